### Pełne zasady: Czyngis-chan.

## Czyngis-chan

section-khan = Czyngis-chan
    .lead = Jeździ pod murem z dwiema umiejętnościami. Kto zdobywa hordę, może go zaatakować, a każdy jego punkt witalny jest wart 6 honoru.
    .wrong-1 = To nie horda: nie ma siły i nie zajmuje miejsca.
    .wrong-2 = Atakujesz go tylko zaraz po zdobyciu hordy, żołnierzem, który na niej stał i żyje.
    .wrong-3 = Umiejętności działają tylko w sekcji, w której jest.
rule-khan-first-place = Gdy przyjdą pierwsze hordy, jedzie do sekcji z odwrotu wierzchniej karty hordy.
rule-khan-moves = Każdej wiosny, po nowych hordach, jedzie do sekcji z odwrotu wierzchniej karty hordy.
rule-khan-empty-deck = Jeśli talia hord jest pusta, najpierw tasuje się odrzucone hordy. Jeśli i tych nie ma, zostaje.
rule-khan-spots = Nie ma siły, honoru ani miejsca wśród hord. Każdy punkt witalny na jego kartach jest wart 6 honoru dla gracza, który go zakryje.
rule-khan-active = Punkt z liczbą jest aktywny dopiero od tylu graczy. Klany bez gracza się nie liczą.
rule-khan-attack = Gracz, który zdobywa hordę, może zaatakować go jednym włócznikiem lub kawalerzystą, który na niej stał i przeżył lub został uratowany. Nie ma znaczenia, w której jest sekcji.
rule-khan-horseman = Kawalerzysta zakrywa jeden punkt albo dwa sąsiednie na jednej karcie.
rule-khan-stay = Żołnierze na jego kartach zostają tam do końca gry.
rule-khan-unclaimed = Jeśli hordy nikt nie zdobywa, nikt go po niej nie atakuje.
rule-khan-order = Atak na niego następuje po zdobyciu hordy i honorze za nią, a przed podejściem hord z tyłu.
rule-khan-automas = Klany bez gracza nigdy go nie atakują.
rule-khan-end = Gdy wszystkie jego aktywne punkty są zakryte, gra kończy się z tym rokiem. W kooperacji trwa dalej.

## Czyngis-chan: umiejętności

section-khan-skills = Czyngis-chan: umiejętności
    .lead = Obok jego karty leżą dwie z sześciu umiejętności. Każda działa w jego sekcji, dopóki jej aktywne punkty nie są zakryte.
    .wrong-1 = Zakrycie punktów umiejętności wyłącza ją do końca gry.
rule-khan-skills-draw = Na początku losuje się dwie z sześciu umiejętności.
rule-khan-skills = Umiejętność działa tylko w sekcji, w której jest, i tylko dopóki nie zakryto wszystkich jej aktywnych punktów.
rule-khan-tribute = Niech się nas boją!: atak na niego kosztuje 2 chi, jeśli pokonana horda stała w jego sekcji.
rule-khan-weaklings = Nasi wrogowie to słabeusze!: przy przełamaniu jego sekcji żołnierze na hordach nikogo nie chronią przed hańbą.
rule-khan-no-retreat = Bez odwrotu: podczas szturmu giną wszyscy żołnierze na hordach jego sekcji, nawet gdy mur się utrzyma. Przy przełamaniu następuje to po hańbie, w jednym zdarzeniu z jego zabitymi.
rule-khan-house-skills = Pozostałe trzy umiejętności są nasze: w jego sekcji hordy mają więcej siły, uratowanie żołnierza kosztuje więcej chi albo żaden łucznik nie strzela zimą.

## Czyngis-chan: chorążowie, nagroda, hordy

section-khan-pieces = Czyngis-chan: chorążowie, nagroda, hordy
    .lead = Co jeszcze przychodzi z nim do gry.
    .wrong-1 = Chorąży nie jest włócznikiem i nigdy nie atakuje Czyngis-chana.
    .wrong-2 = Nagrodę ma ten, kto zbudował ostatnią kondygnację muru; barykady się nie liczą.
rule-khan-hordes = Dwa losowe rodzaje hord opuszczają talię, a dochodzą trzy jego rodzaje. Przy dwojgu graczach odkłada się karty lewej sekcji.
rule-khan-first-hordes = Na początku przychodzi tyle hord, ilu jest graczy, w kooperacji o jedną więcej.
rule-khan-advisors = Sześciu dodatkowych doradców tasuje się z doradcami gry podstawowej.
rule-khan-bannerman-pool = Każdy gracz ma w puli jednego chorążego. Klany bez gracza nie mają żadnego.
rule-khan-bannerman-cost = Chorąży kosztuje 2 złota i 1 drewno i zakrywa jeden punkt hordy przy murze, jak włócznik.
rule-khan-bannerman-kind = Jest żołnierzem, ale nie włócznikiem. Może zostać nadzorcą, nosić hańbę, zostać uratowany i przeniesiony.
rule-khan-bannerman-winter = Na początku zimy, przed strzelaniem, każdy gracz może zaatakować najwyżej dwoma różnymi żołnierzami ze strefy odpoczynku lub z muru sekcji, w której jest jego chorąży, także nim samym.
rule-khan-award-draw = W grze jest jedna z sześciu nagród Cesarza. Na początku nie ma jej nikt.
rule-khan-award = Kto buduje kondygnację muru, otrzymuje nagrodę i korzysta z niej, dopóki ją ma.
rule-khan-captain-of-lancer-regiment = Kapitan pułku lansjerów: po ataku kawalerzystami możesz wykonać jeden atak więcej za każdą sekcję, w której atakowali, jeśli chcesz, wszystkie w jednej.
rule-khan-woodcarver = Snycerz: po ulepszeniu nadzorcy możesz przekazać najwyżej tyle surowców, ile wynosi jego nowy poziom.
rule-khan-cards = Każda nagroda, doradca i horda robi to, co mówi karta.
rule-khan-solo = W grze solo Czyngis-chan nie bierze udziału.
