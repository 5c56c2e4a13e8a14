import { decide, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { resolutionProcedure } from '../activation/resolution/procedure.js';
import { bookEdition } from '../edition.js';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { DeclaredMovement, Eld, EldEdition, Place, Resolution } from '../vocabulary/index.js';
import { judgeAnswer } from './judge.js';
import { carryOutMovement, declareMovement } from './move-model.js';

export const at = (x: number, y: number, z = 0): Place => ({ x, y, z });

/** The code and the rule of a refusal, or the settled movement. */
type Answer = readonly [string | undefined, string | undefined] | DeclaredMovement;

/** Judges movements of the model A, which stands 10 inches from both edges unless a test says otherwise. */
export const judging = (lay: LaidOut = {}, drawing = 'A') => {
  const { table } = laidOut(drawing, { pitch: 1, ...lay, at: { A: { x: 25400, y: 25400 }, ...lay.at } });
  return (kind: DeclaredMovement['kind'], route: readonly Place[], more: Partial<DeclaredMovement> = {}): Answer => {
    const choice = { kind, route, facing: { x: 0, y: 1 }, skills: [], ...more };
    const judged = judgeAnswer(table, modelOf(table.state, 'A'), choice);
    return judged.refusal ? [judged.refusal.code, judged.refusal.rule] : judged.settled;
  };
};

/** A movement step that asks for the movement and carries it out, without reactions. */
function* moves(turn: Turn<Eld>): Rule {
  const { sequence } = turn.state;
  const player = sequence && modelOf(turn.state, sequence.model).player;
  if (!sequence || !player) return;
  const { model } = sequence;
  const movement = yield* decide(turn, { by: player, kind: 'movement', rule: 'ELD-MOVE-002', proposal: { model } });
  declareMovement(turn, model, movement);
  carryOutMovement(turn);
}

/** An edition in which a sequence is a movement and the last stages of the Resolution, with what a test puts into it. */
export const movementOnly = (put: (resolution: Resolution) => unknown = () => {}): EldEdition => ({
  ...bookEdition,
  procedures: {
    ...bookEdition.procedures,
    sequence: procedure('sequence', [
      step('ELD-ACT-009', 'activation', () => {}),
      step('ELD-ACT-012', 'movement', moves),
      ...bookEdition.procedures.sequence.parts.filter(({ name }) => name === 'resolution'),
    ]),
    resolution: procedure('resolution', [
      step('ELD-ACT-019', 'put', (_: Turn<Eld>, resolution: Resolution): void => {
        put(resolution);
      }),
      ...resolutionProcedure.parts.filter(({ name }) =>
        ['knock back', 'make end moves', 'roll for falls'].includes(name),
      ),
    ]),
  },
});
