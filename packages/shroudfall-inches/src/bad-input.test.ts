import { attempt, choose, createMatch, type Match } from '@rulewright/core';
import { FINE, inches, type Point } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { shroudfallInches } from './index.js';
import { box, type Laid, laidOut } from './testing/index.js';
import type { Sfi } from './vocabulary/index.js';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const begin = ({ game, setup }: Laid): Match<Sfi> => createMatch(game, { ...setup, dice: scripted() });
const waiting = (strength: number) => ({ where: 'in-reserve', strength }) as const;

/** The refusal of an answer to the first open question: code, rule and field. The match is what it was. */
const refused = (match: Match<Sfi>, choice: unknown): readonly unknown[] => {
  const [decision] = match.decisions;
  const tried = attempt(match, { decision: decision?.id, by: decision?.by, choice });
  expect(tried.match).toBe(match);
  return [tried.refusal?.code, tried.refusal?.rule, tried.refusal?.path];
};

/** Points that are no places, with their refusals: off the grid, no number, huge. */
const noPlaces = [
  [{ x: 0.5, y: 0 }, 'not-a-whole-number'],
  [{ x: Number.NaN, y: 0 }, 'not-a-finite-number'],
  [{ x: Number.POSITIVE_INFINITY, y: 0 }, 'not-a-finite-number'],
  [{ x: 1e300, y: 0 }, 'too-large'],
  [{ x: '1', y: 0 }, 'not-a-whole-number'],
] as const;

test('places of deployment: no places, off the table, on one another', () => {
  const units = { A: waiting(2), c: waiting(1) };
  const state = { stage: { name: 'set-up', step: 'deploy units' }, token: 'p1', round: 0 } as const;
  const match = begin(laidOut('', { units, state }));
  const [here, beside] = [at(5, 2), at(7, 2)];
  for (const [point, code] of noPlaces) {
    expect(refused(match, [point, here])).toEqual([code, 'SFI-DEPLOY-002', 'choice[0].x']);
  }
  expect(refused(match, [at(40, 2), here])).toEqual(['off-the-table', 'SFI-DEPLOY-005', 'choice[0]']);
  expect(refused(match, [here, here])).toEqual(['overlaps-base', 'SFI-DEPLOY-005', 'choice[1]']);
  expect(refused(match, [here])).toEqual(['wrong-number-of-models', 'SFI-DEPLOY-004', 'choice']);
  expect(choose(match, [here, beside]).state.models).toHaveLength(2);
});

test('moves: no places, off the table, poses that bend too far, lie in the air or are invalid', () => {
  const rock = { type: 'linear', keywords: ['impassable'], footprint: [box(5, 5, 2, 2)] } as const;
  const laid = laidOut('A   b', { active: 'A', pieces: { rock }, options: { 'moveTool.maxBendDegrees': 90 } });
  const match = choose(begin(laid), { do: 'move' });
  for (const [to, code] of noPlaces) expect(refused(match, { to })).toEqual([code, 'SFI-ACTION-006', 'choice.to.x']);
  expect(refused(match, { to: at(2, -1) })).toEqual(['off-the-table', 'SFI-MOVE-018', 'choice.to']);
  expect(refused(match, { to: at(6, 6) })).toEqual(['on-impassable-terrain', 'SFI-MOVE-012', 'choice.to']);
  const lying = (joint: Point, second: Point) => {
    const pose = { joint: { x: joint.x * FINE, y: joint.y * FINE }, first: { x: -1, y: 0 }, second };
    return refused(match, { to: at(3.5, 2), tool: 'M', pose });
  };
  expect(lying(at(5, 2), { x: -1, y: 1 })).toEqual(['bends-too-far', 'SFI-MOVE-003', 'choice.pose']);
  expect(lying(at(20, 20), { x: 1, y: 0 })).toEqual(['tool-apart-from-base', 'SFI-MOVE-005', 'choice.pose']);
  expect(lying(at(5, 2), { x: 0, y: 0 })).toEqual(['no-direction', 'SFI-ACTION-006', 'choice.pose.second']);
  expect(lying({ x: Number.NaN, y: 0 }, { x: 1, y: 0 })).toEqual([
    ...['not-a-finite-number', 'SFI-ACTION-006', 'choice.pose.joint.x'],
  ]);
});

test('terrain: no places, on other terrain, beyond the edge, no direction', () => {
  const corners = [at(-2, -1), at(2, -1), at(2, 1), at(-2, 1)];
  const piece = { name: 'Hill', type: 'area', def: 0, arm: 0, keywords: [], footprint: [corners] } as const;
  const hill = { name: 'Hill', source: 'original', points: 0, main: [piece, piece], side: [] } as const;
  const laid = laidOut('', {
    units: { A: waiting(1), c: waiting(1) },
    terrain: { hill },
    armies: { p1: { right: 'terrain', terrainCards: ['hill'] }, p2: { right: 'token', terrainCards: ['hill'] } },
    state: { stage: { name: 'set-up', step: 'place terrain' }, token: 'p2', round: 0 },
  });
  const facing = { x: 1, y: 0 };
  const match = choose(begin(laid), { at: at(18, 12), facing });
  for (const [point, code] of noPlaces) {
    expect(refused(match, { at: point, facing })).toEqual([code, 'SFI-SETUP-010', 'choice.at.x']);
  }
  expect(refused(match, { at: at(18, 13), facing })).toEqual(['near-terrain', 'SFI-SETUP-017', 'choice.at']);
  expect(refused(match, { at: at(-5, 12), facing })).toEqual(['near-side-edge', 'SFI-SETUP-015', 'choice.at']);
  const aside = { at: at(6, 12), facing: { x: 0, y: 0 } };
  expect(refused(match, aside)).toEqual(['not-a-facing', 'SFI-SETUP-010', 'choice.facing']);
});

test('army lists: no lists, too many copies, numbers in place of names', () => {
  const match = createMatch(shroudfallInches, { players: 2, seed: 'lists' });
  const list = shroudfallInches.pack.armies['harbour-watch'];
  const changed = (change: object) => refused(match, { ...list, ...change });
  expect(refused(match, null)).toEqual(['wrong-type', 'SFI-SETUP-001', 'choice']);
  expect(changed({ units: ['duellist'] })).toEqual(['no-weaver', 'SFI-ARMY-005', 'choice.units']);
  expect(changed({ units: [Number.NaN] })).toEqual(['not-a-finite-number', 'SFI-SETUP-001', 'choice.units[0]']);
  const many = Array<string>(30_000).fill('gear-hounds');
  expect(changed({ units: many })).toEqual(['too-large', 'SFI-SETUP-001', 'choice.units']);
});
