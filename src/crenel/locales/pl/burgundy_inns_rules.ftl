### Zasady: gospody

section-inns = Gospody
    .lead = Gospody kupuje się jak kafle czarnego składu, a zakrywają pole dowolnego rodzaju.
    .wrong-1 = W jednej turze kupujesz gospodę albo czarny kafel, nie oba.
    .wrong-2 = Obszar mieści tylko jedną gospodę.
    .wrong-3 = Gospoda nie jest budynkiem ani zwierzętami, bez względu na pole.
rule-inns-beside = Na początku każdej fazy obok czarnego składu pojawia się kolejna gospoda.
rule-inns-stack = Gospody, których nikt nie kupił, zostają tam na stosie.
rule-inns-buy = Kup gospodę za 2 srebra, tak jak kafel z czarnego składu.
rule-ruling-27 = To jedyny zakup w turze. Z klasztorem 6 można zapłacić za nią także robotnikami.
rule-inns-any-hex = Połóż gospodę na wolnym polu dowolnego rodzaju. Liczba i sąsiedni kafel obowiązują jak zwykle. Nie ma efektu.
rule-inns-once = Każdy obszar mieści najwyżej jedną gospodę.
rule-inns-size = Obszar z gospodą punktuje jak o jedno pole większy, najwyżej 8.
