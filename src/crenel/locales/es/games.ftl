### The games by name, wherever they are offered.

game-burgundy = Los castillos de Borgoña
game-great_wall = La Gran Muralla
