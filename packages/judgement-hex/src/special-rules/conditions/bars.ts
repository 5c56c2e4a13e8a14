import { conditionOn } from '../../match/lasting.js';
import { inActivation, modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';

/**
 * What conditions can bar. `ap`: to spend any, on 0 AP actions too, but for Cleanse and Stand Up; `ability`: Active ones, of
 * Artefacts as well; `harvest`: in any way, by a kill too; `soul-harvest`: the action; `bind`, `bank`: to have a Soul Bound
 * to it, or Banked for killing a Soulless model; `shrine`: to control and to contest; `gang-up`: to count for Distracted
 * and Ganging Up, which the stunned do, as they engage (JHX-COND-043).
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
  | 'soul-harvest'
  | 'harvest'
  | 'bind'
  | 'bank'
  | 'assist'
  | 'shrine'
  | 'engage'
  | 'gang-up'
  | 'heal';

/** What they bar, each with the conditions that do and their rules. */
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
  harvest: { curse: 'JHX-COND-007' },
  bind: { curse: 'JHX-COND-013' },
  bank: { curse: 'JHX-COND-012' },
  assist: { curse: 'JHX-COND-011' },
  shrine: { curse: 'JHX-COND-010' },
  engage: { 'knock-down': 'JHX-COND-027' },
  'gang-up': { 'knock-down': 'JHX-COND-029' },
  heal: { burn: 'JHX-COND-017' },
};

/** The condition that bars something, and its rule. */
export interface Bar {
  readonly condition: ConditionId;
  readonly rule: RuleId;
}

/** The condition that keeps a model from something now; undefined if none does. Other conditions let it (JHX-COND-030). */
export const barredBy = ({ state }: Pick<Table, 'state'>, model: ModelId, what: Barred): Bar | undefined => {
  for (const { target, data } of state.effects) {
    if (target !== model || data.kind !== 'condition') continue;
    const rule = bars[what][data.condition];
    if (rule) return { condition: data.condition, rule };
  }
  return undefined;
};

/**
 * Whether fear keeps a model from targeting another: the one that applied it, in the model's next activation
 * (JHX-COND-045). Outside its own activation it may (JHX-COND-047), and in the one in which it was frightened, which is
 * not the next, unless the option `conditionOwnActivationExpires` makes it that (JHX-COND-002).
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
