import { decide, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { allowance, fliesIn } from '../../ground/own-movement.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { activePlayer, modelOf, onBoard } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import type { Advancing } from '../../vocabulary/battlefield.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Walked } from '../../vocabulary/motion.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import type { Advance } from '../../vocabulary/procedures.js';
import type { Table } from '../../vocabulary/table.js';
import { strikersAt } from '../parting-blows/strikers.js';
import { rollMov } from './mov.js';
import { paceNow, sprint } from './pace.js';
import { type Stride, takeStep } from './stride.js';
import { completeMovement, cutMovementShort } from './walk.js';

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
const mayStop = (table: Table, piece: Piece, path: readonly Place[]): boolean => {
  const [here] = piece.cells;
  return path.length === 1 || (here !== undefined && !fieldOf(table).landingRefusal(piece, here, 'advance'));
};

function* rollForMov(turn: Turn<Jhx>, advance: Advance): Rule {
  if (advance.hexes === undefined) advance.rolled = yield* rollMov(turn, advance.model);
}

/** The hexes that a model may go now: counted afresh before every step (JHX-ORDER-010). */
const advancingNow = (table: Table, mover: Piece, { hexes, mov, extra, rolled }: Advance): Advancing => {
  const model = modelOf(table.state, mover.id);
  return {
    flyAppliesToAdvance: table.options.flyAppliesToAdvance,
    mover,
    ...(hexes === undefined ? paceNow(table, model, mov, rolled) : { mov: hexes }),
    extra: extra + sprint(table, model),
  };
};

/** True if the rest of a path is still allowed for the Advance, after something has happened on it (JHX-ORDER-010). */
const isStillAllowed = (turn: Turn<Jhx>, advance: Advance, way: readonly Place[]): boolean => {
  const table = tableOf(turn);
  const piece = pieceOf(table, advance.model);
  const [start] = way;
  if (!piece || start === undefined) return false;
  return !fieldOf(table).advanceRefusal(advancingNow(table, movedTo(piece, start), advance), way);
};

/** Moves hex by hex, until the player stops or something ends the movement. */
function* goStepByStep(turn: Turn<Jhx>, advance: Advance): Rule {
  const { model: id, path } = advance;
  for (;;) {
    const table = tableOf(turn);
    const piece = pieceOf(table, id);
    if (!piece) {
      advance.cut = 'killed';
      return;
    }
    const model = modelOf(table.state, id);
    advance.aloft = fliesIn(piece, 'advance', table.options);
    const advancing = advancingNow(table, piece, advance);
    const steps = fieldOf(table).steps(advancing, path);
    const to = yield* nextStep(turn, model, advancing, path, steps, mayStop(table, piece, path));
    if (to === 'stop') return;
    const further = [...path, to];
    const rule = 'JHX-ACTION-003';
    const mayGoOn = (): boolean => isStillAllowed(turn, advance, further);
    const stride: Stride = {
      model: id,
      to,
      motion: 'advance',
      path: further,
      step: path.length,
      by: null,
      rule,
      mayGoOn,
    };
    const came = yield* takeStep(turn, stride);
    if (came !== 'done') {
      advance.cut = came;
      return;
    }
    path.push(onBoard(turn.state, id)?.at ?? to);
  }
}

function* end(turn: Turn<Jhx>, advance: Advance): Rule {
  const { model, cut, path, aloft } = advance;
  advance.came =
    cut === undefined
      ? yield* completeMovement(turn, model, path, aloft)
      : yield* cutMovementShort(turn, model, cut, path, aloft);
}

/** The steps of an Advance. */
export const advanceProcedure: Procedure<Jhx, Advance> = procedure('advance', [
  step('JHX-ATTR-002', 'roll a die in place of MOV', rollForMov),
  step('JHX-ACTION-003', 'go hex by hex', goStepByStep),
  step('JHX-MOVE-002', 'end the movement', end),
]);

/**
 * A model advances hex by hex, its player choosing each, with Parting Blows before a step that leaves reach
 * (JHX-PARTING-005) and reactions after each step (JHX-INTERRUPT-013).
 */
export function* advance(turn: Turn<Jhx>, { model, hexes, mov = [], extra = 0 }: AdvanceOrder): Rule<Walked> {
  const start = onBoard(turn.state, model);
  if (!start) return 'killed';
  const began: Advance = {
    model,
    ...(hexes === undefined ? {} : { hexes }),
    mov,
    extra,
    rolled: undefined,
    path: [start.at],
    aloft: false,
    cut: undefined,
    came: 'done',
  };
  yield* perform(turn, editionOf(turn).procedures.advance, began);
  return began.came;
}

/**
 * Asks for the next place, unless none is left. A step that lets an enemy strike (JHX-PARTING-001) is marked, for a
 * warning. Where places cannot be listed, a step is a straight leg to any place.
 */
function* nextStep(
  turn: Turn<Jhx>,
  { id, player }: Model,
  { mover, mov, spare, extra = 0, ...rulings }: Advancing,
  path: readonly Place[],
  steps: readonly Place[] | undefined,
  stop: boolean,
): Rule<Place | 'stop'> {
  if (steps?.length === 0) return 'stop';
  const field = fieldOf(tableOf(turn));
  const { ground } = field;
  const pace = spare === undefined ? { mov } : { mov, spare };
  const most = allowance(ground, pace, field.penaltyOf(mover, path, 'advance', rulings)?.hexes) + extra;
  const asked = {
    by: player ?? activePlayer(turn.state),
    kind: 'step',
    rule: 'JHX-ACTION-003',
    about: { model: id, path: [...path], ...pace, extra, left: most - ground.lengthOf(path) },
  } as const;
  if (!steps) return yield* decide(turn, { ...asked, proposal: { model: id } });
  const struck = steps.flatMap((to, at) =>
    strikersAt(turn, { mover: id, to, motion: 'advance' }).length > 0 ? [at] : [],
  );
  return yield* decide(turn, {
    ...asked,
    options: stop ? [...steps, 'stop'] : steps,
    ...(struck.length > 0 ? { marks: { 'parting-blow': struck } } : {}),
  });
}
