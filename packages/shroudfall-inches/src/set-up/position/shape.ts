import { byName, list, maybe, name, object, type Read, set, text, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import { armyShape } from '../../content/reading/schema-army.js';
import { effect } from '../../content/reading/schema-effect.js';
import { MOST_PARTS } from '../../content/reading/schema-terrain.js';
import { condition } from '../../content/reading/schema-words.js';
import type { Activation, Lasting, SfiState, Stage } from '../../vocabulary/index.js';

/*
 * The shape of a position, field by field, with limits within which a match stays playable. Contradictions between the
 * fields are found in `check.ts`.
 */

const nullable = <T>(item: Read<T>): Read<T | null> => v.nullable(item);
const flag: Read<boolean> = v.boolean('not-yes-or-no');
/** A count that sums of a whole match keep exact. */
const count = whole(0, 1_000_000);
/** The tokens of a reserve. A colour without tokens may be left out or have the count 0. */
const tokens = maybe(whole(0, 20));
const reserve = v.pipe(object, v.strictObject({ grey: tokens, yellow: tokens, red: tokens }));
/** A list that is empty between two beats: no match begins in the middle of an attack or of a reaction. */
const none: v.GenericSchema = v.pipe(v.array(v.unknown(), 'not-a-list'), v.maxLength(0, 'in-the-middle'));

const both = <T>(item: Read<T>): Read<readonly [T, T]> =>
  v.strictTuple([item, item], 'not-two') as unknown as Read<readonly [T, T]>;

/** A point of the table; the width of the table is checked with the numbers of the edition. */
const point = v.strictObject({ x: whole(0, 262_144), y: whole(0, 262_144) });
const polygon = v.strictObject({ corners: list(point, 3, 256) });

const stage = v.variant(
  'name',
  [
    v.strictObject({ name: v.literal('set-up'), step: text }),
    v.strictObject({ name: v.picklist(['round-start', 'round-end']), step: text }),
    v.strictObject({ name: v.literal('activations'), next: name }),
  ],
  'unknown-stage',
) as unknown as Read<Stage>;

const army = v.strictObject({
  player: name,
  list: nullable(armyShape),
  edge: nullable(word(['low', 'high'], 'unknown-edge')),
  scenarioCards: set(name),
  scenario: nullable(name),
  terrainCards: list(name, 0, 100),
  right: nullable(word(['token', 'terrain'], 'unknown-right')),
  leadership: nullable(v.strictObject({ weaver: name, ability: name })),
  reserve,
  points: whole(-1_000_000, 1_000_000),
  lastActivated: nullable(name),
  activations: count,
});

const unit = v.strictObject({
  id: name,
  player: name,
  card: name,
  strength: whole(0, 20),
  where: word(['in-reserve', 'on-table', 'destroyed'], 'unknown-place'),
  destroyedIn: nullable(count),
  activated: flag,
  exhausted: flag,
  conditions: set(condition),
});

const pieceToPlace = {
  id: name,
  card: name,
  part: v.strictObject({ kind: word(['main', 'side'], 'unknown-kind'), at: whole(0, 20) }),
  owner: name,
};

const element = v.strictObject({
  id: name,
  scenario: name,
  part: whole(0, 20),
  at: point,
  damage: count,
  control: nullable(name),
});

const manifestation = v.strictObject({
  id: name,
  card: name,
  ability: text,
  source: name,
  at: point,
  radius: whole(0, 10_000),
  until: word(['round', 'game'], 'unknown-end'),
});

const changes: readonly string[] = ['modify', 'set', 'setMOV', 'dice', 'grant', 'infuse', 'code'];
const lasting = v.strictObject({
  id: count,
  key: text,
  source: name,
  target: name,
  until: maybe(text),
  player: nullable(name),
  attackOn: maybe(name),
  data: v.pipe(
    effect,
    v.check(({ op }) => changes.includes(op), 'not-a-lasting-change'),
  ),
}) as unknown as Read<Lasting>;

const genericAction = word(['move', 'attack', 'disengage', 'shake'], 'unknown-action');
const activation = v.strictObject({
  unit: name,
  part: word(['start', 'open', 'ending'], 'unknown-part'),
  spent: list(word(['move', 'attack', 'disengage', 'shake', 'forfeited', 'sacrificed'], 'unknown-action'), 0, 20),
  moves: whole(0, 20),
  actions: list(
    v.strictObject({
      unit: name,
      action: genericAction,
      done: list(name),
      profiles: list(text),
      targeted: list(name),
      reached: list(v.strictObject({ model: name, manifestation: name, due: flag })),
      combined: maybe(name),
    }),
    0,
    10,
  ),
}) as unknown as Read<Activation>;

const keys = list(text);

/** Every field of a position: one that is missing here does not compile. */
const fields: { readonly [K in keyof SfiState]: v.GenericSchema } = {
  players: both(name),
  stage,
  round: count,
  token: nullable(name),
  rollOffWinner: nullable(name),
  armies: both(army),
  units: list(unit, 0, 200),
  models: list(v.strictObject({ id: name, unit: name, at: point, damage: count }), 0, 500),
  terrain: list(v.strictObject({ ...pieceToPlace, footprint: list(polygon, 1, MOST_PARTS) }), 0, 100),
  leftOut: list(v.strictObject(pieceToPlace), 0, 100),
  scenarios: set(name),
  elements: list(element, 0, 200),
  manifestations: list(manifestation, 0, 100),
  effects: list(lasting),
  activation: nullable(activation),
  reacting: none,
  attacks: none,
  used: v.strictObject({ action: keys, activation: keys, round: keys, match: keys }),
  essenceSnapshot: nullable(byName(name, reserve)),
  nextId: whole(1, 1_000_000_000),
  ending: v.null('over-already'),
};

/** A position of the game. */
export const positionShape: Read<SfiState> = v.strictObject(fields) as unknown as Read<SfiState>;
