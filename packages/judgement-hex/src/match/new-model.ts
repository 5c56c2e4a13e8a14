import type { Model } from '../vocabulary/index.js';

/** A model as it comes into being: at level 1, unhurt, with nothing of its own, not on the board unless said. */
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
