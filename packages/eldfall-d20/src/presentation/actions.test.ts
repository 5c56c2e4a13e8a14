import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { DeclaredMovement } from '../vocabulary/index.js';
import { actionInWords, aimInWords, movementAsOrder, movementInWords } from './actions.en.js';
import { namesOf } from './names.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y), z: 0 });
const { table } = laidOut('A b', { pitch: 4 });
const names = namesOf(table.pack, table.state);

const move = (kind: DeclaredMovement['kind'], more: Partial<DeclaredMovement> = {}): DeclaredMovement => ({
  kind,
  route: kind === 'idle' ? [] : [at(6, 12)],
  facing: { x: 0, y: 1 },
  skills: [],
  ...more,
});

test.each([
  [move('walk'), 'walks to 6, 12', 'walk to 6, 12'],
  [
    move('idle', { stance: { state: 'crouched', to: false, when: 'before' } }),
    'stands up, then stays where it is',
    'stand up, then stay',
  ],
  [
    move('walk', { stance: { state: 'crouched', to: true, when: 'after' } }),
    'walks to 6, 12, then crouches',
    'walk to 6, 12, then crouch',
  ],
  [
    move('run', { stance: { state: 'flying', to: true, when: 'before' } }),
    'takes off, then runs to 6, 12',
    'take off, then run to 6, 12',
  ],
  [
    move('walk', { stance: { state: 'flying', to: false, when: 'after' } }),
    'walks to 6, 12, then lands',
    'walk to 6, 12, then land',
  ],
])('a movement with a change of stance is told in the order of its parts (%#)', (movement, told, order) => {
  expect([movementInWords(movement), movementAsOrder(movement)]).toEqual([told, order]);
});

test('the remark about the end of a path stands beside its place, and the names in it keep their words', () => {
  const stance = { state: 'flying', to: false, when: 'after' } as const;
  const movement = move('walk', { route: [at(4, 12), at(6, 12)], stance });
  expect(movementAsOrder(movement, ' (4" from Badlands Imp)')).toBe(
    'walk to 6, 12 (4" from Badlands Imp) by way of 4, 12, then land',
  );
  expect(movementAsOrder(move('idle', { stance }), '')).toBe('stay, then land');
});

test('a template is told with its aim and not as a second weapon, and the place of its spot once', () => {
  const circle = { template: 'circular-small', at: at(4, 5) } as const;
  expect(aimInWords({ spot: at(4, 5), template: circle }, names)).toBe('the spot at 4, 5 under the small circle');
  expect(aimInWords({ spot: at(4, 6), template: circle }, names)).toBe(
    'the spot at 4, 6 under the small circle at 4, 5',
  );
  const aims = [{ model: 'b', template: circle } as const];
  const attack = { do: 'attack', means: { ability: 'hurl' }, kind: 'ranged', skills: [], aims } as const;
  expect(actionInWords(attack, names)).toMatch(/^attacks .* under the small circle at 4, 5 with Hurl/);
});
