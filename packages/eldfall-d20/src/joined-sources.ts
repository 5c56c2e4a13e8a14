import type { Sources } from './vocabulary/index.js';

/** No rules: an empty list of each kind. */
const noSources: Sources = {
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
  assisted: [],
  onCast: [],
  noConfrontation: [],
  power: [],
  armour: [],
  hitTraits: [],
  rerolls: [],
  damageRerolls: [],
  sureCasts: [],
  bans: [],
  beginnings: [],
  mandatoryRolls: [],
  strategicAbilities: [],
  attackVariants: [],
  interactions: [],
  immunities: [],
  movementPermissions: [],
  moveEnds: [],
  onMoved: [],
  unseen: [],
  judgedFirst: [],
  negations: [],
  onHit: [],
  hitEffects: [],
  waitingHits: [],
  underTemplates: [],
  afterHits: [],
  damageRolls: [],
  prevention: [],
  extraWounds: [],
  onWound: [],
  woundsDealt: [],
  afterDamage: [],
  allWounds: [],
  atZero: [],
  onFallen: [],
  arrived: [],
  summoned: [],
};

const keys = /* @__PURE__ */ Object.keys(noSources) as readonly (keyof Sources)[];

/** Lists of rules one after another, kind by kind. */
export const joined = (all: readonly Partial<Sources>[]): Sources =>
  // The cast is safe: every list is joined with the lists of its own name.
  Object.fromEntries(
    keys.map(key => [key, all.flatMap((one): readonly unknown[] => one[key] ?? [])]),
  ) as unknown as Sources;
