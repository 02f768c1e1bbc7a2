### The rules of Freezing Weather, in full.

## Freezing Weather

section-freezing-weather = Freezing Weather
    .lead = Overseers give less, resources run out, and the Emperor rewards those who help him.
    .wrong-1 = Only what overseers give changes; clerks gather as always.
    .wrong-2 = A set costs a clerk, who never comes back.
rule-freezing_weather-production = In Summer income and in the gather step of a production location, each overseer gives as much more or less as the production track says this year.
rule-freezing_weather-floor = An overseer never gives less than nothing. What clerks gather doesn’t change, nor what cards pay for overseers at other times.
rule-freezing_weather-track = The production track has one value for each year. Five players begin on its second space.
rule-freezing_weather-help = At the end of your own turn in Fall, after the check for defeated hordes, you may remove exactly 4 resources of one kind from the game and put a clerk from your pool on the slot of that kind on the scenario card.
rule-freezing_weather-once = You may send one set per turn. Each player fills each of the four slots once.
rule-freezing_weather-clerk = Without a clerk in your pool you can’t send a set. The clerk never comes back and no longer counts as one of yours.
rule-freezing_weather-breach = For each shame token you would gain from a breach, you may remove one of your resources from the game instead. Shame from other sources comes as usual.
rule-freezing_weather-raid = A raid takes no shame. Instead 2 of each resource leave the supply for good, and for each one that is missing a shame token leaves the pool.
rule-freezing_weather-honor = Before final scoring each set gives 12 honor.
rule-freezing_weather-supply = There are 50 of each resource. The supply is what no player has, what is not in the warehouse and not out of the game. What is spent returns to it, and nobody gains more than it holds.
rule-freezing_weather-count = The supply of a resource is shown only when fewer than 8 are left.
