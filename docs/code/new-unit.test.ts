import { createMatch } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import type { Sfi } from '@rulewright/shroudfall-inches';
import { readContent } from '@rulewright/shroudfall-inches/content';
import type { RuleId } from '@rulewright/shroudfall-inches/rules';
import { laidOut } from '@rulewright/shroudfall-inches/testing';
import { expect, test } from 'vitest';
import { missionGame, tollMasters, twoGates } from './my-mission.js';
import { myGame, myPack, tollWardens } from './my-unit.js';

// #region scenario
const scenario = scenarios<RuleId>(test);

scenario('the Toll Wardens push back an enemy that comes near', ['SFI-ABILITY-REACTIVE-001', 'SFI-PUSH-006'], play => {
  // Two inches between two signs: the Warden of p1 stands at 2, 2, and the fighter of p2 at 12, 2.
  const { game, setup } = laidOut('T    a', {
    cards: { T: { ...tollWardens, models: 1 } },
    active: 'a',
    armies: { p1: { reserve: { grey: 1 } } },
  });
  const p = play(game, setup)
    .choose('p2', { do: 'move' })
    .choose('p2', { to: { x: inches(6), y: inches(2) } });
  p.waitsFor({ by: 'p1', kind: 'window' });
  p.choose('p1', { ability: 'T:bar-the-way', source: 'T' });
  expect(p.state.models.find(({ unit }) => unit === 'a')?.at).toEqual({ x: inches(8), y: inches(2) });
  expect(p.state.units.find(({ id }) => id === 'a')?.conditions).toEqual(['crippled']);
  expect(p.state.armies[0].reserve).toEqual({});
});
// #endregion

// #region whole-match
test('a match with the Toll Wardens plays to its end', () => {
  const match = createMatch(myGame, { players: ['ann', 'bob'], seed: 'tolls' });
  const bot = randomBot<Sfi>('tolls');
  const end = playOut(match, { ann: bot, bob: bot });
  expect(end.outcome).toBeDefined();
});
// #endregion

test('a refused card names the field that is wrong', () => {
  const wrong = { ...myPack, units: { ...myPack.units, 'toll-wardens': { ...tollWardens, base: 31.5 } } };
  expect(() => readContent(wrong)).toThrow('units.toll-wardens.base');
});

// #region mission
scenario('under the order two fighters count for four beside a Gate', ['SFI-CARD-017', 'SFI-SCENARIO-009'], play => {
  const { game, setup } = laidOut('', {
    at: {
      'T/1': { x: inches(5), y: inches(18) },
      'B/1': { x: inches(8), y: inches(20) },
      'a/1': { x: inches(8), y: inches(16) },
    },
    cards: { T: tollMasters, B: { hp: 3 } },
    scenarios: { 'two-gates': twoGates },
    active: 'T',
  });
  const p = play(game, setup).choose('p1', { do: 'ability', ability: 'order-man-the-gate' });
  p.chooseIfAsked('p1', 'B');
  expect(p.state.effects).toMatchObject([{ target: 'B', data: { passive: { id: 'claim-ground', x: 2 } } }]);
});
// #endregion

test('a match for the Two Gates plays to its end', () => {
  const match = createMatch(missionGame, { players: ['ann', 'bob'], seed: 'gates' });
  const bot = randomBot<Sfi>('gates');
  expect(playOut(match, { ann: bot, bob: bot }).outcome).toBeDefined();
});
