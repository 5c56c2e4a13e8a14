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
import type {
  Ability,
  Amount,
  Bonus,
  CommonAbility,
  Cost,
  Effect,
  InnateAbility,
  ModelType,
  Target,
  Trigger,
  Until,
  WeaponAbility,
  Whom,
} from '../../vocabulary/ability.js';
import {
  attackTypes,
  attributes,
  conditions,
  heroClasses,
  plainAbilities,
  races,
  templates,
  windows,
} from '../../vocabulary/words.js';

/*
 * The shape of abilities, field by field. Contradictions between an ability and the rest of a pack are in
 * `ability-problem.ts`.
 */

/** A distance in hexes: no board is wider than 21. */
const hexes: Read<number> = whole(0, 40);
/** A count of something that is at least one. */
export const atLeastOne: Read<number> = whole(1, 100);
/** An attack type. */
export const attackType: Read<(typeof attackTypes)[number]> = word(attackTypes, 'unknown-attack-type');
const race = word(races, 'unknown-race');
const condition = key(conditions, 'unknown-condition');
const modelTypes = [...races, ...heroClasses, 'defender', 'summoned'] as const;
const modelType: Read<ModelType> = word(modelTypes, 'unknown-model-type');

const armourPiercing = v.strictObject({ id: v.literal('armour-piercing'), amount: atLeastOne });

/** A common ability, with what it needs. */
export const commonAbility: Read<CommonAbility> = v.variant(
  'id',
  [
    v.strictObject({ id: key(plainAbilities, 'unknown-ability') }),
    armourPiercing,
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

/** A common ability of a weapon. */
export const weaponAbility: Read<WeaponAbility> = v.variant(
  'id',
  [armourPiercing, v.strictObject({ id: v.literal('dual-wield') })],
  'unknown-ability',
);

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
/** A change by some amount, up or down, but not by 0. */
export const change: Read<number> = v.pipe(
  whole(-100, 100),
  v.check(n => n !== 0, 'nothing'),
);
/** A number that an effect can change. */
export const changedNumber: Read<Extract<Effect, { readonly op: 'modify' }>['what']> = word(
  [...attributes, 'dice', 'damage', 'reach', 'ap', 'harvest'],
  'unknown-number',
);
/** The enemies that a change can be narrowed to. */
export const changedAgainst: Read<ModelType | 'monster'> = word([...modelTypes, 'monster'], 'unknown-model-type');
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
      what: changedNumber,
      by: change,
      last: maybe(flag),
      attack: maybe(attackType),
      against: maybe(changedAgainst),
      charge: maybe(flag),
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
