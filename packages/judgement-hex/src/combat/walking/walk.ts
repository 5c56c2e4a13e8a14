import { decide, type Rule, type Turn } from '@rulewright/core';
import type { Cell, Direction } from '@rulewright/core/hex';
import type { Piece } from '../../ground/models/piece.js';
import { type Advancing, nextSteps } from '../../ground/movement/advance.js';
import { pushAlong } from '../../ground/movement/directed.js';
import { entryRefusal, fliesIn } from '../../ground/movement/entering.js';
import { landingRefusal } from '../../ground/movement/landing.js';
import { allowance, penaltyOf } from '../../ground/movement/penalty.js';
import type { Contribution } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { activePlayer, modelOf, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Motion, OwnMotion } from '../../vocabulary/motion.js';
import type { Table } from '../../vocabulary/table.js';
import { strikersAt } from '../parting-blows/strikers.js';
import { movNow, rollMov } from './mov.js';
import { endMovement, enter, takeStep, type Walked } from './stride.js';
import { touchDown } from './treacherous-ground.js';

export type { Walked } from './stride.js';

/** The hexes that Natural Sprinter adds to each Advance in round 1; they are no MOV (JHX-ABILITY-036). */
export const sprint = (table: Table, model: Model): number =>
  table.state.round === 1 && hasCommon(table, model, 'natural-sprinter') ? 1 : 0;

/** An Advance to be made. */
export interface AdvanceOrder {
  readonly model: ModelId;
  /** The number of hexes: MOV with all modifiers, before terrain. Default: the model's own MOV. */
  readonly hexes?: number;
  /** Additions to the model's own MOV for this Advance, e.g. a Dash. */
  readonly mov?: readonly Contribution[];
  /** Hexes that are no MOV, besides those of Natural Sprinter. */
  readonly extra?: number;
}

/** True if a movement may end where the model is. A model may always stay where it is (JHX-GEN-011). */
const mayStop = (table: Table, piece: Piece, path: readonly Cell[]): boolean => {
  const [here] = piece.cells;
  return path.length === 1 || (here !== undefined && !landingRefusal(fieldOf(table), piece, here, 'advance'));
};

/**
 * A model advances hex by hex, its player choosing each, with Parting Blows before a step that leaves reach
 * (JHX-PARTING-005) and reactions after each step (JHX-INTERRUPT-013). The number of hexes is counted afresh before
 * every step (JHX-ORDER-010).
 */
export function* advance(turn: Turn<Jhx>, { model: id, hexes, mov = [], extra = 0 }: AdvanceOrder): Rule<Walked> {
  const start = onBoard(turn.state, id);
  if (!start) return 'killed';
  const rolled = hexes === undefined ? yield* rollMov(turn, id) : undefined;
  const path: Cell[] = [start.at];
  let aloft = false;
  for (;;) {
    const table = tableOf(turn);
    const piece = pieceOf(table, id);
    if (!piece) return endMovement(turn, id, 'killed', path);
    const { state, options } = table;
    const model = modelOf(state, id);
    aloft = fliesIn(piece, 'advance', options);
    const advancing: Advancing = {
      flyAppliesToAdvance: options.flyAppliesToAdvance,
      mover: piece,
      mov: hexes ?? movNow(table, model, mov, rolled),
      extra: extra + sprint(table, model),
    };
    const field = fieldOf(table);
    const to = yield* nextHex(
      turn,
      model,
      advancing,
      path,
      nextSteps(field, advancing, path),
      mayStop(table, piece, path),
    );
    if (to === 'stop') break;
    const further = [...path, to];
    const rule = 'JHX-ACTION-003';
    const stride = { model: id, to, motion: 'advance', path: further, step: path.length, by: null, rule } as const;
    const came = yield* takeStep(turn, stride);
    if (came !== 'done') return yield* cutShort(turn, id, came, path, aloft);
    path.push(to);
  }
  return yield* land(turn, id, path, aloft);
}

/** Asks for the next hex, unless none is left. A step that lets an enemy strike (JHX-PARTING-001) is marked, for a warning. */
function* nextHex(
  turn: Turn<Jhx>,
  { id, player }: Model,
  { mover, mov, extra = 0, ...rulings }: Advancing,
  path: readonly Cell[],
  steps: readonly Cell[],
  stop: boolean,
): Rule<Cell | 'stop'> {
  if (steps.length === 0) return 'stop';
  const { terrain } = fieldOf(tableOf(turn));
  const most = allowance(mov, penaltyOf(terrain, mover, path, 'advance', rulings)?.hexes) + extra;
  const struck = steps.flatMap((to, at) =>
    strikersAt(turn, { mover: id, to, motion: 'advance' }).length > 0 ? [at] : [],
  );
  return yield* decide(turn, {
    by: player ?? activePlayer(turn.state),
    kind: 'step',
    rule: 'JHX-ACTION-003',
    options: stop ? [...steps, 'stop'] : steps,
    about: { model: id, path: [...path], mov, extra, left: most - (path.length - 1) },
    ...(struck.length > 0 ? { marks: { 'parting-blow': struck } } : {}),
  });
}

/** The end of a movement that went as it should: who was in the air comes down. */
function* land(turn: Turn<Jhx>, id: ModelId, path: readonly Cell[], aloft: boolean): Rule<Walked> {
  if (aloft && path.length > 1) yield* touchDown(turn, id);
  return endMovement(turn, id, onBoard(turn.state, id) ? 'done' : 'killed', path);
}

/** A movement that something has ended (JHX-MOVE-017): who has left its hex in the air comes down where it is. */
function* cutShort(turn: Turn<Jhx>, id: ModelId, came: Walked, path: readonly Cell[], aloft: boolean): Rule<Walked> {
  if (aloft && onBoard(turn.state, id)?.at !== path[0]) yield* touchDown(turn, id);
  return endMovement(turn, id, onBoard(turn.state, id) ? came : 'killed', path);
}

const motionRules: Readonly<Record<OwnMotion, RuleId>> = {
  advance: 'JHX-ACTION-003',
  charge: 'JHX-CHARGE-007',
  hunt: 'JHX-MONSTER-018',
};

/** A model goes along a path, both ends included, that was chosen before: a Charge, or a Monster's way. */
export function* walkAlong(
  turn: Turn<Jhx>,
  { model, path, motion }: { readonly model: ModelId; readonly path: readonly Cell[]; readonly motion: OwnMotion },
): Rule<Walked> {
  let aloft = false;
  for (const [step, to] of path.entries()) {
    if (step === 0) continue;
    const gone = path.slice(0, step);
    const table = tableOf(turn);
    const piece = pieceOf(table, model);
    if (!piece) return endMovement(turn, model, 'killed', gone);
    aloft = fliesIn(piece, motion, table.options);
    const blocked = entryRefusal(fieldOf(table), piece, to, motion, table.options) !== undefined;
    const rule = motionRules[motion];
    const came = blocked ? 'blocked' : yield* takeStep(turn, { model, to, motion, path, step, by: null, rule });
    if (came === 'done') continue;
    return yield* cutShort(turn, model, came, gone, aloft);
  }
  return yield* land(turn, model, path, aloft);
}

/**
 * A model is put on a free hex: Place, Throw or Effigy Recall (JHX-MOVE-012, JHX-MOVE-013), with the terrain there
 * (JHX-TERRAIN-015). Nothing happens if the hex is not free. Parting Blows of a recall come before and are not dealt here.
 *
 * @param by who did it to the model: the owner of what the terrain does to it (JHX-TERRAIN-019)
 */
export function* place(
  turn: Turn<Jhx>,
  move: { readonly model: ModelId; readonly to: Cell; readonly motion: Motion; readonly by: ModelId | null },
): Rule<Walked> {
  const table = tableOf(turn);
  const { model, to, motion } = move;
  const piece = pieceOf(table, model);
  const [from] = piece?.cells ?? [];
  if (!piece || from === undefined) return 'killed';
  if (from === to) return 'done';
  if (landingRefusal(fieldOf(table), piece, to, motion)) return 'blocked';
  const by = move.by === model ? null : move.by;
  return yield* enter(turn, { model, to, motion, path: [from, to], step: 1, by, rule: 'JHX-MOVE-012' });
}

/**
 * A model is pushed in a straight line as far as it goes (JHX-MAN-012 to JHX-MAN-015), hex by hex, with the terrain of each
 * (JHX-TERRAIN-015).
 *
 * @param by who pushes it: the owner of what the terrain does to it (JHX-TERRAIN-019)
 */
export function* push(
  turn: Turn<Jhx>,
  move: {
    readonly model: ModelId;
    readonly direction: Direction;
    readonly hexes: number;
    readonly by: ModelId | null;
  },
): Rule<Walked> {
  const { model, direction, hexes } = move;
  const by = move.by === model ? null : move.by;
  const path: Cell[] = [];
  for (let step = 1; step <= hexes; step++) {
    const table = tableOf(turn);
    const piece = pieceOf(table, model);
    if (!piece) return 'killed';
    const [to] = pushAlong(fieldOf(table), piece, direction, 1);
    if (to === undefined) return 'blocked';
    if (path.length === 0) path.push(...piece.cells);
    path.push(to);
    const came = yield* enter(turn, { model, to, motion: 'push', path, step, by, rule: 'JHX-MAN-012' });
    if (came !== 'done') return came;
  }
  return 'done';
}
