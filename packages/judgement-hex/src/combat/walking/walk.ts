import type { Rule, Turn } from '@rulewright/core';
import { fliesIn } from '../../ground/own-movement.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Motion, OwnMotion, Walked } from '../../vocabulary/motion.js';
import type { Heading, Place } from '../../vocabulary/place.js';
import { endMovement, enterPlace, takeStep } from './stride.js';
import { touchDown } from './treacherous-ground.js';

/** The end of a movement that was not cut short: a flying model comes down. */
export function* completeMovement(turn: Turn<Jhx>, id: ModelId, path: readonly Place[], aloft: boolean): Rule<Walked> {
  if (aloft && path.length > 1) yield* touchDown(turn, id);
  return endMovement(turn, id, onBoard(turn.state, id) ? 'done' : 'killed', path);
}

/** The end of a movement that was cut short: a flying model that has left its first hex comes down where it is (JHX-MOVE-017). */
export function* cutMovementShort(
  turn: Turn<Jhx>,
  id: ModelId,
  came: Walked,
  path: readonly Place[],
  aloft: boolean,
): Rule<Walked> {
  if (aloft && onBoard(turn.state, id)?.at !== path[0]) yield* touchDown(turn, id);
  return endMovement(turn, id, onBoard(turn.state, id) ? came : 'killed', path);
}

const motionRules: Readonly<Record<OwnMotion, RuleId>> = {
  advance: 'JHX-ACTION-003',
  charge: 'JHX-CHARGE-007',
  hunt: 'JHX-MONSTER-018',
};

/** A movement along a path that was chosen before, both ends included. */
interface Walk {
  readonly model: ModelId;
  readonly path: readonly Place[];
  readonly motion: OwnMotion;
  /** True if the model may still go a part of the path; absent: always true. */
  readonly mayGoOn?: (part: readonly Place[]) => boolean;
}

/** A model goes along a path: a Charge, or a Monster's way. The movement ends where the model may go no farther. */
export function* walkAlong(turn: Turn<Jhx>, { model, path, motion, mayGoOn = () => true }: Walk): Rule<Walked> {
  let aloft = false;
  for (const [step, to] of path.entries()) {
    if (step === 0) continue;
    const gone = path.slice(0, step);
    const table = tableOf(turn);
    const piece = pieceOf(table, model);
    if (!piece) return endMovement(turn, model, 'killed', gone);
    const further = path.slice(0, step + 1);
    if (!mayGoOn(further)) return yield* completeMovement(turn, model, gone, aloft);
    aloft = fliesIn(piece, motion, table.options);
    const blocked = fieldOf(table).entryRefusal(piece, to, motion, table.options) !== undefined;
    const rule = motionRules[motion];
    const came = blocked
      ? 'blocked'
      : yield* takeStep(turn, {
          model,
          to,
          motion,
          path,
          step,
          by: null,
          rule,
          mayGoOn: () => mayGoOn(further),
        });
    if (came === 'done') continue;
    return yield* cutMovementShort(turn, model, came, gone, aloft);
  }
  return yield* completeMovement(turn, model, path, aloft);
}

/**
 * A model is put on a free hex: Place, Throw or Effigy Recall (JHX-MOVE-013), with the terrain there (JHX-TERRAIN-015).
 * Nothing happens if the hex is not free. Parting Blows of a recall come before and are not dealt here.
 *
 * @param by the model that moved this one: the damage of the terrain counts as its own (JHX-TERRAIN-019)
 */
export function* place(
  turn: Turn<Jhx>,
  move: { readonly model: ModelId; readonly to: Place; readonly motion: Motion; readonly by: ModelId | null },
): Rule<Walked> {
  const table = tableOf(turn);
  const { model, to, motion } = move;
  const piece = pieceOf(table, model);
  const [from] = piece?.cells ?? [];
  if (!piece || from === undefined) return 'killed';
  if (from === to) return 'done';
  if (fieldOf(table).landingRefusal(piece, to, motion)) return 'blocked';
  const by = move.by === model ? null : move.by;
  return yield* enterPlace(turn, { model, to, motion, path: [from, to], step: 1, by, rule: 'JHX-MOVE-012' });
}

/**
 * A model is pushed in a straight line as far as it goes (JHX-MAN-012 to JHX-MAN-015), hex by hex, with the terrain of each
 * (JHX-TERRAIN-015).
 *
 * @param by the model that pushes this one: the damage of the terrain counts as its own (JHX-TERRAIN-019)
 */
export function* push(
  turn: Turn<Jhx>,
  move: {
    readonly model: ModelId;
    readonly direction: Heading;
    readonly hexes: number;
    readonly by: ModelId | null;
  },
): Rule<Walked> {
  const { model, direction, hexes } = move;
  const by = move.by === model ? null : move.by;
  const start = onBoard(turn.state, model)?.at;
  if (start === undefined) return 'killed';
  const path = [start];
  for (;;) {
    const table = tableOf(turn);
    const piece = pieceOf(table, model);
    if (!piece) return 'killed';
    const to = fieldOf(table).pushStep(piece, direction, { path, lengths: hexes });
    if (to === undefined) return path.length > hexes ? 'done' : 'blocked';
    path.push(to);
    const step = path.length - 1;
    const came = yield* enterPlace(turn, { model, to, motion: 'push', path, step, by, rule: 'JHX-MAN-012' });
    if (came !== 'done') return came;
  }
}
