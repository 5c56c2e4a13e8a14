import { id, key, maybe, object, type Read, text, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import {
  type Ability,
  type Aim,
  abilityKinds,
  type Cost,
  type Limit,
  type Trigger,
  windows,
} from '../../vocabulary/ability.js';
import type { FragmentAbility } from '../../vocabulary/fragment.js';
import { someEffects } from './schema-effect.js';
import { attackShape, attackType, byColour, condition, inches, keyword, pool } from './schema-words.js';

/*
 * The shape of abilities, field by field. Contradictions between an ability and the rest of a pack are in `ability-problem.ts`.
 */

const whoses = ['self', 'friend', 'other-friend', 'enemy', 'any'] as const;

/** The moment at which an ability acts. */
export const trigger: Read<Trigger> = v.strictObject({
  window: key(windows, 'unknown-window'),
  of: maybe(word(whoses, 'unknown-side')),
  within: maybe(inches),
  role: maybe(word(['attacker', 'defender'], 'unknown-role')),
  attack: maybe(attackType),
  shape: maybe(attackShape),
  by: maybe(word(['enemy'], 'unknown-side')),
  critical: maybe(yes),
  outsideAttacks: maybe(yes),
  keyword: maybe(keyword),
  inMeleeWith: maybe(word(['self', 'friend', 'other-friend'], 'unknown-side')),
  nearElement: maybe(
    v.strictObject({ within: inches, half: maybe(word(['own', 'middle', 'opponent'], 'unknown-half')) }),
  ),
});

const aim: Read<Aim> = v.strictObject({
  how: word(['target', 'choose', 'every'], 'unknown-aim'),
  what: word(['model', 'unit'], 'unknown-aim'),
  side: word(['friend', 'enemy', 'any'], 'unknown-side'),
  within: maybe(inches),
  hit: maybe(attackType),
  keyword: maybe(keyword),
  suffering: maybe(condition),
  other: maybe(yes),
});

const cost: Read<Cost> = v.pipe(
  object,
  v.strictObject({ essence: maybe(byColour), action: maybe(word(['A', 'A+', 'A/'], 'unknown-mark')) }),
);

/** The limit on the uses of an ability. */
export const limit: Read<Limit> = word(['once-per-activation', 'once-per-round', 'once-per-game'], 'unknown-limit');

const named = {
  id,
  name: text,
  text: maybe(text),
  limit: maybe(limit),
  aim: maybe(aim),
  effects: someEffects,
};
const standing = { ...named, when: maybe(trigger), optional: maybe(yes) };

/** An ability of a card. */
export const ability: Read<Ability> = v.variant(
  'kind',
  [
    v.strictObject({ ...named, kind: v.literal('faction') }),
    v.strictObject({ ...named, kind: v.literal('active'), cost }),
    v.strictObject({ ...named, kind: v.literal('reactive'), cost, when: trigger }),
    v.strictObject({ ...standing, kind: v.literal('passive') }),
    v.strictObject({ ...standing, kind: v.literal('leadership') }),
  ],
  'unknown-kind',
);

/** The known part of an ability. */
export const fragmentAbility: Read<FragmentAbility> = v.strictObject({
  id,
  name: text,
  kind: word(abilityKinds, 'unknown-kind'),
  text: maybe(text),
  limit: maybe(limit),
  cost: maybe(cost),
  when: maybe(trigger),
  aim: maybe(aim),
  effects: maybe(someEffects),
  optional: maybe(yes),
  assumed: maybe(pool),
});
