import { flag, id, key, list, maybe, type Read, set, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Amount, Effect, Until, Whom } from '../../vocabulary/ability.js';
import { conditions, templates } from '../../vocabulary/words.js';
import { atLeastOne, change, changeFields, commonAbility } from './schema-lasting.js';

/* The shape of effects, field by field. */

/** A distance in hexes: no board is wider than 21. */
export const hexes: Read<number> = whole(0, 40);
/** A condition. */
export const condition: Read<keyof typeof conditions> = key(conditions, 'unknown-condition');
const amount: Read<Amount> = v.union(
  [
    atLeastOne,
    v.strictObject({
      die: word(['D2', 'D3', 'D6'], 'unknown-die'),
      count: whole(1, 20),
      plus: maybe(atLeastOne),
    }),
  ],
  'bad-amount',
);
const until: Read<Until> = word(
  [
    'attack',
    'action',
    'activation',
    'target-activation-start',
    'target-activation-end',
    'source-activation-start',
    'source-activation-end',
    'communion',
    'round',
    'game',
  ],
  'unknown-end',
);
const whoms = ['self', 'target', 'attacker', 'attacked', 'trigger'] as const;
const whom: Read<Whom> = word(whoms, 'unknown-model');
const to = maybe(whom);
/** The effects of an ability: at least one. */
export const someEffects: Read<Effect[]> = list(
  v.lazy(() => effect),
  1,
  20,
);

const effect: Read<Effect> = v.variant(
  'op',
  [
    v.strictObject({
      op: v.literal('damage'),
      amount,
      true: maybe(flag),
      piercing: maybe(atLeastOne),
      to,
    }),
    v.strictObject({ op: v.literal('heal'), amount: v.union([v.literal('all'), amount], 'bad-amount'), to }),
    v.strictObject({ op: v.literal('temporaryHealth'), amount, until, to }),
    v.strictObject({ op: v.literal('condition'), condition, to }),
    v.strictObject({
      op: v.literal('cleanse'),
      count: v.union([v.literal('all'), atLeastOne], 'bad-amount'),
      of: maybe(set(condition, 1)),
      to,
    }),
    v.strictObject({
      op: v.literal('push'),
      hexes: whole(1, 40),
      direction: word(['any', 'away', 'towards'], 'unknown-direction'),
      to,
    }),
    v.strictObject({
      op: v.literal('place'),
      within: hexes,
      of: word([...whoms, 'effigy', 'icon'], 'unknown-model'),
      icon: maybe(id),
      to,
    }),
    v.strictObject({ op: v.literal('throw'), hexes: whole(1, 40), to }),
    v.strictObject({ op: v.literal('advance'), hexes: whole(1, 40), to }),
    v.strictObject({
      op: v.literal('modify'),
      ...changeFields,
      until: maybe(until),
      to,
    }),
    v.strictObject({ op: v.literal('gain'), ability: commonAbility, until: maybe(until), to }),
    v.strictObject({
      op: v.literal('reroll'),
      dice: v.union([v.literal('all'), atLeastOne], 'bad-amount'),
      whose: word(['own', 'enemy'], 'unknown-side'),
    }),
    v.strictObject({ op: v.literal('redirect') }),
    v.strictObject({ op: v.literal('cancel') }),
    v.strictObject({ op: v.literal('fate'), amount: change, of: word(['own', 'enemy'], 'unknown-side') }),
    v.strictObject({
      op: v.literal('attack'),
      weapon: maybe(id),
      dice: maybe(change),
      at: maybe(whom),
    }),
    v.strictObject({ op: v.literal('summon'), model: id }),
    v.strictObject({
      op: v.literal('token'),
      token: id,
      count: maybe(atLeastOne),
      within: maybe(hexes),
      until: maybe(until),
      to,
    }),
    v.strictObject({
      op: v.literal('terrain'),
      terrain: word(templates, 'unknown-terrain'),
      hexes: whole(1, 40),
      within: hexes,
      until,
    }),
    v.strictObject({ op: v.literal('moveSoul'), within: hexes, hexes: whole(1, 40) }),
    v.strictObject({ op: v.literal('level'), to }),
    v.strictObject({ op: v.literal('code'), name: id, with: maybe(v.unknown()), to }),
    v.strictObject({ op: v.literal('choose'), options: list(v.strictObject({ effects: someEffects }), 2, 20) }),
    v.strictObject({ op: v.literal('roll'), needs: whole(2, 6), effects: someEffects }),
  ],
  'unknown-effect',
);
