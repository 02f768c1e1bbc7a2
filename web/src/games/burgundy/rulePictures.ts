// Pieces that the sections of the rules show, by the names that `reference.toml` gives them.

const ANIMALS = ['sheep', 'cow', 'pig', 'goat']

export const RULE_PICTURES: Record<string, string[]> = {
  die: [1, 2, 3, 4, 5, 6].map((value) => `die-${value}`),
  goods: [1, 2, 3, 4, 5, 6].map((good) => `good-${good}`),
  ship: ['ship'],
  castle: ['castle'],
  mine: ['mine'],
  livestock: ANIMALS.flatMap((animal) => [2, 3, 4].map((count) => `${animal}${count}`)),
  buildings: ['market', 'carpenter', 'church', 'warehouse', 'boarding-house', 'bank', 'town-hall', 'watchtower'],
}
