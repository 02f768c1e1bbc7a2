### The games by name, wherever they are offered.

game-burgundy = The Castles of Burgundy
game-great_wall = The Great Wall

## Where rules come from

rule-source-rulebook = rulebook
rule-source-public = public source
rule-source-house = our decision
rule-ruling = ruling
