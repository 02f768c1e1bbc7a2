# Co mówią wszystkie lekcje, na stronie i w terminalu.

unknown-lesson = Nie ma lekcji „{ $name }”. Są: { $known }.
bad-lesson = Błąd w lekcji, { $place }: { $detail }
