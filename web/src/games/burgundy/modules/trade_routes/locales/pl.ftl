### Trade routes: what only the page says of this module.

b-ask-route_action = szlak handlowy: jeszcze jedna akcja z dowolną liczbą.
b-short-good_laid = towar ({ $good }) na polu { $place } szlaku
b-short-route_bonus = szlak: { $bonus }
b-route = szlak handlowy, { $filled } z { $size }
b-routes = Szlaki handlowe
b-route-tile = Szlak handlowy { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Pole { $place }, { $good }: { $bonus }{ $state ->
    [next] , następne
    [paid] , wypłacone
    [lost] , zajęte ({ $laid })
   *[free] { "" }
}
b-tip-route = Na towary { $good }
b-tip-laid = Sprzedane towary trafiają po jednym na szlak. Pasujący kolor od razu daje premię.
b-tip-lies = Leży tam
b-tip-next = Następne
option-trade_routes = Szlaki handlowe
option-trade_routes-note = Sprzedane towary wypełniają własny szlak, a pasujące się opłacają.
