import { act, choose, createMatch, defineAbility, fork, type Game, seeded } from '@rulewright/core';
import { revise } from '@rulewright/core/editions';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { conformance, scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { beforeTheBlow, type Duel, duel, type Strike, strikeProcedure } from './duel.js';

const players = ['ann', 'bob'];
conformance(test, duel, { setups: [{ players: 2 }] });

test('a window asks, and a strike in the middle of it survives a save', () => {
  // #region interrupt
  const match = choose(createMatch(duel, { players, seed: 'en garde' }), 'strike');
  expect(match.decisions[0]).toMatchObject({
    by: 'bob',
    kind: 'window',
    rule: 'DUEL-4',
    options: [{ ability: 'parry', source: 'bob' }, 'pass'],
  });

  // Nothing of the strike is stored: the loaded match runs the beat again, with the recorded answers.
  const loaded = resume(duel, readLog(writeLog(toLog(match))));
  const parry = { decision: 1, by: 'bob', choice: { ability: 'parry', source: 'bob' } };
  expect(act(loaded, parry).state).toEqual(act(match, parry).state);
  // #endregion
});

test('a fork with other dice', () => {
  // #region fork
  const match = choose(createMatch(duel, { players, dice: scripted(6, 6) }), 'strike');
  const otherwise = fork(match, { dice: seeded('another fate') });
  expect(choose(match, 'pass').state.wounds).toEqual({ bob: 2 });
  expect(choose(otherwise, 'pass').state.wounds).not.toEqual({ bob: 2 });
  // #endregion
});

test('the records of a strike', () => {
  // #region records
  const match = choose(choose(createMatch(duel, { players, dice: scripted(5, 2) }), 'strike'), 'pass');
  expect(match.previous?.records.map(record => record.kind)).toEqual(['action', 'event']);
  expect(match.records).toMatchObject([
    { kind: 'action', by: 'bob', choice: 'pass' },
    { kind: 'roll', request: { purpose: 'strike', needed: '5+', rule: 'DUEL-3' }, faces: [5, 2] },
    { kind: 'event', event: { type: 'Wounded', who: 'bob', wounds: 1 }, rule: 'DUEL-3' },
    { kind: 'event', event: { type: 'TurnEnded' }, rule: 'DUEL-1' },
    { kind: 'beat' },
  ]);
  // #endregion
});

test('a variant', () => {
  // #region variant
  /** The target may duck as often as it likes; then only one die counts. */
  const duck = defineAbility<Duel, Strike>({
    id: 'duck',
    rule: 'DUEL-4',
    window: beforeTheBlow,
    offers: (_turn, { at, dice }) => (dice > 1 ? [{ by: at, source: at }] : []),
    use: (_turn, strike) => {
      strike.dice = 1;
    },
  });
  const duckingDuel: Game<Duel> = { ...duel, id: 'ducking-duel', abilities: [...(duel.abilities ?? []), duck] };
  // #endregion
  const match = choose(createMatch(duckingDuel, { players, dice: scripted(1) }), 'strike');
  expect(match.decisions[0]?.options).toHaveLength(3);
  const ducked = choose(match, { ability: 'duck', source: 'bob' });
  expect(ducked.decisions[0]?.options).toHaveLength(2); // a parry is still possible, another duck is not
  expect(choose(ducked, 'pass').state.wounds).toEqual({});
});

test('an edition', () => {
  // #region edition
  const secondEdition = revise(strikeProcedure, 'strike, second edition', [{ remove: 'before the blow' }]);
  expect(secondEdition.parts.map(({ name }) => name)).toEqual(['declare', 'roll to wound']);
  // #endregion
});
