import { createMatch } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import type { Sfi } from '@rulewright/shroudfall-inches';
import { readContent } from '@rulewright/shroudfall-inches/content';
import type { RuleId } from '@rulewright/shroudfall-inches/rules';
import { laidOut } from '@rulewright/shroudfall-inches/testing';
import { expect, test } from 'vitest';
import { lampWardens, myGame, myPack } from './my-unit.js';

// #region scenario
const scenario = scenarios<RuleId>(test);

scenario('a Warden pushes away a melee attacker that misses', ['SFI-ABILITY-REACTIVE-001', 'SFI-PUSH-006'], play => {
  // Two inches lie between two signs: the Warden `W` of p1, and a fighter `a` of p2 whose blade reaches it.
  const { game, setup } = laidOut('Wa', {
    cards: { W: lampWardens },
    active: 'a',
    armies: { p1: { reserve: { grey: 1 } } },
  });
  const p = play(game, { ...setup, dice: [0, 1] })
    .choose('p2', { do: 'attack' })
    .choose('p2', { profile: 'blade', target: 'W/1' });
  p.waitsFor({ by: 'p1', kind: 'window' });
  p.choose('p1', { ability: 'W:dazzle', source: 'W' });
  expect(p.state.models.find(({ id }) => id === 'a/1')?.at).toEqual({ x: inches(6), y: inches(2) });
  expect(p.state.armies[0].reserve).toEqual({});
});
// #endregion

// #region whole-match
test('a match with the Lamp Wardens plays to its end', () => {
  const match = createMatch(myGame, { players: ['ann', 'bob'], seed: 'wardens' });
  const bot = randomBot<Sfi>('wardens');
  const end = playOut(match, { ann: bot, bob: bot });
  expect(end.outcome).toBeDefined();
  expect(end.state.units.some(({ card }) => card === 'lamp-wardens')).toBe(true);
});
// #endregion

test('a refused card names the field that is wrong', () => {
  const wrong = { ...myPack, units: { ...myPack.units, 'lamp-wardens': { ...lampWardens, base: -30 } } };
  expect(() => readContent(wrong)).toThrow('units.lamp-wardens.base');
});
