import { type Action, act, choose, createMatch, legal, type Match, manual } from '@rulewright/core';
import { enumerate, type Policy } from '@rulewright/core/enumerate';
import { fraction, toText } from '@rulewright/core/odds';
import { conformance, fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attackOn, attackPool } from './attack.js';
import { board, type Kind, profileOf, type Skirmish, standing } from './battle.js';
import { drawn } from './drawn.js';
import { RULES } from './rules.js';
import { skirmish } from './skirmish.js';

conformance(test, skirmish, { setups: [{ players: 2 }], matches: 4 });

/** Properties that hold at every moment of every match. */
const invariant = ({ state: { models }, decisions }: Match<Skirmish>): void => {
  const taken = models.filter(standing).map(({ at }) => at);
  expect(new Set(taken).size).toBe(taken.length);
  for (const model of models) {
    expect(model.wounds).toBeLessThanOrEqual(profileOf(model).toughness);
    expect(standing(model)).toBe(model.wounds < profileOf(model).toughness && model.at < board.size);
  }
  const orders = decisions.filter(({ kind }) => kind === 'order');
  for (const { by } of orders) expect(models.some(({ owner, spent }) => owner === by && !spent)).toBe(true);
};

test('play at random reaches every rule', () => {
  const { cited, reasons } = fuzz(skirmish, {
    setup: { players: 2 },
    matches: 10,
    seed: 'rules',
    maxActions: 2000,
    invariant,
  });
  // Outcomes cite the rules of endings, and lines of tallies cite modifiers; this count looks into neither.
  const elsewhere = ['SK-END-1', 'SK-END-2', 'SK-ATTACK-3', 'SK-ATTACK-4'];
  expect(Object.keys(cited).sort()).toEqual(
    Object.keys(RULES)
      .filter(id => !elsewhere.includes(id))
      .sort(),
  );
  expect(reasons.time).toBeGreaterThan(0);
});

test('play at random in a crowd ends with one side gone', () => {
  const { position } = drawn(
    `
       . . . .
      . . . . .
     . . a k * .
    . . * S g . .
     . * K . . .
      . . . . .
       . . . .      `,
    { a: { wounds: 1 }, k: { wounds: 2 }, g: { wounds: 3 }, S: { wounds: 1 }, K: { wounds: 2 } },
  );
  const setup = { players: 2, position };
  const { reasons } = fuzz(skirmish, { setup, matches: 20, seed: 'crowd', maxActions: 2000, invariant });
  expect(reasons['side-gone']).toBeGreaterThan(0);
});

const duel = (attacker: Kind): Match<Skirmish> => {
  const letter = attacker[0]?.toUpperCase() ?? '';
  const { position } = drawn(`
       . . . .
      . . . . .
     . . . g * .
    . . * ${letter} * . .
     . * . . . .
      . . . . .
       . . . .      `);
  return createMatch(skirmish, { players: 2, position, dice: manual(), checked: false });
};

/** A policy that attacks, and uses every re-roll. */
const eager: Policy<Skirmish> = match => {
  const actions = legal(match);
  return (actions.find(({ choice }) => (choice as { do?: string }).do === 'attack') ?? actions[0]) as Action;
};

/** The probability of each number of hits out of `dice`, each a hit with chance n/d, by the binomial theorem. */
const binomial = (dice: number, n: number, d: number): readonly string[] => {
  const choices = [1, dice, (dice * (dice - 1)) / 2, (dice * (dice - 1) * (dice - 2)) / 6, dice === 4 ? 1 : 0];
  return Array.from({ length: dice + 1 }, (_, hits) => {
    let ways = choices[hits] ?? 0;
    for (let i = 0; i < dice; i++) ways *= i < hits ? n : d - n;
    let all = 1;
    for (let i = 0; i < dice; i++) all *= d;
    return toText(fraction(ways, all));
  });
};

// #region odds
test('the odds of an attack come out of the rules themselves, re-rolls included', () => {
  const wounds = ({ state }: Match<Skirmish>): number => state.models.find(({ id }) => id === 'g')?.wounds ?? 0;
  const odds = (match: Match<Skirmish>): readonly string[] => {
    const found = enumerate(match, eager, wounds, ({ decisions }) => decisions[0]?.by === 'p2');
    return [...found].sort((a, b) => a.value - b.value).map(({ probability }) => toText(probability));
  };
  expect(odds(duel('guard'))).toEqual(binomial(3, 1, 2));
  // The knight rolls each miss once more, so a die hits three times in four.
  expect(odds(duel('knight'))).toEqual(binomial(4, 3, 4));
});
// #endregion

test('a pool explains itself, with the lines that do not count', () => {
  const { position } = drawn(`
       . . . .
      . . . . .
     . . . . * .
    A . k K * . .
     . * . . . .
      . . . . .
       . . . .      `);
  const { total, lines } = attackPool(position, attackOn('A', 'k', false));
  expect(total).toBe(1);
  expect(lines.map(({ rule, source, amount, rejected, after }) => [rule, source, amount, rejected, after])).toEqual([
    ['SK-ATTACK-2', 'A', 2, undefined, 2],
    ['SK-ATTACK-2', 'K', 1, 'a-shot', 2],
    ['SK-ATTACK-3', 'k', -1, undefined, 1],
    ['SK-ATTACK-4', undefined, 1, undefined, 1],
    ['SK-ATTACK-4', undefined, 6, undefined, 1],
  ]);
});

test('the steps that cost a blow are marked, and no others', () => {
  const moving = choose(duel('scout'), { model: 'S', do: 'move' });
  const [decision] = moving.decisions;
  const marked = decision?.marks?.blows?.map(i => decision.options?.[i]);
  const struck = legal(moving).filter(action => act(moving, action).decisions[0]?.kind === 'window');
  expect(marked).toEqual(struck.map(({ choice }) => choice));
  expect(marked?.length).toBe(3);
});
