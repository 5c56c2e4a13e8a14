import { choose, createMatch, type Match, manual } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { bestExpectation, enumerate, outcomes, pendingRoll } from '@rulewright/core/enumerate';
import {
  atLeast,
  expectation,
  fraction,
  keepBest,
  percent,
  successes,
  sumOf,
  tableText,
  toText,
} from '@rulewright/core/odds';
// #region attack-imports
import { eldfallD20 } from '@rulewright/eldfall-d20';
import { duel as eldfallDuel, attackOdds as eldfallOdds } from '@rulewright/eldfall-d20/odds';
import { whyDamage, whyPool } from '@rulewright/judgement-hex/numbers';
import { attackOdds } from '@rulewright/judgement-hex/odds';
import { laidOut, told } from '@rulewright/judgement-hex/testing';
import { judgementOfTheGods, production, type Village } from '@rulewright/judgement-of-the-gods';
import { defaultContent } from '@rulewright/judgement-of-the-gods/content';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { bestOdds, plainOdds, duel as shroudfallDuel } from '@rulewright/shroudfall-inches/odds';
// #endregion
import { expect, test } from 'vitest';
import { type Bout, type Duel, duel, strikeDice } from './duel.js';

const players = ['ann', 'bob'];
const bout: Bout = { players, wounds: { bob: 1 }, parried: ['bob'], next: 0 };

test('closed forms', () => {
  // #region closed
  expect(toText(atLeast(sumOf(d6, 2), 9))).toBe('5/18');
  expect(toText(expectation(keepBest(d6, 4, 3)))).toBe('15869/1296');

  const wounds = successes(d6, 3, face => face >= 5);
  expect(tableText(wounds)).toBe(
    [
      'value  exactly         at least',
      '    0     8/27  29.6%         1  100.0%',
      '    1      4/9  44.4%     19/27   70.4%',
      '    2      2/9  22.2%      7/27   25.9%',
      '    3     1/27   3.7%      1/27    3.7%',
    ].join('\n'),
  );
  // #endregion
});

test('through the rules', () => {
  // #region enumerate
  // bob is wounded and has parried already; ann strikes.
  const match = createMatch(duel, { players, position: bout, dice: manual() });
  const strikes = choose(match, 'strike');
  expect(pendingRoll(strikes)).toMatchObject({ purpose: 'strike', count: 3 });
  expect(outcomes(strikes)).toHaveLength(6 ** 3);

  const nobody = (): never => {
    throw new Error('nobody is asked anything before the turn ends');
  };
  const wins = enumerate(
    strikes,
    nobody,
    ({ outcome }) => outcome?.winners ?? [],
    ({ state }) => state.next === 1,
  );

  expect(wins.map(({ value, probability }) => [value, percent(probability, 2)])).toEqual([
    [[], '74.07%'],
    [['ann'], '25.93%'], // the 7/27 of the closed form
  ]);
  // #endregion
});

test('the best play', () => {
  // #region best
  // Only ann is wounded. By how many wounds is she ahead after her turn, on average, if she strikes, and if she rests?
  const behind: Bout = { ...bout, wounds: { ann: 1 } };
  const start = createMatch(duel, { players, position: behind, dice: manual() });
  const turnEnded = ({ state }: Match<Duel>): boolean => state.next === 1;
  const lead = ({ state: { wounds } }: Match<Duel>) => fraction((wounds.bob ?? 0) - (wounds.ann ?? 0));
  expect(toText(bestExpectation(choose(start, 'strike'), lead, turnEnded))).toBe('-1/3');
  expect(toText(bestExpectation(choose(start, 'rest'), lead, turnEnded))).toBe('0');
  expect(toText(bestExpectation(start, lead, turnEnded))).toBe('0'); // so she rests
  // #endregion
});

test('why three dice', () => {
  // #region why
  expect(strikeDice(bout, 'bob')).toEqual({
    name: 'dice',
    total: 3,
    lines: [
      { stage: 'base', rule: 'DUEL-2', op: 'base', amount: 2, after: 2 },
      { stage: 'target', rule: 'DUEL-2', op: 'add', amount: 1, source: 'bob', after: 3 },
    ],
  });
  // A strike at ann has two dice. The line of the third die says why it does not count.
  expect(strikeDice(bout, 'ann').lines[1]).toMatchObject({ amount: 1, rejected: 'not-wounded', after: 2 });
  // #endregion
});

test('why thirteen magic', () => {
  // #region jog
  const temple = { x: 1, y: 0 };
  const state: Village = {
    ...createMatch(judgementOfTheGods, { players: 4, seed: 'any' }).state,
    characters: [{ role: 'shaman', player: 'p1', at: temple }],
    tiles: [{ kind: 'hill', at: temple, building: 'temple', hallowed: false }],
  };
  const [magic] = production({ pack: defaultContent, state }, 'shaman', [1]);
  expect(magic).toMatchObject({
    name: 'magic',
    total: 13,
    lines: [
      { op: 'base', amount: 8, rule: 'JOG-PROD-003', source: 'shaman', after: 8 },
      { op: 'times', amount: [3, 2], rule: 'JOG-PROD-006', source: 'hill', after: 12 },
      { op: 'add', amount: 1, rule: 'JOG-PROD-009', after: 13 },
    ],
  });
  // #endregion
});

test('why four dice', () => {
  // #region jhx
  // Fighters `A` and `b` stand next to each other. For the table of a match, use `tableIn(match)`.
  const { table } = laidOut(['A', 'b'].join('\n\n'), { active: 'A' });
  const charge = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'charge', ap: 1 } as const;
  expect(whyPool(table, charge)).toMatchObject({ name: 'dice', total: 4 });
  expect(told(whyPool(table, charge))).toEqual(['5 MEL ATTACK-016', '-3 AGI ATTACK-016', '+2 charge ATTACK-021']);
  expect(told(whyDamage(table, charge, 'critical'))[0]).toBe('5 blade, critical DAMAGE-001');

  // The odds of each result, by the same rules and the best choice of dice.
  const { blows, expectedDamage } = attackOdds(table, charge);
  expect([percent(blows.critical), toText(expectedDamage)]).toEqual(['31.3%', '51/16']);
  // #endregion
});

test('an attack of two units', () => {
  // #region sfi
  const shot = shroudfallDuel(shroudfallInches.pack, {
    attacker: 'riveters',
    weapon: 'rivet-gun',
    target: 'gear-hounds',
  });
  const { hit, kill } = plainOdds(shot); // without essence and re-rolls
  expect([percent(hit), percent(kill)]).toEqual(['69.4%', '2.6%']);
  // One grey essence: the best infusion and re-rolls.
  const infused = shroudfallDuel(shroudfallInches.pack, {
    attacker: 'riveters',
    weapon: 'rivet-gun',
    target: 'gear-hounds',
    reserve: { grey: 1 },
  });
  expect(percent(bestOdds(infused, 'hit'))).toBe('96.0%');
  // #endregion
});

test('an attack and each reaction', () => {
  // #region eld
  const facing = eldfallDuel(eldfallD20, { attacker: 'gate-keeper', weapon: 'sword', target: 'hill-giant' });
  const chances = facing.reactions.map(reaction => {
    const { target, attacker } = eldfallOdds(facing, reaction);
    return [reaction.do, toText(target.expectedLoss), toText(attacker.expectedLoss)];
  });
  // The mean loss of the target and of the attacker, for no reaction, a Dodge, and each attack of the target.
  expect(chances).toEqual([
    ['nothing', '1/4', '0'],
    ['dodge', '81/500', '0'],
    ['attack', '1/4', '9/40'],
    ['attack', '1/4', '6/125'],
    ['attack', '1/4', '1/200'],
    ['attack', '1/4', '93/400'],
  ]);
  // #endregion
});
