### The Great Wall: what is said where it is offered.

about-great_wall = Prowadź klan na Wielkim Murze. Twoi urzędnicy pracują w lokacjach, żołnierze walczą z hordami, a mury muszą urosnąć przed zimą. Solo przeciw Qin Jiushao, 2 osoby z klanem Trzciny, 3–5 osób albo drużyna 2–5 osób. 90–180 minut z ludźmi, 40 z botami.
alone-great_wall = Buduj mur i broń go, rywalizując z Qin Jiushao, którym kierują zasady.
