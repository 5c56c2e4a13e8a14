import type { Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { Eld, ModelId, Table } from '../vocabulary/index.js';
import { endEffects } from './lasting.js';

const isStationary = ({ pack }: Pick<Table, 'pack'>, card: string | null): boolean =>
  card !== null &&
  Object.hasOwn(pack.spells, card) &&
  pack.spells[card]?.weapon.traits.some(({ id }) => id === 'stationary') === true;

/**
 * A Spell with Stationary ends when its caster moves or is moved. The book does not define this trait, nor Undead,
 * Spirit and Vampirism, which other rules refer to; by option none of the four has an effect.
 */
export const endStationary = (turn: Turn<Eld>, caster: ModelId): void => {
  if (turn.options.undefinedTraits === 'tagsOnly') return;
  const table = tableOf(turn);
  const over = turn.state.effects.filter(({ source, data }) => source === caster && isStationary(table, data.card));
  endEffects(turn, over, 'ELD-TRAIT-075');
};
