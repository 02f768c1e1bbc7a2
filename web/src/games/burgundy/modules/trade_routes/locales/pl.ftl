### Szlaki handlowe: teksty strony

b-short-good_laid = { $good } towary na polu { $place } szlaku
b-short-route_bonus = premia szlaku: { $bonus }
b-route = szlak handlowy, { $filled } z { $size }
b-routes = Szlaki handlowe
b-route-tile = Szlak handlowy { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Pole { $place }, { $good }: { $bonus }{ $state ->
    [next] , następne
    [paid] , wypłacone
    [lost] , stracone, leżą tu: { $laid }
   *[free] { "" }
}
b-tip-route = Na towary { $good }
b-tip-laid = Sprzedawane towary trafiają na szlak po jednym. Pasujący kolor od razu daje premię.
b-tip-lies = Zajęte przez
b-tip-next = Następne
option-trade_routes = Szlaki handlowe
option-trade_routes-note = Sprzedane towary zapełniają twój szlak handlowy. Pasujące kolory dają premię.
