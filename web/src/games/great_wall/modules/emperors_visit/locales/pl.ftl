### Wizyta Cesarza: teksty strony

w-emperor = Żądanie Cesarza
w-emperor-about = Każdej zimy po szturmie ten, kto ma co najmniej zaznaczoną ilość, zyskuje { $honor } honoru. Niczego się nie płaci. Pozostali otrzymują 1 żeton hańby. Potem gracz, który ma najwięcej urzędników w magazynie, wybiera inne żądanie.
w-emperor-now = żądanie tej zimy
w-emperor-able = masz dość
w-emperor-nobody = Nikogo w magazynie: żądanie się nie zmienia.
w-emperor-first = Następne żądanie wybiera: { $who }
w-emperor-met = spełnia { $count } z { $of }
w-emperor-sentence = Żądanie Cesarza: { $asked }. { $count ->
    [0] Nikt nie mógł go spełnić.
   *[other] Spełnia je: { $list }.
  }
w-emperor-shame = 1 żeton hańby
w-emperor-next = Następnej zimy: { $asked }
w-title-emperor = Wybierz następne żądanie
w-do-emperor = Wybierz
barrier-emperor_came = Dalej nie można cofnąć: odpowiedziano na żądanie Cesarza.
barrier-marker_stayed = Dalej nie można cofnąć: odpowiedziano na żądanie Cesarza.
