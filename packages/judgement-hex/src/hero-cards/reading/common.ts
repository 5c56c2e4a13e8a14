import type { CommonAbility, CommonAbilityId, ModelType } from '../../vocabulary/ability.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { ownCommonOf } from './cards.js';
import type { GivenAbility } from './given.js';
import { inForceOn } from './in-force.js';
import { remembered } from './remembered.js';
import { isOfTypeBy } from './types.js';

/**
 * The common abilities that a model has now: its own, and those that it gets from abilities always in force
 * (JHX-ATTR-014).
 */
export const commonOf = (table: Table, model: Model): readonly GivenAbility[] => {
  const known = remembered(table, model);
  known.common ??= commonNow(table, model);
  return known.common;
};

const commonNow = (table: Table, model: Model): readonly GivenAbility[] => {
  const own = ownCommonOf(table, model);
  let all: GivenAbility[] | undefined;
  for (const { effect, from } of inForceOn(table, model)) {
    if (effect.op !== 'gain') continue;
    all ??= [...own];
    all.push({ ability: effect.ability, source: from });
  }
  return all ?? own;
};

/** True if a model has a common ability now. */
export const hasCommon = (table: Table, model: Model, id: CommonAbilityId): boolean =>
  commonOf(table, model).some(one => one.ability.id === id);

type CommonWith<I extends CommonAbilityId, A = CommonAbility> = A extends { readonly id: infer J }
  ? I extends J
    ? A
    : never
  : never;

/** All entries of one common ability on a model, e.g. each Enmity with its race. */
export const everyCommon = <I extends CommonAbilityId>(table: Table, model: Model, id: I): readonly CommonWith<I>[] =>
  commonOf(table, model)
    .filter(({ ability }) => ability.id === id)
    .map(({ ability }) => ability as CommonWith<I>);

/** True if a model is of a type that a card names, by everything that the model has now: see `isOfTypeBy`. */
export const isOfType = (table: Table, model: Model, type: ModelType | 'monster'): boolean =>
  isOfTypeBy(commonOf, table, model, type);
