import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { Attack, Moment, Targeted } from '../vocabulary/index.js';
import { chartOrder } from './sides.js';

const { table } = laidOut('A c', { state: { token: 'p2' } });
const targeted: Targeted = { target: 'c/1', hitRoll: null, hit: false, critical: false, damageRoll: null, damage: 0 };
const attack: Attack = {
  attacker: 'A/1',
  unit: 'A',
  player: 'p1',
  profile: 'blade',
  type: 'melee',
  shape: 'single',
  range: 1,
  damage: {},
  inAction: true,
  from: null,
  targets: [targeted],
};
const orderIn = (window: WindowId, what: Partial<Moment> = { attack, targeted }) =>
  chartOrder(table.state, { window, of: 'c/1', ...what });

test('the defender comes first where the attack chart says so, else the attacker [SFI-PRIORITY-004]', () => {
  const first = (['targeted', 'hit', 'damaged', 'missed', 'not-damaged'] as const).map(one => orderIn(one)?.[0]);
  expect(first).toEqual(['p2', 'p2', 'p2', 'p1', 'p1']);
});

test('the player of a destroyed or neutral target is the one who does not attack [SFI-PRIORITY-004]', () => {
  expect(orderIn('damaged', { attack, targeted: { ...targeted, target: 'mine' } })).toEqual(['p2', 'p1']);
});

test('an attack of a scenario element has a defender, too [SFI-PRIORITY-004]', () => {
  const wild = { ...attack, player: null, unit: null };
  expect(orderIn('missed', { attack: wild, targeted })).toEqual(['p1', 'p2']);
  expect(orderIn('hit', { attack: wild, targeted: { ...targeted, target: 'mine' } })).toEqual(['p2', 'p1']);
});

test('the token holder comes first in the round, and no chart fixes anything else [SFI-PRIORITY-004]', () => {
  expect(orderIn('round-end', {})).toEqual(['p2', 'p1']);
  expect(orderIn('destroyed', {})).toBeUndefined();
  expect(orderIn('damaged', { targeted })).toBeUndefined();
  expect(orderIn('targeted', { only: 'p1' })).toEqual(['p1']);
});
