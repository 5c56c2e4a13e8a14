import type { Model } from '../vocabulary/index.js';

/** A new model: at level 1, undamaged, with no possessions, and off the board unless `own` gives a place. */
export const newModel = (own: Pick<Model, 'id' | 'kind' | 'card' | 'player'> & Partial<Model>): Model => ({
  unit: null,
  member: null,
  at: null,
  damage: 0,
  level: 1,
  picks: [],
  souls: 0,
  artefacts: [],
  counters: {},
  activated: false,
  diedIn: null,
  enteredIn: 0,
  master: null,
  pit: null,
  marked: null,
  ward: null,
  ...own,
});
