### The Ancient Chronicles: texts of the page

w-scenario = Scenario:
option-scenario = Ancient Chronicles: scenario
option-scenario-note = Each scenario changes the rules in its own way and adds 32 cards.
