### Pełne zasady: Dwoje graczy i solo: klan Trzciny.

## Dwoje graczy i solo: klan Trzciny

section-reed = Dwoje graczy i solo: klan Trzciny
    .lead = Przy jednym lub dwojgu graczach planszę zapełnia trzeci klan bez gracza. Nic nie ma i nic nie zatrzymuje; działa za niego wódz.
    .wrong-1 = Jego urzędnicy zostają, gdy lokacja się aktywuje.
    .wrong-2 = Wodzem jest aktywny gracz, także przy ruchach, które nikomu innemu nie pomagają.
    .wrong-3 = Urzędnik klanu Trzciny chroni cię przed samotnością, a sam hańby nie otrzymuje.
    .wrong-4 = Horda, którą wygra ten klan, po prostu znika.
rule-two-setup = Klan Trzciny ma 3 urzędników i 10 włóczników. Urzędnicy zaczynają w tartaku, kamieniołomie i kopalni złota, a klan na końcu kolejności herbaty.
rule-ruling-12 = Pula hańby liczy 10 żetonów na gracza-człowieka: 20 przy dwojgu, 10 w grze solo. Klany bez gracza się nie liczą.
rule-ruling-17 = Przy jednym lub dwojgu graczach używa się strony planszy i lat dla trzech graczy.
rule-two-section = Nie używa się lewej sekcji ani kart hord, które ją wskazują.
rule-two-card = Każdej jesieni na torze leży też jedyna karta klanu Trzciny. Jej pole pozwala przesuwać urzędników pozostałym klanom. Zdrada nie może jej skopiować.
rule-ruling-14 = Karta trafia na pierwsze wolne pole, gdy w kolejności herbaty wypada klan Trzciny.
rule-two-overlord = O wszystkim w klanie decyduje jego wódz.
rule-ruling-10 = Wodzem jest aktywny gracz. W turze samego klanu Trzciny jest nim klan najwyższy w kolejności herbaty spośród pozostałych.
rule-two-clerks = W jednej lokacji nigdy nie ma więcej niż jednego urzędnika klanu Trzciny.
rule-two-stays = Gdy lokacja się aktywuje, urzędnik klanu Trzciny w niej zostaje.
rule-two-special = Specjalna lokacja, w której jest tylko urzędnik klanu Trzciny, nie aktywuje się.
rule-two-never = Klan Trzciny nigdy nie ma honoru, hańby, hord, surowców ani żołnierzy w strefach odpoczynku, a jego żołnierzy się nie ratuje.
rule-two-production = W aktywowanym tartaku, kamieniołomie lub kopalni złota jego urzędnik wkłada do magazynu jeden surowiec tego rodzaju.
rule-two-temple = W świątyni jego urzędnik pozwala aktywnemu graczowi odrzucić żeton hańby. W jego własnej turze nic się nie dzieje.
rule-two-embassy = W ambasadzie jego wódz odrzuca jednego doradcę z toru, a tor się uzupełnia.
rule-two-builders = W obozie budowniczych klan buduje za darmo barykadę w sekcji, którą wybierze wódz.
rule-two-barracks = W koszarach włócznik klanu atakuje za darmo tam, gdzie wybierze wódz.
rule-ruling-15 = To, co zakrywa włócznik klanu Trzciny, nikomu nie daje nagrody.
rule-two-academy = W akademii i centrum logistycznym klan nic nie robi.
rule-ruling-11 = W herbaciarni klan Trzciny może awansować jak każdy inny; decyduje jego wódz.
rule-ruling-16 = Klan Trzciny walczy o najwięcej punktów tak jak gracz. Hordę, którą wygra, odrzuca się.
