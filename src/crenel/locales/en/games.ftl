### The games by name, wherever they are offered.

game-burgundy = The Castles of Burgundy
game-great_wall = The Great Wall
