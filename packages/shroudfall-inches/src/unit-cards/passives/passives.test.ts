import { expect, test } from 'vitest';
import { unitOf } from '../../match/lookups.js';
import { laidOut } from '../../testing/index.js';
import type { CommonPassive } from '../../vocabulary/effect.js';
import type { Lasting } from '../../vocabulary/index.js';
import { hasPassive, levelOf } from './passives.js';

const granted = (key: string, passive: CommonPassive, stacks = false): Omit<Lasting, 'id'> => ({
  key,
  source: 'A',
  target: 'A',
  player: 'p1',
  data: { op: 'grant', passive, ...(stacks ? { stacks: true } : {}) },
});
const elusive = (x: number): CommonPassive => ({ id: 'elusive', x });
const withA = (passives: readonly CommonPassive[], effects: readonly Omit<Lasting, 'id'>[] = []) => {
  const { table } = laidOut('A c', { cards: { A: { passives } }, effects });
  return { table, unit: unitOf(table.state, 'A') };
};
const level = (...given: Parameters<typeof withA>): number => {
  const { table, unit } = withA(...given);
  return levelOf(table, unit, 'elusive').total;
};

test('a unit has the passives of its card and those that it is granted [SFI-CARD-018]', () => {
  const { table, unit } = withA([{ id: 'nimble' }], [granted('Wings', { id: 'flying' })]);
  expect((['nimble', 'flying', 'parry'] as const).map(id => hasPassive(table, unit, id))).toEqual([true, true, false]);
});

test('effects of different names that grant one passive count as one [SFI-STACK-002]', () => {
  expect(level([], [granted('Mist', elusive(2)), granted('Dust', elusive(3))])).toBe(3);
  expect(level([elusive(1)], [granted('Mist', elusive(2))])).toBe(2);
  expect(level([elusive(2)], [granted('Mist', elusive(2))])).toBe(2);
});

test('a level marked (+X) adds to the level that the unit has [SFI-STACK-004]', () => {
  expect(level([elusive(2)], [granted('Mist', elusive(1), true)])).toBe(3);
  expect(level([elusive(2)], [granted('Mist', elusive(1), true), granted('Mist', elusive(1), true)])).toBe(4);
});

test('without the passive, (+X) gives it at level X [SFI-STACK-008]', () => {
  expect(level([])).toBe(0);
  expect(level([], [granted('Mist', elusive(2), true)])).toBe(2);
});
