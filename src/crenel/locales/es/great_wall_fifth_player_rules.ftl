### Las reglas completas de Cinco jugadores.

## Cinco jugadores

section-five = Cinco jugadores
    .lead = Con un quinto jugador valen las reglas de cuatro, con una partida más corta, más hordas y cartas propias.
    .wrong-1 = La partida tiene cuatro años, no cinco.
    .wrong-2 = Siguen haciendo falta tres murallas completas.
rule-fifth_player-side = Cinco jugadores usan el lado grande del tablero.
rule-fifth_player-years = El marcador de tiempo empieza en la segunda casilla: la partida dura como mucho cuatro años, y el primero es tan mortífero como dice esa casilla.
rule-fifth_player-hordes = Al principio llegan cinco hordas: una a cada sección y dos más a donde indican los reversos de las cartas siguientes.
rule-fifth_player-coop = En cooperativo llegan seis hordas al principio y hacen falta nueve demandas.
rule-fifth_player-cards = Se añaden a los mazos cuatro generales, cuatro consejeros y cuatro tácticas.
rule-fifth_player-only_five = Estas cartas solo se usan con cinco jugadores.
rule-fifth_player-clerks = Cada jugador empieza con 4 funcionarios en la reserva en vez de 5.
rule-fifth_player-shame = La reserva de deshonra empieza con 50 fichas.
rule-fifth_player-track = Se usan las cinco casillas de la cola de mando.
rule-fifth_player-as_four = Por lo demás valen las reglas de cuatro jugadores: tres murallas completas acaban la partida, y una incursión quita una ficha de deshonra por jugador.
rule-general-su-dongpo = Cuando se revelan las cartas de mando, recibes un recurso a tu elección por cada carta revelada con el mismo nombre que la tuya, incluida la tuya, multiplicado por tus consejeros de apoyo.
rule-general-bi-sheng = No tienes supervisores. Cada funcionario tuyo cuenta como uno más por cada consejero de apoyo en toda activación salvo en la mina de oro; cuentan dos consejeros como mucho. Izar estandartes no se suma a esto.
rule-general-she-saihua = Para los recuadros de tu propia carta de mando, cada carta asociada cuenta una vez más por cada consejero de apoyo. También en una carta que copias.
rule-advisor-court-musician = Cuando recibes una ficha de deshonra, puedes pagar 1 de chi para descartarla.
rule-advisor-landowner = Cada recurso que da un supervisor puedes recibirlo como madera, piedra u oro. Lo que recolectan los funcionarios no cambia.
rule-advisor-sifu = La táctica robada no es opcional. Con la mano llena tienes que descartar una.
