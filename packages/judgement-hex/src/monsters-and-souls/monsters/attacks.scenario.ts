import type { Rule } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { place, walkAlong } from '../../combat/walking/walk.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  attacks,
  column,
  conditionsOf,
  doing,
  faces,
  happened,
  hunting,
  laidOut,
  plainMonster,
  suffering,
  told,
} from '../../testing/index.js';
import type { JhxState } from '../../vocabulary/index.js';
import { monsterReach, strikeNewlyEngaged } from './strikes.js';

const scenario = scenarios<RuleId>(test);

const monster = { kind: 'monster' } as const;

scenario(
  'a model that walks out of a Monster’s reach is always struck, unasked, with at least three dice',
  'JHX-MONSTER-042',
  play => {
    const laid = laidOut('m\n\nA\n\n1\n\n2', { models: { m: monster }, active: 'A' });
    const p = play(laid.game, { ...laid.setup, dice: faces('h..') });
    p.choose('p1', { do: 'advance', model: 'A' }).choose('p1', laid.cell('1'));
    expect(happened(p, 'AttackDeclared')).toEqual([
      { type: 'AttackDeclared', attacker: 'm', target: 'A', weapon: 'teeth', attack: 'MEL', kind: 'parting-blow' },
    ]);
    expect([modelOf(p.state, 'A').damage, modelOf(p.state, 'A').at]).toEqual([1, laid.cell('1')]);
    p.waitsFor({ by: 'p1', kind: 'step' });
  },
);

scenario('a model that charges away or recalls is struck, one that is pushed is not', 'JHX-MONSTER-042', play => {
  const laid = laidOut('m\n\nA\n\n1\n\n2', { models: { m: monster }, active: 'A' });
  const path = ['A', '1'].map(laid.cell);
  for (const motion of ['advance', 'charge'] as const) {
    const game = doing(laid, turn => walkAlong(turn, { model: 'A', path, motion }));
    expect(attacks(play(game, { ...laid.setup, dice: faces('...') }))).toEqual(['m at A with teeth']);
  }
  const home = laidOut(
    `
         A

         m

         .
      0     1
         @
      @     @
    `,
    { models: { m: monster }, active: 'A' },
  );
  const p = play(home.game, { ...home.setup, dice: faces('...') });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: home.cell('0') });
  expect(attacks(p)).toEqual(['m at A with teeth']);
  expect(modelOf(p.state, 'A').at).toBe(home.cell('0'));
});

scenario(
  'at the end of an activation all else is done, conditions expire, and the Monster strikes last',
  ['JHX-MONSTER-039', 'JHX-MONSTER-041'],
  play => {
    const laid = laidOut('m\n\nA\n\n.\n\nb', {
      models: { m: monster },
      active: 'A',
      activation: { part: 'end' },
      effects: [suffering('A', 'burn', 'b'), suffering('A', 'poison', 'b')],
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
    const order = ['ModelDamaged', 'EffectsEnded', 'AttackDeclared', 'ActivationEnded'] as const;
    const all = order.map(type => happened(p, type).length);
    expect(all).toEqual([2, 2, 1, 1]);
    // AGI is 3 again, no longer 2: two dice.
    expect(happened(p, 'PoolCounted').map(({ pool }) => pool.total)).toEqual([2]);
    expect(modelOf(p.state, 'A').damage).toBe(4);
  },
);

scenario('the Monster does not strike a model that burning has killed', 'JHX-MONSTER-041', play => {
  const laid = laidOut('m\n\nA\n\n.\n\nb', {
    models: { m: monster, A: { damage: 9 } },
    active: 'A',
    activation: { part: 'end' },
    effects: [suffering('A', 'burn', 'b')],
  });
  const p = play(laid.game, laid.setup);
  expect([attacks(p), modelOf(p.state, 'A').diedIn]).toEqual([[], 2]);
});

scenario(
  'a condition that the Monster inflicts there is one of the next activation, and ends with it',
  ['JHX-MONSTER-041', 'JHX-COND-001', 'JHX-COND-039', 'JHX-ACT-014'],
  play => {
    const stuns = {
      ...plainMonster,
      attributes: { ...plainMonster.attributes, MOV: 1 },
      abilities: [
        {
          id: 'numb',
          name: 'Numb',
          kind: 'manoeuvre',
          symbols: 1,
          effects: [
            { op: 'condition', condition: 'stun' },
            { op: 'modify', what: 'AGI', by: -1, until: 'activation' },
          ],
        },
      ],
    } as const;
    for (const conditionOwnActivationExpires of ['next', 'current'] as const) {
      const laid = laidOut(column('m', 'A', '.', '.', 'b'), {
        cards: { monsters: { stuns } },
        models: { m: { kind: 'monster', card: 'stuns' } },
        active: 'A',
        options: { conditionOwnActivationExpires },
        warbands: { p1: { fate: 1 }, p2: { fate: 1 } },
      });
      // The Monster strikes A in round 2 as the activation ends, as a Hunter in round 3, and as the activation ends again.
      const p = play(laid.game, { ...laid.setup, dice: faces('b.....') }).choose('p1', { do: 'end' });
      expect([conditionsOf(p, 'A'), p.state.effects.length]).toEqual([['stun'], 1]);
      p.choose('p2', { do: 'end' });
      expect(p.state.round).toBe(3);
      expect(p.state.activation?.budgets).toEqual({ A: { ap: 2, spent: 0 } });
      p.choose('p1', { do: 'end' });
      expect(conditionsOf(p, 'A')).toEqual([]);
    }
  },
);

scenario('nobody re-rolls a Monster’s dice, whatever Fate there is', ['JHX-MONSTER-050', 'JHX-MONSTER-055'], play => {
  for (const tryAgainScope of ['own', 'any'] as const) {
    const laid = hunting('A\n\nm\n\nb', {
      options: { tryAgainScope },
      models: { b: { damage: 1 } },
      warbands: { p1: { fate: 5 }, p2: { fate: 5 } },
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
    p.waitsFor();
    expect(modelOf(p.state, 'A').damage).toBe(1);
  }
});

scenario('a Monster is never distracted by others that engage it', 'JHX-MONSTER-051', play => {
  const laid = hunting('A\n\nm\n\nb', { models: { b: { damage: 1 } } });
  const p = play(laid.game, { ...laid.setup, dice: faces('..') });
  const [pool] = happened(p, 'PoolCounted').map(event => event.pool);
  expect(pool && [pool.total, told(pool)]).toEqual([
    2,
    ['5 MEL ATTACK-016', '-3 AGI ATTACK-016', '-1 b ATTACK-024 (monster)'],
  ]);
});

scenario('a Monster makes no Push, and no manoeuvre that its card does not have', 'JHX-MONSTER-048', play => {
  const laid = hunting('.\n\nA\n\nm\n\n.');
  const p = play(laid.game, { ...laid.setup, dice: faces('bb') });
  p.waitsFor();
  expect([happened(p, 'ManoeuvreBought'), modelOf(p.state, 'A').at]).toEqual([[], laid.cell('A')]);
});

scenario(
  'a Hero that a Monster kills in its owner’s turn gives its Soul to the nearest enemy Hero',
  'JHX-MONSTER-053',
  play => {
    const gains = (models: JhxState['models']) => models.map(({ id, souls, level }) => `${id} ${souls} ${level}`);
    const expected = ['b 1 2', 'c 0 1', 'B 0 1'];
    const own = laidOut('m\n\nA\n\n.\n\nb\n\n.\n\nB\n\nc', {
      models: { m: monster, A: { damage: 11 } },
      active: 'A',
      activation: { part: 'end' },
    });
    const p = play(own.game, { ...own.setup, dice: faces('h.') });
    expect(gains(p.state.models)).toEqual(expect.arrayContaining(expected));
    // In the activation of B, A is moved into the Monster's reach.
    const friend = laidOut('m\n\n1\n\nA\n\nb\n\n.\n\nB\n\nc', {
      models: { m: monster, A: { damage: 11 } },
      active: 'B',
    });
    const game = doing(friend, function* (turn): Rule {
      const before = monsterReach(turn);
      yield* place(turn, { model: 'A', to: friend.cell('1'), motion: 'place', by: null });
      yield* strikeNewlyEngaged(turn, before);
    });
    const q = play(game, { ...friend.setup, dice: faces('h.') });
    expect(gains(q.state.models)).toEqual(expect.arrayContaining(expected));
  },
);

scenario('a Hero that a Monster kills at any other time gives nothing', 'JHX-MONSTER-054', play => {
  const laid = hunting('A\n\nm\n\n.\n\nb', { models: { A: { damage: 11 } } });
  const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
  expect(modelOf(p.state, 'A').diedIn).toBe(2);
  expect(p.state.models.map(({ souls, level }) => [souls, level])).toEqual(p.state.models.map(() => [0, 1]));
});
