### The games by name, wherever they are offered.

game-burgundy = Zamki Burgundii
game-great_wall = Wielki Mur
