### Los castillos de Borgoña: razones de una jugada sugerida, después de sus puntos

reason-areas = áreas
reason-open-hexes = sitio para nuevas losetas
reason-colours = losetas de bonificación
reason-herds = ganado
reason-stored = losetas en las casillas-llave
reason-silver = plata
reason-workers = trabajadores
reason-goods = mercancías
reason-order = orden de turno
reason-first = primer puesto en el orden de turno
reason-mines = plata de las minas
reason-monasteries = monasterios
reason-dice = dados por usar
