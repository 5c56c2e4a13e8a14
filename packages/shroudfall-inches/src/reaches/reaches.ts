import { openWindow, type Rule, type Turn } from '@rulewright/core';
import { thingNamed } from '../battlefield/things.js';
import { loseImmuneConditions } from '../conditions/gain.js';
import { modelsOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { entersPiece } from '../terrain/entering.js';
import { openAt } from '../timing/windows.js';
import type { Arrival, GenericAction, ModelId, Sfi, Shifted, UnitId } from '../vocabulary/index.js';
import { completedBy, enteredBy } from './manifestations.js';
import { actionBegins, standingIn } from './terrain-harm.js';

/**
 * Effects on a model that has changed its place: of abilities that make models around a unit immune (SFI-PASSIVE-022), of terrain that
 * it has come into, once for each piece (SFI-TKEY-001), and of manifestations and scenario elements whose reach it has entered
 * (SFI-MANIFEST-006). Scenario elements that are moved suffer none of them (SFI-TERRAIN-016).
 */
export function* applyReaches(turn: Turn<Sfi>, shifted: Shifted): Rule {
  const table = tableOf(turn);
  const { model } = shifted;
  const thing = thingNamed(table, model);
  if (thing?.kind !== 'model') return;
  loseImmuneConditions(turn);
  const shift: Arrival = { ...shifted, after: thing.base };
  const terrain = table.state.terrain.flatMap(piece =>
    entersPiece(table, shift, piece) ? [{ piece: piece.id, models: [model] }] : [],
  );
  const manifestations = enteredBy(turn, shift);
  yield* openAt(turn, 'entered', { of: model, shift, terrain, manifestations });
}

/** Effects of manifestations and scenario elements on a model that has completed its part of an action (SFI-MANIFEST-008). */
function* complete(turn: Turn<Sfi>, model: ModelId): Rule {
  const table = tableOf(turn);
  if (thingNamed(table, model)?.kind !== 'model') return;
  yield* openAt(turn, 'completed', { of: model, manifestations: completedBy(table, model) });
}

/**
 * A model has completed its part of the action that is being taken, before the next model begins. The function marks the model as done,
 * unless the caller has, and effects follow.
 */
export function* completeAction(turn: Turn<Sfi>, model: ModelId): Rule {
  const action = turn.state.activation?.actions.at(-1);
  const unit = thingNamed(tableOf(turn), model)?.unit;
  if (action && action.unit === unit && !action.done.includes(model)) {
    turn.emit({ type: 'ModelDone', model }, 'SFI-MANIFEST-008');
  }
  yield* complete(turn, model);
}

/** The models of a unit that had no part of their own in the action that ends complete it as well (SFI-ACTION-018). */
export function* completeForOthers(turn: Turn<Sfi>, unit: UnitId): Rule {
  const done = turn.state.activation?.actions.at(-1)?.done ?? [];
  for (const { id } of modelsOf(turn.state, unit)) if (!done.includes(id)) yield* complete(turn, id);
}

/** Effects of terrain on the models of a unit that begins an action in it, before the action (SFI-TKEY-003). */
export const beginInTerrain = (turn: Turn<Sfi>, unit: UnitId, action: GenericAction | 'sacrificed'): Rule =>
  openWindow(turn, actionBegins, { of: unit, action, terrain: standingIn(tableOf(turn), unit) });

/**
 * The end of a sacrifice, after its ability was resolved: a sacrificed action is spent and not taken. By an option it counts as
 * taken and completed now, so that terrain and manifestations act (SFI-ACTION-015).
 */
export function* endSacrifice(turn: Turn<Sfi>, unit: UnitId): Rule {
  if (!turn.options['actions.sacrificedIsTaken']) return;
  yield* beginInTerrain(turn, unit, 'sacrificed');
  for (const { id } of modelsOf(turn.state, unit)) yield* complete(turn, id);
}
