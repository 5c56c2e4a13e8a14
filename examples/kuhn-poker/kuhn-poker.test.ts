import { act, choose, createMatch, legal, type Match, manual, undo, view } from '@rulewright/core';
import { imagine } from '@rulewright/core/bots';
import { Random } from '@rulewright/core/dice';
import { outcomes } from '@rulewright/core/enumerate';
import { add, type Fraction, fraction, multiply, toText } from '@rulewright/core/odds';
import { conformance, perft, scenarios, scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type Bet, type KuhnPoker, kuhnPoker } from './kuhn-poker.js';

const scenario = scenarios<KuhnPoker['rule']>(test);
const players = ['ada', 'bo'];
// Orders of the deck J, Q, K: the first card goes to ada, the second to bo.
const [QK, KQ, KJ] = [{ order: [1, 2, 0] }, { order: [2, 1, 0] }, { order: [2, 0, 1] }];
const start = (): Match<KuhnPoker> => createMatch(kuhnPoker, { players, dice: manual() });

scenario('each player gets a card and the first one may check or bet', ['KUHN-1', 'KUHN-2'], play => {
  play(kuhnPoker, { players, dice: [QK] })
    .events({ type: 'Dealt', to: 'ada', card: 'Q' }, { type: 'Dealt', to: 'bo', card: 'K' })
    .options('ada', ['check', 'bet'])
    .refuses('ada', 'call', { code: 'not-an-option', rule: 'KUHN-2' });
});

// #region scenario
scenario('a player who folds loses the ante, and no card is shown', 'KUHN-3', play => {
  const game = play(kuhnPoker, { players, dice: [KQ] })
    .choose('ada', 'check')
    .choose('bo', 'bet')
    .options('ada', ['call', 'fold'])
    .skip()
    .choose('ada', 'fold')
    .events({ type: 'Spoke', by: 'ada', bet: 'fold' })
    .ends({ reason: 'fold', winners: ['bo'] });
  expect(game.match.outcome?.detail).toEqual({ chips: 1 });
});
// #endregion

scenario('a called bet is decided by the higher card', 'KUHN-4', play => {
  const game = play(kuhnPoker, { players, dice: [QK] })
    .choose('ada', 'bet')
    .skip()
    .choose('bo', 'call')
    .events({ type: 'Spoke', by: 'bo', bet: 'call' }, { type: 'Shown', hands: { ada: 'Q', bo: 'K' } })
    .ends({ reason: 'showdown', winners: ['bo'] });
  expect(game.match.outcome?.detail).toEqual({ chips: 2 });
});

conformance(test, kuhnPoker, { setups: [{ players }], matches: 20 });

/** Every line of play from a match on, shuffles included. */
const endings = (match: Match<KuhnPoker>): readonly Match<KuhnPoker>[] => {
  if (match.outcome) return [match];
  const dealing = match.decisions[0]?.kind === 'roll';
  const actions = dealing ? outcomes(match).map(({ action }) => action) : legal(match);
  return actions.flatMap(action => endings(act(match, action)));
};

test('there are six deals, five ways to bet and 30 endings', () => {
  const ends = endings(start());
  const deals = new Set(ends.map(({ state: { hands } }) => `${hands.ada}${hands.bo}`));
  const bets = new Set(ends.map(({ state }) => state.bets.join(' ')));
  expect([...deals].sort()).toEqual(['JK', 'JQ', 'KJ', 'KQ', 'QJ', 'QK']);
  expect([...bets].sort()).toEqual(['bet call', 'bet fold', 'check bet call', 'check bet fold', 'check check']);
  expect(ends.length).toBe(30);
  expect(perft(start()).paths).toBe(30);
});

/** The frequency, in thirds, with which Kuhn's solution takes the second of two options; 0 for a missing situation. */
const SECOND: Readonly<Record<string, number>> = {
  // Ada never bets first. After a bet she folds the jack always and the queen two times in three.
  'J check bet fold': 3,
  'Q check bet fold': 2,
  // After a check bo bluffs with the jack one time in three and bets the king always.
  'J check bet': 1,
  'K check bet': 3,
  // After a bet bo folds as often as ada does.
  'J bet fold': 3,
  'Q bet fold': 2,
};

test('played by the book of Kuhn (1950), the game is worth -1/18 to the first player', () => {
  const worth = (match: Match<KuhnPoker>): Fraction => {
    const { outcome, state, decisions } = match;
    if (outcome) return fraction(Number(outcome.detail?.chips) * (outcome.winners[0] === 'ada' ? 1 : -1));
    const [decision] = decisions;
    if (decision?.kind === 'roll') {
      return outcomes(match)
        .map(({ action, probability }) => multiply(probability, worth(act(match, action))))
        .reduce(add);
    }
    const [first, second] = legal(match);
    if (!decision || !first || !second) throw new Error('two options are asked for');
    const often = SECOND[[state.hands[decision.by], ...state.bets, second.choice].join(' ')] ?? 0;
    return add(
      multiply(fraction(3 - often, 3), worth(act(match, first))),
      multiply(fraction(often, 3), worth(act(match, second))),
    );
  };
  expect(toText(worth(start()))).toBe('-1/18');
});

// #region bytes
test('a player whose opponent holds another card sees the same bytes at every moment before a showdown', () => {
  const lines: readonly (readonly Bet[])[] = [
    ['bet', 'fold'],
    ['check', 'bet', 'fold'],
    ['check', 'bet'],
    ['check'],
    ['bet'],
  ];
  const dealt = (order: readonly number[]): Match<KuhnPoker> =>
    createMatch(kuhnPoker, { players, dice: scripted({ order }) });
  let compared = 0;
  for (const viewer of players) {
    for (const own of [0, 1, 2]) {
      const [x = 0, y = 0] = [0, 1, 2].filter(card => card !== own);
      const deals =
        viewer === 'ada' ? [dealt([own, x, y]), dealt([own, y, x])] : [dealt([x, own, y]), dealt([y, own, x])];
      for (const line of lines) {
        for (let n = 0; n <= line.length; n++) {
          const views = deals.map(deal => JSON.stringify(view(line.slice(0, n).reduce(choose, deal), viewer)));
          expect(views[0]).toBe(views[1]);
          compared++;
        }
      }
    }
  }
  expect(compared).toBe(2 * 3 * 14);
});
// #endregion

test('a spectator sees no card until the showdown', () => {
  const match = createMatch(kuhnPoker, { players, dice: scripted(KQ) });
  expect(JSON.stringify(view(match))).not.toMatch(/"[JQK]"/);
  expect(JSON.stringify(view(choose(choose(match, 'bet'), 'fold')))).not.toMatch(/"[JQK]"/);
  expect(view(choose(choose(match, 'bet'), 'call')).state).toMatchObject({ hands: { ada: 'K', bo: 'Q' } });
});

test('an imagined match keeps the player’s own card and gives the other player either of the two remaining ones', () => {
  const match = choose(createMatch(kuhnPoker, { players, dice: scripted(KJ) }), 'check');
  const { world } = imagine(match, 'bo', Random.fromSeed('bo'));
  const imagined = Array.from({ length: 30 }, () => JSON.stringify(world()?.state.hands));
  expect([...new Set(imagined)].sort()).toEqual(['{"ada":"K","bo":"J"}', '{"ada":"Q","bo":"J"}']);
});

test('a bet can be taken back, but not once cards were shown', () => {
  const match = choose(createMatch(kuhnPoker, { players, dice: scripted(KJ) }), 'bet');
  expect(undo(match, 'ada').match.state.bets).toEqual([]);
  expect(undo(choose(match, 'call'), 'bo').refusal).toEqual({ code: 'past-revealed-information' });
});
