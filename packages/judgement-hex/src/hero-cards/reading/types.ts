import type { Table } from '../../match/table.js';
import type { ModelType } from '../../vocabulary/ability.js';
import type { Model } from '../../vocabulary/index.js';
import { championCard, commonOf, raceOf } from './cards.js';

/**
 * Whether a model is of a type that a card names: a race (JHX-ATTR-001), a class, a Defender (JHX-ABILITY-004), a Summoned
 * model (JHX-ABILITY-081) or a Monster.
 *
 * @param common by which abilities it is a Defender; all that it has, unless said
 */
export const isOfType = (
  table: Table,
  model: Model,
  type: ModelType | 'monster',
  common: typeof commonOf = commonOf,
): boolean => {
  if (type === 'monster' || type === 'summoned') return model.kind === type;
  if (type === 'defender') return common(table, model).some(({ ability }) => ability.id === 'defender');
  return raceOf(table, model) === type || championCard(table, model)?.classes.some(one => one === type) === true;
};
