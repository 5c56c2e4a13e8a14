import { createMatch, RefusalError } from '@rulewright/core';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { conformance, scenarios } from '@rulewright/core/testing';
import { createGame, type Jog, judgementOfTheGods, type Village } from '@rulewright/judgement-of-the-gods';
import { deckRefusal, defaultContent, readContent } from '@rulewright/judgement-of-the-gods/content';
import { expect, test } from 'vitest';
import { myGame, myPack, shortDeck } from './my-pack.js';

// #region scenario
const scenario = scenarios<Jog['rule']>(test);
const players = ['ann', 'bob', 'cy', 'dee'];
const options = { judgementDeck: 'short' };

const table: Village = {
  ...createMatch(myGame, { players, seed: 'any', options }).state,
  active: 'pathfinder',
  pool: { food: 50, wood: 50, stone: 50, magic: 50, gold: 0 },
  characters: [
    { role: 'pathfinder', player: 'ann', at: { x: 0, y: 0 } },
    { role: 'shaman', player: 'bob', at: { x: 0, y: 0 } },
  ],
};
const deck = (...cards: readonly string[]) => ({ cards, knownTop: 0, knownBottom: 0, taken: 0 });

scenario('the Pathfinder looks at three tiles and keeps one', 'JOG-CHAR-009', play => {
  const position = { ...table, decks: { ...table.decks, terrain: deck('hill', 'old-quarry', 'marsh') } };
  const p = play(myGame, { players, options, position })
    .choose('ann', { do: 'explore', draw: 3 })
    .options('ann', ['hill', 'old-quarry', 'marsh'])
    .choose('ann', 'old-quarry')
    .choose('ann', { x: 0, y: 1 });
  expect(p.state.tiles.at(-1)).toMatchObject({ kind: 'old-quarry', at: { x: 0, y: 1 } });
  expect(p.state.decks.terrain.cards).toEqual(['hill', 'marsh']);
});

scenario('the Toll asks the player who drew it', 'JOG-DECK-008', play => {
  const decks = { ...table.decks, judgement: deck('toll', 'dusk') };
  const p = play(myGame, { players, options, position: { ...table, phase: 'judgement', active: null, decks } });
  p.options('ann', [0, 1]).choose('ann', 0);
  expect(p.state.pool.wood).toBe(44);
});

conformance(test, myGame, { setups: [{ players: 4, options }], matches: 1 });
// #endregion

test('refusals', () => {
  // #region refusals
  const refusal = (pack: unknown): unknown => {
    try {
      return readContent(pack).id;
    } catch (error) {
      return error instanceof RefusalError ? error.refusal : error;
    }
  };
  const [hall, forest] = defaultContent.tiles;
  const { farm } = defaultContent.buildings;

  expect(refusal({ ...defaultContent, tiles: [hall, { ...forest, terrain: 'swamp' }] })).toMatchObject({
    code: 'unknown-terrain',
    path: 'tiles[1].terrain',
    rule: 'JOG-COMP-002',
  });
  expect(
    refusal({ ...defaultContent, buildings: { ...defaultContent.buildings, farm: { ...farm, cost: { food: 2.5 } } } }),
  ).toMatchObject({
    code: 'not-a-whole-number',
    path: 'buildings.farm.cost.food',
  });
  expect(deckRefusal({ cards: shortDeck.cards.slice(1) }, 3)).toEqual({
    code: 'too-few-judgement-days',
    rule: 'JOG-DECK-002',
    path: 'cards',
    detail: { least: 3, days: 0 },
  });
  // #endregion
});

test('logs', () => {
  // #region logs
  const match = createMatch(myGame, { players, seed: 'pack', options });
  const log = readLog(writeLog(toLog(match)));
  expect(log.header.content).toMatchObject({ id: 'my-village', version: '1.0.0' });
  expect(replay(createGame(myPack), log).drift).toBeUndefined();
  expect(() => replay(judgementOfTheGods, log)).toThrow('other-content');
  // #endregion
});
