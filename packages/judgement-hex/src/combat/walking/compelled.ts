import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { allowance } from '../../ground/own-movement.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { activePlayer, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Battlefield, Bearing, MovementRulings } from '../../vocabulary/battlefield.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Walked } from '../../vocabulary/motion.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import { type Footing, nowhere, type Place } from '../../vocabulary/place.js';
import { endMovement, takeStep } from './stride.js';

/** A model that is made to Advance. */
export interface Compelled {
  readonly model: ModelId;
  readonly bearing: Bearing;
  /** The thing that it goes towards or away from. */
  readonly goal: Footing;
  /** The most hexes of the movement, before terrain. */
  readonly hexes: number;
}

interface Course extends Pick<Compelled, 'bearing' | 'goal' | 'hexes'> {
  readonly field: Battlefield;
  readonly rulings: MovementRulings;
}

const farFrom = ({ field, goal }: Pick<Course, 'field' | 'goal'>, mover: Piece, at: Place): number =>
  field.ground.far(movedTo(mover, at), goal);

/** The steps of shortest routes that are still within reach, less the penalty of the terrain (JHX-MOVE-005). */
const stepsFrom = (course: Course, piece: Piece, path: readonly Place[]): readonly Place[] => {
  const { field, rulings, bearing, goal, hexes } = course;
  const routing = { ...rulings, mover: piece, motion: 'advance', aroundOccupied: true } as const;
  const { ground } = field;
  const gone = { path, lengths: allowance(ground, { mov: hexes }) };
  const steps = bearing === 'towards' ? field.stepsTowards(routing, goal, gone) : field.stepsAway(routing, goal, gone);
  return steps.filter(step => {
    const longer = [...path, step];
    const penalty = field.penaltyOf(piece, longer, 'advance', rulings);
    return ground.lengthOf(longer) <= allowance(ground, { mov: hexes }, penalty?.hexes);
  });
};

/** True if a detour around an obstacle can end at least as near to its goal as it began (JHX-MOVE-010). */
const leadsSomewhere = (course: Course, piece: Piece, path: readonly Place[]): boolean => {
  const [start = nowhere] = path;
  const here = path[path.length - 1] ?? nowhere;
  if (course.bearing === 'away' || farFrom(course, piece, here) <= farFrom(course, piece, start)) return true;
  const there = movedTo(piece, here);
  return stepsFrom(course, there, path).some(step => leadsSomewhere(course, there, [...path, step]));
};

/**
 * A model is made to Advance towards something or away from it: by a shortest route through free hexes, and the active
 * player picks among equal ones; around obstacles, if it does not end farther from its goal than it began
 * (JHX-MOVE-010);
 * until no step leads nearer, or farther (JHX-MOVE-011). The movement is an Advance and provokes Parting Blows.
 */
export function* compelledAdvance(turn: Turn<Jhx>, { model: id, bearing, goal, hexes }: Compelled): Rule<Walked> {
  const start = onBoard(turn.state, id);
  if (!start) return 'killed';
  const path: Place[] = [start.at];
  for (;;) {
    const table = tableOf(turn);
    const piece = pieceOf(table, id);
    if (!piece) return endMovement(turn, id, 'killed', path);
    const course: Course = { field: fieldOf(table), rulings: table.options, bearing, goal, hexes };
    const options = stepsFrom(course, piece, path).filter(step => leadsSomewhere(course, piece, [...path, step]));
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
