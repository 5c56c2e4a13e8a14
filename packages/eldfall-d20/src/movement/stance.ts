import type { Refusal } from '@rulewright/core';
import { rememberEach } from '@rulewright/core/remember';
import { modelWith, stateWith } from '../match/copies.js';
import { hasState, modelOf } from '../match/lookups.js';
import { flyingPlace, landingPlace } from '../states/landing.js';
import type { DeclaredMovement, EldState, Model, Table } from '../vocabulary/index.js';

/** A change of stance, without its moment. */
export type Stance = Pick<NonNullable<DeclaredMovement['stance']>, 'state' | 'to'>;

// Cache: the state after each change of stance, so that what is derived from it is kept as well.
const changedStates = /* @__PURE__ */ rememberEach((_: EldState): Map<string, EldState> => new Map());

/** The table as if a model had changed its stance already: after cancelling Crouched it has its full SPD (ELD-STATE-017). */
export const tableAfter = (table: Table, model: Model, { state: stance, to }: Stance): Table => {
  const changed = changedStates(table.state);
  const key = `${model.id} ${stance} ${to}`;
  let state = changed.get(key);
  if (!state) {
    // A model that takes off gets up (ELD-SKILL-024).
    const takesOff = stance === 'flying' && to;
    const left = model.states.filter(one => one.state !== stance && !(takesOff && one.state === 'crouched'));
    const states = to ? [...left, { state: stance, by: model.player, source: 'movement' }] : left;
    const withModel = (changes: Partial<Model>): EldState =>
      stateWith(table.state, {
        models: table.state.models.map(one => (one.id === model.id ? modelWith(one, changes) : one)),
      });
    state = withModel({ states });
    if (stance === 'flying') {
      const at = to ? flyingPlace(model.at) : landingPlace({ ...table, state }, modelOf(state, model.id));
      state = withModel({ states, at, onWall: false });
    }
    changed.set(key, state);
  }
  return { ...table, state };
};

/** The reason against a change of stance: it must change something, and no model goes from Flying to Crouched by itself. */
export const whyNotStance = (model: Model, { state, to }: Stance, path: string): Refusal | undefined => {
  const rule = state === 'crouched' ? 'ELD-STATE-018' : 'ELD-SKILL-024';
  if (hasState(model, state) === to) return { code: 'no-change', rule, path };
  if (state === 'crouched' && to && hasState(model, 'flying')) return { code: 'flying', rule: 'ELD-STATE-039', path };
  return undefined;
};
