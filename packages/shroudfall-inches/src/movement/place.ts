import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isEmpty, type Point } from '@rulewright/core/inches';
import { thingNamed, thingOf } from '../battlefield/things.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { destroyModels } from '../units/leaving/destroy.js';
import type { ModelId, Origin, PlaceAsked, Sfi } from '../vocabulary/index.js';
import { whyNotShifted } from './bans.js';
import { oneByOne } from './one-by-one.js';
import { placementOf } from './place/placement.js';
import { shift } from './shift.js';

/** The place of one model or of several, one after another (SFI-PLACE-009). */
export interface Placing {
  readonly models: readonly ModelId[];
  /** In inches, of `around`, or of the place where each model stands. */
  readonly within: number;
  readonly completely?: true;
  readonly around?: ModelId;
  /** The player who chooses the places. */
  readonly by: PlayerId;
  /** False: a model without a legal place is destroyed (SFI-PLACE-007). */
  readonly optional: boolean;
  readonly origin: Origin;
}

/** True if a base has a legal place. Exact, without sampling. */
const hasPlace = (turn: Turn<Sfi>, asked: PlaceAsked): boolean =>
  turn.derive(() => !isEmpty(placementOf(tableOf(turn), asked).region));

/** Asks a player for a place; undefined if there is none, or if the player declines. */
export function* choosePlace(turn: Turn<Sfi>, by: PlayerId, asked: PlaceAsked, rule: RuleId): Rule<Point | undefined> {
  if (!hasPlace(turn, asked)) return undefined;
  const place = yield* decide(turn, { by, kind: 'place', rule, proposal: asked, about: { model: asked.model } });
  return place === 'none' ? undefined : place;
}

/** Places one model; without a legal place it stays (SFI-PLACE-006), or is destroyed if it has to be placed (SFI-PLACE-007). */
function* placeModel(turn: Turn<Sfi>, model: ModelId, placing: Placing): Rule {
  const { within, completely, around, by, optional, origin } = placing;
  const table = tableOf(turn);
  const { base, kind } = thingOf(table, model);
  const of = around === undefined ? base : thingNamed(table, around)?.base;
  if (!of) return;
  const asked: PlaceAsked = { model, radius: base.radius, within, of, optional, ...(completely ? { completely } : {}) };
  const place = yield* choosePlace(turn, by, asked, origin.rule);
  if (place) yield* shift(turn, model, place, 'place', origin.rule);
  else if (!optional && kind === 'model') yield* destroyModels(turn, [model]);
}

/** Places models within a distance, unless a rule forbids it, in the order of the player of the effect. */
export function* placeModels(turn: Turn<Sfi>, placing: Placing): Rule {
  const { models, by, origin } = placing;
  yield* oneByOne(
    turn,
    models,
    {
      by: () => by,
      rule: 'SFI-PLACE-009',
      may: id => !whyNotShifted(tableOf(turn), id, 'place', origin),
      about: { how: 'place', ability: origin.name },
    },
    model => placeModel(turn, model, placing),
  );
}
