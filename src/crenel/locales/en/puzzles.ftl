# Practice positions, in page and terminal.

puzzle = Puzzle { $number }
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-question =
    { $lead ->
        [0] You are level with your best rival.
       *[other] You are { $lead } ahead of your best rival.
    } Find your best turn. You can undo until it ends.
puzzle-question-behind = You are { $lead } behind your best rival. Find your best turn. You can undo until it ends.
puzzle-verdict-3 = Three stars: the best turn.
puzzle-verdict-near = Three stars: only { $loss } less than the best turn.
puzzle-verdict-2 = Two stars: the right idea, but { $loss } less than the best turn.
puzzle-verdict-1 = One star: a natural turn, but { $loss } less than the best one.
puzzle-verdict-0 = No star: { $loss } less than the best turn.
puzzle-lacks = Where it loses: { $terms }.
puzzle-best = The best turn: { $moves }.
puzzle-brings = It scores at once: { $terms }.
puzzle-why = “{ $move }” is worth { $gap } on average: { $terms }.
puzzle-sure = By search, as hard and expert: { $looks } looks per turn (±{ $error }), { $again } to confirm.
puzzle-exact = This is exact: nothing is left to chance.
puzzle-hint-term = Think of this: { $term }.
puzzle-hint-move = The move you need: { $move }.
puzzle-prompt = again, best, next or quit:{" "}
puzzle-line = { $number }: { $level }, missed by { $rating }% of the bots’ tries
unknown-puzzle = There is no puzzle { $number } for { $game }. Available: 1–{ $count }.
puzzle-made = { $file }: { $count } puzzles from { $games } games. Rating and points at stake agree by { $agreement }.
puzzle-few = Only { $count } of { $wanted } puzzles after { $games } games. Run it again with more games to continue.
puzzle-judged = { $kept } of { $count } puzzles keep their answer.
puzzle-fell = Puzzle { $number } no longer holds.

help-puzzle =
    crenel puzzle GAME shows a position: you play its best turn, and are told what it is worth.

      --daily          the puzzle of the day (default)
      --number N       the puzzle of that number
      --list           all puzzles with their level

    `hint` tells what to think of, then the move; `again` starts over, `best` shows the best turn, `next` goes on.

    crenel puzzle make GAME makes new ones from games of bots. It continues where it stopped.

      --count N        how many (default: 1000)
      --games N        the most games to play (default: 40 per puzzle)
      --seed TEXT      the seed (default: puzzles)
      --file FILE      where to write them (default: GAME.jsonl)
      --jobs N         processes (default: one per core)

    crenel puzzle judge GAME judges all of them again under the present rules and names those that fell (--file FILE, --jobs N). With --write FILE those that hold are written there.
