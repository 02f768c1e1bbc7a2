### Las reglas completas de Tiempo gélido.

## Tiempo gélido

section-freezing-weather = Tiempo gélido
    .lead = Los supervisores dan menos, los recursos se agotan y el Emperador premia a quienes lo ayudan.
    .wrong-1 = Solo cambia lo que dan los supervisores; los funcionarios recolectan como siempre.
    .wrong-2 = Un envío cuesta un funcionario, que no vuelve nunca.
rule-freezing_weather-production = En los ingresos de verano y al recolectar en una localización de producción, cada supervisor da de más o de menos lo que dice este año el medidor de producción.
rule-freezing_weather-floor = Un supervisor nunca da menos que nada. No cambia lo que recolectan los funcionarios ni lo que pagan las cartas por supervisores en otros momentos.
rule-freezing_weather-track = El medidor de producción tiene un valor por año. Cinco jugadores empiezan en su segunda casilla.
rule-freezing_weather-help = Al final de tu propio turno de otoño, después de comprobar si hay hordas derrotadas, puedes sacar de la partida exactamente 4 recursos de un tipo y poner un funcionario de tu reserva en la casilla de ese tipo de la carta de escenario.
rule-freezing_weather-once = Puedes hacer un envío por turno. Cada jugador llena una vez cada una de las cuatro casillas.
rule-freezing_weather-clerk = Sin un funcionario en la reserva no puedes hacer un envío. El funcionario no vuelve nunca y deja de contar entre los tuyos.
rule-freezing_weather-breach = Por cada ficha de deshonra que recibirías por una brecha, puedes sacar de la partida uno de tus recursos. La deshonra por otras causas llega como siempre.
rule-freezing_weather-raid = Una incursión no quita deshonra. Salen para siempre de las existencias 2 de cada recurso, y por cada uno que falte sale de la reserva una ficha de deshonra.
rule-freezing_weather-honor = Antes de la puntuación final, cada envío da 12 de honor.
rule-freezing_weather-supply = Hay 50 de cada recurso. Las existencias son lo que no tiene ningún jugador, no está en el almacén y no ha salido de la partida. Lo gastado vuelve a ellas, y nadie recibe más de lo que queda.
rule-freezing_weather-count = Las existencias de un recurso solo se muestran cuando quedan menos de 8.
