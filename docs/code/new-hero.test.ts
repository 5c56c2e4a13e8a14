import { createMatch } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { scenarios } from '@rulewright/core/testing';
import type { Jhx } from '@rulewright/judgement-hex';
import { readContent } from '@rulewright/judgement-hex/content';
import type { RuleId } from '@rulewright/judgement-hex/rules';
import { faces, laidOut } from '@rulewright/judgement-hex/testing';
import { expect, test } from 'vitest';
import { myGame, myPack, warden } from './my-hero.js';
import { inchesGame } from './my-hero-v11.js';

// #region scenario
const scenario = scenarios<RuleId>(test);

scenario('the Warden shoves back a model that wounds it, once a round', ['JHX-INTERRUPT-001', 'JHX-ATTR-016'], play => {
  const { game, setup, cell } = laidOut(
    // A column of hexes, the highest first: the Warden of p1, next to it a fighter of p2.
    ['2', '1', 'a', 'W'].join('\n\n'),
    {
      cards: { heroes: { warden } },
      models: { W: { card: 'warden' } },
      active: 'a',
      warbands: { p1: { fate: 2 } },
      state: { order: ['p2', 'p1'] },
    },
  );
  const attack = { do: 'attack', model: 'a', weapon: 'blade', target: 'W' } as const;
  const p = play(game, { ...setup, dice: faces('hh') })
    .choose('p2', attack)
    .choose('p2', [0, 1]);
  p.waitsFor({ by: 'p1', kind: 'window' });
  p.choose('p1', { ability: 'card:shove-back', source: 'W' }).choose('p1', cell('2'));
  expect(p.state.models.find(({ id }) => id === 'a')?.at).toBe(cell('2'));
  expect(p.state.warbands[0].fate).toBe(1);
});
// #endregion

// #region whole-match
test('a match with the Warden plays to its end', () => {
  const match = createMatch(myGame, { players: ['ann', 'bob'], seed: 'warden', options: { map: '3v3-1' } });
  const bot = randomBot<Jhx>('warden');
  const end = playOut(match, { ann: bot, bob: bot });
  expect(end.outcome).toBeDefined();
});
// #endregion

test('a refused card names the field that is wrong', () => {
  const wrong = {
    ...myPack,
    heroes: { ...myPack.heroes, warden: { ...warden, attributes: { ...warden.attributes, MOV: 11 } } },
  };
  expect(() => readContent(wrong)).toThrow('heroes.warden.attributes.MOV');
});

test('a match of the v11 edition with the Warden plays to its end', () => {
  const match = createMatch(inchesGame, { players: ['ann', 'bob'], seed: 'warden' });
  const bot = randomBot<Jhx>('warden');
  expect(playOut(match, { ann: bot, bob: bot }).outcome).toBeDefined();
});
