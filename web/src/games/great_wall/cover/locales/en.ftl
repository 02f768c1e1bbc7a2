### The Great Wall: what is said where it is offered.

about-great_wall = Lead a clan at the Great Wall. Your clerks work the locations, your soldiers fight the hordes, and the walls must rise before Winter. Solo against Qin Jiushao, 2 players with the Reed clan, 3–5 players, or a team of 2–5. 90–180 minutes with people, 40 against bots.
alone-great_wall = Build and hold the wall against Qin Jiushao, a rival run by the rules.
