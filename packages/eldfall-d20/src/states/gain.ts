import type { PlayerId, Turn } from '@rulewright/core';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import type { RuleId } from '../rulebook/index.js';
import type { Until } from '../vocabulary/effect.js';
import type { Eld, ModelId, ModelState } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';
import { checkEngaged } from './engaged/ends.js';
import { land, takeOff } from './landing.js';
import { steady } from './panicked/steadied.js';

/** The facts of a state that a model is to get. */
export interface Gaining {
  readonly state: StateId;
  readonly until?: Until;
  /** The player whose effect it is; null for Hostiles and for nobody's. */
  readonly by: PlayerId | null;
  /** The name, for people, of the rule or ability that gives it. */
  readonly source: string;
  readonly about?: readonly ModelId[];
}

/** The ends of states whose own text names one (ELD-STATE-003, ELD-STATE-035). */
export const ownEnds: Partial<Readonly<Record<StateId, Until>>> = { fatigued: 'own-strategic-phase' };

/** The states that end Flying (ELD-STATE-042). */
const groundings: readonly StateId[] = ['incapacitated', 'dead', 'immobilized', 'petrified', 'crouched'];

/**
 * Gives a model a state, unless something protects it. A model that becomes Flying is measured from now on as if it
 * stood on the field (ELD-STATE-043).
 */
export const gainState = (turn: Turn<Eld>, model: ModelId, gaining: Gaining, ...rules: readonly RuleId[]): void => {
  if (immunityTo(tableOf(turn), modelOf(turn.state, model), { state: gaining.state })) return;
  const until = gaining.until ?? ownEnds[gaining.state];
  const state: ModelState = until ? { ...gaining, until } : gaining;
  turn.emit({ type: 'StateGained', model, state }, ['ELD-STATE-001', ...rules]);
  if (gaining.state === 'flying') takeOff(turn, model);
  if (groundings.includes(gaining.state)) removeState(turn, model, 'flying', 'ELD-STATE-042');
  checkEngaged(turn);
};

/**
 * Takes a state from a model, from all its sources; nothing happens to a model without it. A model that is no longer
 * Flying is put down (ELD-STATE-042).
 */
export const removeState = (turn: Turn<Eld>, model: ModelId, state: StateId, ...rules: readonly RuleId[]): void => {
  if (!hasState(modelOf(turn.state, model), state)) return;
  if (state === 'panicked') steady(turn, model);
  turn.emit({ type: 'StateRemoved', model, state }, ['ELD-STATE-003', ...rules]);
  if (state === 'flying') land(turn, model);
};
