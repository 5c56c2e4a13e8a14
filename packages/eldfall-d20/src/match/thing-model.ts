import type { Model, Thing } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';

/** The profile of things that hit models: no card has this name. */
export const THING = '';

/** A thing has no abilities. */
export const thingProfile: Profile = {
  name: 'Thing',
  factions: [],
  classes: [],
  stats: { STA: 1, SPD: 0, OFF: 0, DEF: 0, ACC: 0, INT: 0, AG: 0, T: 0, ARM: 0, HP: 1, M: 0 },
  size: 'small',
  cost: 0,
  limit: 0,
  traits: [],
  skills: [],
  arts: [],
  spellcrafts: [],
  spells: [],
  specials: [],
  stratagems: [],
  inventory: { space: 0, items: [] },
};

/**
 * A thing that hits models, such as a barrel or a Sigil, in the form that the rules of attacks need: a model without a
 * player and without abilities.
 */
export const asModel = ({ id, at }: Thing): Model => ({
  id,
  player: null,
  profile: THING,
  where: 'removed',
  at,
  facing: { x: 0, y: 1 },
  onWall: false,
  hp: 1,
  points: 0,
  states: [],
  inventory: [],
  equipped: [],
  upgrades: [],
  mana: 0,
  counters: {},
  original: false,
  summoned: null,
  home: null,
});
