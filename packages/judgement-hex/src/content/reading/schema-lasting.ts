import { flag, id, key, type Maybe, maybe, type Read, set, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { CommonAbility, Effect, ModelType } from '../../vocabulary/ability.js';
import {
  type AttackType,
  attackTypes,
  attributes,
  conditions,
  heroClasses,
  plainAbilities,
  type Race,
  races,
} from '../../vocabulary/words.js';

/*
 * The shape of what lasting effects give: common abilities and changes of numbers. Positions hold them as well as cards, so they
 * stand apart from the effects: a client that reads no content loads only this file.
 */

/** A count of something that is at least one. */
export const atLeastOne: Read<number> = whole(1, 100);
/** An attack type. */
export const attackType: Read<(typeof attackTypes)[number]> = word(attackTypes, 'unknown-attack-type');
/** A race. */
export const race: Read<Race> = word(races, 'unknown-race');
/** The types of models that abilities tell apart. */
export const modelTypes: readonly [...typeof races, ...typeof heroClasses, 'defender', 'summoned'] = [
  ...races,
  ...heroClasses,
  'defender',
  'summoned',
];
const modelType: Read<ModelType> = word(modelTypes, 'unknown-model-type');

/** A common ability, with what it needs. */
export const commonAbility: Read<CommonAbility> = v.variant(
  'id',
  [
    v.strictObject({ id: key(plainAbilities, 'unknown-ability') }),
    v.strictObject({ id: v.literal('armour-piercing'), amount: atLeastOne }),
    v.strictObject({ id: v.literal('explode'), amount: atLeastOne }),
    v.strictObject({ id: v.literal('leech'), amount: atLeastOne }),
    v.strictObject({ id: v.literal('regeneration'), amount: atLeastOne }),
    v.strictObject({ id: v.literal('animosity'), against: modelType }),
    v.strictObject({ id: v.literal('enmity'), race }),
    v.strictObject({
      id: v.literal('immune'),
      to: word([...(Object.keys(conditions) as (keyof typeof conditions)[]), 'push', 'throw'], 'unknown-condition'),
    }),
    v.strictObject({ id: v.literal('vulnerability'), to: v.literal('burn', 'unknown-condition') }),
    v.strictObject({ id: v.literal('summoner'), summons: set(id, 1) }),
  ],
  'unknown-ability',
);

/** A change by some amount, up or down, but not by 0. */
export const change: Read<number> = v.pipe(
  whole(-100, 100),
  v.check(n => n !== 0, 'nothing'),
);

type Modify = Extract<Effect, { readonly op: 'modify' }>;

/** The fields of a change: the number, the amount up or down, and the attacks that it is narrowed to. */
export const changeFields: {
  readonly what: Read<Modify['what']>;
  readonly by: Read<number>;
  readonly last: Maybe<boolean>;
  readonly attack: Maybe<AttackType>;
  readonly against: Maybe<ModelType | 'monster'>;
  readonly charge: Maybe<boolean>;
} = {
  what: word([...attributes, 'dice', 'damage', 'reach', 'ap', 'harvest'], 'unknown-number'),
  by: change,
  last: maybe(flag),
  attack: maybe(attackType),
  against: maybe(word([...modelTypes, 'monster'], 'unknown-model-type')),
  charge: maybe(flag),
};
