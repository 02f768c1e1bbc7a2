### Wielki głód: teksty strony

w-famine-capacity = Pojemność { $capacity } (przegrana: { $lost })
w-famine-note = Nikt nie może mieć więcej żywności, niż wynosi pojemność. Każda horda przełamania i każdy podbój zmniejszają ją o 1. Przy { $lost } lub mniej przegrywacie wszyscy.
w-famine-price = W tym roku 2 żywności kosztują na targu { $price } złota.
w-famine-food = Żywność i elementy do wyżywienia
w-famine-of = { $who }: żywność { $food }, do wyżywienia { $mouths }
w-famine-ate = wyżywione: { $count }, zostaje żywności: { $left }
w-famine-starved = głodne: { $count }
w-famine-verdict = Zapasy żywności przepadły. Nikt nie wygrywa.
w-feeding = Żywienie
w-feeding-fed = wyżywione: { $count }
w-feeding-sentence = Wyżywione elementy: { $fed }, głodne: { $starved }.
w-feed-title = Zima: kto je?
w-feed-mark = Zaznacz elementy, które głodują. Wracają do twojej puli.
w-feed-sum = Je: { $eating }, zostaje żywności: { $left }
w-feed-missing = Zaznacz jeszcze { $count }
w-feed-all = Wyżyw wszystkich
w-feed-some = Wyżyw { $count }, nie żyw { $starving }
w-feed-clerk = urzędnik
w-feed-overseer = nadzorca
w-feed-where = { $stands ->
    [wall] { $section }, na murze
    [horde] { $section }, na hordzie { $row }
   *[rest] { $section }, odpoczywa
  }
w-title-buy = Kup 2 żywności
w-do-buy = Kup
w-do-starve = Nie żyw
w-did-buy = zakup żywności
w-did-starve = pozostawienie elementu bez żywności
w-done-buy_food = Koniec zakupów
w-done-feed = Wyżyw resztę
w-brings-market = kupuje do { $count } × 2 żywności
barrier-stores_raided = Dalej nie można cofnąć: dokonano podboju spichlerzy.
barrier-capacity_fell = Dalej nie można cofnąć: spłonęły zapasy.
