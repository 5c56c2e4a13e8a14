import type { Rule, Turn } from '@rulewright/core';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { suffers } from '../../match/lasting.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Motion, Walked } from '../../vocabulary/motion.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { brinksOn } from '../engagement/disengaging.js';
import { engagementNow } from '../engagement/now.js';
import { offerPartingBlows } from '../parting-blows/parting-blow.js';
import { entriesOn } from './areas.js';

/** One hex of a movement, or a Place as a whole. */
export interface Stride {
  readonly model: ModelId;
  readonly to: Place;
  readonly motion: Motion;
  /** The path from the start of the movement to `to`, and beyond it where the rest is fixed. */
  readonly path: readonly Place[];
  /** The number of this step in the path: 1 for the first. */
  readonly step: number;
  /** The model that moves this one; null where it moves itself. */
  readonly by: ModelId | null;
  readonly rule: RuleId;
  /** False where the rest of a long step is no longer allowed, as something on its way has changed the model; absent: always true. */
  readonly mayGoOn?: () => boolean;
}

/**
 * The reason why a model has stopped: it died, or was knocked down; undefined if it has not. By the option
 * `pinnedOnTheWay` a model that moves by itself also stops where it is pinned (JHX-COND-035).
 */
const stopped = ({ state, options }: Turn<Jhx>, id: ModelId, motion: Motion): Walked | undefined => {
  if (!onBoard(state, id)) return 'killed';
  if (suffers(state, id, 'knock-down')) return 'knocked-down';
  const goes = motion === 'advance' || motion === 'charge' || motion === 'hunt';
  return goes && options.pinnedOnTheWay === 'stops' && suffers(state, id, 'pin') ? 'pinned' : undefined;
};

/** The model is at a new place, and the abilities that wait for this act (JHX-INTERRUPT-013). */
function* comeTo(turn: Turn<Jhx>, { model, to, motion, path, step, by, rule }: Stride): Rule<Walked> {
  const from = onBoard(turn.state, model)?.at;
  if (from === undefined) return 'killed';
  const lay = suffers(turn.state, model, 'knock-down');
  turn.emit({ type: 'ModelMoved', model, from, to, how: motion }, rule);
  yield* openAt(turn, 'entering-hex', { of: model, move: { from, to, path, step, motion }, by });
  const now = stopped(turn, model, motion);
  // A model that was knocked down before this step is being moved by something else: it goes on.
  if (now !== undefined && !(now === 'knocked-down' && lay)) return now;
  return onBoard(turn.state, model)?.at === to ? 'done' : 'blocked';
}

/**
 * The first place on the path of a long step, before its end, where something acts on the model: ground at the first contact
 * (JV11-TERR-005), or an ability or Icon whose area the model enters there (JHX-MOVE-018).
 */
const firstStop = (turn: Turn<Jhx>, { model, to, motion, path, step }: Stride): Place | undefined => {
  const table = tableOf(turn);
  const field = fieldOf(table);
  const piece = field.contactOn && pieceOf(table, model);
  const [from] = piece?.cells ?? [];
  if (!piece || from === undefined) return undefined;
  const contact = field.contactOn?.(piece, path, step, motion, table.options);
  const stops = [...(contact === undefined ? [] : [contact]), ...entriesOn(table, piece, to, motion)];
  const gone = (at: Place): number => field.ground.lengthOf([from, at]);
  return stops.filter(at => at !== to).sort((a, b) => gone(a) - gone(b))[0];
};

/**
 * The model is in a new hex, and abilities react to that (JHX-INTERRUPT-013). Where something acts during a long step,
 * the model first goes to that place, and then on if nothing stops it.
 */
export function* enterPlace(turn: Turn<Jhx>, stride: Stride): Rule<Walked> {
  let { path, step } = stride;
  for (;;) {
    const stop = firstStop(turn, { ...stride, path, step });
    if (stop === undefined) return yield* comeTo(turn, { ...stride, path, step });
    path = [...path.slice(0, step), stop, ...path.slice(step)];
    const came = yield* comeTo(turn, { ...stride, to: stop, path, step });
    if (came !== 'done' || stride.mayGoOn?.() === false) return came;
    step += 1;
  }
}

/** The places on the path of a long step where the model is about to leave enemies' reach; see `brinksOn`. */
const brinksOf = (turn: Turn<Jhx>, { model, to, motion }: Stride): readonly Place[] => {
  const table = tableOf(turn);
  const field = fieldOf(table);
  const piece = field.lastWithin && pieceOf(table, model);
  return piece ? brinksOn(field, piece, to, motion, engagementNow(table)) : [];
};

/**
 * A step that the model makes by itself: before it leaves enemies' reach, they may deal Parting Blows
 * (JHX-INTERRUPT-012). A long step that leaves the reach in its middle first leads to the place where the reach ends.
 */
export function* takeStep(turn: Turn<Jhx>, stride: Stride): Rule<Walked> {
  const { model, motion } = stride;
  let { path, step } = stride;
  for (const to of [...brinksOf(turn, stride), stride.to]) {
    const from = onBoard(turn.state, model)?.at;
    yield* offerPartingBlows(turn, model, to, motion);
    const now = stopped(turn, model, motion);
    if (now) return now;
    if (onBoard(turn.state, model)?.at !== from) return 'blocked';
    if (to !== stride.to) path = [...path.slice(0, step), to, ...path.slice(step)];
    const came = yield* enterPlace(turn, { ...stride, to, path, step });
    if (came !== 'done' || (to !== stride.to && stride.mayGoOn?.() === false)) return came;
    step += 1;
  }
  return 'done';
}

/** The last place where a model may stand: on the present step, or else on the path before it. */
const lastFree = (
  table: Table,
  piece: Piece,
  path: readonly Place[],
  fits: (at: Place) => boolean,
): Place | undefined => {
  const [last, at] = [path.at(-1), piece.cells[0]];
  if (last === undefined || at === undefined) return undefined;
  return fieldOf(table).lastStanding?.(movedTo(piece, last), at) ?? path.findLast(fits);
};

/** The rule of the event that ends a movement, if it is not the one for movements that were cut short. */
const endRules: { readonly [W in Walked]?: RuleId } = { done: 'JHX-MOVE-002', pinned: 'JHX-COND-035' };

/**
 * A movement is over. A model on a hex where it may not stand goes back to the last hex of its path where it may.
 *
 * @param path the cells from the start to the last one that the model reached
 */
export const endMovement = (turn: Turn<Jhx>, model: ModelId, why: Walked, path: readonly Place[]): Walked => {
  const table = tableOf(turn);
  const piece = pieceOf(table, model);
  const at = onBoard(turn.state, model)?.at;
  if (piece && at !== undefined) {
    const fits = (cell: Place): boolean => fieldOf(table).landingRefusal(piece, cell, 'advance') === undefined;
    const back = fits(at) ? undefined : lastFree(table, piece, path, fits);
    if (back !== undefined) {
      turn.emit({ type: 'ModelMoved', model, from: at, to: back, how: 'place' }, 'JHX-PARTING-014');
    }
  }
  turn.emit({ type: 'MovementEnded', model, why }, endRules[why] ?? 'JHX-MOVE-017');
  return why;
};
