import {
  flag,
  id,
  key,
  list,
  type Maybe,
  maybe,
  object,
  type Read,
  set,
  text,
  whole,
  word,
} from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Ability, Bonus, CommonAbility, Cost, InnateAbility, Target, Trigger } from '../../vocabulary/ability.js';
import { windows } from '../../vocabulary/words.js';
import { condition, hexes, someEffects } from './schema-effect.js';
import { atLeastOne, attackType, commonAbility, modelTypes } from './schema-lasting.js';

/*
 * The shape of abilities, field by field. Contradictions between an ability and the rest of a pack are in
 * `ability-problem.ts`.
 */

/** The models that an ability may be used on. */
export const target: Read<Target> = v.strictObject({
  side: word(['friend', 'enemy', 'any'], 'unknown-side'),
  within: maybe(hexes),
  kinds: maybe(set(word(['hero', 'summoned', 'monster', 'effigy'], 'unknown-model-type'), 1)),
  not: maybe(set(word([...modelTypes, 'self'], 'unknown-model-type'), 1)),
  suffering: maybe(condition),
  every: maybe(flag),
  unseen: maybe(flag),
});

const trigger: Read<Trigger> = v.strictObject({
  window: key(windows, 'unknown-window'),
  of: word(['self', 'friend', 'other-friend', 'enemy', 'any'], 'unknown-side'),
  within: maybe(hexes),
  role: maybe(word(['attacker', 'attacked'], 'unknown-side')),
  needs: maybe(word(['hit', 'damage'], 'unknown-need')),
  attack: maybe(attackType),
});
const cost: Read<Cost> = v.pipe(
  object,
  v.strictObject({
    ap: maybe(whole(0, 10)),
    fate: maybe(whole(0, 100)),
    counters: maybe(v.strictObject({ token: id, count: atLeastOne })),
  }),
);
const limit = maybe(word(['once-per-activation', 'once-per-round', 'once-per-game'], 'unknown-limit'));
const named = { id, name: text, text: maybe(text) };

const innate = v.strictObject({
  ...named,
  kind: v.literal('innate', 'unknown-kind'),
  when: maybe(trigger),
  interrupt: maybe(flag),
  optional: maybe(flag),
  cost: maybe(cost),
  limit,
  target: maybe(target),
  effects: someEffects,
});

/** An ability that is not used as an action. */
export const innateAbility: Read<InnateAbility> = innate;

/** An ability of one card. */
export const ability: Read<Ability> = v.variant(
  'kind',
  [
    innate,
    v.strictObject({
      ...named,
      kind: v.literal('active'),
      cost,
      limit,
      target: maybe(target),
      effects: someEffects,
    }),
    v.strictObject({
      ...named,
      kind: v.literal('manoeuvre'),
      // Three dice are chosen, each with at most one symbol (JHX-DICE-004).
      symbols: whole(1, 3),
      attack: maybe(attackType),
      needs: maybe(word(['hit', 'damage'], 'unknown-need')),
      effects: someEffects,
    }),
  ],
  'unknown-kind',
);

const bonusOf = maybe(whole(-10, 10));
/** The fields of a bonus. */
export const bonusFields: {
  readonly attributes: Maybe<NonNullable<Bonus['attributes']>>;
  readonly common: Maybe<CommonAbility[]>;
  readonly abilities: Maybe<Ability[]>;
} = {
  attributes: maybe(
    v.pipe(
      object,
      v.strictObject({
        MOV: bonusOf,
        AGI: bonusOf,
        RES: bonusOf,
        MEL: bonusOf,
        MAG: bonusOf,
        RNG: bonusOf,
        SH: bonusOf,
      }),
    ),
  ),
  common: maybe(list(commonAbility)),
  abilities: maybe(list(ability)),
};
/** The additions of a level, an Artefact or a gift. */
export const bonus: Read<Bonus> = v.pipe(object, v.strictObject({ name: maybe(text), ...bonusFields }));
