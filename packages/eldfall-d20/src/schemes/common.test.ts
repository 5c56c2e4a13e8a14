import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Deed, ModelId } from '../vocabulary/index.js';
import { bookSchemes } from './book.js';

/** The occasions that a Scheme counts for `p1` after some deeds. */
const counts = (scheme: string, deeds: readonly Deed[], lay: LaidOut = {}, drawing = 'AB..ab'): number => {
  const { table } = laidOut(drawing, { ...lay, state: { deeds, ...lay.state } });
  return bookSchemes[scheme]?.counts(table, 'p1', 0, null) ?? Number.NaN;
};

const falls =
  (deed: 'incapacitated' | 'dead' | 'removed' | 'gone') =>
  (of: ModelId, model: ModelId | null = null): Deed => ({ deed, of, model, by: model === null ? null : 'p1' });
const dead = falls('dead');
const incapacitated = falls('incapacitated');
const points = (player: string, amount: number, why: string): Deed => ({ deed: 'points', player, points: amount, why });

describe('Opportunistic Manipulation', () => {
  test('counts each occasion on which the opponent receives VP, not each VP [ELD-SCHEME-007]', () => {
    expect(counts('opportunistic-manipulation', [points('p2', 3, 'reward'), points('p2', 1, 'no-quarter')])).toBe(2);
  });
  test('counts neither own VP, nor penalties, nor VP of another Opportunistic Manipulation [ELD-SCHEME-007]', () => {
    const deeds = [
      points('p1', 2, 'reward'),
      points('p2', -1, 'penalty'),
      points('p2', 1, 'opportunistic-manipulation'),
    ];
    expect(counts('opportunistic-manipulation', deeds)).toBe(0);
  });
  test('does not count an ally, who is no opponent [ELD-SCHEME-007, ELD-DEF-012]', () => {
    const state = { alliances: [['p1', 'p2']] as const };
    expect(counts('opportunistic-manipulation', [points('p2', 3, 'reward')], { state })).toBe(0);
  });
});

test('Assassination Contract: only the Dead enemy Leader counts [ELD-SCHEME-008]', () => {
  expect(counts('assassination-contract', [dead('a')])).toBe(1);
  expect(counts('assassination-contract', [dead('b')])).toBe(0);
  expect(counts('assassination-contract', [incapacitated('a')])).toBe(0);
  expect(counts('assassination-contract', [dead('A')])).toBe(0);
});

test('Virtuous Commander: own models that are neither Incapacitated nor Dead count, creatures too [ELD-SCHEME-009, ELD-DEF-011]', () => {
  expect(counts('virtuous-commander', [])).toBe(2);
  expect(counts('virtuous-commander', [], { states: { A: ['incapacitated'] } })).toBe(1);
  expect(counts('virtuous-commander', [], { states: { A: ['dead'], B: ['crouched'] } })).toBe(1);
  expect(counts('virtuous-commander', [], { models: { B: { original: false } } })).toBe(2);
  expect(counts('virtuous-commander', [], { models: { B: { where: 'left' } } })).toBe(1);
});

test('Martial Valor: an own model must incapacitate an enemy with a higher Recruitment Cost [ELD-SCHEME-010]', () => {
  const costs = (A: number, a: number) => ({ profiles: { A: { cost: A }, a: { cost: a }, B: { cost: 99 } } });
  expect(counts('martial-valor', [incapacitated('a', 'A')], costs(10, 11))).toBe(1);
  expect(counts('martial-valor', [incapacitated('a', 'A')], costs(10, 10))).toBe(0);
  expect(counts('martial-valor', [incapacitated('a')], costs(10, 11))).toBe(0);
  expect(counts('martial-valor', [incapacitated('B', 'A')], costs(10, 11))).toBe(0);
});

test('No Quarter: every Dead enemy counts once [ELD-SCHEME-011]', () => {
  expect(counts('no-quarter', [dead('a'), dead('b'), dead('a'), dead('A'), incapacitated('a')])).toBe(2);
});

describe('Stand Your Ground', () => {
  const began: Deed = { deed: 'turn', player: 'p1' };
  const moved = (model: ModelId): Deed => ({ deed: 'moved', model });
  test('counts own models that were not displaced in this turn, by whatever cause [ELD-SCHEME-012, ELD-SCHEME-013]', () => {
    expect(counts('stand-your-ground', [began])).toBe(2);
    expect(counts('stand-your-ground', [began, moved('A')])).toBe(1);
    expect(counts('stand-your-ground', [began, moved('a')])).toBe(2);
  });
  test('does not look at moves of the turn before [ELD-SCHEME-012]', () => {
    expect(counts('stand-your-ground', [moved('A'), began])).toBe(2);
  });
});

test('a model that damage removed from the field counts as Incapacitated and Dead, one that fled or was sent away as neither [ELD-DEF-019, ELD-SCHEME-008, ELD-SCHEME-010, ELD-SCHEME-011]', () => {
  const dearer = { profiles: { A: { cost: 10 }, a: { cost: 11 } } };
  const all = (deed: 'removed' | 'gone') =>
    ['assassination-contract', 'martial-valor', 'no-quarter'].map(one => counts(one, [falls(deed)('a', 'A')], dearer));
  expect([all('removed'), all('gone')]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
});
