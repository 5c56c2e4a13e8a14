import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { hasState, markIfAllied, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Deed, Eld, Model, ModelId, RemovalReason, Sources, Table } from '../vocabulary/index.js';
import { checkEngaged } from './engaged/ends.js';
import { gainState } from './gain.js';
import { reveal } from './shrouded.js';

/** The cause of a fall: the player who is credited (ELD-HOSTILE-035), and the model that caused it. */
export interface Felled {
  readonly by: PlayerId | null;
  readonly model: ModelId | null;
}

type To = 'incapacitated' | 'dead' | 'removed';

function* follow(turn: Turn<Eld>, id: ModelId, to: To, { by, model }: Felled, noted: To | 'gone' = to): Rule {
  const deed: Deed = { deed: noted, by, of: id, model, ...markIfAllied(turn.state, by, modelOf(turn.state, id)) };
  turn.emit({ type: 'DeedNoted', deed }, 'ELD-HOSTILE-035');
  for (const source of tableOf(turn).sources.onFallen) {
    const going = source(turn, id, to);
    if (going) yield* going;
  }
}

/** Shows a secret model that falls, since its owner carries out the fall openly; by option it stays a token. */
const showFallen = (turn: Turn<Eld>, id: ModelId): void => {
  if (turn.options.fallenSecrets === 'shown' && hasState(modelOf(turn.state, id), 'shrouded', 'hidden')) {
    reveal(turn, id, 'ELD-STATE-069');
  }
};

/** Makes a model Dead; a Dead model is no longer Incapacitated. A model that never was counts by option as Incapacitated as well. */
export function* makeDead(turn: Turn<Eld>, id: ModelId, felled: Felled, ...rules: readonly RuleId[]): Rule {
  const model = modelOf(turn.state, id);
  if (model.where !== 'field' || hasState(model, 'dead')) return;
  if (hasState(model, 'incapacitated')) {
    turn.emit({ type: 'StateRemoved', model: id, state: 'incapacitated' }, ['ELD-STATE-050', ...rules]);
  } else if (turn.options.killedOutright === 'both') {
    const marks = markIfAllied(turn.state, felled.by, model);
    const deed: Deed = { deed: 'incapacitated', by: felled.by, of: id, model: felled.model, ...marks };
    turn.emit({ type: 'DeedNoted', deed }, 'ELD-QUEST-003');
  }
  showFallen(turn, id);
  gainState(turn, id, { state: 'dead', by: felled.by, source: 'dead' }, ...rules);
  yield* follow(turn, id, 'dead', felled);
}

/**
 * Takes a model off the field, so that it engages nobody any more, as the last stage of a sequence finds, or outside a
 * sequence at once (ELD-STATE-033). Only a removal through damage is noted as a fall.
 */
export function* takeOff(
  turn: Turn<Eld>,
  id: ModelId,
  why: RemovalReason,
  felled: Felled,
  ...rules: readonly RuleId[]
): Rule {
  if (modelOf(turn.state, id).where !== 'field') return;
  turn.emit({ type: 'ModelRemoved', model: id, why }, ['ELD-DEF-019', ...rules]);
  if (!turn.state.sequence) checkEngaged(turn);
  yield* follow(turn, id, 'removed', felled, why === 'destroyed' ? 'removed' : 'gone');
}

/** The rule by which a model whose HP have just reached 0 leaves the field in place of falling; undefined for all others. */
export const leavesAtZero = (table: Table, model: Model): ReturnType<Sources['atZero'][number]> => {
  if (model.hp > 0 || hasState(model, 'incapacitated', 'dead')) return undefined;
  for (const source of table.sources.atZero) {
    const found = source(table, model);
    if (found) return found;
  }
  return undefined;
};

/**
 * Fells a model whose HP are 0: an ability may take it off the field; otherwise it is Incapacitated, at the end of a sequence
 * (ELD-PROFILE-011) or at once outside one. It keeps the Activation Points that it has until the End phase (ELD-STATE-047). Nothing
 * happens to a model with HP, or one that has fallen before.
 */
export function* checkZeroHp(turn: Turn<Eld>, id: ModelId, felled: Felled): Rule {
  const model = modelOf(turn.state, id);
  if (model.hp > 0 || model.where !== 'field' || hasState(model, 'incapacitated', 'dead')) return;
  const leaves = leavesAtZero(tableOf(turn), model);
  if (leaves) return yield* takeOff(turn, id, leaves.why, felled, leaves.rule);
  const rule = turn.state.sequence ? 'ELD-STATE-044' : 'ELD-STATE-045';
  showFallen(turn, id);
  gainState(turn, id, { state: 'incapacitated', by: felled.by, source: 'zero-hp' }, rule);
  yield* follow(turn, id, 'incapacitated', felled);
}
