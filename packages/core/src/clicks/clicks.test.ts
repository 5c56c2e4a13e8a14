import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import { nearest } from '../match/proposal.js';
import { decide, type Rule, type Turn } from '../match/turn.js';
import type { Presentation, Targets, TypedWishes, Wishes } from '../presentation.js';
import { view } from '../view/view.js';
import { clicksOn, wishHint, wishOf, wishOfText } from './clicks.js';
import { clickConformance } from './conformance.js';
import { drawnIds } from './drawn.js';

/** A walk along a line of posts: a hop to a post, or a stroll to any whole coordinate from 0 to 9. */
type Walk = {
  state: { readonly at: number; readonly steps: number };
  event: { type: 'Went'; to: number };
  rule: 'WALK-1';
  options: object;
  choices: { hop: readonly number[]; stroll: { readonly to: number } };
  proposals: { stroll: { readonly most: number } };
};

/** Ways over the posts; the first two have the same posts, so that their clicks are the same. */
const WAYS = [[1, 2], [1, 2, 0], [1, 3, 2], [4], []];

const walk: Game<Walk> = {
  id: 'walk',
  version: '1.0.0',
  players: { min: 1, max: 2 },
  start: () => ({ at: 0, steps: 0 }),
  *beat(turn: Turn<Walk>): Rule {
    const by = turn.players[0] ?? '';
    if (turn.state.steps % 2 === 0) {
      const way = yield* decide(turn, { by, kind: 'hop', rule: 'WALK-1', options: WAYS });
      turn.emit({ type: 'Went', to: way.at(-1) ?? 0 }, 'WALK-1');
    } else {
      const { to } = yield* decide(turn, { by, kind: 'stroll', rule: 'WALK-1', proposal: { most: 9 } });
      turn.emit({ type: 'Went', to }, 'WALK-1');
    }
  },
  evolve: ({ steps }, { to }) => ({ at: to, steps: steps + 1 }),
  outcome: ({ steps }) => (steps < 6 ? undefined : { winners: [], reason: 'over', rule: 'WALK-1' }),
  proposals: {
    stroll: {
      check: ({ parameters: { most } }, choice) => {
        const to = typeof choice === 'object' && choice !== null && 'to' in choice ? choice.to : undefined;
        if (typeof to !== 'number' || !Number.isInteger(to)) return { code: 'malformed', path: 'choice.to' };
        return to >= 0 && to <= most ? undefined : { code: 'too-far' };
      },
      sample: ({ parameters }, below) => ({ to: below(parameters.most + 1) }),
      suggest: () => [{ to: 0 }],
      nearest: ({ parameters: { most } }, wish) =>
        typeof wish === 'number' ? { to: Math.min(most, Math.max(0, Math.round(wish))) } : undefined,
    },
  },
};

const posts: Pick<Presentation<Walk>, 'scene'> = {
  scene: () => ({
    title: 'Posts',
    items: [
      ...[0, 1, 2, 3].map(x => ({ kind: 'token' as const, id: `post ${x}`, x, y: 0, size: 1 })),
      { kind: 'cell', id: 'meadow', at: { shape: 'disc', x: 20, y: 0, radius: 3 } },
    ],
    panels: [{ title: 'Far away', rows: [{ id: 'post 4', label: 'The last post' }] }],
  }),
};

const targets: Targets<Walk> = { hop: way => way.filter(post => post > 0).map(post => `post ${post}`) };
const wishes: Wishes<Walk> = { stroll: ({ at }) => at?.x };
const walking = { ...posts, targets, wishes };

const start = (): Match<Walk> => createMatch(walk, { players: ['ann', 'bob'], seed: 'clicks' });

describe('clicks on things', () => {
  const meaning = clicksOn(walking, view(start(), 'ann'));
  const ids = (of: readonly { readonly id: string }[]): readonly string[] => of.map(({ id }) => id);

  test('begin with the first things of the answers, and buttons for answers without things', () => {
    const now = meaning([]);
    expect(ids(now.things)).toEqual(['post 1', 'post 4']);
    expect(now.things[0]?.answers.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(now.buttons.map(({ id, answer }) => [id, answer.action.choice])).toEqual([['option:0:4', []]]);
    expect(now.answers).toHaveLength(5);
    expect(now.answer).toBeUndefined();
  });

  test('go on with the next things of the answers that are left', () => {
    expect(ids(meaning(['post 1']).things)).toEqual(['post 2', 'post 3']);
    expect(meaning(['post 1', 'post 3']).answer).toBeUndefined();
    expect(meaning(['post 1', 'post 3', 'post 2']).answer?.action).toEqual({
      decision: 0,
      by: 'ann',
      choice: [1, 3, 2],
    });
  });

  test('that two answers share end in buttons', () => {
    const now = meaning(['post 1', 'post 2']);
    expect(now.answer).toBeUndefined();
    expect(ids(now.things)).toEqual([]);
    expect(ids(now.buttons)).toEqual(['option:0:0', 'option:0:1']);
    expect(meaning(['post 1', 'post 2', 'option:0:1'])).toMatchObject({
      things: [],
      buttons: [],
      answer: { index: 1 },
    });
  });

  test('that mean nothing leave no answers', () => {
    for (const clicked of [['post 2'], ['meadow'], ['post 1', 'option:0:0'], ['post 4', 'post 4'], ['']]) {
      expect(meaning(clicked)).toEqual({ answers: [], things: [], buttons: [] });
    }
  });

  test('are needed for an only answer too', () => {
    const one = { ...view(start(), 'ann'), decisions: [] };
    const [decision] = start().decisions;
    if (decision?.kind !== 'hop') throw new Error('nothing is asked');
    const only = clicksOn(walking, { ...one, decisions: [{ ...decision, options: [[]] }] });
    expect(only([]).answer).toBeUndefined();
    expect(only(['option:0:0']).answer?.action.choice).toEqual([]);
  });

  test('mean nothing for a player who is not asked, nor for a watcher', () => {
    for (const viewer of ['bob', undefined]) expect(clicksOn(walking, view(start(), viewer))([]).answers).toEqual([]);
  });

  test('are buttons alone in a game without targets', () => {
    const match = createMatch(bidding, { players: ['ann', 'bob'], seed: 'clicks' });
    const { buttons } = clicksOn<Bidding>({}, view(match, 'bob'))([]);
    expect(ids(buttons)).toEqual(['option:2:0', 'option:2:1', 'option:2:2']);
  });
});

describe('wishes', () => {
  const asked = act(start(), { decision: 0, by: 'ann', choice: [4] });
  const seen = view(asked, 'ann');

  test('turn a click into what `nearest` takes', () => {
    const wished = wishOf(walking, seen, { item: 'meadow', at: { x: 6.2, y: 0 } });
    if (!wished) throw new Error('no wish');
    expect(wished).toMatchObject({ decision: { id: 1, kind: 'stroll' }, wish: 6.2 });
    expect(nearest(asked, wished.decision, wished.wish)).toEqual({ to: 6 });
  });

  test('do not exist for a click without a meaning, a decision with options, or another player', () => {
    expect(wishOf(walking, seen, { item: 'meadow' })).toBeUndefined();
    expect(wishOf(walking, view(start(), 'ann'), { at: { x: 1, y: 0 } })).toBeUndefined();
    expect(wishOf(walking, view(asked, 'bob'), { at: { x: 1, y: 0 } })).toBeUndefined();
    const listed = {
      ...seen,
      decisions: seen.decisions.map(one => (one.kind === 'stroll' ? { ...one, options: [{ to: 1 }] } : one)),
    };
    expect(wishOf(walking, listed, { at: { x: 1, y: 0 } })).toBeUndefined();
    expect(wishOf({}, seen, { at: { x: 1, y: 0 } })).toBeUndefined();
  });
});

describe('typed wishes', () => {
  const asked = act(start(), { decision: 0, by: 'ann', choice: [4] });
  const seen = view(asked, 'ann');
  const typed: TypedWishes<Walk> = {
    stroll: { hint: 'home or a number', wish: text => (text === 'home' ? 0 : undefined) },
  };
  const [stroll] = seen.decisions;
  if (!stroll) throw new Error('nothing is asked');

  test('are texts that `nearest` takes, and the person is told their forms', () => {
    expect(wishHint({ typed }, stroll)).toBe('home or a number');
    expect(wishOfText({ typed }, seen, stroll, 'home')).toBe(0);
    expect(wishOfText({ typed }, seen, stroll, 'away')).toBeUndefined();
  });

  test('do not exist for a decision with options, or in a game without them', () => {
    const listed = { ...stroll, options: [] } as unknown as typeof stroll;
    expect([wishHint({ typed }, listed), wishOfText({ typed }, seen, listed, 'home')]).toEqual([undefined, undefined]);
    expect([wishHint({}, stroll), wishOfText({}, seen, stroll, 'home')]).toEqual([undefined, undefined]);
  });
});

test('rows of panels are drawn things', () => {
  expect([...drawnIds(posts.scene(view(start())))]).toEqual([
    'post 0',
    'post 1',
    'post 2',
    'post 3',
    'meadow',
    'post 4',
  ]);
});

clickConformance(test, walk, walking, { setups: [{ players: 1 }], matches: 5 });
clickConformance(
  test,
  bidding,
  { scene: () => ({ title: 'Cards', items: [] }) },
  { setups: [{ players: 3 }], matches: 2 },
);

describe('the suite refuses', () => {
  const run = (presentation: Parameters<typeof clickConformance<Walk>>[2]): (() => void) => {
    const found: (() => void)[] = [];
    clickConformance((_, body) => found.push(body), walk, presentation, { setups: [{ players: 1 }] });
    return () => {
      for (const body of found) body();
    };
  };

  test('a target that is not drawn', () => {
    const off: Targets<Walk> = { hop: way => way.map(post => `post ${post + 1}`) };
    expect(run({ ...walking, targets: off })).toThrow('hop 0: [4] is about post 5, not drawn');
  });

  test('two items of one id', () => {
    const { items } = posts.scene(view(start()));
    const twice = { title: 'Posts', items: [...items, ...items] };
    expect(run({ ...walking, scene: () => twice })).toThrow('hop 0: two items of the scene have the id post 0');
  });

  test('wishes that no click fulfils', () => {
    expect(run({ ...walking, wishes: { stroll: () => 'elsewhere' } })).toThrow(
      'stroll 1: no click on a drawn thing wishes for a legal answer',
    );
  });
});
