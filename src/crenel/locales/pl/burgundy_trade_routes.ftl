### Burgundia: szlaki handlowe.

setting-trade_routes = Szlaki handlowe: sprzedaż towarów daje premie
setting-trade_routes-true = tak
setting-trade_routes-false = nie
source-routes = szlaki handlowe
bonus-building = kafel budynku
bonus-church = kafel zamku, kopalni albo klasztoru
bonus-market = kafel statku albo zwierząt
bonus-place = położenie kafla ze schowka
bonus-action = akcja z dowolną liczbą
bonus-sell = sprzedaż towarów jednego koloru
bonus-workers = 4 robotników
bonus-silver = 2 srebra
bonus-points = 4 punkty
asking-route_action = Szlak handlowy: wykonaj dodatkową akcję z dowolną liczbą.
event-good_laid = { $you ->
    [yes] Kładziesz
   *[no] { $who } kładzie
  } { $good } towary na polu { $place } szlaku handlowego.
event-route_bonus = { $you ->
    [yes] Otrzymujesz
   *[no] { $who } otrzymuje
  } premię szlaku handlowego: { $bonus }.
state-routes = { $where }: towary na szlakach ({ $good }): { $found }, a sprzedano tylko { $sold }.
table-route = Szlak
reason-trade_routes = szlaki handlowe
