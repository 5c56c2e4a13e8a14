import type { Refusal, Turn } from '@rulewright/core';
import { isStanding, modelOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import { spellsIn } from '../profiles/spells.js';
import { isSecret } from '../secrets/secret.js';
import { reveal } from '../states/shrouded.js';
import type { ActionChoice, CardId, DeclaredAction, Eld, Model, ModelId, Sources, Table } from '../vocabulary/index.js';

/** The Mana Counters that a Spell costs (ELD-TRAIT-044). */
export const manaCostOf = (table: Table, spell: CardId): number =>
  spellOf(table, spell).weapon.traits.reduce((sum, one) => sum + (one.id === 'mana-cost' ? one.x : 0), 0);

/**
 * The models whose Mana Counters a caster may spend: its own pool (ELD-MANA-003), and that of other Summoners of its
 * party for a Summoner (ELD-CLASS-023). A secret Summoner keeps its own, since a Spell that the caster cannot pay for
 * by itself would tell what it is (ELD-DEF-018); by option it shares, and is revealed.
 */
const payers = (table: Table, caster: Model): readonly Model[] => {
  if (!hasClass(table, caster, 'summoner')) return [caster];
  const others = table.state.models.filter(
    one =>
      one.id !== caster.id &&
      one.player === caster.player &&
      isStanding(one) &&
      (table.options.secretMana === 'reveals' || !isSecret(one)) &&
      hasClass(table, one, 'summoner'),
  );
  return [caster, ...others];
};

/** The Mana Counters that a model can spend. */
export const manaOf = (table: Table, caster: Model): number =>
  payers(table, caster).reduce((sum, { mana }) => sum + mana, 0);

const costOf = (table: Table, action: ActionChoice): number =>
  spellsIn(action).reduce((sum, spell) => sum + manaCostOf(table, spell), 0);

/** Without enough Mana Counters a Spell cannot be declared. */
export const needsMana: Sources['bans'][number] = (table, model, declaring): Refusal | undefined => {
  if (declaring.what !== 'action') return undefined;
  const cost = costOf(table, declaring.action);
  return cost > 0 && cost > manaOf(table, model)
    ? { code: 'no-mana', rule: 'ELD-TRAIT-044', path: 'means', detail: { cost, mana: manaOf(table, model) } }
    : undefined;
};

/** Pays for the Spells of an action at its declaration, so that a failed cast is lost: from its own pool first. */
export const payMana = (turn: Turn<Eld>, id: ModelId, action: DeclaredAction): void => {
  const table = tableOf(turn);
  // The cast is safe: the Spells of choices and declared actions are found in the same fields.
  let left = costOf(table, action as ActionChoice);
  for (const { id: payer, mana } of left > 0 ? payers(table, modelOf(turn.state, id)) : []) {
    const by = Math.min(left, mana);
    if (by === 0) continue;
    left -= by;
    const rule = payer === id ? 'ELD-MANA-003' : 'ELD-CLASS-023';
    if (payer !== id && isSecret(modelOf(turn.state, payer))) reveal(turn, payer, rule);
    turn.emit({ type: 'ManaChanged', model: payer, by: -by, why: 'mana-cost' }, ['ELD-TRAIT-044', rule]);
  }
};

/** A Summoner that falls loses its Mana Counters, and so does every model that is Dead or off the field. */
export const loseMana: Sources['onFallen'][number] = (turn, id, to) => {
  const model = modelOf(turn.state, id);
  if (model.mana === 0 || (to === 'incapacitated' && !hasClass(tableOf(turn), model, 'summoner'))) return;
  turn.emit({ type: 'ManaChanged', model: id, by: -model.mana, why: 'fallen' }, 'ELD-MANA-004');
};
