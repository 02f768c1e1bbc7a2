### Reglas de consulta: rutas comerciales

table-route-bonuses = Bonificaciones de la ruta
word-bonus = Bonificación
word-works-like = Funciona como
section-trade-routes = Rutas comerciales
    .lead = Las mercancías que vendes van a tu propia ruta comercial. Donde una mercancía tiene el color de su espacio recibes una bonificación.
    .wrong-1 = Las mercancías de la ruta siguen contando como vendidas.
    .wrong-2 = El escudo 12 no duplica los puntos de la ruta.
rule-routes-pieces = Hay doce losetas de ruta con tres espacios. Un espacio muestra un color y una bonificación.
rule-routes-deal = Cada jugador recibe 5, 4 o 3 losetas de ruta al azar con dos, tres o cuatro jugadores, en orden aleatorio.
rule-routes-lay = Cuando vendes, coloca las mercancías en la ruta una por una, desde la izquierda.
rule-routes-bonus = Una mercancía en un espacio de su color da al momento la bonificación.
rule-ruling-29 = Usa cada bonificación antes de colocar la mercancía siguiente. Si una bonificación vende mercancías, esas se colocan antes.
rule-routes-full = Cuando la ruta está llena, las demás mercancías van al montón habitual.
rule-routes-sold = Las mercancías de la ruta cuentan como vendidas para los monasterios 15 y 25.
