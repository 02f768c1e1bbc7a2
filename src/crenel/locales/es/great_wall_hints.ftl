### La Gran Muralla: razones de una jugada sugerida, después de su honor

reason-shame = protección contra la deshonra
reason-resources = recursos
reason-overseers = supervisores
reason-clerks = funcionarios
reason-placed = funcionarios en sus puestos
reason-soldiers = soldados
reason-leaders = general y consejeros
reason-tactics = tácticas en la mano
reason-commands = cartas de mando
reason-tea = puesto en el orden de turno
reason-walls = murallas
reason-floor = honor que la deshonra no puede quitar
reason-final = hordas reclamadas y artefactos
reason-hordes = lucha contra las hordas
reason-ending = final de la partida ahora
reason-solo = seguridad de la reserva de deshonra
