import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import { history } from '../match/rewind.js';
import { shuffle } from '../match/roll.js';
import { decide, type Rule, type Turn } from '../match/turn.js';
import type { PlayerId } from '../match/types.js';
import { conformance } from '../testing/conformance.js';
import { scripted } from '../testing/scripted.js';
import { type Counted, counted, eachTheirHand, onlyTo, type Secrets } from './secrets.js';
import { story, view } from './view.js';

/** Players draw from one deck and lay a card of their hand; the counts of hands and deck are public. */
type Draw = {
  state: { deck: readonly number[]; hands: Readonly<Record<PlayerId, readonly number[]>>; laid: readonly number[] };
  event:
    | { type: 'DeckShuffled'; deck: readonly number[] }
    | { type: 'Drew'; by: PlayerId; cards: readonly number[] }
    | { type: 'Laid'; by: PlayerId; card: number };
  rule: 'DRAW-1';
  options: object;
  choices: { lay: number };
  seen: {
    state: { deck: Counted; hands: Readonly<Record<PlayerId, readonly number[] | Counted>> };
    events: { DeckShuffled: { deck: Counted }; Drew: { cards: readonly number[] | Counted } };
  };
};

const CARDS = 8;

const secrets: Secrets<Draw> = {
  state: { deck: counted, hands: eachTheirHand },
  events: { DeckShuffled: { deck: counted }, Drew: { cards: onlyTo(({ by }) => by, counted) } },
  reveals: ['Drew', 'Laid'],
};

const draw: Game<Draw> = {
  id: 'draw',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: ({ players }) => ({ deck: [], hands: Object.fromEntries(players.map(id => [id, []])), laid: [] }),
  *beat(turn: Turn<Draw>): Rule {
    const { deck, laid } = turn.state;
    if (deck.length + laid.length === 0) {
      const order = yield* shuffle(turn, { count: CARDS, purpose: 'deck', rule: 'DRAW-1', seenBy: [] });
      return turn.emit({ type: 'DeckShuffled', deck: order }, 'DRAW-1');
    }
    const by = turn.players[laid.length % 2] as PlayerId;
    const drawn = CARDS - deck.length;
    if (drawn === 2 * laid.length) return turn.emit({ type: 'Drew', by, cards: deck.slice(0, 2) }, 'DRAW-1');
    const card = yield* decide(turn, { by, kind: 'lay', rule: 'DRAW-1', options: turn.state.hands[by] ?? [] });
    turn.emit({ type: 'Laid', by, card }, 'DRAW-1');
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'DeckShuffled':
        return { ...state, deck: event.deck };
      case 'Drew': {
        const { by, cards } = event;
        const hand = [...(state.hands[by] ?? []), ...cards];
        return { ...state, deck: state.deck.slice(cards.length), hands: { ...state.hands, [by]: hand } };
      }
      case 'Laid': {
        const hand = (state.hands[event.by] ?? []).filter(card => card !== event.card);
        return { ...state, laid: [...state.laid, event.card], hands: { ...state.hands, [event.by]: hand } };
      }
    }
  },
  outcome: ({ laid }) => (2 * laid.length === CARDS ? { winners: [], reason: 'all-drawn', rule: 'DRAW-1' } : undefined),
  secrets,
  resample: (state, player, below) => {
    const others = Object.keys(state.hands).filter(id => id !== player);
    const unknown = [...state.deck, ...others.flatMap(id => state.hands[id] ?? [])];
    for (let i = unknown.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [unknown[i], unknown[j]] = [unknown[j] as number, unknown[i] as number];
    }
    const deck = unknown.splice(0, state.deck.length);
    const hands = others.map(id => [id, unknown.splice(0, state.hands[id]?.length)]);
    return { ...state, deck, hands: { ...state.hands, ...Object.fromEntries(hands) } };
  },
};

const table = (order: readonly number[]): Match<Draw> =>
  createMatch(draw, { players: ['ann', 'bob'], dice: scripted({ order: [...order] }) });

test('a counted list tells its length and no entry', () => {
  expect(counted([3, 1, 2])).toEqual({ hidden: true, count: 3 });
  const seen = view(table([7, 6, 5, 4, 3, 2, 1, 0]), 'bob');
  expect(seen.state).toEqual({
    deck: { hidden: true, count: 6 },
    hands: { ann: { hidden: true, count: 2 }, bob: [] },
    laid: [],
  });
  expect(seen.records.flatMap(record => (record.kind === 'event' ? [record.event] : []))).toEqual([
    { type: 'DeckShuffled', deck: { hidden: true, count: CARDS } },
    { type: 'Drew', by: 'ann', cards: { hidden: true, count: 2 } },
  ]);
});

test('players see their own hand, and watchers the lengths alone', () => {
  const match = table([7, 6, 5, 4, 3, 2, 1, 0]);
  expect(view(match, 'ann').state).toMatchObject({ hands: { ann: [7, 6], bob: { hidden: true, count: 0 } } });
  expect(view(match).state).toMatchObject({ hands: { ann: { count: 2 }, bob: { count: 0 } } });
});

test('hidden lists of other cards, but of the same lengths, give equal views', () => {
  const others = fc.shuffledSubarray([2, 3, 6, 7], { minLength: 4 });
  fc.assert(
    fc.property(others, others, (left, right) => {
      // Each player lays the first card of the hand. The cards that ann draws or sees are the same at both tables.
      const order = ([a = 0, b = 0, c = 0, d = 0]: number[]): number[] => [0, 1, a, b, 4, 5, c, d];
      const play = (match: Match<Draw>): Match<Draw> => {
        const [{ id, by, options } = { id: 0, by: '', options: [] }] = match.decisions;
        return act(match, { decision: id, by, choice: options?.[0] });
      };
      const [a, b] = [table(order(left)), table(order(right))];
      expect(JSON.stringify(view(play(b), 'ann'))).toBe(JSON.stringify(view(play(a), 'ann')));
    }),
  );
});

conformance(test, draw, { setups: [{ players: 2 }] });

test('only lists can be counted, and the types of the views say so', () => {
  expectTypeOf(counted).parameter(0).toEqualTypeOf<readonly unknown[]>();
  expectTypeOf<ReturnType<typeof eachTheirHand<number>>>().toEqualTypeOf<
    Readonly<Record<PlayerId, readonly number[] | Counted>>
  >();
  // @ts-expect-error A record is no list.
  const wrong: Secrets<Draw> = { state: { hands: counted } };
  expect(wrong).toBeDefined();
});

test('an event that a game leaves out of a view cannot be counted: later records have the numbers that they would have without it', () => {
  const secretly: Game<Draw> = {
    ...draw,
    secrets: { ...secrets, leavesOut: (event, viewer) => event.type === 'Drew' && event.by !== viewer },
  };
  let match = createMatch(secretly, { players: ['ann', 'bob'], seed: 'left out' });
  for (let i = 0; i < 2; i++) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    match = act(match, { decision: decision.id, by: decision.by, choice: decision.options?.[0] });
  }
  const drew = (viewer?: string): readonly string[] =>
    view(match, viewer).records.flatMap(one =>
      one.kind === 'event' && one.event.type === 'Drew' ? [one.event.by] : [],
    );
  expect([new Set(drew('ann')), new Set(drew('bob')), drew()]).toEqual([new Set(['ann']), new Set(['bob']), []]);
  const kept = history(match)
    .flatMap(({ records }) => records)
    .filter(one => one.kind !== 'event' || one.event.type !== 'Drew');
  const numbers = kept.flatMap(({ kind }, at) => (kind === 'beat' ? [] : [at]));
  expect(view(match).records.map(({ seq }) => seq)).toEqual(numbers);
  expect(view(match).length).toBe(kept.length);
  for (const viewer of ['ann', 'bob', undefined]) {
    const whole = view(match, viewer).records;
    for (const moment of history(match)) {
      const { records, length } = view(moment, viewer);
      expect([...records, ...story(match, viewer, length)]).toEqual(whole);
    }
  }
});
