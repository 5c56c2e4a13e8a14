import { defaultContent } from '../content/default.js';
import type { Model, ModelId } from '../vocabulary/index.js';
import type { ContentPack, Hero, Monster, Summoned, Weapon } from '../vocabulary/pack.js';

const weapon = (id: string, type: Weapon['type'], reach: number, damage: Weapon['damage']): Weapon => ({
  id,
  name: id,
  type,
  ap: 1,
  reach,
  damage,
});

/** A Hero without any ability: MOV 3, AGI 3, RES 0, MEL 5, MAG 5, RNG 5, Soul Harvest 3, 12 health. */
export const plainHero: Hero = {
  name: 'Fighter',
  source: 'original',
  classes: ['bruiser'],
  race: 'human',
  gods: ['bruelin', 'grul', 'ista', 'krognar', 'tomas', 'torin'],
  attributes: { MOV: 3, AGI: 3, RES: 0, MEL: 5, MAG: 5, RNG: 5, SH: 3 },
  health: [12, 14, 16],
  weapons: [
    weapon('blade', 'MEL', 1, [2, 3, 5]),
    weapon('bow', 'RNG', 6, [1, 2, 4]),
    weapon('staff', 'MAG', 4, [1, 2, 3]),
  ],
  common: [],
  abilities: [],
  levelling: { kind: 'card', levels: [{}, {}] },
};

/** The plain Hero with other attributes and other fields. */
export const card = (attributes: Partial<Hero['attributes']>, more: Partial<Hero> = {}): Hero => ({
  ...plainHero,
  ...more,
  attributes: { ...plainHero.attributes, ...attributes },
});

/** The facts of a table on which one model, by default `A`, has a card of its own with the id `odd`. */
export const as = (
  one: Hero,
  id: ModelId = 'A',
): {
  readonly cards: { readonly heroes: { readonly odd: Hero } };
  readonly models: Readonly<Record<ModelId, Partial<Model>>>;
} => ({
  cards: { heroes: { odd: one } },
  models: { [id]: { card: 'odd' } },
});

/** A Monster without any ability: MOV 3, AGI 3, RES 0, MEL 5, 8 health, tier 1, 2 Fate and a level. */
export const plainMonster: Monster = {
  name: 'Rat',
  source: 'original',
  attributes: { MOV: 3, AGI: 3, RES: 0, MEL: 5, MAG: null, RNG: null, SH: null },
  health: 8,
  weapons: [weapon('teeth', 'MEL', 1, [1, 2, 4])],
  common: [],
  abilities: [],
  tier: 1,
  bounty: { fate: 2, level: true },
};

/** A Summoned model without any ability: MOV 3, AGI 3, RES 0, MEL 5, 6 health, 2 AP. */
export const plainSummoned: Summoned = {
  name: 'Imp',
  source: 'original',
  attributes: { MOV: 3, AGI: 3, RES: 0, MEL: 5, MAG: null, RNG: null, SH: null },
  health: 6,
  ap: 2,
  weapons: [weapon('claws', 'MEL', 1, [1, 2, 3])],
  common: [],
  abilities: [],
};

/** Cards for a test, besides `fighter`, `rat` and `imp` and everything of the default pack. */
export type Cards = Partial<
  Pick<ContentPack, 'heroes' | 'units' | 'summoned' | 'monsters' | 'artefacts' | 'gods' | 'tokens'>
>;

/** The default pack with the plain cards and those of a test. */
export const packWith = (cards: Cards = {}): ContentPack => ({
  ...defaultContent,
  id: 'test',
  heroes: { ...defaultContent.heroes, fighter: plainHero, ...cards.heroes },
  units: { ...defaultContent.units, ...cards.units },
  summoned: { ...defaultContent.summoned, imp: plainSummoned, ...cards.summoned },
  monsters: { ...defaultContent.monsters, rat: plainMonster, ...cards.monsters },
  artefacts: { ...defaultContent.artefacts, ...cards.artefacts },
  gods: { ...defaultContent.gods, ...cards.gods },
  tokens: { ...defaultContent.tokens, ...cards.tokens },
});
