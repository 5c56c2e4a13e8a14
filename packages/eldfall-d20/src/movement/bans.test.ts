import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { ActionChoice, DeclaredMovement } from '../vocabulary/index.js';
import { noSpecialActionsWhenBurdened, nothingAfterSpecialMovement } from './bans.js';

const attack = (kind: 'melee' | 'ranged'): ActionChoice => ({ do: 'attack', means: { item: 'sword' }, kind });
const movementOf = (kind: DeclaredMovement['kind'], skills: DeclaredMovement['skills'] = []): DeclaredMovement => ({
  kind,
  route: [],
  facing: { x: 1, y: 0 },
  skills,
});

test('after a Special Movement the only action is Nothing, unless Dash lets the model strike [ELD-MOVE-006, ELD-SKILL-016]', () => {
  const dash = laidOut('A', { profiles: { A: { skills: [{ id: 'dash' }] } } }).table;
  const why = (
    movement: DeclaredMovement,
    action: ActionChoice,
    role: 'active' | 'reactive' = 'active',
    table = dash,
  ) => nothingAfterSpecialMovement(table, modelOf(table.state, 'A'), { what: 'action', role, action, movement })?.rule;
  for (const kind of ['run', 'climb', 'jump'] as const) {
    expect(why(movementOf(kind), { do: 'dodge' })).toBe('ELD-MOVE-006');
    expect(why(movementOf(kind), { do: 'nothing' })).toBeUndefined();
  }
  for (const kind of ['walk', 'idle'] as const) expect(why(movementOf(kind), { do: 'dodge' })).toBeUndefined();
  expect(why(movementOf('run'), attack('melee'))).toBe('ELD-MOVE-006');
  expect(why(movementOf('run', ['dash']), attack('melee'))).toBeUndefined();
  expect(why(movementOf('jump', ['dash']), attack('melee'))).toBe('ELD-MOVE-006');
  expect(why(movementOf('run', ['dash']), attack('melee'), 'active', laidOut('A').table)).toBe('ELD-MOVE-006');
  expect(why(movementOf('run', ['dash']), attack('ranged'))).toBe('ELD-MOVE-006');
  expect(why(movementOf('run'), { do: 'dodge' }, 'reactive')).toBeUndefined();
});

test('a model that carries too much takes no Special Action [ELD-MOVE-026]', () => {
  const why = (space: number, action: ActionChoice) => {
    const profiles: LaidOut['profiles'] = { A: { inventory: { space, items: [{ item: 'sword', quantity: 1 }] } } };
    const { table } = laidOut('A', { profiles: profiles ?? {} });
    const declaring = { what: 'action', role: 'active', action, movement: null } as const;
    return noSpecialActionsWhenBurdened(table, modelOf(table.state, 'A'), declaring)?.rule;
  };
  expect([why(1, { do: 'uncover' }), why(0, { do: 'uncover' }), why(0, { do: 'dodge' })]).toEqual([
    undefined,
    'ELD-MOVE-026',
    undefined,
  ]);
});
