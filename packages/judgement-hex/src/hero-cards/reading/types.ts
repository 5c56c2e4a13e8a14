import type { ModelType } from '../../vocabulary/ability.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { championCard, raceOf } from './cards.js';
import type { GivenAbility } from './given.js';

/**
 * True if a model is of a type that a card names: a race (JHX-ATTR-001), a class, a Defender (JHX-ABILITY-004), a
 * Summoned model (JHX-ABILITY-081) or a Monster.
 *
 * @param commonOf the common abilities that can make it a Defender
 */
export const isOfTypeBy = (
  commonOf: (table: Table, model: Model) => readonly GivenAbility[],
  table: Table,
  model: Model,
  type: ModelType | 'monster',
): boolean => {
  if (type === 'monster' || type === 'summoned') return model.kind === type;
  if (type === 'defender') return commonOf(table, model).some(({ ability }) => ability.id === 'defender');
  return raceOf(table, model) === type || championCard(table, model)?.classes.some(one => one === type) === true;
};
