import type { Match } from '@rulewright/core';
import { expect, test } from 'vitest';
import type { Eld } from '../vocabulary/index.js';
import { party, refused, until } from './scenario-words.js';

/** The zone of a player in inches: its least and greatest corner. */
const zoneOf = (match: Match<Eld>, player: number): readonly number[] => {
  const corners = match.state.parties[player]?.zone?.corners ?? [];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(one => one / 2540);
};
const plain = { party: party('plain'), initiative: 'position' } as const;

test('zones at the sides of the field face each other as well [ELD-SETUP-009]', () => {
  const left = until('deploy', [9, 1], { ...plain, zones: 2 });
  expect([zoneOf(left, 0), zoneOf(left, 1)]).toEqual([
    [0, 0, 8, 36],
    [28, 0, 36, 36],
  ]);
  const right = until('deploy', [9, 1], { ...plain, zones: 3 });
  expect([zoneOf(right, 0), zoneOf(right, 1)]).toEqual([
    [28, 0, 36, 36],
    [0, 0, 8, 36],
  ]);
});

test('a zone is no deeper than the field [ELD-SETUP-009, ELD-TRAIT-074]', () => {
  const options = { tableSize: { width: 12, depth: 12 } };
  const match = until('deploy', [9, 1], { ...plain, party: party('captain'), zones: 1 }, { options });
  expect(zoneOf(match, 0)).toEqual([0, 0, 12, 12]);
});

test('a player alone does not choose between whole parties and turns [ELD-SETUP-006]', () => {
  const match = until('deployment', [], plain, { players: 1 });
  expect(match.decisions.map(({ kind }) => kind)).not.toContain('deployment');
});

test('of three players the second one chooses the position first where the winner takes the order [ELD-SETUP-005, ELD-SETUP-008]', () => {
  const answers = { party: party('plain'), initiative: 'order' } as const;
  // The results put the players in the order p2, p1, p3.
  const asked: string[] = [];
  const zones = (by: string): number => {
    asked.push(by);
    return asked.length === 1 ? 0 : 2;
  };
  until('deployment', [5, 9, 1], { ...answers, zones }, { players: 3 });
  expect(asked.slice(0, 2)).toEqual(['p1', 'p3']);
});

test('a model with Stealth I is not deployed Shrouded [ELD-SKILL-040]', () => {
  const match = until('deploy', [9, 1], { ...plain, party: party('scout') });
  const [model] = match.state.models;
  const at = { x: 20000, y: 4000, z: 0 };
  const choice = { model: model?.id, at, facing: { x: 0, y: 1 }, secret: 'shrouded' };
  expect(refused(match, choice)).toEqual(['no-ability', 'ELD-SKILL-040']);
});

test('a field of another size is not offered [ELD-SETUP-003]', () => {
  const small = { name: 'Small', width: 36, depth: 30, scenery: [] };
  const match = until('card', [9, 1], plain, { pack: { fields: { small } } });
  expect(match.decisions.map(({ kind }) => kind)).not.toContain('card');
});
