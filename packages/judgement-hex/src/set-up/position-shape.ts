import {
  byName,
  flag,
  key,
  list,
  maybe,
  name,
  type Read,
  set,
  text,
  whole,
  word,
} from '@rulewright/core/content/fields';
import * as v from 'valibot';
import { changeFields, commonAbility } from '../content/reading/schema-lasting.js';
import { terrainKinds } from '../ground/hexes/terrain/kinds.js';
import type { Activation, JhxState, LastingData, Stage } from '../vocabulary/index.js';
import { conditions, modes } from '../vocabulary/words.js';

/*
 * The shape of a position, field by field, with limits within which a match stays playable. Contradictions between the
 * fields are found in `position.ts`.
 */

const nullable = <T>(item: Read<T>): Read<T | null> => v.nullable(item);

/** A count that sums of a whole match keep exact. */
const count = whole(0, 1_000_000);
/** A count of something that a model has: options are listed one by one. */
const few = whole(0, 1000);
/** A place of any ground: see `Place`. Positions are refused where the ground has no such place. */
const cell = whole(0, Number.MAX_SAFE_INTEGER);
const until = maybe(text);
const master = maybe(name);

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
  fresh: maybe(whole(0, 2)),
  souls: few,
  artefacts: list(held, 0, 10),
  counters: byName(name, few),
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
    v.strictObject({ kind: v.literal('modify'), ...changeFields }),
    v.strictObject({ kind: v.literal('ability'), ability: commonAbility }),
    v.strictObject({
      kind: v.literal('temporary-health'),
      left: few,
      full: maybe(few),
    }),
    v.strictObject({ kind: v.literal('marker'), value: maybe(whole(-1_000_000, 1_000_000)) }),
  ],
  'unknown-kind',
) as Read<LastingData>;

const lasting = v.strictObject({
  id: count,
  key: text,
  source: name,
  target: name,
  data: lastingData,
  until,
  afterNext: maybe(flag),
  master,
});

const icon = v.strictObject({
  id: name,
  token: name,
  at: cell,
  owner: name,
  player: nullable(name),
  until,
  afterNext: maybe(flag),
  master,
});

const template = v.strictObject({
  id: name,
  kind: word(terrainKinds as readonly string[], 'unknown-terrain'),
  cells: set(cell, 1),
  height: maybe(whole(0, 100)),
  cover: maybe(flag),
  owner: name,
  until,
  afterNext: maybe(flag),
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
) as Read<Stage>;

const activation = v.strictObject({
  player: name,
  hero: name,
  part: word(['start', 'actions', 'end'], 'unknown-part'),
  budgets: byName(name, v.strictObject({ ap: few, spent: few })),
  spent: byName(name, few),
  used: list(text),
  acting: nullable(name),
  acted: flag,
}) as Read<Activation>;

const both = <T>(item: Read<T>): Read<readonly [T, T]> =>
  v.strictTuple([item, item], 'not-two') as Read<readonly [T, T]>;

/** A position of the game. */
export const positionShape: Read<JhxState> = v.strictObject({
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
}) as unknown as Read<JhxState>;
