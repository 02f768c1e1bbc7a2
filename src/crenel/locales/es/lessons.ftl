# Lo que se dice en todas las lecciones, en la página y en la terminal.

lesson-let-go = Juega como quieras; avisaré cuando pase algo nuevo.
lesson-waiting = Juegan los demás.
unknown-lesson = No hay ninguna lección «{ $name }». Existen: { $known }.
bad-lesson = La lección tiene un error en { $place }: { $detail }
