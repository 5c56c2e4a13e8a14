import { changesOn, isNarrowed } from '../../hero-cards/reading/changes.js';
import { isOfType } from '../../hero-cards/reading/common.js';
import type { Change } from '../../hero-cards/reading/given.js';
import type { RuleId } from '../../rulebook/index.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Attribute } from '../../vocabulary/words.js';

/**
 * True if a narrowed change counts in an attack: for the type of attack, against the model on the other side, and for a
 * Charge only if the change says so.
 */
const countsIn = (
  table: Table,
  { type, kind }: Pick<AttackFacts, 'type' | 'kind'>,
  enemy: ModelId,
  { attack, against, charge }: Change['data'],
): boolean => {
  if (attack !== undefined && attack !== type) return false;
  if (charge && kind !== 'charge') return false;
  if (against === undefined) return true;
  const other = table.state.models.find(({ id }) => id === enemy);
  return other !== undefined && isOfType(table, other, against);
};

/** The rule that the tally cites for a change: for dice or damage that of the number, for an attribute that of the cause. */
const ruleOf = ({ data: { what, by }, rule }: Change): RuleId => {
  if (what === 'dice') return by > 0 ? 'JHX-ATTACK-023' : 'JHX-ATTACK-027';
  return what === 'damage' ? 'JHX-DAMAGE-004' : rule;
};

/**
 * The changes by cards and effects to a number of one side of an attack, the other side being `enemy`: to the dice or
 * the damage of its Basic Attacks, or to an attribute where the change is narrowed to certain attacks or enemies.
 * Changes to an attribute that are not narrowed are counted by `attribute`.
 */
export const changesOf = (
  table: Table,
  attack: AttackFacts,
  model: Model,
  enemy: ModelId,
  what: 'dice' | 'damage' | Attribute,
): readonly Contribution[] => {
  const always = what === 'dice' || what === 'damage';
  return changesOn(table, model)
    .filter(({ data }) => data.what === what && (always || isNarrowed(data)) && countsIn(table, attack, enemy, data))
    .map(change => {
      const { by, last } = change.data;
      return { by, rule: ruleOf(change), source: change.source, ...(last ? { last } : {}) };
    });
};
