import type { PlayerId } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import { blowTally } from '../combat/damage/blow.js';
import { attackOf } from '../combat/declare/facts.js';
import type { AttackOrder } from '../combat/declare/order.js';
import { dicePool } from '../combat/dice-pool/pool.js';
import { attribute } from '../hero-cards/attributes/attribute.js';
import { weaponOf } from '../hero-cards/reading/cards.js';
import { soulsHeld } from '../hero-cards/reading/health.js';
import { modelOf, opponentOf, warbandOf } from '../match/models.js';
import { modeOf } from '../match/table.js';
import { harvestTally } from '../monsters-and-souls/souls/attempt.js';
import { actionKinds } from '../round/actions/index.js';
import type { RuleId } from '../rulebook/index.js';
import type { ActionChoice, Blow, JhxTally, ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { Attribute } from '../vocabulary/words.js';

/**
 * An attribute of a model now, MOV too, with everything that changes it (JHX-ORDER-001); null for a dash. A die in
 * place of MOV counts as its highest face.
 *
 * @throws RangeError if there is no such model.
 */
export const whyAttribute = (table: Table, model: ModelId, which: Attribute): JhxTally | null =>
  attribute(table, modelOf(table.state, model), which);

/**
 * The dice of an attack as the table stands (JHX-ATTACK-016 to JHX-ATTACK-020), legal or not. A line with `rejected`
 * does not count, and gives the reason.
 *
 * @throws RangeError if there is no such model on the board, or no such weapon.
 */
export const whyPool = (table: Table, order: AttackOrder): JhxTally => dicePool(table, attackOf(table, order));

/**
 * The damage of an attack whose chosen dice are such a blow (JHX-DAMAGE-001 to JHX-DAMAGE-004).
 *
 * @throws RangeError if there is no such model on the board, or no such weapon.
 */
export const whyDamage = (table: Table, order: AttackOrder, blow: Blow): JhxTally =>
  blowTally(table, attackOf(table, order), blow);

/**
 * The total of a Soul Harvest with these dice (JHX-ACTION-019), which has to reach 12; without dice, the sum that is
 * added to them.
 *
 * @throws RangeError if there is no such model, or no such Soul on the board.
 */
export const whyHarvest = (table: Table, model: ModelId, soul: string, dice: readonly number[] = []): JhxTally => {
  const found = table.state.souls.find(({ id }) => id === soul);
  if (!found) throw new RangeError(`no Soul ${soul}`);
  return harvestTally(table, modelOf(table.state, model), found, dice);
};

/**
 * The price of an action in AP and Fate (JHX-FATE-013), by the rule of its kind; nothing for the end of an activation.
 * The AP of a weapon have a line of their own (JHX-CHARGE-001).
 */
export const whyCost = (table: Table, choice: ActionChoice): { readonly ap: JhxTally; readonly fate: JhxTally } => {
  const kind = actionKinds.find(one => one.do === choice.do);
  const { ap, fate } = kind?.cost(table, choice) ?? { ap: 0, fate: 0 };
  const rule = kind?.rule ?? 'JHX-ACT-008';
  const count = (name: string) => tally<RuleId, 'cost'>(name, ['cost']);
  const weapon = 'weapon' in choice ? weaponOf(table, modelOf(table.state, choice.model), choice.weapon) : undefined;
  const own = ap - (weapon?.ap ?? 0);
  const spent = count('AP');
  if (!weapon || own > 0) spent.base('cost', own, rule, choice.do);
  if (weapon) spent.add('cost', weapon.ap, own > 0 ? rule : 'JHX-ATTACK-002', weapon.name);
  return { ap: spent.tally(), fate: count('Fate').base('cost', fate, rule, choice.do).tally() };
};

/** The health of a player's Effigy: its starting value, less the enemy's Souls, decay and damage. */
export const whyEffigyHealth = (table: Table, player: PlayerId): JhxTally => {
  const { effigy } = warbandOf(table.state, player);
  const souls = soulsHeld(table, opponentOf(table.state, player));
  const { health } = modeOf(table).effigy;
  const { effigyLoss } = table.numbers.souls;
  const count = tally<RuleId, 'start' | 'losses'>('Effigy health', ['start', 'losses']);
  count.base('start', health, table.state.mode === '3v3' ? 'JHX-SETUP-008' : 'JHX-SETUP-009');
  if (souls > 0) count.add('losses', -effigyLoss.value * souls, effigyLoss.rule, `${souls} Souls`);
  if (effigy.decay > 0)
    count.add('losses', -effigy.decay, table.state.mode === '3v3' ? 'JHX-EFFIGY-021' : 'JHX-EFFIGY-022', 'decay');
  if (effigy.damage > 0) count.add('losses', -effigy.damage, 'JHX-EFFIGY-001', 'damage');
  return count.tally();
};
