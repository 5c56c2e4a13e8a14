// #region table
import { createMatch } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { judgementOfTheGods as game, type Jog, type Village } from '@rulewright/judgement-of-the-gods';
import type { JudgementDeck } from '@rulewright/judgement-of-the-gods/content';
import { expect, test } from 'vitest';

const scenario = scenarios<Jog['rule']>(test);
const players = ['ann', 'bob', 'cy', 'dee'];
const townHall = { x: 0, y: 0 };
const farm = { x: 1, y: 0 };

/** Any real state is a good start: change only the facts of the case. Here ann's Miner has the turn. */
const table: Village = {
  ...createMatch(game, { players, seed: 'any' }).state,
  active: 'miner',
  pool: { food: 60, wood: 60, stone: 60, magic: 60, gold: 0 },
  characters: [
    { role: 'miner', player: 'ann', at: townHall },
    { role: 'farmer', player: 'bob', at: farm },
    { role: 'shaman', player: 'cy', at: townHall },
    { role: 'chieftain', player: 'dee', at: townHall },
  ],
  tiles: [
    { kind: 'town-hall', at: townHall, building: 'townHall', hallowed: false },
    { kind: 'plains', at: farm, building: 'farm', hallowed: false },
  ],
};
// #endregion

// #region dice
scenario(
  'a Farmer at a farm on plains: half as much again, and the die on top',
  ['JOG-PROD-006', 'JOG-PROD-009'],
  play => {
    const p = play(game, { players, position: { ...table, active: 'farmer' }, dice: [4] });
    p.choose('bob', { do: 'produce' });
    expect(p.state.pool.food).toBe(60 + 15 + 4);
  },
);
// #endregion

// #region boundary
scenario(
  'the last food can be spent, and loses the match before anything is drawn',
  ['JOG-TURN-007', 'JOG-END-003'],
  play => {
    const position = { ...table, pool: { ...table.pool, food: 10 } };
    play(game, { players, position })
      .choose('ann', { do: 'explore', draw: 1 })
      .events(
        { type: 'PoolChanged', why: 'explore', change: { food: -10, wood: -5, stone: -5 } },
        { type: 'GameEnded', ending: { reason: 'exhausted-by-payment', resources: ['food'], by: 'explore' } },
      )
      .ends({ reason: 'exhausted-by-payment', winners: [] });
    play(game, { players, position: { ...table, pool: { ...table.pool, food: 11 } } })
      .choose('ann', { do: 'explore', draw: 1 })
      .waitsFor({ by: 'ann', kind: 'square' });
  },
);
// #endregion

// #region ruling
scenario('under the ruling belowZero the match goes on with a stock of zero', 'JOG-END-003', play => {
  const options = { lossThreshold: 'belowZero' } as const;
  const position = { ...table, rulings: { ...table.rulings, ...options }, pool: { ...table.pool, food: 10 } };
  play(game, { players, options, position })
    .choose('ann', { do: 'explore', draw: 1 })
    .waitsFor({ by: 'ann', kind: 'square' });
});
// #endregion

// #region refusal
scenario(
  'nobody builds on the Town Hall, and nobody explores without the price',
  ['JOG-BLD-007', 'JOG-TURN-006'],
  play => {
    const position = { ...table, pool: { ...table.pool, food: 9 } };
    play(game, { players, position })
      .options('ann', [{ do: 'move', to: farm }, { do: 'produce' }, { do: 'pass' }])
      .refuses('ann', { do: 'build' }, { code: 'has-building', rule: 'JOG-BLD-007' })
      .refuses('ann', { do: 'explore', draw: 1 }, { code: 'cannot-pay', rule: 'JOG-TURN-006' });
  },
);
// #endregion

// #region interrupt
const famine: JudgementDeck = {
  cards: [
    { id: 'dusk', name: 'Dusk', kind: 'judgementDay', count: 3, effects: [] },
    { id: 'famine', name: 'Famine', kind: 'event', count: 1, effects: [{ op: 'lose', resource: 'food', amount: 65 }] },
  ],
};
// The Farmer at the farm takes 5 off the loss, so exactly nothing is left.
const lastFood: Village = {
  ...table,
  phase: 'judgement',
  active: null,
  pool: { ...table.pool, gold: 1 },
  decks: { ...table.decks, judgement: { cards: ['famine', 'dusk'], knownTop: 0, knownBottom: 0, taken: 0 } },
};

scenario('one gold saves the village between the card and its loss check, if everybody agrees', 'JOG-SPC-019', play => {
  const atTheWindow = { players, position: lastFood, options: { judgementDeck: famine } };
  const trade = { ability: 'trade', source: 'townHall', with: 'food' };
  play(game, atTheWindow)
    .options('ann', [trade, 'pass'])
    .choose('ann', trade)
    .choose('bob', 'agree')
    .choose('cy', 'agree')
    .choose('dee', 'agree')
    .waitsFor({ by: 'ann', kind: 'turn' });
  play(game, atTheWindow)
    .choose('ann', trade)
    .choose('bob', 'refuse')
    .choose('bob', 'pass')
    .choose('cy', 'pass')
    .choose('dee', 'pass')
    .ends({ reason: 'exhausted-by-card', winners: [] });
});
// #endregion
