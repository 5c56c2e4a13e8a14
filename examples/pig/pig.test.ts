import { type Action, createMatch, legal, type Match, manual } from '@rulewright/core';
import { bestExpectation, enumerate, outcomes, type Policy } from '@rulewright/core/enumerate';
import { add, compare, type Fraction, fraction, multiply, percent, toText } from '@rulewright/core/odds';
import { conformance, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type Pig, pig, type Race } from './pig.js';

const scenario = scenarios<Pig['rule']>(test);
const players = ['ada', 'bo'];
const start = (target: number, position?: Race): Match<Pig> =>
  createMatch(pig, { players, options: { target }, dice: manual(), ...(position ? { position } : {}) });

scenario('points pile up while the player rolls on, and are kept when they hold', ['PIG-1', 'PIG-3'], play => {
  play(pig, { players, dice: [6, 2, 5] })
    .options('ada', ['roll', 'hold'])
    .choose('ada', 'roll')
    .choose('ada', 'hold')
    .events(
      { type: 'Gained', points: 6 },
      { type: 'Gained', points: 2 },
      { type: 'Held', points: 8 },
      { type: 'Gained', points: 5 },
    )
    .waitsFor({ by: 'bo', kind: 'go' });
});

// #region scenario
scenario('a 1 loses the points of the turn and no others', 'PIG-2', play => {
  const position: Race = { players, target: 100, scores: [40, 0], seat: 0, atRisk: 12 };
  const { state } = play(pig, { players, position, dice: [1, 3] })
    .choose('ada', 'roll')
    .events({ type: 'Lost', points: 12 }, { type: 'Gained', points: 3 });
  // #endregion
  expect(state.scores).toEqual([40, 0]);
});

scenario('a 1 at once passes the turn without a decision', ['PIG-1', 'PIG-2'], play => {
  play(pig, { players, dice: [1, 1, 4] })
    .waitsFor({ by: 'ada', kind: 'go' })
    .events({ type: 'Lost', points: 0 }, { type: 'Lost', points: 0 }, { type: 'Gained', points: 4 });
});

scenario('holding with exactly the target wins, one point less does not', 'PIG-4', play => {
  const near = (atRisk: number): Race => ({ players, target: 100, scores: [90, 99], seat: 0, atRisk });
  play(pig, { players, position: near(10) })
    .choose('ada', 'hold')
    .ends({ reason: 'target-reached', winners: ['ada'] });
  play(pig, { players, position: near(9), dice: [2] })
    .choose('ada', 'hold')
    .waitsFor({ by: 'bo', kind: 'go' });
});

conformance(test, pig, { setups: [{ players: 2 }, { players: 4, options: { target: 30 } }] });

// #region odds
/** A policy that rolls until the turn has so many points. */
const holdAt =
  (points: number): Policy<Pig> =>
  match => {
    const [roll, hold] = legal(match);
    return (match.state.atRisk < points ? roll : hold) as Action;
  };
// #endregion

test('a roll by hand has six results, each with one chance in six', () => {
  const all = outcomes(start(100)).map(({ faces, probability }) => [faces, toText(probability)]);
  expect(all).toEqual([1, 2, 3, 4, 5, 6].map(face => [[face], '1/6']));
});

// #region turn
test('a turn that holds at 20 scores as published by Neller and Presser (2004)', () => {
  const turnEnded = ({ state }: Match<Pig>): boolean => state.seat === 1;
  const odds = enumerate(start(100), holdAt(20), ({ state }) => state.scores[0], turnEnded);
  const table = [...odds].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  expect(table.map(({ value, probability }) => [value, percent(probability, 2)])).toEqual([
    [0, '62.45%'],
    [20, '9.97%'],
    [21, '9.50%'],
    [22, '7.42%'],
    [23, '5.42%'],
    [24, '3.52%'],
    [25, '1.72%'],
  ]);
});
// #endregion

const SIXES = 6n ** 18n;

/**
 * The odds of a turn by a recursion over points, counted in units of 1/6^18, without floating point and without the
 * engine.
 */
const byHand = (points: number, target: number): bigint => {
  const ways = (sum: number, left: bigint): bigint => {
    if (sum >= points) return sum >= target ? left : 0n;
    return [2, 3, 4, 5, 6].reduce((all, face) => all + ways(sum + face, left / 6n), 0n);
  };
  return ways(0, SIXES);
};

test('the chance to win in the first turn is the one worked out by hand', () => {
  for (const target of [1, 2, 7, 10, 13]) {
    for (const points of [target, target - 1]) {
      const odds = enumerate(
        start(target),
        holdAt(points),
        m => m.outcome?.winners[0] === 'ada',
        m => m.state.seat === 1,
      );
      const won = odds.find(({ value }) => value)?.probability ?? fraction(0);
      expect(won, `${target}, holding at ${points}`).toEqual(fraction(byHand(Math.max(points, 1), target), SIXES));
    }
  }
});

test('the best play of one turn rolls on below 20, and from 20 on does no better than to hold', () => {
  // Points beyond 26 count as held in both searches: rolling on with so many never pays, and the limit ends the search.
  const rolled = (points: number): Fraction =>
    [2, 3, 4, 5, 6].map(face => multiply(fraction(1, 6), best(points + face))).reduce(add);
  const best = (points: number): Fraction => {
    const hold = fraction(points);
    return points <= 26 && compare(rolled(points), hold) > 0 ? rolled(points) : hold;
  };
  const held = ({ state }: Match<Pig>): Fraction => fraction(state.seat === 1 ? (state.scores[0] ?? 0) : state.atRisk);
  const turnEnded = ({ state }: Match<Pig>): boolean => state.seat === 1 || state.atRisk > 26;
  for (const atRisk of [14, 17, 19, 20, 21]) {
    const position: Race = { players, target: 100, scores: [0, 0], seat: 0, atRisk };
    const value = bestExpectation(start(100, position), held, turnEnded);
    expect(value).toEqual(best(atRisk));
    expect(compare(value, fraction(atRisk))).toBe(atRisk < 20 ? 1 : 0);
  }
});
