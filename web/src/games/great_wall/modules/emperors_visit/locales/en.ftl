### Emperor's Visit: texts of the page

w-emperor = Emperor’s claim
w-emperor-about = Each Winter after the assault, everyone who has at least the marked amount gains { $honor } honor. Nothing is paid. Everyone else gets 1 shame token. Then the player with the most clerks in the warehouse chooses a different claim.
w-emperor-now = asked for this Winter
w-emperor-able = you have enough
w-emperor-nobody = Nobody in the warehouse: the claim stays.
w-emperor-first = Next claim chosen by: { $who }
w-emperor-met = { $count } of { $of } met it
w-emperor-sentence = The Emperor asked for { $asked }. { $count ->
    [0] Nobody could show it.
   *[other] Met by: { $list }.
  }
w-emperor-shame = 1 shame token
w-emperor-next = Next Winter: { $asked }
w-title-emperor = Choose the next claim
w-do-emperor = Choose
barrier-emperor_came = Undo stops here: the Emperor’s claim was answered.
barrier-marker_stayed = Undo stops here: the Emperor’s claim was answered.
