// #region table
import { scenarios } from '@rulewright/core/testing';
import type { Jog } from '@rulewright/judgement-of-the-gods';
import { type LaidOut, laidOut, presentationOf } from '@rulewright/judgement-of-the-gods/testing';
import { expect, test } from 'vitest';

const scenario = scenarios<Jog['rule']>(test);

/** The Farmer of `p2` stands at a farm, to the east of the Town Hall; all others stand on the Town Hall. */
const table = (facts: LaidOut = {}) =>
  laidOut('T p+f', {
    roles: ['miner', 'farmer', 'shaman', 'chieftain'],
    at: { farmer: '1,0' },
    decks: { terrain: ['hill', 'forest'] },
    ...facts,
  });
// #endregion

// #region dice
scenario(
  'a Farmer at a farm on plains: half as much again, and the die on top',
  ['JOG-PROD-006', 'JOG-PROD-009'],
  play => {
    const { game, setup } = table({ turn: 'farmer' });
    const p = play(game, { ...setup, dice: [4] }).choose('p2', { do: 'produce' });
    expect(p.state.pool.food).toBe(60 + 15 + 4);
  },
);
// #endregion

// #region boundary
scenario(
  'the last food can be spent, and loses the match before anything is drawn',
  ['JOG-TURN-007', 'JOG-END-003'],
  play => {
    const last = table({ turn: 'miner', pool: { food: 10 } });
    play(last.game, last.setup)
      .choose('p1', { do: 'explore', draw: 1 })
      .events(
        { type: 'PoolChanged', why: 'explore', change: { food: -10, wood: -5, stone: -5 } },
        { type: 'GameEnded', ending: { reason: 'exhausted-by-payment', resources: ['food'], by: 'explore' } },
      )
      .ends({ reason: 'exhausted-by-payment', winners: [] });
    const more = table({ turn: 'miner', pool: { food: 11 } });
    play(more.game, more.setup).choose('p1', { do: 'explore', draw: 1 }).waitsFor({ by: 'p1', kind: 'square' });
  },
);
// #endregion

// #region ruling
scenario('under the ruling belowZero the match goes on with a stock of zero', 'JOG-END-003', play => {
  const { game, setup } = table({ turn: 'miner', pool: { food: 10 }, options: { lossThreshold: 'belowZero' } });
  play(game, setup).choose('p1', { do: 'explore', draw: 1 }).waitsFor({ by: 'p1', kind: 'square' });
});
// #endregion

// #region refusal
scenario(
  'nobody builds on the Town Hall, and nobody explores without the price',
  ['JOG-BLD-007', 'JOG-TURN-006'],
  play => {
    const { game, setup } = table({ turn: 'miner', pool: { food: 9 } });
    play(game, setup)
      .options('p1', [{ do: 'move', to: { x: 1, y: 0 } }, { do: 'produce' }, { do: 'pass' }])
      .has('p1', { do: 'pass' })
      .hasNot('p1', { do: 'hallow' })
      .refuses('p1', { do: 'build' }, { code: 'has-building', rule: 'JOG-BLD-007' })
      .refuses('p1', { do: 'explore', draw: 1 }, { code: 'cannot-pay', rule: 'JOG-TURN-006' });
  },
);
// #endregion

// #region interrupt
scenario('one gold saves the village between the card and its loss check, if everybody agrees', 'JOG-SPC-019', play => {
  // The Farmer at the farm takes 5 off the loss, so exactly nothing is left.
  const { game, setup } = table({
    phase: 'judgement',
    pool: { gold: 1 },
    cards: { famine: [{ op: 'lose', resource: 'food', amount: 65 }] },
  });
  const p = play(game, setup);
  expect(p.offered('p1')).toEqual(['trade']);
  p.uses('p1', 'trade', { with: 'food' })
    .choose('p2', 'agree')
    .choose('p3', 'agree')
    .choose('p4', 'agree')
    .waitsFor({ by: 'p1', kind: 'turn' });
  play(game, setup)
    .uses('p1', 'trade')
    .choose('p2', 'refuse')
    .until(({ outcome }) => outcome !== undefined)
    .ends({ reason: 'exhausted-by-card', winners: [] });
});
// #endregion

test('a picture', async () => {
  // #region picture
  const { pictureOf, pageOf } = await import('@rulewright/viewer/testing');
  const laid = table({ turn: 'miner' });
  const svg = pictureOf(laid, presentationOf(laid.game)); // also of a match: pictureOf(play.match, …)
  const page = pageOf(laid, presentationOf(laid.game)); // HTML with the story until now
  // #endregion
  expect([svg.startsWith('<svg '), page.startsWith('<!')]).toEqual([true, true]);
});
