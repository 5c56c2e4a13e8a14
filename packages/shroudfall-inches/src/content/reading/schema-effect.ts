import { isObject } from '@rulewright/core';
import { id, key, list, maybe, object, type Read, set, text, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Around, CommonPassive, Effect, GeneratedAttack } from '../../vocabulary/effect.js';
import { passivesWithX, plainPassives } from '../../vocabulary/words.js';
import {
  attackShape,
  attackType,
  base,
  byColour,
  colour,
  condition,
  inches,
  keyword,
  pool,
  tool,
} from './schema-words.js';

/*
 * The shape of effects, field by field. Contradictions between an effect and the rest of a pack are in `effect-problem.ts`.
 */

/** A common passive ability, with what it needs. */
export const commonPassive: Read<CommonPassive> = v.variant(
  'id',
  [
    v.strictObject({ id: key(plainPassives, 'unknown-passive') }),
    v.strictObject({ id: key(passivesWithX, 'unknown-passive'), x: whole(1, 51) }),
    v.strictObject({ id: v.literal('immunity'), to: condition }),
    v.strictObject({ id: v.literal('pathfinder'), terrain: maybe(id) }),
  ],
  'unknown-passive',
);

const whom = word(['self', 'unit', 'aim', 'trigger', 'attacker', 'defender', 'source'], 'unknown-model');
const to = maybe(whom);
const direction = word(['any', 'away', 'directly-away', 'towards', 'directly-towards'], 'unknown-direction');
const until = word(['attack', 'action', 'activation', 'round', 'next-activation', 'game'], 'unknown-end');
const around: Read<Around> = v.strictObject({ side: word(['friend', 'enemy', 'any'], 'unknown-side'), within: inches });
const lasting = { until: maybe(until), to, around: maybe(around) };
const roll = word(['hit', 'damage'], 'unknown-roll');
const change = v.pipe(
  whole(-100, 100),
  v.check(n => n !== 0, 'nothing'),
);
const numberOrAll = v.union([whole(1, 100), v.literal('all')], 'bad-count');

const ofAttacks = {
  role: maybe(word(['attacker', 'defender'], 'unknown-role')),
  attack: maybe(attackType),
  against: maybe(
    v.pipe(
      object,
      v.strictObject({
        keyword: maybe(keyword),
        suffering: maybe(condition),
        baseFrom: maybe(base),
        inMeleeWith: maybe(word(['unit', 'friend'], 'unknown-side')),
      }),
    ),
  ),
};

/** An attack that an ability makes without a weapon. */
const generatedAttack: Read<GeneratedAttack> = v.strictObject({
  type: maybe(attackType),
  shape: attackShape,
  range: inches,
  damage: pool,
});

type Gain = Extract<Effect, { readonly op: 'essence' }>['gain'];
const byOption: Read<Gain> = v.strictObject({ option: v.literal('scenario.ccc.mineEssence', 'unknown-option') });
const byHalf: Read<Gain> = v.strictObject({ own: byColour, middle: byColour, opponent: byColour });
// A union would hide the field that is wrong.
const gain: Read<Gain> = v.lazy((given): Read<Gain> => {
  if (!isObject(given)) return pool;
  return 'option' in given ? byOption : 'own' in given ? byHalf : pool;
});

/** Any plain JSON: the engine does not read it, and the reader has checked that it is JSON. */
const anyJson: Read<unknown> = v.unknown();

const effects: Read<Effect[]> = v.lazy(() => someEffects);

/** An effect. */
export const effect: Read<Effect> = v.variant(
  'op',
  [
    v.strictObject({
      op: v.literal('attack'),
      weapon: maybe(id),
      type: maybe(attackType),
      profile: maybe(generatedAttack),
      by: to,
      at: to,
      after: maybe(list(v.strictObject({ needs: word(['hit', 'critical', 'damage'], 'unknown-need'), effects }), 1, 3)),
    }),
    v.strictObject({ op: v.literal('hitRoll'), type: maybe(attackType), effects, otherwise: maybe(effects), to }),
    v.strictObject({ op: v.literal('damageRoll'), dice: pool, type: maybe(attackType), to }),
    v.strictObject({ op: v.literal('damage'), amount: whole(1, 100), to }),
    v.strictObject({ op: v.literal('heal'), amount: numberOrAll, to }),
    v.strictObject({ op: v.literal('condition'), condition, to }),
    v.strictObject({ op: v.literal('removeCondition'), count: numberOrAll, of: maybe(set(condition, 1)), to }),
    v.strictObject({ op: v.literal('place'), within: inches, completely: maybe(yes), of: to, to, may: maybe(yes) }),
    v.strictObject({
      op: v.literal('push'),
      distance: inches,
      direction,
      from: to,
      to,
      may: maybe(yes),
      andThen: maybe(effects),
    }),
    v.strictObject({
      op: v.literal('move'),
      tool: v.union([tool, v.literal('MOV')], 'unknown-tool'),
      direction: maybe(direction),
      from: to,
      action: maybe(yes),
      to,
    }),
    v.strictObject({
      op: v.literal('modify'),
      what: word(['DEF', 'ARM', 'RNG', 'MOV', 'hit', 'damage', 'suffered'], 'unknown-number'),
      by: change,
      stacks: maybe(yes),
      ...ofAttacks,
      ...lasting,
    }),
    v.strictObject({
      op: v.literal('set'),
      what: word(['DEF', 'ARM', 'RNG'], 'unknown-number'),
      value: whole(1, 100),
      ...ofAttacks,
      ...lasting,
    }),
    v.strictObject({ op: v.literal('setMOV'), tool, ...lasting }),
    v.strictObject({
      op: v.literal('dice'),
      roll,
      add: maybe(pool),
      less: maybe(whole(1, 20)),
      ...ofAttacks,
      ...lasting,
    }),
    v.strictObject({ op: v.literal('grant'), passive: commonPassive, stacks: maybe(yes), ...lasting }),
    v.strictObject({
      op: v.literal('reroll'),
      dice: numberOrAll,
      blanks: maybe(yes),
      whose: word(['own', 'enemy'], 'unknown-side'),
    }),
    v.strictObject({ op: v.literal('infuse'), roll, colour, ...ofAttacks, ...lasting }),
    v.strictObject({ op: v.literal('essence'), gain }),
    v.strictObject({
      op: v.literal('takeEssence'),
      count: whole(1, 10),
      colours: maybe(set(colour, 1)),
      keep: maybe(yes),
    }),
    v.strictObject({ op: v.literal('manifestation'), manifestation: id, within: inches }),
    v.strictObject({ op: v.literal('summon'), unit: id, within: inches }),
    v.strictObject({ op: v.literal('redirect'), within: inches }),
    v.strictObject({
      op: v.literal('action'),
      action: word(['move', 'attack', 'disengage', 'shake'], 'unknown-action'),
      to,
    }),
    v.strictObject({ op: v.literal('control') }),
    v.strictObject({ op: v.literal('victoryPoints'), amount: whole(1, 100) }),
    v.strictObject({ op: v.literal('choose'), options: list(v.strictObject({ effects }), 2, 10) }),
    v.strictObject({ op: v.literal('code'), name: text, with: maybe(anyJson), to }),
  ],
  'unknown-effect',
);

/** At least one effect. */
export const someEffects: Read<Effect[]> = list(effect, 1, 20);
