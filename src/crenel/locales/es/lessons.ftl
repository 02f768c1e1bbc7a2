# Lo que se dice en todas las lecciones, en la página y en la terminal.

lesson-burgundy-first-game = Una primera partida
    .about = Una fase y después el último turno de la misma partida. Diez minutos.
    .free = Tus dados te dejan elegir. ¿Qué te acerca a un área completa?
lesson-burgundy-last-turn = El último turno
    .about = El final de una primera partida y su recuento.
    .free = Decides tú. ¿Qué da puntos ahora?
lesson-burgundy-shields = Escudos
    .about = Un módulo en una fase, para quien ya conoce el juego básico. Tres minutos.
    .free = Sigue jugando; los escudos volverán.
lesson-burgundy-solo = Burgundy en solitario
    .about = El juego en solitario hasta su primera meta, para quien conoce el juego base. Tres minutos.
    .free = Decides tú. ¿Qué loseta completa un área?
lesson-great_wall-first-year = Un primer año
    .about = Líderes, otoño, un invierno en la muralla y vuelta al otoño. Diez minutos.
    .free = Nada nuevo: ya sabes qué es esto. Elige lo que quieras.
lesson-great_wall-coop = Cooperativo
    .about = El invierno en que todos ganan o pierden juntos, para quien conoce el juego base. Tres minutos.
    .free = Decides tú. ¿Qué necesita tu equipo?
lesson-let-go = Juega como quieras; te avisaré cuando pase algo nuevo.
lesson-waiting = Juegan los demás.
lesson-enter = (Intro: seguir) {" "}
lesson-marked = Iluminado: { $what }
lesson-left = Desde aquí sin ayuda. La partida sigue contra el bot fácil.
unknown-lesson = No hay ninguna lección «{ $name }». Existen: { $known }.
bad-lesson = La lección tiene un error en { $place }: { $detail }
