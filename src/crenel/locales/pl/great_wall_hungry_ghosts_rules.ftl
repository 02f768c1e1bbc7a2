### Pełne zasady: Święto Głodnych Duchów.

## Święto Głodnych Duchów

section-hungry-ghosts = Święto Głodnych Duchów
    .lead = Po każdym szturmie duchy zamykają lokacje na rok. Zabici opuszczają grę.
    .wrong-1 = Duchy to żetony hańby: ich przyjście może opróżnić pulę i zakończyć grę.
    .wrong-2 = Rzędy liczy się przez wszystkie sekcje: trzy hordy w trzech pierwszych rzędach sprowadzają jednego ducha.
    .wrong-3 = Uratowany żołnierz zostaje w grze.
rule-hungry_ghosts-come = Po szturmie jeden żeton hańby z puli zamienia się w ducha za każdy rząd, liczony przez wszystkie sekcje, w którym stoi horda.
rule-hungry_ghosts-few = Jeśli w puli jest mniej żetonów, przychodzą tylko te.
rule-hungry_ghosts-place = W kolejności herbaty każdy gracz umieszcza ducha w lokacji, która nie jest jeszcze nawiedzona, ale nigdy w koszarach, herbaciarni ani magazynie.
rule-hungry_ghosts-round = Gdy duchów jest więcej niż graczy, zaczyna się nowa kolejka. Gdy mniej, ostatni w kolejności herbaty nie umieszczają żadnego.
rule-hungry_ghosts-home = Urzędnicy z lokacji, która zostaje nawiedzona, od razu wracają do pul, także z pełnej, bez jej aktywacji.
rule-hungry_ghosts-closed = Do nawiedzonej lokacji w żaden sposób nie można przesunąć urzędnika.
rule-hungry_ghosts-lasting = Lokacja jest nawiedzona przez wiosnę, lato, jesień i ostrzał następnego roku.
rule-hungry_ghosts-leave = Wszystkie duchy wracają do puli, gdy zaczyna się szturm, zanim ktokolwiek może otrzymać hańbę za przełamanie.
rule-hungry_ghosts-banish = Kto zdobywa pokonaną hordę, może zwrócić jednego ducha do puli. Jeśli nikt jej nie zdobywa, może to zrobić gracz najwyżej w kolejności herbaty.
rule-hungry_ghosts-dead = Zabici żołnierze opuszczają grę. Uratowani nie.
rule-hungry_ghosts-end = Duchy nie są w puli. Ich zabranie może ją opróżnić, a więc zakończyć grę.
rule-hungry_ghosts-reed = Urzędnicy klanu Trzciny też opuszczają nawiedzoną lokację, a jego zabici opuszczają grę.
