### The rules of Borrowed abilities, in full.

## Borrowed abilities

section-loans = Borrowed abilities
    .lead = One general of the five-player game sets soldiers aside and later spends them on abilities of generals nobody leads.
    .wrong-1 = Only abilities of generals that are not in play can be borrowed.
rule-general-wen-tianxiang = After set-up and after each reclaim step you may set aside soldiers from your pool, up to one for each supporting advisor. When an event comes that a general nobody leads waits for, you may take one back to use that ability once.
rule-loans-generals = Any general nobody leads can be borrowed. The ability counts as with one supporting advisor.
rule-loans-more = Soldiers still set aside stay there. Each Summer up to as many as you have supporting advisors may join them.
rule-loans-coop = In co-op there is no reclaim step: you set soldiers aside at the end of Summer.
