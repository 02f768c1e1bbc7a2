### Pełne zasady: Starożytne Kroniki.

## Starożytne Kroniki

section-chronicles = Starożytne Kroniki
    .lead = Scenariusz zmienia całą grę. Każdy stół gra jeden z sześciu, z kartami, które dochodzą do talii.
    .wrong-1 = Artefakty Kronik działają w trakcie gry, dla wszystkich.
    .wrong-2 = Scenariusz kooperacyjny nie ma dekretów, ale ma wydarzenia.
rule-chronicles-one = Stół gra dokładnie jeden scenariusz. Przygotowuje się go przed wszystkim innym.
rule-chronicles-modes = Każdy scenariusz gra się albo przeciwko sobie, albo razem, nigdy odwrotnie: Oblężenie Diaoyucheng i Powstanie Czerwonych Turbanów razem, pozostałe cztery przeciwko sobie.
rule-chronicles-alone = Scenariuszy nie łączy się ze Szczurem, Czyngis-chanem, Czarnym Prochem ani Starożytnymi Bestiami i nie gra się w nie solo.
rule-chronicles-decks = Do talii dochodzi dziesięć artefaktów, osiem taktyk, czterech generałów i dziesięciu doradców.
rule-chronicles-cards = Każda z tych kart robi to, co mówi jej tekst.
rule-chronicles-artifacts = Artefakty Kronik działają przez całą grę. Te z gry podstawowej, które są wśród trzech, punktują tylko na końcu.
rule-chronicles-everyone = Artefakt, który działa, służy tak samo każdemu graczowi, nigdy klanowi bez gracza.
rule-chronicles-together-artifacts = W kooperacji w grze są trzy artefakty Kronik i żaden z gry podstawowej.
rule-chronicles-no-requests = W kooperacji nie ma dekretów ani hańby za odkryte dekrety. Wydarzenia zostają.
rule-chronicles-last = W kooperacji wygrywacie wszyscy, jeśli do końca ostatniego roku nie było przegranej.
rule-chronicles-che-kung = Che Kung: otrzymujesz 1 chi za każdego atakującego włócznika i 1 złoto za każdego atakującego kawalerzystę, razy liczba twoich wspierających doradców.
rule-chronicles-yang-paifeng = Yang Paifeng: po ataku włócznikami zadajesz po jednej ranie za każdego wspierającego doradcę hordom, które atakowali.
rule-chronicles-zhang-jun = Zhang Jun: za każdym razem, gdy płacisz własnym złotem, otrzymujesz honor za każdego wspierającego doradcę, niezależnie od kwoty. Złoto z magazynu się nie liczy.
rule-chronicles-mongolian-traitor = Mongolski zdrajca: po pokonaniu hordy, gdy hordy z tyłu już podeszły, atakujesz ponownie w tej sekcji, jeśli twój żołnierz to przeżył lub został uratowany.
rule-chronicles-gather = Górnik i Uczeń tao zmieniają to, co w ich lokacji zbierają twoi urzędnicy, a nie to, co dają nadzorcy.
