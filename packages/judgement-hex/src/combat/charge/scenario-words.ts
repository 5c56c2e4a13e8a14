import { activating, column, type Table } from '../../round/actions/scenario-words.js';
import { type LaidOut, plainHero } from '../../testing/index.js';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { ActionChoice } from '../../vocabulary/index.js';
import type { Hero } from '../../vocabulary/pack.js';

/** A plain Hero with changed fields and further common abilities. */
export const hero = (more: Partial<Hero>, ...common: readonly CommonAbility[]): Hero => ({
  ...plainHero,
  ...more,
  common,
});

const [blade] = plainHero.weapons;
const spear = { ...(blade ?? plainHero.weapons[0]), id: 'spear', name: 'spear', reach: 2 } as Hero['weapons'][number];
/** Heroes to charge with and to be charged. */
export const heroes: Readonly<Record<string, Hero>> = {
  spearman: hero({ weapons: [spear] }),
  heavy: hero({ weapons: [{ ...spear, id: 'maul', reach: 1, ap: 2 }] }),
  archer: hero({ weapons: plainHero.weapons.filter(({ type }) => type !== 'MEL') }),
  heavyset: hero({}, { id: 'gravity-well' }),
  stealthy: hero({}, { id: 'stealth' }),
  flier: hero({}, { id: 'fly' }),
};

/** A drawn table with them, in the activation of `A`. */
export const charging = (drawing: string, lay: LaidOut = {}): Table =>
  activating(drawing, { cards: { heroes }, ...lay });

/** The Charge of `A` along named hexes. */
export const charge = (
  { cells }: Table,
  way: string,
  target = 'b',
  weapon = 'blade',
): Extract<ActionChoice, { do: 'charge' }> => ({
  do: 'charge',
  model: 'A',
  target,
  weapon,
  path: cells(way),
});

/** Three hexes between `A` and `b`. */
export const straight: string = column('A', '1', '2', '3', 'b');
