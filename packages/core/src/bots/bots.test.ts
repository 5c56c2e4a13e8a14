import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectFour } from '../../../../examples/connect-four/connect-four.js';
import { type Card, kuhnPoker } from '../../../../examples/kuhn-poker/kuhn-poker.js';
import { pig } from '../../../../examples/pig/pig.js';
import { rockPaperScissors } from '../../../../examples/rock-paper-scissors/rock-paper-scissors.js';
import { type TicTacToe, ticTacToe } from '../../../../examples/tic-tac-toe/tic-tac-toe.js';
import { d6 } from '../dice/die.js';
import { bidding } from '../fixtures/bidding.js';
import { act, choose } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import { manual } from '../match/dice-source.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import type { Match } from '../match/match.js';
import { history } from '../match/rewind.js';
import { roll } from '../match/roll.js';
import { decide } from '../match/turn.js';
import type { Decision, GameTypes } from '../match/types.js';
import type { Bot, Worth } from './bot.js';
import { greedyBot } from './greedy-bot.js';
import { mctsBot } from './mcts-bot.js';
import { playOut, selfPlay } from './play-out.js';
import { randomBot } from './random-bot.js';
import { search } from './search.js';

/** The first decision that a match waits for. */
const waiting = <G extends GameTypes>(match: Match<G>): Decision<G> => match.decisions[0] as Decision<G>;
const answer = <G extends GameTypes>(bot: Bot<G>, match: Match<G>): unknown => bot.answer(match, waiting(match)).choice;
const clueless = (): number => 0.5;

describe('every bot', () => {
  const games: readonly (readonly [string, Game<never>, options?: object])[] = [
    ['tic-tac-toe', ticTacToe as unknown as Game<never>],
    ['pig', pig as unknown as Game<never>, { target: 30 }],
    ['kuhn poker', kuhnPoker as unknown as Game<never>],
    ['rock, paper, scissors', rockPaperScissors as unknown as Game<never>],
    ['bidding', bidding as unknown as Game<never>],
  ];
  const bots: readonly (readonly [string, (seed: string) => Bot<never>])[] = [
    ['random', randomBot],
    ['greedy', seed => greedyBot(clueless, { seed, samples: 2 })],
    ['mcts', seed => mctsBot({ seed, iterations: 6, rolloutDepth: 10 })],
  ];
  const cases = games.flatMap(([game, rules, options = {}]) =>
    bots.map(([bot, make]) => ({ game, bot, rules, options: options as never, make })),
  );

  test.each(cases)('$bot plays $game to its end, the same way each time', ({ rules, options, make }) => {
    const play = (seed: string): Match<never> => {
      const [match] = selfPlay<never>(rules, { players: 2, options, seed, matches: 1, bot: (_, own) => make(own) });
      return match as Match<never>;
    };
    const first = play('one');
    expect(first.outcome).toBeDefined();
    const told = (match: Match<never>): string => hashJson(history(match).map(({ records }) => records));
    expect(told(play('one'))).toBe(told(first));
    const others = ['two', 'three', 'four', 'five'].map(seed => told(play(seed)));
    expect(others.some(other => other !== told(first))).toBe(true);
  });

  test.each(bots)('%s throws dice that are rolled at the table', (_, make) => {
    const bot = make('s') as Bot<never>;
    const start = createMatch(pig as unknown as Game<never>, {
      players: 2,
      dice: manual(),
      options: { target: 10 } as never,
    });
    expect(waiting(start).kind).toBe('roll');
    expect(playOut(start, { p1: bot, p2: bot }).outcome).toBeDefined();
  });
});

describe('playOut', () => {
  test('stops after `maxActions` actions', () => {
    const bots = { p1: randomBot<never>('a'), p2: randomBot<never>('b') };
    const start = createMatch(ticTacToe as unknown as Game<never>, { players: 2 });
    const stopped = playOut(start, bots, { maxActions: 3 });
    expect(stopped.outcome).toBeUndefined();
    expect(history(stopped)).toHaveLength(4);
  });

  test('needs a bot for every player who is asked', () => {
    const start = createMatch(ticTacToe, { players: 2 });
    expect(() => playOut(start, { p1: randomBot('a') })).toThrow('nobody answers for p2');
  });
});

describe('greedy', () => {
  const bot = greedyBot<never>(clueless, { seed: 'g' });

  // The board X X _ / O O _ / _ _ _: each side can win with one cell.
  test.each([
    { by: 'p1', moves: [0, 3, 1, 4], winning: 2 },
    { by: 'p2', moves: [0, 3, 1, 4, 8], winning: 5 },
  ])('$by wins at tic-tac-toe when one mark is enough', ({ by, moves, winning }) => {
    const match = moves.reduce((at, cell) => choose(at, cell), createMatch(ticTacToe, { players: 2 }));
    expect(waiting(match).by).toBe(by);
    expect(answer(bot, match as unknown as Match<never>)).toBe(winning);
  });

  test('takes the answer that its evaluation likes best, and any of several equal ones', () => {
    const start = createMatch(ticTacToe, { players: 2 });
    const corner = greedyBot<never>(({ state }) => ((state as { cells: unknown[] }).cells[8] === 'p1' ? 1 : 0), {
      seed: '',
    });
    expect(answer(corner, start as unknown as Match<never>)).toBe(8);
    const equals = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed =>
      answer(greedyBot<never>(clueless, { seed }), start as never),
    );
    expect(new Set(equals).size).toBeGreaterThan(2);
    const prefers = (): unknown => 4;
    expect(answer(greedyBot<never>(clueless, { seed: 'a', prefers }), start as never)).toBe(4);
    expect(answer(greedyBot<never>(clueless, { seed: 'a', prefers: () => 'no cell' }), start as never)).toBe(equals[0]);
  });

  test('tries all answers with the same dice', () => {
    interface Toss {
      readonly state: readonly number[];
      readonly event: { readonly type: 'Tossed'; readonly faces: readonly number[] };
      readonly rule: 'T';
      readonly options: Record<never, never>;
      readonly choices: { readonly coin: string };
    }
    const toss: Game<Toss> = {
      id: 'toss',
      version: '1.0.0',
      players: { min: 1, max: 1 },
      start: () => [],
      evolve: (_, { faces }) => faces,
      outcome: () => undefined,
      *beat(turn) {
        yield* decide(turn, { by: 'p1', kind: 'coin', rule: 'T', options: ['left', 'right', 'other'] });
        const faces = yield* roll(turn, { by: 'p1', die: d6, count: 6, purpose: 'toss', rule: 'T' });
        turn.emit({ type: 'Tossed', faces }, 'T');
      },
    };
    const seen: string[] = [];
    const evaluate = ({ state }: Match<Toss>): number => {
      seen.push(state.join(' '));
      return 0.5;
    };
    answer(greedyBot<Toss>(evaluate, { seed: 'd', samples: 2 }), createMatch(toss, { players: 1, seed: 's' }));
    expect(seen).toHaveLength(6);
    expect([new Set(seen.slice(0, 3)).size, new Set(seen).size]).toEqual([1, 2]);
  });

  test('tries only the answers that are worth trying, and all where none is', () => {
    const start = createMatch(ticTacToe, { players: 2 }) as unknown as Match<never>;
    const tried: unknown[] = [];
    const evaluate = ({ state }: Match<never>): number => {
      tried.push((state as { cells: unknown[] }).cells.indexOf('p1'));
      return 0.5;
    };
    const triedWith = (worthTrying: () => readonly unknown[] | undefined): readonly unknown[] => {
      tried.length = 0;
      answer(greedyBot<never>(evaluate, { seed: 'a', worthTrying }), start);
      return [...tried];
    };
    expect(triedWith(() => [3, 5])).toEqual([3, 5]);
    expect(triedWith(() => undefined)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(triedWith(() => [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    // A single answer needs no evaluation.
    expect(triedWith(() => [3])).toEqual([]);
    expect(answer(greedyBot<never>(clueless, { seed: 'a', worthTrying: () => [3] }), start)).toBe(3);
  });
});

describe('tree search', () => {
  test('never loses tic-tac-toe as the first player against random answers', () => {
    const bot = (player: string, seed: string): Bot<never> =>
      player === 'p1' ? mctsBot({ seed, iterations: 400 }) : randomBot(seed);
    const setup = { players: 2, seed: 'never lose', matches: 20, bot, checked: false };
    const lost = [...selfPlay<never>(ticTacToe as never, setup)].filter(({ outcome }) =>
      outcome?.winners.includes('p2'),
    );
    expect(lost).toEqual([]);
  });

  test('as second player it blocks at connect four, and as first it completes a line', () => {
    const start = createMatch(connectFour, { players: 2 });
    const bot = mctsBot<never>({ seed: 'c4', iterations: 400 });
    const threatened = [3, 2, 3, 2, 3].reduce((at, column) => choose(at, column), start);
    expect(answer(bot, threatened as unknown as Match<never>)).toBe(3);
    expect(answer(bot, choose(threatened, 0) as unknown as Match<never>)).toBe(3);
  });

  // A perfect player wins about five matches in six against coin tosses; three in four could hardly be luck.
  test('beats random answers at pig', () => {
    const bot = (player: string, seed: string): Bot<never> =>
      player === 'p2' ? mctsBot({ seed, iterations: 60, exploration: 0.5, rolloutDepth: 40 }) : randomBot(seed);
    const setup = { players: 2, seed: 'pig', matches: 32, bot, checked: false, options: { target: 50 } as never };
    const won = [...selfPlay<never>(pig as never, setup)].filter(({ outcome }) => outcome?.winners.includes('p2'));
    expect(won.length).toBeGreaterThanOrEqual(24);
  });

  test('spends every iteration at the root, and each worth is the mean of its playouts', () => {
    const match = [0, 3, 1, 4].reduce((at, cell) => choose(at, cell), createMatch(ticTacToe, { players: 2 }));
    const tried = search(match, waiting(match), { seed: 's', iterations: 300 });
    expect(tried.map(({ choice }) => choice)).toEqual([2, 5, 6, 7, 8]);
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    expect(tried[0]?.worth).toBe(1);
    expect(tried.slice(1).every(({ worth }) => worth < 1)).toBe(true);
  });

  test('plays nothing out with a rollout depth of 0, which is the default where an evaluation judges', () => {
    const start = createMatch(ticTacToe, { players: 2 });
    const judged = { value: 0 };
    const evaluate = (): number => {
      judged.value++;
      return 0.5;
    };
    search(start, waiting(start), { seed: 's', iterations: 9, rolloutDepth: 0, evaluate });
    expect(judged.value).toBe(18);
    search(start, waiting(start), { seed: 's', iterations: 9, evaluate });
    expect(judged.value).toBe(36);
    search(start, waiting(start), { seed: 's', iterations: 9, rolloutDepth: 20, evaluate });
    expect(judged.value).toBe(36);
  });

  test('returns to an answer that an evaluation finds a little better', () => {
    const start = createMatch(ticTacToe, { players: 2 });
    // The middle is worth three hundredths more than the other cells.
    const evaluate = ({ state }: Match<TicTacToe>, player: string): number =>
      0.5 + (state.cells[4] === null ? 0 : state.cells[4] === player ? 0.03 : -0.03);
    const middle = (exploration: { readonly exploration?: number }): number => {
      const tried = search(start, waiting(start), { seed: 's', iterations: 90, evaluate, ...exploration });
      return tried.find(({ choice }) => choice === 4)?.visits ?? 0;
    };
    expect(middle({})).toBeGreaterThan(2 * middle({ exploration: 0.7 }));
  });

  test('a roll that can help is told apart from the same roll that cannot', () => {
    // The player needs ten points and has ten at risk: rolling on can only lose the ten.
    const position = { players: ['p1', 'p2'], target: 20, scores: [10, 19], seat: 0, atRisk: 10 };
    const match = createMatch(pig, { players: 2, seed: 'x', position, options: { target: 20 } });
    const bot = mctsBot<never>({ seed: 'm', iterations: 200 });
    expect(answer(bot, match as unknown as Match<never>)).toBe('hold');
  });
});

describe('hidden facts', () => {
  /** A Kuhn table at its second question, which player 2 answers, with the cards laid by hand. */
  const table = (p1: Card, p2: Card, bet: 'check' | 'bet', seed: string): Match<never> => {
    const position = { players: ['p1', 'p2'], hands: { p1, p2 }, bets: [], shown: false };
    return choose(createMatch(kuhnPoker, { players: 2, seed, position }), bet) as unknown as Match<never>;
  };
  const others: Readonly<Record<Card, readonly [Card, Card]>> = { J: ['Q', 'K'], Q: ['J', 'K'], K: ['J', 'Q'] };
  const thinkers: readonly ((seed: string) => Bot<never>)[] = [
    randomBot,
    seed => greedyBot(clueless, { seed, samples: 3 }),
    seed => mctsBot({ seed, iterations: 30 }),
  ];

  test('such as the card of the other player and the dice of the match change no answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Card>('J', 'Q', 'K'),
        fc.constantFrom('check' as const, 'bet' as const),
        fc.string(),
        fc.constantFrom(...thinkers),
        (own, bet, seed, make) => {
          const [one, other] = others[own];
          expect(answer(make(seed), table(one, own, bet, 'dice'))).toBe(
            answer(make(seed), table(other, own, bet, 'others')),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('do not include the own card: it does change the answer', () => {
    const worth: Worth<never> = ({ winners, detail }, player) => {
      const chips = Number(detail?.chips);
      return (winners.includes(player) ? 2 + chips : 2 - chips) / 4;
    };
    const bot = mctsBot<never>({ seed: 'k', iterations: 400, worth });
    expect(answer(bot, table('Q', 'K', 'bet', 'd'))).toBe('call');
    expect(answer(bot, table('Q', 'J', 'bet', 'd'))).toBe('fold');
  });

  test('such as the answers of others to the same question change no answer', () => {
    const start = createMatch(rockPaperScissors, { players: 2 });
    const [first, second] = start.decisions as [Decision<never>, Decision<never>];
    for (const make of thinkers) {
      const bot = make('held');
      const answers = ['rock', 'paper', 'scissors'].map(choice => {
        const held = act(start, { decision: first.id, by: first.by, choice }) as unknown as Match<never>;
        return bot.answer(held, second).choice;
      });
      expect(new Set([...answers, bot.answer(start as unknown as Match<never>, second).choice]).size).toBe(1);
    }
  });

  test('in the state need `resample`: a game without it is refused', () => {
    const { resample: _, ...open } = kuhnPoker;
    const match = createMatch(open, { players: 2, seed: 'x' }) as unknown as Match<never>;
    expect(() => answer(mctsBot<never>({ seed: '', iterations: 1 }), match)).toThrow('without peeking');
    expect(answer(randomBot<never>(''), match)).toBeDefined();
  });
});
