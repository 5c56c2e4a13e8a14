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
  test('counts the VP of a duel by option only, since they are neither a Reward nor a Scheme [ELD-SCHEME-007]', () => {
    const counted = (manipulationCountsDuels: boolean) =>
      counts('opportunistic-manipulation', [points('p2', 6, 'duel')], { options: { manipulationCountsDuels } });
    expect([false, true].map(counted)).toEqual([0, 1]);
    expect(counts('opportunistic-manipulation', [points('p2', 6, 'duel')])).toBe(0);
  });
  test('does not count an ally of that moment, who was no opponent [ELD-SCHEME-007, ELD-SCHEME-040, ELD-DEF-012]', () => {
    const allied: Deed = { deed: 'points', player: 'p2', points: 3, why: 'reward', allies: ['p1'] };
    expect(counts('opportunistic-manipulation', [allied])).toBe(0);
    const state = { alliances: [['p1', 'p2']] as const };
    expect(counts('opportunistic-manipulation', [points('p2', 3, 'reward')], { state })).toBe(1);
  });
});

test('Assassination Contract: only an enemy Leader counts that the player has killed, or by option one that is Dead [ELD-SCHEME-008]', () => {
  const killed = (deeds: readonly Deed[], options = {}) => counts('assassination-contract', deeds, { options });
  expect(killed([dead('a', 'B')])).toBe(1);
  expect(killed([falls('removed')('a', 'B')])).toBe(1);
  expect(killed([dead('b', 'B')])).toBe(0);
  expect(killed([incapacitated('a', 'B')])).toBe(0);
  expect(killed([dead('A', 'B')])).toBe(0);
  // A Hostile, a fall or Bleeding of nobody's making has killed it.
  expect(killed([dead('a')])).toBe(0);
  expect(killed([dead('a')], { assassinationBy: 'anybody' })).toBe(1);
});

test('Virtuous Commander: own models that are neither Incapacitated nor Dead count, creatures too [ELD-SCHEME-009, ELD-DEF-011]', () => {
  expect(counts('virtuous-commander', [])).toBe(2);
  expect(counts('virtuous-commander', [], { states: { A: ['incapacitated'] } })).toBe(1);
  expect(counts('virtuous-commander', [], { states: { A: ['dead'], B: ['crouched'] } })).toBe(1);
  expect(counts('virtuous-commander', [], { models: { B: { original: false } } })).toBe(2);
  expect(counts('virtuous-commander', [], { models: { B: { where: 'removed' } } })).toBe(1);
  const left: LaidOut = { models: { B: { where: 'left' } } };
  expect(counts('virtuous-commander', [], left)).toBe(2);
  expect(counts('virtuous-commander', [], { ...left, options: { leftModelsScore: false } })).toBe(1);
});

test('Martial Valor: an own model must incapacitate an enemy with a higher Recruitment Cost [ELD-SCHEME-010]', () => {
  const costs = (A: number, a: number) => ({ profiles: { A: { cost: A }, a: { cost: a }, B: { cost: 99 } } });
  expect(counts('martial-valor', [incapacitated('a', 'A')], costs(10, 11))).toBe(1);
  expect(counts('martial-valor', [incapacitated('a', 'A')], costs(10, 10))).toBe(0);
  expect(counts('martial-valor', [incapacitated('a')], costs(10, 11))).toBe(0);
  expect(counts('martial-valor', [incapacitated('B', 'A')], costs(10, 11))).toBe(0);
});

test('Martial Valor: a creature has the Recruitment Cost of its profile, but by the option none [ELD-QUEST-071, ELD-SCHEME-010]', () => {
  const felled = (creature: 'A' | 'a', creatureCost: 'none' | 'printed') =>
    counts('martial-valor', [incapacitated('a', 'A')], {
      options: { creatureCost },
      profiles: { A: { cost: 10 }, a: { cost: creature === 'a' ? 11 : 9 } },
      models: { [creature]: { summoned: { by: 'b', spell: 'spark' }, original: false } },
    });
  expect([felled('a', 'none'), felled('a', 'printed')]).toEqual([0, 1]);
  expect([felled('A', 'none'), felled('A', 'printed')]).toEqual([1, 0]);
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
  test('by option does not count moves that others have forced on a model [ELD-SCHEME-013]', () => {
    const deeds: readonly Deed[] = [began, { deed: 'moved', model: 'A', forced: true }, moved('B')];
    const own = { options: { standingGround: 'ownMoves' } } as const;
    expect([counts('stand-your-ground', deeds), counts('stand-your-ground', deeds, own)]).toEqual([0, 1]);
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
