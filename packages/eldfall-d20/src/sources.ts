import type { Sources } from './vocabulary/index.js';

/** The rules of the book's abilities, states, Items and scenery, by what they change: one line for each chapter's list. */
export const bookSources: Sources = {
  means: [],
  attributes: [],
  rolls: [],
  otherAttributes: [],
  awareness: [],
  points: [],
  reaches: [],
  strikes: [],
  criticals: [],
  automaticHits: [],
  areas: [],
  ignoresContact: [],
  moreAttacks: [],
  onCast: [],
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
  afterHits: [],
  damageRolls: [],
  prevention: [],
  extraWounds: [],
  onWound: [],
  afterDamage: [],
  atZero: [],
  onFallen: [],
};

const keys = Object.keys(bookSources) as readonly (keyof Sources)[];

/** The book's rules with more of the same kind after them, for cards whose rules are code. */
export const withSources = (more: Partial<Sources>): Sources =>
  // The cast is safe: every list is joined with the list of its own name.
  Object.fromEntries(keys.map(key => [key, [...bookSources[key], ...(more[key] ?? [])]])) as unknown as Sources;
