import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { DeclaredMovement, Place } from '../vocabulary/index.js';
import { judgeAnswer } from './judge.js';

const at = (x: number, y: number, z = 0): Place => ({ x, y, z });

/** Judges movements of the model A, which stands 10 inches from both edges. */
const judging = (lay: LaidOut = {}, drawing = 'A') => {
  const { table } = laidOut(drawing, { pitch: 1, ...lay, at: { A: { x: inches(10), y: inches(10) }, ...lay.at } });
  return (
    kind: DeclaredMovement['kind'],
    route: readonly Place[],
    more: Partial<DeclaredMovement> = {},
  ): readonly [string | undefined, string | undefined] | DeclaredMovement => {
    const choice = { kind, route, facing: { x: 0, y: 1 }, skills: [], ...more };
    const judged = judgeAnswer(table, modelOf(table.state, 'A'), choice);
    return judged.refusal ? [judged.refusal.code, judged.refusal.rule] : judged.settled;
  };
};

test('a Walk covers up to SPD and a Run up to twice as much, measured from and to the same point of the base [ELD-MOVE-003, ELD-MOVE-005, ELD-MEASURE-004, ELD-PROFILE-003]', () => {
  const judge = judging({
    profiles: {
      A: { stats: { STA: 2, SPD: 5, OFF: 10, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 2, M: 10 } },
    },
  });
  const [x, y] = [inches(10), inches(10)];
  // Two units more are within the tolerance of 0.001 inch.
  expect(judge('walk', [at(x + inches(5) + 2, y)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(x + inches(5) + 3, y)])).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(judge('run', [at(x + inches(10) + 2, y)])).toMatchObject({ kind: 'run' });
  expect(judge('run', [at(x + inches(10) + 3, y)])).toEqual(['too-far', 'ELD-MOVE-005']);
  // The route counts, not the distance between its ends.
  expect(judge('walk', [at(x + inches(3), y), at(x, y)])).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(judge('walk', [at(x + inches(2), y), at(x, y)])).toMatchObject({ route: [{ x: x + inches(2) }, { x }] });
});

test('Idle does not move the model and turns it freely; every other movement declares its route before it is measured [ELD-MOVE-004, ELD-MEASURE-005, ELD-MOVE-017]', () => {
  const judge = judging();
  expect(judge('idle', [], { facing: { x: -3, y: 1 } })).toMatchObject({ facing: { x: -3, y: 1 } });
  expect(judge('idle', [at(inches(10), inches(11))])).toEqual(['idle-moves', 'ELD-MOVE-004']);
  expect(judge('walk', [])).toEqual(['no-route', 'ELD-MEASURE-005']);
  expect(judge('walk', [at(inches(10), inches(11))], { facing: { x: 0, y: 0 } })).toEqual(['no-direction', undefined]);
});

test('the whole base stays on the field [ELD-MOVE-027]', () => {
  const judge = judging({ at: { A: { x: inches(3), y: inches(10) } } });
  const radius = mm(16);
  expect(judge('walk', [at(radius, inches(10))])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(radius - 1, inches(10))])).toEqual(['off-the-field', 'ELD-MOVE-027']);
});
