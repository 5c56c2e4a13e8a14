import type { ContentPack, Unit } from '../vocabulary/pack.js';

/** A plain unit of one model: M, DEF 4, ARM 4, 3 hit points, a base of 30 mm, one grey essence, and no ability. */
export const plainUnit: Unit = {
  name: 'Fighter',
  source: 'original',
  keywords: ['TEST'],
  points: 20,
  models: 1,
  mov: 'M',
  def: 4,
  arm: 4,
  hp: 3,
  base: 30,
  hits: { melee: { yellow: 2 }, ranged: { grey: 2 } },
  weapons: [
    { id: 'blade', name: 'Blade', type: 'melee', shape: 'single', range: 1, damage: { yellow: 2 } },
    { id: 'bow', name: 'Bow', type: 'ranged', shape: 'single', range: 12, damage: { grey: 3 } },
  ],
  essence: { grey: 1 },
  passives: [],
  abilities: [],
};

/** Cards of a test, besides `fighter`. */
export type Cards = Partial<Pick<ContentPack, 'factions' | 'units' | 'scenarios' | 'terrain' | 'manifestations'>>;

/** A pack with the plain unit and the cards of a test. */
export const packWith = (cards: Cards = {}): ContentPack => ({
  id: 'test',
  version: '1',
  factions: { ...cards.factions, test: { name: 'Test', source: 'original', keyword: 'TEST' } },
  units: { fighter: plainUnit, ...cards.units },
  manifestations: cards.manifestations ?? {},
  terrain: cards.terrain ?? {},
  scenarios: cards.scenarios ?? {},
  armies: {},
  fragments: { factions: {}, units: {}, terrain: {}, scenarios: {} },
});
