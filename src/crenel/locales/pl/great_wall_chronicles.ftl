### Starożytne Kroniki: co łączy wszystkie scenariusze

setting-scenario = Starożytne Kroniki: gra ze scenariuszem
setting-scenario-none = bez scenariusza
scenario-alone = Scenariuszy nie można rozegrać solo: w grze solo używa się tylko gry podstawowej.
scenario-together = { $scenario ->
    [diaoyucheng] Oblężenie Diaoyucheng
   *[red_turban] Powstanie Czerwonych Turbanów
} rozgrywa się tylko wspólnie. Włącz też kooperację (coop).
scenario-apart = Tego scenariusza nie można rozegrać w kooperacji: można tylko Oblężenie Diaoyucheng i Powstanie Czerwonych Turbanów. Wyłącz kooperację albo wybierz inny scenariusz.
scenario-no-rat = Scenariuszy nie łączy się ze Szczurem: w Kroniki gra się bez niego. Wybierz jedno z dwojga.
scenario-no-khan = Scenariuszy nie łączy się z Czyngis-chanem: w Kroniki gra się bez niego. Wybierz jedno z dwojga.
scenario-no-black_powder = Scenariuszy nie łączy się z Czarnym Prochem: w Kroniki gra się bez niego. Wybierz jedno z dwojga.
scenario-no-beasts = Scenariuszy nie łączy się ze Starożytnymi Bestiami: w Kroniki gra się bez nich. Wybierz jedno z dwojga.
scenario-shared = Do talii dochodzą 32 nowe karty. Artefakty Kronik działają przez całą grę, dla wszystkich tak samo.

card-abacus-of-heaven = Niebiańskie liczydło
card-bamboo-strips = Bambusowe tabliczki
card-jade-plow = Jadeitowy pług
card-south-pointing-chariot = Rydwan wskazujący południe
card-incense-burner = Kadzielnica
card-plumb-line = Pion murarski
card-phoenix-cup = Czarka feniksa
card-tally-tiger = Tygrysi znak
card-ancestor-tablet = Tabliczka przodków
card-sky-lantern = Podniebny lampion
card-captured-plans = Zdobyte plany
card-ration-cart = Wóz z prowiantem
card-night-raid = Nocny wypad
card-envoys-gift = Dar posła
card-lessons-of-defeat = Nauka z klęski
card-open-road = Wolna droga
card-tribute-carts = Wozy z daniną
card-drilled-ranks = Wyćwiczone szeregi
card-che-kung = Che Kung
card-yang-paifeng = Yang Paifeng
card-zhang-jun = Zhang Jun
card-li-gang = Li Gang
card-miner = Górnik
card-tao-follower = Uczeń tao
card-mongolian-traitor = Mongolski zdrajca
card-foreign-merchant = Zagraniczny kupiec
card-court-astrologer = Nadworny astrolog
card-gravekeeper = Strażnik grobów
card-storyteller = Bajarz
card-tea-porter = Tragarz herbaty
card-paymaster = Płatnik
card-stone-broker = Pośrednik kamieniarski
