# Co mówią wszystkie lekcje, na stronie i w terminalu.

lesson-let-go = Graj, jak chcesz; odezwę się, gdy wydarzy się coś nowego.
lesson-waiting = Grają inni.
unknown-lesson = Nie ma lekcji „{ $name }”. Są: { $known }.
bad-lesson = Błąd w lekcji, { $place }: { $detail }
