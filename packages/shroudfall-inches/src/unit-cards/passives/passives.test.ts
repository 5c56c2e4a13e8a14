import { expect, test } from 'vitest';
import { unitOf } from '../../match/lookups.js';
import { laidOut } from '../../testing/index.js';
import type { Aim, StandingAbility } from '../../vocabulary/ability.js';
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

test('a passive that a card lends to the models around it is that of the near ones, one that it lends to units that of all models [SFI-MEASURE-012]', () => {
  const lent = (what: Aim['what']) => {
    const aim: Aim = { how: 'every', what, side: 'friend', within: 2, other: true };
    const grant = { op: 'grant', passive: elusive(2) } as const;
    const haze: StandingAbility = { id: 'haze', name: 'Haze', kind: 'passive', aim, effects: [grant] };
    const { table } = laidOut('A.B...B', { pitch: 1.5, cards: { A: { abilities: [haze] } } });
    const [, ...models] = table.state.models;
    return [unitOf(table.state, 'B'), ...models].map(of => levelOf(table, of, 'elusive').total);
  };
  expect([lent('model'), lent('unit')]).toEqual([
    [2, 2, 0],
    [2, 2, 2],
  ]);
});
