### The rules of Siege of Diaoyucheng, in full.

## Siege of Diaoyucheng

section-diaoyucheng = Siege of Diaoyucheng
    .lead = Together you hold a fortress against a siege that grows with every raid, until the last year is over.
    .wrong-1 = There are no requests: you win by lasting.
    .wrong-2 = Siege tokens stay after the night and count again next Winter.
    .wrong-3 = Archers leave the fortress every Winter and must be sent again.
rule-diaoyucheng-together = It is played by the co-op rules without requests: none are open, none are fulfilled, none give shame. Events stay.
rule-diaoyucheng-setup = Defense and siege tokens at the start depend on the number of players. The fortress has three spots and at most 15 defense.
rule-diaoyucheng-garrison = An archer you recruit may go to an empty spot of the fortress for 1 wood of your own, as many as there is room for.
rule-diaoyucheng-recruits = Archers recruited by a card may go to the fortress too.
rule-diaoyucheng-march = At the logistics center a clerk may, instead of a march, send an archer from any wall or rest zone to the fortress for 1 wood.
rule-diaoyucheng-apart = Archers in the fortress are in no section: no card uses them, no horde gives them honor, no breach kills them and no march takes them away.
rule-diaoyucheng-firing = In Winter they shoot before all others: each may wound a horde in the first row of any section. Hordes are defeated only after all shooting.
rule-diaoyucheng-attack = A shot from the fortress is an attack with an archer in that section and can deal the last wound.
rule-diaoyucheng-night = After the assault the fortress loses 1 defense for each siege token that no archer holds off: each archer holds off one. Then all archers there go to rest zones their owners choose. The tokens stay.
rule-diaoyucheng-repair = Each clerk at the builders’ camp may repair the fortress instead of building: 3 of your own wood, stone and gold for 1 defense. This gives no honor and no command card.
rule-diaoyucheng-raid = A raid also puts 1 shame token next to the fortress as a siege token.
rule-diaoyucheng-token = That token comes from the pool; if the pool is empty, from the tokens out of the game. Nobody gains it, so nobody loses by it.
rule-diaoyucheng-lost = You all lose at once when the fortress has no defense left, or when a shame token is due and the pool is empty.
rule-diaoyucheng-won = You all win at the end of the last year. Neither complete walls nor an empty pool end the game.
