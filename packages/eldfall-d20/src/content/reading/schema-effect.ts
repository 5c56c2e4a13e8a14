import { id, list, maybe, only, type Read, set, text, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { AttacksLike, Change, Effect, ReachOf, Until } from '../../vocabulary/effect.js';
import { spellTypes } from '../../vocabulary/words.js';
import { art, characteristic, skill, trait } from './schema-trait.js';
import {
  change as amount,
  anyJson,
  attribute,
  classId,
  element,
  kind,
  pickedByName,
  record,
  state,
} from './schema-words.js';

/*
 * The shape of changes and effects, field by field.
 */

/** The end of something that lasts. */
export const until: Read<Until> = word(
  ['sequence', 'end-phase', 'next-end-phase', 'strategic-phase', 'own-strategic-phase', 'game'],
  'unknown-end',
);

const ofMeans = {
  kind: maybe(kind),
  role: maybe(word(['active', 'reactive'], 'unknown-role')),
  with: maybe(word(['spell', 'weapon', 'natural', ...spellTypes], 'unknown-type')),
};
const reachOf: Read<ReachOf> = record<ReachOf>(v.strictObject(ofMeans));
const attacksLike: Read<AttacksLike> = record<AttacksLike>(
  v.strictObject({
    ...ofMeans,
    side: maybe(word(['made', 'suffered'], 'unknown-side')),
    on: maybe(characteristic),
    front: maybe(yes),
  }),
);
const attack = maybe(attacksLike);
const code = { op: v.literal('code'), name: text, with: maybe(anyJson) };

/** A change that counts as long as its source does. */
const change: Read<Change> = v.variant(
  'op',
  [
    v.strictObject({ op: v.literal('attribute'), attribute, by: amount, if: maybe(list(characteristic, 1, 10)) }),
    v.strictObject({
      op: v.literal('factor'),
      attribute,
      factor: word(['half', 'double'], 'unknown-factor'),
      by: maybe(amount),
    }),
    v.strictObject({ op: v.literal('roll'), by: amount, attribute: maybe(attribute), attack }),
    v.strictObject({ op: v.literal('strike'), by: amount, attack }),
    v.strictObject({
      op: v.literal('power'),
      by: v.union([amount, v.literal('half')], 'not-a-whole-number'),
      attack,
    }),
    v.strictObject({ op: v.literal('reach'), by: amount, attack: maybe(reachOf) }),
    v.strictObject({ op: v.literal('hits-have'), traits: list(trait, 1, 20), attack }),
    v.strictObject({
      op: v.literal('grant'),
      traits: maybe(list(trait, 1, 20)),
      skills: maybe(list(skill, 1, 20)),
      arts: maybe(list(art, 1, 20)),
      classes: maybe(set(classId, 1)),
      next: maybe(yes),
    }),
    v.strictObject({ op: v.literal('points'), by: amount }),
    v.strictObject({ op: v.literal('spellcraft'), craft: id, by: amount }),
    v.strictObject({ op: v.literal('affinity'), from: element, to: element }),
    v.strictObject({ op: v.literal('item'), item: id, weight: amount, strike: amount }),
    v.strictObject({ op: v.literal('inventory'), by: amount }),
    v.strictObject({ op: v.literal('immune'), states: set(state, 1) }),
    v.strictObject({ op: v.literal('no-enchantments') }),
    v.strictObject({
      op: v.literal('negate-hits'),
      attack,
      plain: maybe(yes),
      targeted: maybe(yes),
      aura: maybe(yes),
      once: maybe(yes),
    }),
    v.strictObject({ op: v.literal('prevent-wounds'), attribute }),
    v.strictObject({ op: v.literal('torment'), attribute, loses: whole(1, 10) }),
    v.strictObject({ op: v.literal('strategic-move') }),
    v.strictObject({ op: v.literal('assist'), name: text, effects: v.lazy(() => effects) }),
    v.strictObject({
      op: v.literal('leech'),
      hp: whole(1, 10),
      unlike: list(characteristic, 0, 10),
      times: whole(1, 10),
    }),
    v.strictObject(code),
  ],
  'unknown-change',
);

/** Changes. */
export const changes: Read<Change[]> = list(change, 0, 50);

const numberOrAll = v.union([whole(1, 100), v.literal('all')], 'bad-count');
const inside: Read<Effect[]> = v.lazy(() => effects);

const effect: Read<Effect> = v.variant(
  'op',
  [
    v.strictObject({
      op: v.literal('state'),
      state,
      until: maybe(until),
      only: maybe(only('enemies', 'unknown-side')),
    }),
    v.strictObject({ op: v.literal('remove-states'), states: set(state, 1), count: maybe(whole(1, 20)) }),
    v.strictObject({ op: v.literal('remove-enchantments') }),
    v.strictObject({ op: v.literal('heal'), amount: numberOrAll, only: maybe(list(characteristic, 1, 10)) }),
    v.strictObject({ op: v.literal('lose-hp'), amount: whole(1, 100) }),
    v.strictObject({ op: v.literal('points'), by: amount, ifNone: maybe(yes) }),
    v.strictObject({ op: v.literal('cast'), spell: id }),
    v.strictObject({ op: v.literal('destroy-structure') }),
    v.strictObject({ op: v.literal('repair-structure') }),
    v.strictObject({ op: v.literal('remove-spells') }),
    v.strictObject({ op: v.literal('send-away') }),
    v.strictObject({ op: v.literal('reveal') }),
    v.strictObject({ op: v.literal('lasting'), changes: list(change, 1, 50), until }),
    v.strictObject({
      op: v.literal('choose'),
      options: pickedByName(list(v.strictObject({ name: text, effects: inside }), 2, 10)),
    }),
    v.strictObject(code),
  ],
  'unknown-effect',
);

/** At least one effect. */
export const effects: Read<Effect[]> = list(effect, 1, 20);
