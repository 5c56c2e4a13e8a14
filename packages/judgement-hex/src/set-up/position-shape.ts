import * as v from 'valibot';
import { attackType, change, changedAgainst, changedNumber, commonAbility } from '../content/reading/schema-ability.js';
import { flag, key, list, set, text, whole, word } from '../content/reading/schema-words.js';
import { terrainKinds } from '../ground/hexes/terrain/kinds.js';
import type { Activation, JhxState, LastingData, Stage } from '../vocabulary/index.js';
import { conditions, modes } from '../vocabulary/words.js';

/*
 * The shape of a position, field by field, with limits within which a match stays playable. Contradictions between the
 * fields are found in `position.ts`.
 */

const nullable = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | null> => v.nullable(item);

/** A count that sums of a whole match keep exact. */
const count = whole(0, 1_000_000);
/** A count of something that a model has: options are listed one by one. */
const few = whole(0, 1000);
/** The key of an object, and the name of a model or of something else in play: none that every object has. */
const name: v.GenericSchema<string, string> = v.pipe(
  v.string('not-a-text'),
  v.minLength(1, 'empty'),
  v.maxLength(500, 'too-long'),
  v.check(one => !(one in {}), 'bad-id'),
);
/** A place of any ground: see `Place`. Positions are refused where the ground has no such place. */
const cell = whole(0, Number.MAX_SAFE_INTEGER);
const until = v.exactOptional(text);
const master = v.exactOptional(name);

const held = v.strictObject({ artefact: name, deck: nullable(name) });

const model = v.strictObject({
  id: name,
  kind: word(['hero', 'monster', 'summoned'], 'unknown-kind'),
  card: name,
  unit: nullable(name),
  member: nullable(name),
  player: nullable(name),
  at: nullable(cell),
  damage: count,
  level: v.picklist([1, 2, 3], 'unknown-level'),
  picks: list(whole(0, 100), 0, 2),
  fresh: v.exactOptional(whole(0, 2)),
  souls: few,
  artefacts: list(held, 0, 10),
  counters: v.record(name, few),
  activated: flag,
  diedIn: nullable(count),
  enteredIn: count,
  master: nullable(name),
  pit: nullable(whole(0, 100)),
  marked: nullable(name),
  ward: nullable(name),
});

const warband = v.strictObject({
  player: name,
  side: nullable(word(['lower', 'upper'], 'unknown-side')),
  god: nullable(name),
  pool: set(name),
  vetoed: set(name),
  picked: set(name),
  fate: count,
  banked: few,
  avatar: nullable(name),
  powerCalled: flag,
  effigy: v.strictObject({ damage: few, decay: few }),
  deck: set(name),
  spentArtefacts: set(name),
});

const lastingData = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('condition'), condition: key(conditions, 'unknown-condition') }),
    v.strictObject({
      kind: v.literal('modify'),
      what: changedNumber,
      by: change,
      last: v.exactOptional(flag),
      attack: v.exactOptional(attackType),
      against: v.exactOptional(changedAgainst),
      charge: v.exactOptional(flag),
    }),
    v.strictObject({ kind: v.literal('ability'), ability: commonAbility }),
    v.strictObject({
      kind: v.literal('temporary-health'),
      left: whole(0, 100),
      full: v.exactOptional(whole(0, 100)),
    }),
    v.strictObject({ kind: v.literal('marker'), value: v.exactOptional(whole(-1_000_000, 1_000_000)) }),
  ],
  'unknown-kind',
) as v.GenericSchema<unknown, LastingData>;

const lasting = v.strictObject({
  id: count,
  key: text,
  source: name,
  target: name,
  data: lastingData,
  until,
  afterNext: v.exactOptional(flag),
  master,
});

const icon = v.strictObject({ id: name, token: name, at: cell, owner: name, player: nullable(name), until, master });

const template = v.strictObject({
  id: name,
  kind: word(terrainKinds as readonly string[], 'unknown-terrain'),
  cells: set(cell, 1),
  height: v.exactOptional(whole(0, 100)),
  cover: v.exactOptional(flag),
  owner: name,
  until,
});

const stage = v.variant(
  'name',
  [
    v.strictObject({
      name: v.literal('set-up'),
      step: word(['map', 'monsters', 'gods', 'warbands', 'avatars', 'deployment', 'declarations'], 'unknown-step'),
    }),
    v.strictObject({
      name: v.literal('communion'),
      step: v.union([v.picklist([1, 2, 3, 4, 5, 6]), name], 'unknown-step'),
      queue: nullable(set(name)),
    }),
    v.strictObject({ name: v.literal('activation') }),
    v.strictObject({ name: v.literal('end-of-round') }),
  ],
  'unknown-stage',
) as v.GenericSchema<unknown, Stage>;

const activation = v.strictObject({
  player: name,
  hero: name,
  part: word(['start', 'actions', 'end'], 'unknown-part'),
  budgets: v.record(name, v.strictObject({ ap: few, spent: few })),
  spent: v.record(name, few),
  used: list(text),
  acting: nullable(name),
  acted: flag,
}) as v.GenericSchema<unknown, Activation>;

const both = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly [T, T]> =>
  v.strictTuple([item, item], 'not-two') as v.GenericSchema<unknown, readonly [T, T]>;

/** A position of the game. */
export const positionShape: v.GenericSchema<unknown, JhxState> = v.strictObject({
  players: both(name),
  mode: word(modes, 'unknown-mode'),
  map: nullable(name),
  stage,
  round: count,
  order: both(name),
  lastActivation: nullable(name),
  warbands: both(warband),
  models: list(model, 0, 200),
  souls: list(v.strictObject({ id: name, at: cell }), 0, 100),
  effects: list(lasting),
  icons: list(icon),
  templates: list(template, 0, 200),
  pits: list(v.strictObject({ at: cell, token: flag }), 0, 100),
  lastSoulPit: nullable(whole(0, 100)),
  firstSoul: nullable(name),
  activation: nullable(activation),
  usedThisRound: list(text),
  usedThisMatch: list(text),
  nextId: whole(1, 1_000_000_000),
  ending: v.null('over-already'),
}) as unknown as v.GenericSchema<unknown, JhxState>;
