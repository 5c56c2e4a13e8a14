import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf, warbandOf } from '../../../match/models.js';
import type { RuleId } from '../../../rulebook/index.js';
import { happened, type LaidOut, laidOut, plainHero } from '../../../testing/index.js';
import type { Effect } from '../../../vocabulary/ability.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);
const drawing = 'A     b\n   C     d\n.     .';
const pools: LaidOut = { warbands: { p1: { fate: 1 }, p2: { fate: 2 } } };

scenario(
  'an effect adds Fate to a pool, or takes at most the Fate that is in it',
  ['JHX-FATE-014', 'JHX-FATE-001'],
  play => {
    const laid = laidOut(drawing, pools);
    const effects: readonly Effect[] = [
      { op: 'fate', amount: 2, of: 'own' },
      { op: 'fate', amount: -3, of: 'enemy' },
    ];
    const { state } = play(applied(laid, effects), laid.setup);
    expect([warbandOf(state, 'p1').fate, warbandOf(state, 'p2').fate]).toEqual([3, 0]);
  },
);

scenario('the player of an ability picks one of several effects', 'JHX-ATTR-011', play => {
  const laid = laidOut(drawing, pools);
  const options: readonly { readonly effects: readonly Effect[] }[] = [
    { effects: [{ op: 'damage', amount: 1 }] },
    { effects: [{ op: 'fate', amount: 1, of: 'own' }] },
  ];
  const p = play(applied(laid, { op: 'choose', options }), laid.setup);
  p.waitsFor({ by: 'p1', kind: 'option' }).options('p1', [0, 1]);
  expect(p.match.decisions[0]?.about).toMatchObject({ options });
  p.choose('p1', 1);
  expect([modelOf(p.state, 'b').damage, warbandOf(p.state, 'p1').fate]).toEqual([0, 2]);
});

scenario('a roll of 4 or more: a 4 is enough, a 3 is not', 'JHX-GEN-010', play => {
  const stunned = (face: number): number => {
    const laid = laidOut(drawing);
    const effect: Effect = { op: 'roll', needs: 4, effects: [{ op: 'condition', condition: 'stun' }] };
    return play(applied(laid, effect), { ...laid.setup, dice: [face] }).state.effects.length;
  };
  expect([stunned(3), stunned(4), stunned(6)]).toEqual([0, 1, 1]);
});

scenario('one die for all targets, or by the option `diceForSeveral` one for each', 'JHX-GEN-009', play => {
  const harmed = (diceForSeveral: 'once' | 'each', dice: readonly number[], to?: 'self'): readonly number[] => {
    const laid = laidOut(drawing, { options: { diceForSeveral } });
    const hurt: Effect = { op: 'damage', amount: 1, ...(to ? { to } : {}) };
    const effect: Effect = { op: 'roll', needs: 4, effects: [hurt] };
    const { state } = play(applied(laid, effect, { targets: ['b', 'd'] }), { ...laid.setup, dice });
    return ['A', 'b', 'd'].map(id => modelOf(state, id).damage);
  };
  expect([harmed('once', [4]), harmed('each', [4, 3]), harmed('each', [3, 4])]).toEqual([
    [0, 1, 1],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  // An effect on the card's own model is not one on several models.
  expect(harmed('each', [4], 'self')).toEqual([1, 0, 0]);
});

scenario('an effect gives a level to a Hero', 'JHX-LEVEL-001', play => {
  const laid = laidOut(drawing, { active: 'A' });
  const p = play(applied(laid, { op: 'level', to: 'self' }), laid.setup);
  expect(happened(p, 'LevelGained').map(({ model, level }) => [model, level])).toEqual([['A', 2]]);
});

scenario('a model that an effect summons comes next to its Summoner', ['JHX-ABILITY-082', 'JHX-SUMMON-001'], play => {
  const laid = laidOut('   1\nA     b\n   C', {
    cards: { heroes: { caller: { ...plainHero, common: [{ id: 'summoner', summons: ['imp'] }] } } },
    models: { A: { card: 'caller' } },
    active: 'A',
  });
  const p = play(applied(laid, { op: 'summon', model: 'imp' }), laid.setup);
  expect(happened(p, 'ModelEntered').map(({ model }) => [model.card, model.master, model.at])).toEqual([
    ['imp', 'A', laid.cell('1')],
  ]);
});

scenario('effects happen one after another', 'JHX-GEN-005', play => {
  const laid = laidOut(drawing, pools);
  const effects: readonly Effect[] = [
    { op: 'damage', amount: 1 },
    { op: 'damage', amount: 2, to: 'self' },
    { op: 'fate', amount: 1, of: 'own' },
  ];
  const p = play(applied(laid, effects), laid.setup);
  expect(happened(p, 'ModelDamaged').map(({ model, damage }) => [model, damage])).toEqual([
    ['b', 1],
    ['A', 2],
  ]);
});

scenario(
  'a Monster’s choices are made by the opponent of the model’s owner that it does something to',
  ['JHX-MONSTER-021', 'JHX-ORDER-004'],
  play => {
    const laid = laidOut(drawing, { models: { C: { kind: 'monster' } } });
    const p = play(applied(laid, { op: 'push', hexes: 1, direction: 'any' }, { self: 'C', target: 'b' }), laid.setup);
    p.waitsFor({ by: 'p1', kind: 'cell' });
    const q = play(applied(laid, { op: 'push', hexes: 1, direction: 'any' }, { self: 'C', target: 'A' }), laid.setup);
    q.waitsFor({ by: 'p2', kind: 'cell' });
  },
);

scenario('by the option `monsterChoices` the active player makes all choices of a Monster', 'JHX-MONSTER-055', play => {
  const laid = laidOut(drawing, { models: { C: { kind: 'monster' } }, options: { monsterChoices: 'active-player' } });
  for (const target of ['b', 'A']) {
    const p = play(applied(laid, { op: 'push', hexes: 1, direction: 'any' }, { self: 'C', target }), laid.setup);
    p.waitsFor({ by: 'p1', kind: 'cell' });
  }
});
