import { createMatch, legal, type Match, nearest, region, type SceneShape } from '@rulewright/core';
import { type Bot, greedyBot, mctsBot, playOut, randomBot, selfPlay } from '@rulewright/core/bots';
import { conformance, fuzz, perft } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { type Duel, TURNS, WOUNDS } from './bout.js';
import { duel } from './duel.js';
import { evaluate } from './evaluate.js';
import { RULES } from './rules.js';
import { at, players, table } from './scenario-words.js';
import { isClear, walking } from './space.js';

const crosses = { touching: 'crosses' } as const;
conformance(test, duel, { setups: [{ players: 2 }, { players: 2, options: crosses }], matches: 3 });

/** Properties that hold at every moment of every match. */
const invariant = ({ state, header }: Match<Duel>): void => {
  for (const { id, at: place, wounds, knives } of state.fighters) {
    expect(isClear(walking(state, id, header.options), place, place)).toBe(true);
    expect(wounds >= 0 && wounds <= WOUNDS && knives >= 0).toBe(true);
  }
  expect(state.turns).toBeLessThanOrEqual(TURNS);
};

test.each(['passes', 'crosses'] as const)('play at random reaches every rule, where touching %s', touching => {
  const setup = {
    players: 2,
    options: { touching },
    position: table(at(2000, 3000), at(4000, 3000), {}, { A: { knives: 2 } }),
  };
  const { cited, reasons, played } = fuzz(duel, { setup, matches: 40, seed: 'rules', maxActions: 400, invariant });
  // The others are cited by refusals and by the ends of matches only.
  const elsewhere = ['DU-TABLE-1', 'DU-WALK-2', 'DU-WALK-3', 'DU-TOUCH-1', 'DU-STRIKE-1', 'DU-END-1', 'DU-END-2'];
  expect(Object.keys(cited).sort()).toEqual(
    Object.keys(RULES)
      .filter(id => !elsewhere.includes(id))
      .sort(),
  );
  expect(Object.keys(reasons).sort()).toEqual(['beaten', 'time']);
  expect(played).toHaveProperty('window pass');
});

describe('perft walks the suggestions', () => {
  test('far apart and without knives, a turn is one of the walks suggested', () => {
    const match = createMatch(duel, { players, position: table(at(1000, 1000), at(5000, 5000)) });
    expect(legal(match, 'p1', { suggest: 3 })).toHaveLength(3);
    expect(perft(match, 2, { suggest: 3 })).toEqual({ paths: 9, positions: 1 + 3 + 9 });
    expect(perft(match, 3, { suggest: 2 }).paths).toBe(8);
  });

  test('beside the enemy: a strike with each face of its die, or rest', () => {
    const match = createMatch(duel, { players, position: table(at(1000, 1000), at(1320, 1000)) });
    // The one suggestion is to stand still, as the bases touch. Each face leads to a turn of p2; 4, 5 and 6 wound.
    expect(perft(match, 3, { suggest: 1 })).toEqual({ paths: 6 + 1, positions: 1 + 2 });
  });

  test('on the way: the enemy passes, or strikes with six results', () => {
    const match = createMatch(duel, { players, position: table(at(1000, 1000), at(3000, 1000)) });
    // Depth 2 is the walk and the answer; a strike has six faces at depth 3, where a pass has strike and rest.
    expect(perft(match, 2, { suggest: 1 }).paths).toBe(2);
    expect(perft(match, 3, { suggest: 1 }).paths).toBe(6 + 2);
  });
});

describe('bots', () => {
  const greedy = (seed: string): Bot<Duel> => greedyBot(evaluate, { seed, samples: 2 });

  test('the greedy one beats the random one, from either seat', () => {
    const wins = (seat: string): number => {
      const matches = selfPlay(duel, {
        ...{ players, seed: 'seats', matches: 12, checked: false },
        bot: (player, seed) => (player === seat ? greedy(seed) : randomBot(seed)),
      });
      return [...matches].filter(({ outcome }) => outcome?.winners.includes(seat)).length;
    };
    expect(wins('p1')).toBeGreaterThanOrEqual(8);
    expect(wins('p2')).toBeGreaterThanOrEqual(8);
  });

  test('a short tree search finishes its matches', () => {
    const mcts = mctsBot<Duel>({ seed: 'mcts', iterations: 16, evaluate, rolloutDepth: 4, proposals: 4 });
    const end = playOut(createMatch(duel, { players, seed: 'mcts' }), { p1: mcts, p2: greedy('mcts') });
    expect(end.outcome).toBeDefined();
  });
});

describe('a client meets a walk', () => {
  const match = createMatch(duel, {
    players,
    position: table(at(1000, 1000), at(4000, 1000), { P: [1800, 1000, 300] }),
  });
  const [decision] = match.decisions;
  if (decision?.kind !== 'path') throw new Error('nothing is asked');

  test('towards the enemy round the pillar that is in between, at the corners of its octagon', () => {
    // The centre keeps 460 units away: the octagon has its corners at 460 and 191. The legs are 764, 382 and 354 long.
    expect(nearest(match, decision, 'towards enemy')).toEqual([at(1609, 1460), at(1991, 1460), at(2336, 1381)]);
  });

  test('by the place or the id of a thing that is clicked, or by a path that goes too far', () => {
    expect(nearest(match, decision, at(1000, 1700.4))).toEqual([at(1000, 1700)]);
    expect(nearest(match, decision, 'P')).toEqual([at(1340, 1000)]);
    expect(nearest(match, decision, [at(1000, 1500), at(1000, 9000)])).toEqual([at(1000, 1500)]);
    expect(nearest(match, decision, [at(1000, 1500), at(1000, 5000)])).toEqual([at(1000, 1500), at(1000, 2500)]);
    expect(nearest(match, decision, 'nowhere')).toBeUndefined();
  });

  test('by suggestions: up to the enemy, none, and the last point out of its reach come first', () => {
    const free = createMatch(duel, { players, position: table(at(1000, 1000), at(2600, 1000)) });
    const walks = legal(free, 'p1', { suggest: 3 }).map(({ choice }) => choice);
    expect(walks).toEqual([[at(2280, 1000)], [], [at(2029, 1000)]]);
  });

  test('by a region whose corners can all be walked to', () => {
    const shapes: readonly SceneShape[] = region(match, decision);
    expect(shapes.length).toBeGreaterThan(1);
    for (const shape of shapes) {
      const points = shape.shape === 'polygon' ? shape.points : [];
      expect(points).toHaveLength(32);
      for (const point of points) {
        const walk = nearest(match, decision, point);
        expect(walk?.at(-1) ?? at(1000, 1000)).toEqual(point);
      }
    }
  });
});
