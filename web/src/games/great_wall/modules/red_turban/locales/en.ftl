### The Red Turban Rebellion: texts of the page

w-rebellion = Rebellion
w-stance = { $stance ->
    [peace] Peace: { $count ->
        [one] { $count } horde stays away this year
       *[other] { $count } hordes stay away this year
    }
    [war] War this year
   *[undecided] Peace or war?
}
w-stance-rule = The first breach loses the game.
w-do-peace = Propose
w-do-war = War: everyone hires a clerk
w-do-levy = Hire
w-title-peace = { $count ->
    [one] Peace: { $count } horde fewer
   *[other] Peace: { $count } hordes fewer
}
w-title-war = War
w-title-levy = Hire a clerk for 20 honor
w-peace-choose = Propose a peace, or choose war.
w-peace-wait = Peace or war: waiting for { $who }
w-peace-talk = { $count ->
    [one] A peace is proposed: { $gold } gold together, and { $count } horde stays away.
   *[other] A peace is proposed: { $gold } gold together, and { $count } hordes stay away.
}
w-peace-rule = If one player refuses, nobody pays. Without peace it’s war.
w-peace-gives = gives { $count }
w-peace-do = { $count ->
    [one] { $count } horde fewer ({ $gold } gold)
   *[other] { $count } hordes fewer ({ $gold } gold)
}
barrier-war_chosen = Undo stops here: it’s war.
barrier-peace_made = Undo stops here: the peace was paid.
barrier-clerk_taken = Undo stops here: a raid took clerks.
w-over-unbroken = The wall was never breached in { $years } years.
w-over-breach = The wall was breached in year { $year } of { $years }.
