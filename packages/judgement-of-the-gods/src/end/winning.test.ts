import { createMatch, type Match } from '@rulewright/core';
import { greedyBot, playOut } from '@rulewright/core/bots';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../evaluation/index.js';
import { judgementOfTheGods } from '../index.js';
import { checkInvariants } from '../testing/invariants.js';
import { wealthy } from '../testing/village.js';
import type { Jog, JogOptions } from '../vocabulary/index.js';

/** Rulings that change what the way to the statue is like. */
const rulings: readonly Partial<JogOptions>[] = [
  {},
  { statueCost: 'whole', adjacency: 'king', twoCharacterOrder: 'twoLaps' },
  { explorePlacement: 'placeThenReveal', curseSuppresses: 'none', lossThreshold: 'belowZero' },
  { buildReturnOrder: 'chosen', hallowActor: 'present', startDice: 'single', tradeConsent: 'anyPlayer' },
];

/** A match of a team that looks one answer ahead. */
const played = (start: Match<Jog>, seed: string): Match<Jog> =>
  playOut(
    start,
    Object.fromEntries(
      start.header.players.map(player => [player, greedyBot<Jog>(evaluate, { seed: `${seed} ${player}` })]),
    ),
  );

const isSound = (match: Match<Jog>): void => {
  checkInvariants(match);
  const { state, outcome, decisions, header } = match;
  expect(decisions).toEqual([]);
  if (outcome?.reason !== 'statue-completed') {
    expect(outcome?.winners).toEqual([]);
    return;
  }
  expect(outcome).toMatchObject({ winners: header.players, rule: 'JOG-END-001' });
  expect(state.statue.pieces).toBe(3);
  expect(state.phase).toBe('turns');
  const log = readLog(writeLog(toLog(match)));
  const again = replay(judgementOfTheGods, log);
  expect([again.drift, again.match.outcome]).toEqual([undefined, outcome]);
};

// Random play hardly ever gets to the end of the statue.
describe('a team that plans wins [JOG-END-001]', () => {
  test.each([2, 3, 4, 5, 6])('%i players in a wealthy village, by every ruling', players => {
    for (const [at, options] of rulings.entries()) {
      const seed = `${players} of ${at}`;
      const end = played(
        createMatch(judgementOfTheGods, { ...wealthy(players, options, seed), seed, checked: false }),
        seed,
      );
      isSound(end);
      expect([seed, end.outcome?.reason]).toEqual([seed, 'statue-completed']);
    }
  });

  test('in a village that begins with rolled resources, too, though not always', () => {
    const ends = ['d', 'j'].map(seed => {
      const end = played(createMatch(judgementOfTheGods, { players: 4, seed, checked: false }), seed);
      isSound(end);
      return end.outcome?.reason;
    });
    expect(ends.filter(reason => reason === 'statue-completed')).toHaveLength(1);
  });
});
