# Lo que se dice en todas las lecciones, en la página y en la terminal.

unknown-lesson = No hay ninguna lección «{ $name }». Existen: { $known }.
bad-lesson = La lección tiene un error en { $place }: { $detail }
