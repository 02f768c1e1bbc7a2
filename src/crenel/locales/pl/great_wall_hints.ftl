### Wielki Mur: powody proponowanego ruchu, po ich honorze

reason-shame = ochrona przed hańbą
reason-resources = surowce
reason-overseers = nadzorcy
reason-clerks = urzędnicy
reason-placed = urzędnicy w lokacjach
reason-soldiers = żołnierze
reason-leaders = generał i doradcy
reason-tactics = taktyki na ręce
reason-commands = karty rozkazu
reason-tea = miejsce w kolejności tur
reason-walls = mury
reason-floor = honor, którego hańba nie odbierze
reason-final = zdobyte hordy i artefakty
reason-hordes = walka z hordami
reason-ending = koniec gry teraz
reason-solo = bezpieczeństwo puli hańby
