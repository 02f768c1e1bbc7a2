### Piezas de Borgoña. `object`: forma como objeto de una frase. `short`: cinco caracteres como mucho, para los mapas. `letter`: una letra propia de cada tipo, en las casillas.

## Tipos de loseta y de casilla

kind-castle = castillo
    .object = un castillo
    .area = un área de castillos
    .hexes = casillas de castillo
    .letter = C
kind-mine = mina
    .object = una mina
    .area = un área de minas
    .hexes = casillas de mina
    .letter = M
kind-monastery = monasterio
    .object = un monasterio
    .area = un área de monasterios
    .hexes = casillas de monasterio
    .letter = O
kind-ship = barco
    .object = un barco
    .area = un río
    .hexes = casillas de barco
    .letter = B
kind-pasture = ganado
    .object = ganado
    .area = un pasto
    .hexes = casillas de pasto
    .letter = G
kind-building = edificio
    .object = un edificio
    .area = una ciudad
    .hexes = casillas de edificio
    .letter = E

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
tile-warehouse = tienda
    .object = una tienda
    .short = Tiend
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

## Efectos de las losetas

effect-castle = Al colocar: haces una acción adicional, como con un dado de cualquier número.
effect-mine = Al final de cada fase: recibes 1 de plata.
effect-ship = Al colocar: coges todas las mercancías de un depósito y tu peón avanza una casilla por el puente.
effect-livestock = Al colocar: ganas { $count } puntos, más 1 por cada uno de los demás animales de esa clase ({ $animal }) en el mismo pasto.
effect-take = Al colocar: coges { $kinds_object } de cualquier depósito numerado.
effect-sell = Al colocar: vendes todas tus mercancías de un color.
effect-place = Al colocar: colocas otra loseta de tus casillas-llave, sin tener en cuenta su número.
effect-workers = Al colocar: recibes { $workers ->
        [one] { $workers } trabajador.
       *[other] { $workers } trabajadores.
    }
effect-silver = Al colocar: recibes { $silver } de plata.
effect-points = Al colocar: ganas { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
effect-city-limit = En cada ciudad solo cabe un edificio de cada tipo.
effect-any-building = Puedes colocar el mismo edificio más de una vez en una ciudad.
effect-mine-workers = Al final de cada fase: cada una de tus minas da además { $workers ->
        [one] { $workers } trabajador.
       *[other] { $workers } trabajadores.
    }
effect-sale-silver = Cuando vendes mercancías: recibes { $silver } de plata en vez de 1.
effect-sale-workers = Cuando vendes mercancías: recibes además { $workers ->
        [one] { $workers } trabajador.
       *[other] { $workers } trabajadores.
    }
effect-ship-neighbour = Cuando colocas un barco: coges también las mercancías de un depósito contiguo al primero.
effect-buy-anywhere = Puedes comprar losetas de cualquier depósito y pagar con trabajadores además de con plata.
effect-livestock-points = Cuando puntúa el ganado: cada loseta da { $points ->
        [one] { $points } punto más.
       *[other] { $points } puntos más.
    }
effect-worker-reach = Cada trabajador que gastas cambia un dado hasta en { $reach }.
effect-free-place = Cuando colocas { $kinds_object }: puedes cambiar el dado en { $step } gratis.
effect-free-take = Cuando coges una loseta de un depósito: puedes cambiar el dado en { $step } gratis.
effect-workers-silver = Cuando usas un dado para coger trabajadores: recibes además { $silver } de plata.
effect-workers-taken = Cuando usas un dado para coger trabajadores: recibes { $workers } trabajadores.
effect-points-sold_type = Al final de la partida: { $points } puntos por cada color de mercancías que hayas vendido.
effect-points-building = Al final de la partida: { $points } puntos por cada { $tile } de tu principado.
effect-points-animal = Al final de la partida: { $points } puntos por cada clase de animal de tu principado.
effect-points-sold_good = Al final de la partida: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cada loseta de mercancía que hayas vendido.
effect-points-bonus = Al final de la partida: { $points } puntos por cada una de tus losetas de bonificación.

animal-sheep = ovejas
animal-cow = vacas
animal-pig = cerdos
animal-goat = cabras
