import { act, createMatch, type Match } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { schemes } from '../content/book/schemes.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Deed, Eld } from '../vocabulary/index.js';

const begin = (scheme: string, lay: LaidOut = {}): Match<Eld> => {
  const { game, setup } = laidOut('AB\n..\n..\nab', {
    ...lay,
    pack: { schemes },
    parties: { p1: { schemes: [scheme] } },
    state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' }, round: 1, ...lay.state },
  });
  return createMatch(game, { ...setup, seed: 'reveal' });
};
const answer = (match: Match<Eld>, choice: unknown): Match<Eld> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');
  return act(match, { decision: decision.id, by: decision.by, choice });
};
const points = ({ state }: Match<Eld>): readonly number[] => state.parties.map(one => one.points);
const open = ({ state }: Match<Eld>) => state.parties[0]?.open;

describe('a Scheme that has to be revealed', () => {
  test('is revealed in the own Strategic phase, scores in the End phase and is discarded [ELD-SCHEME-012, ELD-SCHEME-039, ELD-SCHEME-002]', () => {
    const asked = begin('stand-your-ground');
    expect(asked.decisions[0]?.options).toEqual([{ do: 'scheme', scheme: 'stand-your-ground' }, { do: 'done' }]);
    const revealed = answer(asked, { do: 'scheme', scheme: 'stand-your-ground' });
    expect([points(revealed), revealed.state.parties[0]?.schemes]).toEqual([[0, 0], []]);
    // Two models of p1 stand where they were.
    const after = answer(revealed, 'end');
    expect(points(after)).toEqual([2, 0]);
    expect(open(after)).toEqual([{ scheme: 'stand-your-ground', points: 2, since: null }]);
    // Nothing more comes of it in the turns after that.
    const on = answer(answer(after, 'end'), 'end');
    expect(points(on)).toEqual([2, 0]);
  });

  test('Stand Your Ground counts models by what happens to them: a Walk there and back is a displacement, a turn and a flight on the spot are not [ELD-SCHEME-012, ELD-SCHEME-013]', () => {
    const flier = { A: { skills: [{ id: 'flight' }] } } as const;
    const roof = { roof: { boxes: [[0, 0, 3, 3]], top: 1 } } as const;
    const stood = (lay: LaidOut, ...movements: readonly object[]) => {
      const none = { points: 0 };
      let match = begin('stand-your-ground', { ...lay, models: { a: none, b: none } });
      match = answer(match, { do: 'scheme', scheme: 'stand-your-ground' });
      for (const movement of movements) {
        match = answer(match, 'A');
        match = answer(match, { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [], ...movement });
        while (match.decisions[0]?.by === 'p2') match = answer(match, 'pass');
        match = answer(match, { do: 'nothing' });
      }
      return points(answer(match, 'end'))[0];
    };
    const [there, back] = [6, 2].map(x => ({ x: x * 2540, y: 5080, z: 0 }));
    expect(stood({}, { kind: 'walk', route: [there] })).toBe(1);
    expect(stood({}, { kind: 'run', route: [there, back] })).toBe(1);
    expect(stood({}, { facing: { x: 1, y: 0 } })).toBe(2);
    const up = { skills: ['flight'], stance: { state: 'flying', to: true, when: 'before' } };
    const down = { skills: ['flight'], stance: { state: 'flying', to: false, when: 'before' } };
    const above = { profiles: flier, scenery: roof, at: { A: { x: 5080, y: 5080, z: 2540 } } };
    expect(stood(above, up, down)).toBe(2);
  });

  test('stays hidden where its player does not reveal it, and is offered again [ELD-SCHEME-039]', () => {
    const kept = answer(begin('stand-your-ground'), { do: 'done' });
    expect(kept.state.parties[0]?.schemes).toEqual(['stand-your-ground']);
    const again = answer(answer(kept, 'end'), 'end');
    expect(again.decisions[0]?.kind).toBe('strategic');
  });

  test('is not offered if it is one that scores at the end [ELD-SCHEME-040]', () => {
    expect(begin('virtuous-commander').decisions[0]?.options).toEqual([{ do: 'done' }]);
  });

  test('has its model named when it is revealed [ELD-SCHEME-019]', () => {
    const wound = (on: string): Deed => ({
      deed: 'wound',
      by: 'a',
      on,
      kind: 'melee',
      reaction: false,
      round: 1,
      turn: 'p2',
    });
    const match = begin('blood-for-blood', { state: { deeds: [wound('A'), wound('B')] } });
    const asked = answer(match, { do: 'scheme', scheme: 'blood-for-blood' });
    expect(asked.decisions[0]).toMatchObject({ kind: 'model', options: ['A', 'B'], by: 'p1' });
    expect(open(answer(asked, 'B'))).toMatchObject([{ scheme: 'blood-for-blood', about: 'B' }]);
  });
});

test('Last Warning goes on counting until the next own Strategic phase [ELD-SCHEME-032]', () => {
  const revealed = answer(begin('last-warning'), { do: 'scheme', scheme: 'last-warning' });
  const turnOver = answer(revealed, 'end');
  expect(points(turnOver)).toEqual([0, 0]);
  expect(points(answer(turnOver, 'end'))).toEqual([3, 0]);
});
