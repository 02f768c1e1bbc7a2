### Las piezas de Borgoña: nombres y efectos. `object`: como objeto de una frase; `short`: cinco caracteres como mucho, para los mapas.

## Tipos de loseta y de casilla

kind-castle = castillo
    .area = una zona de castillos
    .hexes = casillas de castillo
kind-mine = mina
    .area = una zona de minas
    .hexes = casillas de mina
kind-monastery = monasterio
    .area = una zona de monasterios
    .hexes = casillas de monasterio
kind-ship = barco
    .area = un río
    .hexes = casillas de barco
kind-pasture = ganado
    .area = un pasto
    .hexes = casillas de pasto
kind-building = edificio
    .area = una ciudad
    .hexes = casillas de edificio

hex-castle = castillo
hex-mine = mina
hex-monastery = monasterio
hex-ship = barco
hex-pasture = pasto
hex-building = edificio

## Losetas

tile-castle = castillo
    .object = un castillo
    .short = Cast
tile-mine = mina
    .object = una mina
    .short = Mina
tile-ship = barco
    .object = un barco
    .short = Barco
tile-market = mercado
    .object = un mercado
    .short = Merc
tile-carpenter = carpintería
    .object = una carpintería
    .short = Carp
tile-church = iglesia
    .object = una iglesia
    .short = Igle
tile-warehouse = almacén
    .object = un almacén
    .short = Alma
tile-boarding-house = pensión
    .object = una pensión
    .short = Pens
tile-bank = banco
    .object = un banco
    .short = Banco
tile-town-hall = ayuntamiento
    .object = un ayuntamiento
    .short = Ayun
tile-watchtower = atalaya
    .object = una atalaya
    .short = Atal
tile-sheep2 = 2 ovejas
    .object = 2 ovejas
    .short = 2ovej
tile-sheep3 = 3 ovejas
    .object = 3 ovejas
    .short = 3ovej
tile-sheep4 = 4 ovejas
    .object = 4 ovejas
    .short = 4ovej
tile-cow2 = 2 vacas
    .object = 2 vacas
    .short = 2vaca
tile-cow3 = 3 vacas
    .object = 3 vacas
    .short = 3vaca
tile-cow4 = 4 vacas
    .object = 4 vacas
    .short = 4vaca
tile-pig2 = 2 cerdos
    .object = 2 cerdos
    .short = 2cerd
tile-pig3 = 3 cerdos
    .object = 3 cerdos
    .short = 3cerd
tile-pig4 = 4 cerdos
    .object = 4 cerdos
    .short = 4cerd
tile-goat2 = 2 cabras
    .object = 2 cabras
    .short = 2cabr
tile-goat3 = 3 cabras
    .object = 3 cabras
    .short = 3cabr
tile-goat4 = 4 cabras
    .object = 4 cabras
    .short = 4cabr
tile-monastery1 = monasterio 1
    .object = el monasterio 1
    .short = Mo1
tile-monastery2 = monasterio 2
    .object = el monasterio 2
    .short = Mo2
tile-monastery3 = monasterio 3
    .object = el monasterio 3
    .short = Mo3
tile-monastery4 = monasterio 4
    .object = el monasterio 4
    .short = Mo4
tile-monastery5 = monasterio 5
    .object = el monasterio 5
    .short = Mo5
tile-monastery6 = monasterio 6
    .object = el monasterio 6
    .short = Mo6
tile-monastery7 = monasterio 7
    .object = el monasterio 7
    .short = Mo7
tile-monastery8 = monasterio 8
    .object = el monasterio 8
    .short = Mo8
tile-monastery9 = monasterio 9
    .object = el monasterio 9
    .short = Mo9
tile-monastery10 = monasterio 10
    .object = el monasterio 10
    .short = Mo10
tile-monastery11 = monasterio 11
    .object = el monasterio 11
    .short = Mo11
tile-monastery12 = monasterio 12
    .object = el monasterio 12
    .short = Mo12
tile-monastery13 = monasterio 13
    .object = el monasterio 13
    .short = Mo13
tile-monastery14 = monasterio 14
    .object = el monasterio 14
    .short = Mo14
tile-monastery15 = monasterio 15
    .object = el monasterio 15
    .short = Mo15
tile-monastery16 = monasterio 16
    .object = el monasterio 16
    .short = Mo16
tile-monastery17 = monasterio 17
    .object = el monasterio 17
    .short = Mo17
tile-monastery18 = monasterio 18
    .object = el monasterio 18
    .short = Mo18
tile-monastery19 = monasterio 19
    .object = el monasterio 19
    .short = Mo19
tile-monastery20 = monasterio 20
    .object = el monasterio 20
    .short = Mo20
tile-monastery21 = monasterio 21
    .object = el monasterio 21
    .short = Mo21
tile-monastery22 = monasterio 22
    .object = el monasterio 22
    .short = Mo22
tile-monastery23 = monasterio 23
    .object = el monasterio 23
    .short = Mo23
tile-monastery24 = monasterio 24
    .object = el monasterio 24
    .short = Mo24
tile-monastery25 = monasterio 25
    .object = el monasterio 25
    .short = Mo25
tile-monastery26 = monasterio 26
    .object = el monasterio 26
    .short = Mo26

## Qué hacen las losetas

effect-castle = Enseguida: una acción más, como con un dado de cualquier número.
effect-mine = Da 1 de plata al final de cada fase.
effect-ship = Enseguida: coges todas las mercancías de un depósito y tu peón avanza una casilla en el puente.
effect-livestock = Enseguida: puntúa sus { $count } animales y, otra vez, los animales de esa clase ({ $animal }) que ya hay en el mismo pasto.
effect-take = Enseguida: coges una loseta de cualquier depósito numerado. Tipos: { $kinds }.
effect-sell = Enseguida: vendes todas las mercancías de un color.
effect-place = Enseguida: colocas otra loseta guardada, en cualquier número.
effect-workers =
    Enseguida: recibes { $workers ->
        [one] { $workers } trabajador.
       *[other] { $workers } trabajadores.
    }
effect-silver = Enseguida: recibes { $silver } de plata.
effect-points =
    Enseguida: ganas { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
effect-city-limit = En una ciudad cada tipo de edificio cabe una sola vez.
effect-any-building = Desde ahora puedes repetir un mismo edificio dentro de una ciudad.
effect-mine-workers =
    Al final de cada fase, cada mina tuya da además { $workers ->
        [one] { $workers } trabajador.
       *[other] { $workers } trabajadores.
    }
effect-sale-silver = Cada venta de mercancías da { $silver } de plata en vez de 1.
effect-sale-workers =
    Cada venta de mercancías da además { $workers ->
        [one] { $workers } trabajador.
       *[other] { $workers } trabajadores.
    }
effect-ship-neighbour = Cada barco tuyo coge también las mercancías de un depósito vecino del primero.
effect-buy-anywhere = Puedes hacer tu compra en cualquier depósito, y los trabajadores valen como plata.
effect-livestock-points =
    Siempre que puntúa el ganado, cada loseta cuenta { $points ->
        [one] { $points } punto más.
       *[other] { $points } puntos más.
    }
effect-worker-reach = Cada trabajador cambia un dado hasta en { $reach }.
effect-free-place = Al colocar una loseta de estos tipos, el dado puede diferir en { $step } gratis: { $kinds }.
effect-free-take = Al coger una loseta de un depósito, el dado puede diferir en { $step } gratis.
effect-workers-silver = La acción «coger trabajadores» da además { $silver } de plata.
effect-workers-taken = La acción «coger trabajadores» da { $workers } trabajadores.
effect-points-sold_type = Al final: { $points } puntos por cada color de mercancías que has vendido.
effect-points-building = Al final: { $points } puntos por cada { $tile } de tu principado.
effect-points-animal = Al final: { $points } puntos por cada clase de animal de tu principado.
effect-points-sold_good =
    Al final: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cada mercancía que has vendido.
effect-points-bonus = Al final: { $points } puntos por cada una de tus bonificaciones.

animal-sheep = ovejas
animal-cow = vacas
animal-pig = cerdos
animal-goat = cabras
