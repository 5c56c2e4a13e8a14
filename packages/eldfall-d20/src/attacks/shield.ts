import { isFrontal } from '../battlefield/front.js';
import { itemOf, modelNamed, modelOf } from '../match/lookups.js';
import type { AttackFacts, Model, Modifier, RollFacts, StrikeModifier, Table } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import { targetStanding } from './facts.js';
import { traitsOfHits } from './hit-traits.js';
import { reachOf } from './range.js';

const SOURCE = 'shield';

/** True for a model that wears a Shield (ELD-ITEM-007). Its passive effect is a change of the card (ELD-ITEM-008). */
export const hasShield = (table: Table, { equipped }: Pick<Model, 'equipped'>): boolean =>
  equipped.some(id => itemOf(table, id).category === 'shield');

/** True for a Shield whose card has its own number for Melee Attacks on its wearer. */
const hasOwnNumber = ({ category, changes }: Item): boolean =>
  category === 'shield' &&
  changes.some(
    one =>
      one.op === 'roll' &&
      one.attribute === undefined &&
      one.attack?.side === 'suffered' &&
      one.attack.kind !== 'ranged',
  );

/**
 * A Melee Attack against the Front of a model with a Shield is harder, whatever attribute it uses (ELD-MELEE-007). The
 * number of the card of the Shield counts in place of the one of the book.
 */
export const shieldModifier = (table: Table, { attack, aim, purpose }: RollFacts): readonly Modifier[] => {
  if (purpose !== 'attack' || attack?.kind !== 'melee' || aim === null || !('model' in aim)) return [];
  const target = modelNamed(table.state, aim.model);
  if (!target || !hasShield(table, target)) return [];
  if (target.equipped.some(id => hasOwnNumber(itemOf(table, id)))) return [];
  if (traitsOfHits(table, attack, aim.model).some(({ id }) => id === 'ignore-shield')) return [];
  if (!isFrontal(table, targetStanding(table, attack, aim.model), attack.from)) return [];
  const { value, rule } = table.numbers.melee.againstShield;
  return [{ rule, source: SOURCE, add: value }];
};

/** A Shield hinders its wearer's Melee Weapon with a Reach above 0, so not a Shield Bash (ELD-MELEE-006, ELD-MELEE-008). */
export const shieldStrike = (table: Table, attack: AttackFacts): readonly StrikeModifier[] => {
  const { weapon, kind } = attack;
  const model = modelOf(table.state, attack.attacker);
  if (kind !== 'melee' || weapon.item === null || !hasShield(table, model)) return [];
  const reach = reachOf(table, model, weapon, attack);
  if (!reach?.some(({ to }) => to > 0)) return [];
  const { value, rule } = table.numbers.melee.shieldStrike;
  return [{ rule, source: SOURCE, add: value }];
};
