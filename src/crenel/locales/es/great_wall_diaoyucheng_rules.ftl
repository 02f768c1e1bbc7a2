### Las reglas completas de El asedio de Diaoyucheng.

## El asedio de Diaoyucheng

section-diaoyucheng = El asedio de Diaoyucheng
    .lead = Juntos defendéis una fortaleza contra un asedio que crece con cada incursión, hasta que acabe el último año.
    .wrong-1 = No hay demandas: se gana resistiendo.
    .wrong-2 = Las fichas de asedio se quedan después de la noche y cuentan otra vez el invierno siguiente.
    .wrong-3 = Los arqueros dejan la fortaleza cada invierno y hay que enviarlos de nuevo.
rule-diaoyucheng-together = Se juega con las reglas del cooperativo, pero sin demandas: no hay ninguna abierta, no se cumple ninguna y ninguna da deshonra. Los eventos siguen.
rule-diaoyucheng-setup = La defensa y las fichas de asedio del principio dependen del número de jugadores. La fortaleza tiene tres puestos y como mucho 15 de defensa.
rule-diaoyucheng-garrison = Un arquero que reclutas puede ir a un puesto libre de la fortaleza por 1 de madera tuya, tantos como quepan.
rule-diaoyucheng-recruits = También los arqueros reclutados con una carta pueden ir a la fortaleza.
rule-diaoyucheng-march = En el centro de logística, un funcionario puede enviar a la fortaleza por 1 de madera a un arquero de cualquier muralla o zona de descanso, en vez de mover soldados.
rule-diaoyucheng-apart = Los arqueros de la fortaleza no están en ninguna sección: ninguna carta los usa, ninguna horda les da honor, ninguna brecha los mata y la logística no los saca de allí.
rule-diaoyucheng-firing = En invierno disparan antes que nadie: cada uno puede herir a una horda de la primera fila de cualquier sección. Las hordas solo quedan derrotadas después de todos los disparos.
rule-diaoyucheng-attack = Un disparo desde la fortaleza es un ataque con un arquero en esa sección y puede infligir la última herida.
rule-diaoyucheng-night = Después del asalto, la fortaleza pierde 1 de defensa por cada ficha de asedio que no frene un arquero: cada arquero frena una. Después, todos los arqueros de allí van a las zonas de descanso que elijan sus dueños. Las fichas se quedan.
rule-diaoyucheng-repair = Cada funcionario del campamento de constructores puede reparar la fortaleza en vez de construir: 3 de tu madera, piedra y oro por 1 de defensa. No da honor ni carta de mando.
rule-diaoyucheng-raid = Una incursión pone además 1 ficha de deshonra junto a la fortaleza como ficha de asedio.
rule-diaoyucheng-token = Esa ficha sale de la reserva; si está vacía, de las fichas que ya no están en juego. No la recibe nadie, así que nadie pierde por ella.
rule-diaoyucheng-lost = Perdéis todos en el acto cuando la fortaleza se queda sin defensa, o cuando toca recibir una ficha de deshonra y la reserva está vacía.
rule-diaoyucheng-won = Ganáis todos al final del último año. Ni las murallas completas ni una reserva vacía acaban la partida.
