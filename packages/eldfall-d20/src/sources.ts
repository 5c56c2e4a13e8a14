import type { Sources } from './vocabulary/index.js';

/** The rules of the book's abilities, states, Items and scenery, by what they change: one line for each chapter's list. */
export const bookSources: Sources = {
  attributes: [],
  rolls: [],
  otherAttributes: [],
  awareness: [],
  points: [],
  reaches: [],
  strikes: [],
  criticals: [],
  automaticHits: [],
  noConfrontation: [],
  power: [],
  armour: [],
  hitTraits: [],
  rerolls: [],
  sureCasts: [],
  bans: [],
  immunities: [],
  ways: [],
  unseen: [],
  negations: [],
  onHit: [],
  damageRolls: [],
  prevention: [],
  extraWounds: [],
  onWound: [],
  atZero: [],
};

const keys = Object.keys(bookSources) as readonly (keyof Sources)[];

/** The book's rules with more of the same kind after them, for cards whose rules are code. */
export const withSources = (more: Partial<Sources>): Sources =>
  // The cast is safe: every list is joined with the list of its own name.
  Object.fromEntries(keys.map(key => [key, [...bookSources[key], ...(more[key] ?? [])]])) as unknown as Sources;
