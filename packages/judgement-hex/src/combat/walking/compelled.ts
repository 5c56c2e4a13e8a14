import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { type Cell, offBoard } from '@rulewright/core/hex';
import { type Battlefield, distanceBetween } from '../../ground/models/battlefield.js';
import { movedTo, type Piece } from '../../ground/models/piece.js';
import type { Bearing } from '../../ground/movement/directed.js';
import type { MovementRulings } from '../../ground/movement/entering.js';
import { allowance, penaltyOf } from '../../ground/movement/penalty.js';
import { stepsAway, stepsTowards } from '../../ground/movement/route.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { activePlayer, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Walked } from '../../vocabulary/motion.js';
import { endMovement, takeStep } from './stride.js';

/** A model that is made to Advance. */
export interface Compelled {
  readonly model: ModelId;
  readonly bearing: Bearing;
  /** The cells that it goes towards or away from. */
  readonly goal: readonly Cell[];
  /** The most hexes of the movement, before terrain. */
  readonly hexes: number;
}

interface Way extends Pick<Compelled, 'bearing' | 'goal' | 'hexes'> {
  readonly field: Battlefield;
  readonly rulings: MovementRulings;
}

const farFrom = ({ field, goal }: Pick<Way, 'field' | 'goal'>, cell: Cell): number =>
  distanceBetween(field.terrain.board, [cell], goal);

/** The steps of shortest ways that are still within reach, terrain taken off (JHX-MOVE-005). */
const stepsFrom = (way: Way, piece: Piece, path: readonly Cell[]): readonly Cell[] => {
  const { field, rulings, bearing, goal, hexes } = way;
  const routing = { ...rulings, mover: piece, motion: 'advance', aroundOccupied: true } as const;
  const steps = bearing === 'towards' ? stepsTowards(field, routing, goal) : stepsAway(field, routing, goal);
  return steps.filter(step => {
    const penalty = penaltyOf(field.terrain, piece, [...path, step], 'advance', rulings);
    return path.length <= allowance(field.terrain, hexes, penalty?.hexes);
  });
};

/** True if a way that goes around something can end no farther from its goal than it began (JHX-MOVE-010). */
const leadsSomewhere = (way: Way, piece: Piece, path: readonly Cell[]): boolean => {
  const [start = offBoard] = path;
  const here = path[path.length - 1] ?? offBoard;
  if (way.bearing === 'away' || farFrom(way, here) <= farFrom(way, start)) return true;
  const there = movedTo(piece, here);
  return stepsFrom(way, there, path).some(step => leadsSomewhere(way, there, [...path, step]));
};

/**
 * A model is made to Advance towards something or away from it: by a shortest way through free hexes, of equal ones as the
 * active player picks (JHX-MOVE-009); around what is in the way, if it does not end farther from its goal than it began
 * (JHX-MOVE-010); until no step leads nearer, or farther (JHX-MOVE-011). The movement is an Advance and provokes Parting
 * Blows.
 */
export function* compelledAdvance(turn: Turn<Jhx>, { model: id, bearing, goal, hexes }: Compelled): Rule<Walked> {
  const start = onBoard(turn.state, id);
  if (!start) return 'killed';
  const path: Cell[] = [start.at];
  for (;;) {
    const table = tableOf(turn);
    const piece = pieceOf(table, id);
    if (!piece) return endMovement(turn, id, 'killed', path);
    const way: Way = { field: fieldOf(table), rulings: table.options, bearing, goal, hexes };
    const options = stepsFrom(way, piece, path).filter(step => leadsSomewhere(way, piece, [...path, step]));
    if (options.length === 0) return endMovement(turn, id, 'done', path);
    const to = yield* decideUnlessForced(turn, {
      by: activePlayer(turn.state),
      kind: 'step',
      rule: 'JHX-MOVE-009',
      options,
      about: { model: id, compelled: bearing, path: [...path] },
    });
    if (to === 'stop') return endMovement(turn, id, 'done', path);
    const further = [...path, to];
    const rule = 'JHX-MOVE-009';
    const stride = { model: id, to, motion: 'advance', path: further, step: path.length, by: null, rule } as const;
    const came = yield* takeStep(turn, stride);
    if (came !== 'done') return endMovement(turn, id, came, path);
    path.push(to);
  }
}
