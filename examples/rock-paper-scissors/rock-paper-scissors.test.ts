import { act, attempt, createMatch, legal, type Match, undo, view } from '@rulewright/core';
import { conformance, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type Hand, type RockPaperScissors, rockPaperScissors } from './rock-paper-scissors.js';

const scenario = scenarios<RockPaperScissors['rule']>(test);
const players = ['ada', 'bo'];
const HANDS: readonly Hand[] = ['rock', 'paper', 'scissors'];

scenario('both are asked at once and answer in any order', 'RPS-1', play => {
  play(rockPaperScissors, { players })
    .waitsFor({ by: 'ada', kind: 'hand' }, { by: 'bo', kind: 'hand' })
    .choose('bo', 'paper')
    .waitsFor({ by: 'ada', kind: 'hand' })
    .events()
    .choose('ada', 'rock')
    .events({ type: 'Played', hands: ['rock', 'paper'] });
});

for (const ada of HANDS) {
  for (const bo of HANDS) {
    scenario(`${ada} against ${bo}`, 'RPS-1', play => {
      const beaten = ['rock scissors', 'scissors paper', 'paper rock'];
      const wins = [beaten.includes(`${ada} ${bo}`) ? 1 : 0, beaten.includes(`${bo} ${ada}`) ? 1 : 0];
      const { state } = play(rockPaperScissors, { players }).choose('ada', ada).choose('bo', bo);
      expect(state.wins).toEqual(wins);
    });
  }
}

scenario('the second win ends the match; a tie counts for nobody', 'RPS-2', play => {
  play(rockPaperScissors, { players })
    .choose('ada', 'rock')
    .choose('bo', 'scissors')
    .choose('ada', 'rock')
    .choose('bo', 'rock')
    .waitsFor({ by: 'ada', kind: 'hand' }, { by: 'bo', kind: 'hand' })
    .choose('ada', 'paper')
    .choose('bo', 'rock')
    .ends({ reason: 'enough-wins', winners: ['ada'] });
});

conformance(test, rockPaperScissors, { setups: [{ players }, { players, options: { wins: 3 } }] });

/** The match after ada's first answer. */
const answered = (hand: Hand): Match<RockPaperScissors> =>
  act(createMatch(rockPaperScissors, { players }), { decision: 0, by: 'ada', choice: hand });

// #region hidden
test('an answer shows to its giver alone until all are in', () => {
  const seen = (viewer?: string): readonly string[] => HANDS.map(hand => JSON.stringify(view(answered(hand), viewer)));
  expect(new Set(seen('bo')).size).toBe(1);
  expect(new Set(seen()).size).toBe(1);
  expect(new Set(seen('ada')).size).toBe(3);
  expect(view(answered('rock'), 'bo').records).toEqual([
    { kind: 'action', decision: 0, by: 'ada', choice: { hidden: true }, seq: 0 },
  ]);
});
// #endregion

test('when all are in, everybody sees them', () => {
  const both = act(answered('rock'), { decision: 1, by: 'bo', choice: 'paper' });
  expect(view(both, 'bo').records[0]).toMatchObject({ by: 'ada', choice: 'rock' });
  expect(view(both).state).toMatchObject({ wins: [0, 1] });
});

test('an answer can be taken back while the other player thinks, but not given twice', () => {
  const match = answered('rock');
  expect(legal(undo(match, 'ada').match, 'ada').length).toBe(3);
  expect(attempt(match, { decision: 0, by: 'ada', choice: 'paper' }).refusal?.code).toBe('stale-decision');
});

test('the number of wins is an option of the match, and a bad one is refused', () => {
  expect(createMatch(rockPaperScissors, { players, options: { wins: 3 } }).state.needed).toBe(3);
  expect(() => createMatch(rockPaperScissors, { players, options: { wins: 9 } })).toThrow('bad-option at options.wins');
});
