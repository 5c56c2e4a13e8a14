import { conditionOn } from '../../match/lasting.js';
import { inActivation, modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';

/**
 * The actions that conditions can bar:
 * - `ap`: to spend AP, and actions for 0 AP too, except Cleanse and Stand Up;
 * - `ability`: Active Abilities, those of Artefacts as well;
 * - `soul-harvest`: the action, not a harvest by a kill.
 */
export type Barred =
  | 'ap'
  | 'advance'
  | 'charge'
  | 'dash'
  | 'attack'
  | 'parting-blow'
  | 'ability'
  | 'recall'
  | 'soul-harvest';

/** The conditions that bar each action, with their rules. */
const bars: Readonly<Record<Barred, { readonly [C in ConditionId]?: RuleId }>> = {
  ap: { 'knock-down': 'JHX-COND-028' },
  advance: { 'knock-down': 'JHX-COND-028', pin: 'JHX-COND-035' },
  charge: { 'knock-down': 'JHX-COND-028', pin: 'JHX-COND-035' },
  dash: { freeze: 'JHX-COND-022' },
  attack: { 'knock-down': 'JHX-COND-026' },
  'parting-blow': { 'knock-down': 'JHX-COND-026', stun: 'JHX-COND-042' },
  ability: { 'knock-down': 'JHX-COND-028', fear: 'JHX-COND-044' },
  recall: { 'knock-down': 'JHX-COND-031' },
  'soul-harvest': { 'knock-down': 'JHX-COND-028', fear: 'JHX-COND-046', curse: 'JHX-COND-007' },
};

/** The condition that bars an action, and its rule. */
export interface Bar {
  readonly condition: ConditionId;
  readonly rule: RuleId;
}

/**
 * The condition that keeps a model from an action now; undefined if none does. All other conditions allow it
 * (JHX-COND-030).
 */
export const barredBy = ({ state }: Pick<Table, 'state'>, model: ModelId, what: Barred): Bar | undefined => {
  for (const { target, data } of state.effects) {
    if (target !== model || data.kind !== 'condition') continue;
    const rule = bars[what][data.condition];
    if (rule) return { condition: data.condition, rule };
  }
  return undefined;
};

/**
 * True if fear keeps a model from targeting another: the one that applied the fear, in the frightened model's next
 * activation (JHX-COND-045). Outside its own activation the model may target it (JHX-COND-047). The activation in which
 * it was frightened does not count as the next one, except with the option `conditionOwnActivationExpires`
 * (JHX-COND-002).
 */
export const dreads = (
  { state, options }: Pick<Table, 'state' | 'options'>,
  model: ModelId,
  target: ModelId,
): boolean => {
  const fear = conditionOn(state, model, 'fear');
  if (fear?.source !== target || !inActivation(state, modelOf(state, model))) return false;
  return !fear.afterNext || options.conditionOwnActivationExpires === 'current';
};
