// Pieces that the sections of the rules show, by the names that `reference.toml` gives them.

const ANIMALS = ['sheep', 'cow', 'pig', 'goat']

export const RULE_PICTURES: Record<string, string[]> = {
  fill: ['market', 'ship', 'castle', 'good-1'],
  roll: ['die-3', 'die-5'],
  'white-die': ['die-6', 'good-6'],
  turns: ['icon-worker', 'icon-silver', 'icon-key'],
  mines: ['mine', 'icon-silver'],
  'take-a-tile': ['die-4', 'ship', 'icon-key'],
  'place-a-tile': ['die-5', 'icon-key', 'hex-ship-5'],
  'sell-goods': ['die-2', 'good-2', 'icon-silver'],
  'take-workers': ['die-1', 'icon-worker', 'icon-worker'],
  'turn-a-die': ['icon-worker', 'die-6', 'die-1'],
  'black-depot': ['icon-silver', 'icon-silver', 'monastery7'],
  storage: ['icon-key', 'icon-key', 'icon-key'],
  hexes: ['hex-castle-6', 'hex-mine-4', 'hex-monastery-1', 'hex-ship-5', 'hex-pasture-2', 'hex-building-3'],
  start: ['castle', 'good-1', 'good-3', 'icon-silver', 'icon-worker'],
  areas: ['hex-pasture-1', 'sheep3', 'sheep4', 'icon-area'],
  leftovers: ['good-1', 'icon-silver', 'icon-worker'],
  'first-monasteries': ['monastery1', 'monastery5', 'monastery9', 'monastery14', 'monastery21', 'monastery26'],
  goods: [1, 2, 3, 4, 5, 6].map((good) => `good-${good}`),
  ship: ['ship'],
  castle: ['castle'],
  mine: ['mine'],
  livestock: ANIMALS.flatMap((animal) => [2, 3, 4].map((count) => `${animal}${count}`)),
  buildings: ['market', 'carpenter', 'church', 'warehouse', 'boarding-house', 'bank', 'town-hall', 'watchtower'],
}
