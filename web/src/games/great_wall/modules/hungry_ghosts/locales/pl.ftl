### The Hungry Ghost Festival: texts of the page

w-ghost = Duch
w-ghost-here = Jest tu duch
w-ghost-place = Nawiedzone: do następnego szturmu żaden urzędnik nie może tu przyjść. Kto zdobędzie hordę, może przepędzić ducha.
w-ghost-dead = Poza grą: { $list }
w-do-haunt = Umieść
w-do-banish = Przepędź
w-title-haunt = umieść ducha: { $place }
w-title-banish = przepędź ducha: { $place }
w-winter-ghosts = Duchy
w-winter-ghosts-count = { $count ->
    [one] { $count } duch
    [few] { $count } duchy
   *[other] { $count } duchów
}
w-winter-ghosts-at = Nawiedzone: { $list }.
w-winter-ghosts-none = Nie przychodzi żaden duch.
barrier-ghosts_came = Dalej nie można cofnąć: przyszły duchy.
barrier-ghosts_left = Dalej nie można cofnąć: duchy odeszły.
