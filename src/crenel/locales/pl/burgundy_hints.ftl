### Zamki Burgundii: powody proponowanego ruchu, po ich punktach

reason-areas = obszary
reason-open-hexes = miejsce na nowe kafle
reason-colours = kafle premii
reason-herds = zwierzęta
reason-stored = kafle w schowku
reason-silver = srebro
reason-workers = robotnicy
reason-goods = towary
reason-order = kolejność tur
reason-first = pierwsze miejsce w kolejności tur
reason-mines = srebro z kopalń
reason-monasteries = klasztory
reason-dice = niewykorzystane kości
