import { decide, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { activePlayer, canAct, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import { isSecret } from '../secrets/secret.js';
import type { Eld, ModelId, Table } from '../vocabulary/index.js';

/**
 * The rule by which a model cannot turn an Activation Point into a Mana Counter: it must be a Mage of the active side
 * that can act and has the point.
 */
export const whyNotMana = (table: Table, id: string): Refusal | undefined => {
  const path = 'choice';
  const model = modelNamed(table.state, id);
  if (!model || model.player !== activePlayer(table.state)) return { code: 'not-active', rule: 'ELD-MANA-001', path };
  if (!hasClass(table, model, 'mage')) return { code: 'no-mage', rule: 'ELD-MANA-001', path };
  if (!canAct(model)) return { code: 'cannot-act', rule: 'ELD-ACT-003', path };
  return model.points === 0 ? { code: 'no-points', rule: 'ELD-MANA-001', path } : undefined;
};

/** The models that can make Mana Counters now. */
export const manaMakers = (table: Table): readonly ModelId[] =>
  table.state.models.map(({ id }) => id).filter(id => !whyNotMana(table, id));

/** Turns one Activation Point into one Mana Counter, which lies in the model's own pool and stays there (ELD-MANA-002). */
export const makeMana = (turn: Turn<Eld>, model: ModelId): void => {
  const { value, rule } = tableOf(turn).numbers.magic.countersPerPoint;
  turn.emit({ type: 'PointsChanged', model, by: -1, why: 'mana' }, rule);
  turn.emit({ type: 'ManaChanged', model, by: value, why: 'made' }, [rule, 'ELD-MANA-003']);
};

/**
 * A Mage may also make Mana Counters at the beginning of its own Activation, from the points that it has left. A secret one is not asked,
 * since the question would reveal its class (ELD-DEF-018).
 */
export function* askMana(turn: Turn<Eld>, id: ModelId): Rule {
  const { player } = modelOf(turn.state, id);
  while (player !== null && !isSecret(modelOf(turn.state, id)) && !whyNotMana(tableOf(turn), id)) {
    const about = { model: id, mana: modelOf(turn.state, id).mana };
    const rule = 'ELD-MANA-001';
    if (!(yield* decide(turn, { by: player, kind: 'yes', rule, options: [true, false], about }))) return;
    makeMana(turn, id);
  }
}
