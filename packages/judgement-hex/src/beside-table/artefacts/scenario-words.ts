import { activating, type Table } from '../../round/actions/scenario-words.js';
import { type LaidOut, plainHero } from '../../testing/index.js';
import type { Held, ShopChoice } from '../../vocabulary/index.js';
import type { Artefact, Hero } from '../../vocabulary/pack.js';

/** An Artefact of every deck. */
export const artefact = (slot: Artefact['slot'], cost: number, more: Partial<Artefact> = {}): Artefact => ({
  name: `${slot} ${cost}`,
  source: 'original',
  kind: 'deck',
  slot,
  cost,
  bonus: {},
  ...more,
});

/** Some of every kind, by slot and cost. */
export const artefacts: Readonly<Record<string, Artefact>> = {
  sword: artefact('offensive', 2),
  axe: artefact('offensive', 3),
  ring: artefact('defensive', 1),
  cloak: artefact('defensive', 4),
  relic: artefact('offensive', 1, { kind: 'sacred' }),
  glyph: artefact('defensive', 1, { notForDefenders: true }),
  fang: artefact('defensive', 2, { kind: 'bounty' }),
};
const heroes: Readonly<Record<string, Hero>> = {
  guard: { ...plainHero, common: [{ id: 'defender' }] },
  heathen: { ...plainHero, gods: ['krognar'] },
};
const unit = {
  name: 'Crew',
  source: 'original',
  commander: plainHero,
  members: [
    {
      id: 'wick',
      name: 'Wick',
      source: 'original',
      race: 'human',
      attributes: plainHero.attributes,
      weapons: plainHero.weapons,
      common: [],
      abilities: [],
      health: 6,
    },
  ],
} as const;

/** `A`, `C` and `D` at home. */
export const home = `
        .
     @     .
  @     @     .
     C     A
  .     D     .
     .     .
  .     .     .
     .     b
`;

/** Held out of the deck of `p1`. */
export const mine = (...ids: string[]): readonly Held[] => ids.map(id => ({ artefact: id, deck: 'p1' }));

/** A table on which `A` can go shopping, with a deck and Fate. */
export const shop = (lay: LaidOut = {}, deck: readonly string[] = ['sword', 'axe', 'ring', 'cloak'], fate = 5): Table =>
  activating(home, {
    cards: { artefacts, heroes, units: { crew: unit } },
    ...lay,
    warbands: { p1: { fate, deck, god: 'ista' }, ...lay.warbands },
  });

/** The action with which `A` goes to the shop. */
export const go = { do: 'shop', model: 'A' } as const;

/** All options in the shop: some deals, and `done`. */
export const deals = (...open: readonly ShopChoice[]): readonly ShopChoice[] => [...open, 'done'];
