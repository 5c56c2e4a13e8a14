import { describe, expect, test } from 'vitest';
import { bidding } from '../fixtures/bidding.js';
import { act, legal } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import type { Game } from '../match/game.js';
import { nearest, type Proposal, region, suggest } from '../match/proposal.js';
import { decide, type Rule, type Turn } from '../match/turn.js';
import { conformance, perft, refusalOf } from './index.js';
import { nearMisses } from './near-misses.js';

/** A game of one question at a time: a point on a line from 0 to `most`, not at a hole. Three points end it. */
type Line = {
  state: { readonly points: readonly number[] };
  event: { readonly type: 'Marked'; readonly x: number };
  rule: 'LINE-1' | 'LINE-2';
  options: { readonly holes: readonly number[] };
  choices: { readonly mark: { readonly x: number } };
  proposals: { readonly mark: { readonly most: number } };
};

const isMark = (choice: unknown): choice is { readonly x: number } =>
  typeof choice === 'object' && choice !== null && Number.isInteger((choice as { x?: unknown }).x);

const mark: Proposal<Line, 'mark'> = {
  check: ({ parameters: { most }, setup: { options } }, choice) => {
    if (!isMark(choice)) return { code: 'no-point', path: 'choice.x' };
    if (choice.x < 0 || choice.x > most) return { code: 'off-the-line', rule: 'LINE-1', path: 'choice.x' };
    return options.holes.includes(choice.x) ? { code: 'hole', rule: 'LINE-2', path: 'choice.x' } : undefined;
  },
  suggest: ({ parameters, setup: { options } }, most) =>
    Array.from({ length: parameters.most + 1 }, (_, x) => ({ x }))
      .filter(({ x }) => !options.holes.includes(x))
      .slice(0, most),
  sample: ({ parameters, setup: { options } }, below) => {
    const x = below(parameters.most + 1);
    return options.holes.includes(x) ? undefined : { x };
  },
  nearest: (asked, wish) => {
    if (typeof wish !== 'number') return undefined;
    const points = mark.suggest(asked, asked.parameters.most + 1);
    return points.reduce((best, one) => (Math.abs(one.x - wish) < Math.abs(best.x - wish) ? one : best));
  },
  region: ({ parameters }) => [{ shape: 'square', x: parameters.most / 2, y: 0, size: parameters.most }],
};

const line = (changed: Partial<Proposal<Line, 'mark'>> = {}): Game<Line> => ({
  id: 'line',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  rulings: { holes: { rule: 'LINE-2', default: [2], values: Array.isArray } },
  start: () => ({ points: [] }),
  *beat(turn: Turn<Line>): Rule {
    const by = turn.players[turn.state.points.length % 2] ?? '';
    const { x } = yield* decide(turn, { by, kind: 'mark', rule: 'LINE-1', proposal: { most: 4 } });
    turn.emit({ type: 'Marked', x }, 'LINE-1');
  },
  evolve: ({ points }, { x }) => ({ points: [...points, x] }),
  outcome: ({ points }, { players }) =>
    points.length < 3 ? undefined : { winners: [players[0] ?? ''], reason: 'three-points', rule: 'LINE-1' },
  proposals: { mark: { ...mark, ...changed } },
});

const failureOf = (game: Game<Line>): string => {
  const found: string[] = [];
  conformance(
    (_, body) => {
      try {
        body();
      } catch (error) {
        found.push((error as Error).message);
      }
    },
    game,
    { setups: [{ players: 2 }], matches: 12 },
  );
  return found[0] ?? 'nothing';
};

describe('a client meets a proposal', () => {
  const match = createMatch(line(), { players: 2 });
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');

  test('by suggestions beside options, in every list of legal actions that asks for them', () => {
    expect(legal(match, 'p1', { suggest: 3 }).map(({ choice }) => choice)).toEqual([{ x: 0 }, { x: 1 }, { x: 3 }]);
    expect(legal(match, 'p2', { suggest: 3 })).toEqual([]);
    expect(legal(match)).toEqual([]);
    expect(suggest(match, decision, 1)).toEqual([{ x: 0 }]);
  });

  test('by the nearest legal answer to a wish, which a ruling moves', () => {
    expect(nearest(match, decision, 2)).toEqual({ x: 1 });
    expect(nearest(match, decision, 99)).toEqual({ x: 4 });
    expect(nearest(match, decision, 'there')).toBeUndefined();
    const other = createMatch(line(), { players: 2, options: { holes: [1] } });
    expect(nearest(other, decision, 2)).toEqual({ x: 2 });
  });

  test('by a region to draw', () => {
    expect(region(match, decision)).toEqual([{ shape: 'square', x: 2, y: 0, size: 4 }]);
    expect(region(createMatch(line({ region: () => [] }), { players: 2 }), decision)).toEqual([]);
  });

  test('by refusals that always name a rule: the rule of the question where the check names none', () => {
    const refused = (choice: unknown) => refusalOf(() => act(match, { decision: 0, by: 'p1', choice }));
    expect(refused({ x: 2 })).toEqual({ code: 'hole', rule: 'LINE-2', path: 'choice.x' });
    expect(refused({ y: 2 })).toEqual({ code: 'no-point', rule: 'LINE-1', path: 'choice.x' });
  });
});

test('perft walks the suggestions, and its error names the missing option', () => {
  const match = createMatch(line(), { players: 2 });
  expect(perft(match, 3, { suggest: 2 })).toEqual({ paths: 8, positions: 15 });
  expect(() => perft(match, 3)).toThrow('{ suggest: n }');
});

test('near misses move, negate, halve and remove each number', () => {
  expect(nearMisses({ x: 4, to: [1] })).toEqual([
    ...[5, 3, -4, 2, 2.25].map(x => ({ x, to: [1] })),
    { to: [1] },
    ...[2, 0, -1, 0, 0.75].map(x => ({ x: 4, to: [x] })),
    { x: 4, to: [] },
  ]);
});

describe('conformance of proposals', () => {
  test('a good proposal passes, whose sampler often finds nothing', () => {
    expect(failureOf(line())).toBe('nothing');
  });

  test.each<[string, Partial<Proposal<Line, 'mark'>>, string]>([
    ['a suggestion that is refused', { suggest: () => [{ x: 2 }] }, 'suggestion 0 is refused'],
    ['no suggestion', { suggest: () => [] }, 'suggests nothing'],
    ['a suggestion twice', { suggest: () => [{ x: 1 }, { x: 1 }] }, 'suggestion 1 twice'],
    ['too many suggestions', { suggest: () => Array.from({ length: 9 }, (_, x) => ({ x })) }, 'more than it was asked'],
    ['a suggestion that is no JSON', { suggest: () => [{ x: 1, f: undefined } as never] }, 'not plain JSON'],
    ['a sample that is refused', { sample: () => ({ x: 2 }) }, 'a sample is refused'],
    ['samples that never vary', { sample: () => ({ x: 1 }) }, 'samples of it are the same'],
    ['a nearest answer that is refused', { nearest: () => ({ x: 2 }) }, 'nearest to'],
    [
      'a check that throws at a shape',
      { check: (_, choice) => ((choice as { x: { y: number } }).x.y > 0 ? { code: 'c' } : undefined) },
      'Cannot read',
    ],
    [
      'a refusal without a code',
      { check: (asked, choice) => mark.check(asked, choice) && { code: '' } },
      'without a code',
    ],
    ['a region that is no JSON', { region: () => [{ shape: 'disc', x: Number.NaN, y: 0, radius: 1 }] }, 'the region'],
  ])('finds %s', (_, changed, message) => {
    expect(failureOf(line(changed))).toContain(message);
  });

  test('finds suggestions that change', () => {
    let looks = 0;
    expect(failureOf(line({ suggest: () => [{ x: [0, 1, 3][looks++ % 3] ?? 0 }] }))).toContain('the second time');
  });

  test('says where a failure was found', () => {
    expect(failureOf(line({ suggest: () => [] }))).toMatch(/^after \d actions, at mark \d of p[12]: /);
  });
});

test('conformance stops after the stated time and says how far it came', () => {
  const bodies: (() => void)[] = [];
  conformance((_, body) => bodies.push(body), bidding, { setups: [{ players: 2 }], matches: 1, seconds: 0 });
  expect(bodies[0]).toThrow('stopped after 0 s and 0 actions');
});
