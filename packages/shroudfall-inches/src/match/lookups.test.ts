import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import { abilitiesOf, hitValueOf, weaponOf } from '../unit-cards/card.js';
import type { Table } from '../vocabulary/table.js';
import {
  activePlayer,
  baseOf,
  basesOf,
  cardOf,
  hasKeyword,
  holderFirst,
  isFriendly,
  modelsOf,
  opponentOf,
  unitOf,
} from './lookups.js';

const of = (table: Table, id: string) => unitOf(table.state, id);

test('a unit is all models of its card, which share profile and abilities [SFI-CARD-001, SFI-CARD-002]', () => {
  const { table } = laidOut('AAB c');
  expect(modelsOf(table.state, 'A').map(({ id }) => id)).toEqual(['A/1', 'A/2']);
  expect(cardOf(table, of(table, 'A'))).toBe(table.pack.units.A);
});

test('the base of a model is a disc of the size on its card [SFI-CARD-011]', () => {
  const { table } = laidOut('A B', { cards: { B: { base: 50 } } });
  const [a, b] = table.state.models;
  expect(a && baseOf(table, a)).toEqual({ at: { x: inches(2), y: inches(2) }, radius: mm(15) });
  expect(b && baseOf(table, b).radius).toBe(mm(25));
  expect(basesOf(table, 'B')).toHaveLength(1);
});

test('a card has hit dice only for the types that it uses [SFI-CARD-013]', () => {
  const { table } = laidOut('A');
  expect(hitValueOf(table, of(table, 'A'), 'melee')).toEqual({ yellow: 2 });
  expect(hitValueOf(table, of(table, 'A'), 'arcane')).toBe(undefined);
});

test('a card may have several weapon profiles [SFI-CARD-014]', () => {
  const { table } = laidOut('A');
  expect(weaponOf(table, of(table, 'A'), 'bow')).toMatchObject({ type: 'ranged', range: 12, damage: { grey: 3 } });
  expect(weaponOf(table, of(table, 'A'), 'club')).toBe(undefined);
});

test('the mark of an ability decides its kind [SFI-CARD-016]', () => {
  const orders = { id: 'orders', name: 'Orders', kind: 'faction', effects: [] } as const;
  const aura = { id: 'aura', name: 'Aura', kind: 'passive', effects: [] } as const;
  const { table } = laidOut('A', { cards: { A: { abilities: [orders, aura] } } });
  expect(abilitiesOf(table, of(table, 'A'), 'faction')).toEqual([orders]);
  expect(abilitiesOf(table, of(table, 'A'), 'active')).toEqual([]);
});

test('keywords are those of the card [SFI-CARD-019]', () => {
  const { table } = laidOut('A', { cards: { A: { keywords: ['TEST', 'CHARACTER'] } } });
  expect(hasKeyword(table, of(table, 'A'), 'CHARACTER')).toBe(true);
  expect(hasKeyword(table, of(table, 'A'), 'COMMANDER')).toBe(false);
});

test('units of one player are friends, of two players enemies [SFI-PRIORITY-009, SFI-PRIORITY-013]', () => {
  const { table } = laidOut('A B c');
  expect(isFriendly(of(table, 'A'), of(table, 'B'))).toBe(true);
  expect(isFriendly(of(table, 'A'), of(table, 'c'))).toBe(false);
  expect(opponentOf(table.state, 'p1')).toBe('p2');
});

test('the active player is that of the active unit, else the token holder [SFI-PRIORITY-006, SFI-PRIORITY-008]', () => {
  expect(activePlayer(laidOut('A c', { active: 'c' }).table.state)).toBe('p2');
  expect(activePlayer(laidOut('A c').table.state)).toBe('p1');
  const early = laidOut('A c', { state: { token: null, rollOffWinner: 'p2' } }).table.state;
  expect(activePlayer(early)).toBe('p2');
  expect(holderFirst(laidOut('A c', { state: { token: 'p2' } }).table.state)).toEqual(['p2', 'p1']);
});
