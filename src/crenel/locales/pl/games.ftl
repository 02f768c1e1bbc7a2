### The games by name, wherever they are offered.

game-burgundy = Zamki Burgundii
game-great_wall = Wielki Mur

## Where rules come from

rule-source-rulebook = instrukcja
rule-source-public = źródło publiczne
rule-source-house = nasza decyzja
rule-ruling = orzeczenie
