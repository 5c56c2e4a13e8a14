import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { laidOut, plainItems, plainProfile } from '../testing/index.js';
import type { Item } from '../vocabulary/pack.js';
import { at, judging } from './scenario-words.js';
import { distanceOf, isSpecial } from './speed.js';

const withSpeed = (SPD: number) => ({ A: { stats: { ...plainProfile.stats, SPD } } });

test('a Walk covers up to SPD and a Run up to twice as much, measured from and to the same point of the base [ELD-MOVE-003, ELD-MOVE-005, ELD-MEASURE-004]', () => {
  const judge = judging({ profiles: withSpeed(5) });
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

test('Idle does not move the model and turns it freely; all others name their route, and the facing at its end [ELD-MOVE-004, ELD-MEASURE-005, ELD-MOVE-017]', () => {
  const judge = judging();
  const facing = { x: -3, y: 1 };
  expect(judge('idle', [], { facing })).toMatchObject({ facing });
  expect(judge('idle', [at(inches(10), inches(11))])).toEqual(['idle-moves', 'ELD-MOVE-004']);
  expect(judge('walk', [])).toEqual(['no-route', 'ELD-MEASURE-005']);
  expect(judge('walk', [at(inches(10), inches(11))], { facing })).toMatchObject({ facing });
  expect(judge('walk', [at(inches(10), inches(11))], { facing: { x: 0, y: 0 } })).toEqual(['no-direction', undefined]);
});

test('the whole base stays on the field [ELD-MOVE-027]', () => {
  const judge = judging({ at: { A: { x: inches(3), y: inches(10) } } });
  expect(judge('walk', [at(mm(16), inches(10))])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(mm(16) - 1, inches(10))])).toEqual(['off-the-field', 'ELD-MOVE-027']);
});

test('Walk and Idle are Normal Movements; Climb, Jump and Run are Special, unless an ability says otherwise [ELD-MOVE-001, ELD-MOVE-006]', () => {
  const special = (normal?: true) => {
    const movementPermissions = [
      () => (normal ? [{ rule: 'ELD-SKILL-015', source: 'climbing', normal } as const] : []),
    ];
    const { table } = laidOut('A', { sources: { movementPermissions } });
    const kinds = ['idle', 'walk', 'run', 'climb', 'jump'] as const;
    return kinds.filter(kind => isSpecial(table, modelOf(table.state, 'A'), { kind, skills: [] }));
  };
  expect(special()).toEqual(['run', 'climb', 'jump']);
  expect(special(true)).toEqual([]);
  expect(judging()('swim' as 'walk', [])).toEqual(['not-a-kind-of-movement', 'ELD-MOVE-001']);
});

test('doubled and halved SPD are multiplied before the result is rounded up: a Crippled model runs its SPD, a Flying one four times as far [ELD-MOVE-028]', () => {
  const far = (factor: 'half' | 'double', kind: 'walk' | 'run' | 'climb') => {
    const attributes = [
      (_: unknown, __: unknown, attribute: string) =>
        attribute === 'SPD' ? [{ rule: 'ELD-STATE-011', source: 'state', factor } as const] : [],
    ];
    const { table } = laidOut('A', { profiles: withSpeed(5), sources: { attributes } });
    return distanceOf(table, modelOf(table.state, 'A'), { kind, skills: [] }).total;
  };
  expect([far('half', 'walk'), far('half', 'run'), far('half', 'climb')]).toEqual([3, 5, 2]);
  expect([far('double', 'walk'), far('double', 'run'), far('double', 'climb')]).toEqual([10, 20, 5]);
});

test('a model that carries too much by Quantity or by Weight does not leave its place [ELD-MOVE-026]', () => {
  const carrying = (item: string, quantity: number, space: number) => {
    const judge = judging({ profiles: { A: { inventory: { space, items: [{ item, quantity }] } } } });
    return [judge('walk', [at(inches(10), inches(11))]), judge('idle', [])];
  };
  const barred = [['over-encumbered', 'ELD-MOVE-026'], { kind: 'idle' }];
  expect(carrying('sword', 2, 2)).toMatchObject([{ kind: 'walk' }, { kind: 'idle' }]);
  expect(carrying('sword', 2, 1)).toMatchObject(barred);
  // A bow has the Weight 2.
  expect(carrying('bow', 1, 2)).toMatchObject([{ kind: 'walk' }, { kind: 'idle' }]);
  expect(carrying('bow', 1, 1)).toMatchObject(barred);
});

test('an Item of Weight 0 weighs as much as its Quantity [ELD-MOVE-026, ELD-ITEM-015]', () => {
  const items = [
    { item: 'bow', quantity: 1 },
    { item: 'pebble', quantity: 2 },
  ];
  const pack = { items: { pebble: { ...(plainItems.sword as Item), weight: 0 } } };
  const walks = (space: number) =>
    judging({ pack, profiles: { A: { inventory: { space, items } } } })('walk', [at(inches(10), inches(11))]);
  expect(walks(4)).toMatchObject({ kind: 'walk' });
  expect(walks(3)).toEqual(['over-encumbered', 'ELD-MOVE-026']);
});

test('answers of any shape are refused with a code and a path', () => {
  const judge = judging();
  const route = [at(inches(10), inches(11))];
  expect(judge('walk', route, { skills: ['leap'] })).toEqual(['not-its-skill', 'ELD-PROFILE-022']);
  expect(judge('walk', route, { onWall: true })).toEqual(['unknown-field', undefined]);
  expect(judge('walk', [at(inches(10), inches(11), 0.5)])).toEqual(['not-a-level', undefined]);
  expect(judge('walk', [at(inches(10), inches(10))])).toEqual(['no-distance', 'ELD-MEASURE-005']);
  expect(
    judge(
      'walk',
      Array.from({ length: 33 }, () => at(1, 1)),
    ),
  ).toEqual(['too-many-points', undefined]);
});
