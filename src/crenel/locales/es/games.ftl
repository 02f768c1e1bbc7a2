### The games by name, wherever they are offered.

game-burgundy = Los castillos de Borgoña
game-great_wall = La Gran Muralla

## Where rules come from

rule-source-rulebook = reglamento
rule-source-public = fuente pública
rule-source-house = decisión nuestra
rule-ruling = aclaración
