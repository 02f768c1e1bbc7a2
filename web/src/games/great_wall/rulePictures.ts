// Pieces that the sections of the rules show, by the names that `reference.toml` gives them.

const SOLDIERS = ['spearman-0', 'archer-0', 'horseman-0']
const REGULAR = ['place-lumber-mill', 'place-quarry', 'place-gold-mine', 'place-temple', 'place-barracks', 'place-tea-house']
const SPECIAL = ['place-builders', 'place-logistics', 'place-embassy', 'place-academy']
const GOODS = ['w-wood', 'w-stone', 'w-gold', 'w-chi']

export const RULE_PICTURES: Record<string, string[]> = {
  walls: ['wall-0', 'wall-1', 'wall-2', 'wall-3'],
  'wall-and-barricades': ['wall-1', 'w-barricade', 'w-barricade'],
  clan: ['clerk-0', ...SOLDIERS, ...GOODS],
  spring: ['w-season-spring'],
  summer: ['w-season-summer'],
  fall: ['w-season-fall'],
  winter: ['w-season-winter'],
  'new-hordes': ['horde-infantry', 'horde-spies', 'horde-lancers', 'w-advisor'],
  income: ['spearman-0', 'w-wood', 'w-stone', 'w-gold', 'w-chi'],
  command: ['w-command'],
  track: ['w-command', 'w-command', 'w-command'],
  clerks: ['clerk-0', 'clerk-1', 'clerk-2'],
  regular: REGULAR,
  special: SPECIAL,
  gather: ['clerk-0', 'w-wood'],
  overseer: ['spearman-0', 'place-lumber-mill'],
  donation: ['w-wood', 'w-store', 'w-honor'],
  soldiers: SOLDIERS,
  builders: ['place-builders', 'w-barricade', 'wall-2'],
  services: ['place-logistics', 'place-tea-house', 'place-embassy', 'place-academy'],
  'spearman-strikes': ['spearman-0', 'spots-a1.spearman.0'],
  'horseman-strikes': ['horseman-0', 'spots-a1.spearman.0-a3.horseman.0.right'],
  'archer-strikes': ['archer-0', 'wall-1', 'spots-a1.spearman.0-a3.horseman.0.right-b2.wound'],
  'all-covered': ['spots-a1.spearman.0-b1.wound-a2.horseman.1.right-b2.wound-b3.spearman.1-a4.wound-b4.wound-a5.horseman.0.right-b5.spearman.1-b6.wound'],
  'honor-for-all': ['w-honor', 'spearman-0', 'archer-1'],
  deaths: ['w-skull', 'spearman-0'],
  saving: ['w-chi', 'w-chi', 'spearman-0'],
  claim: ['w-banner'],
  firing: ['archer-0', 'archer-1'],
  assault: ['w-power', 'w-shield', 'wall-1'],
  breach: ['w-breach', 'w-shame', 'w-skull'],
  shame: ['w-shame', 'spearman-0'],
  tactics: ['w-tactic'],
  general: ['w-banner'],
  advisors: ['w-advisor'],
  hordes: ['infantry', 'pyromaniacs', 'spies', 'brutes', 'leader', 'lancers', 'raiders', 'marauders'].map((horde) => `horde-${horde}`),
  artifacts: ['w-artifact'],
  honor: ['w-honor'],
  'automa-clan': ['clerk-3', 'spearman-3', 'w-command'],
  five: ['clerk-0', 'clerk-1', 'clerk-2', 'clerk-3', 'clerk-4'],
}
