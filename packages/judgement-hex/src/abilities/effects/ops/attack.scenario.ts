import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attackOf, newAttack } from '../../../combat/declare/facts.js';
import type { RuleId } from '../../../rulebook/index.js';
import { applyEffects } from '../../../special-rules/effects/apply.js';
import { attacks, column, doing, faces, happened, type LaidOut, laidOut } from '../../../testing/index.js';
import type { Effect } from '../../../vocabulary/ability.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);

scenario('an attack for 0 AP with the weapon of the card, and dice fewer', ['JHX-ATTACK-004', 'JHX-MAN-016'], play => {
  const laid = laidOut(column('A', '.', 'b'), { active: 'A' });
  const effect: Effect = { op: 'attack', weapon: 'bow', dice: -1 };
  const p = play(applied(laid, effect, {}), { ...laid.setup, dice: faces('.') });
  expect(attacks(p)).toEqual(['A at b with bow']);
  expect(happened(p, 'PoolCounted').map(({ pool }) => pool.total)).toEqual([1]);
  expect(p.state.activation?.budgets.A?.spent).toBe(0);
});

scenario('the player of the model chooses target and weapon where there are several', 'JHX-ATTACK-004', play => {
  const laid = laidOut(column('c', 'A', 'b'), { active: 'A' });
  const p = play(applied(laid, { op: 'attack' }), { ...laid.setup, dice: faces('.') });
  p.waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['b', 'c']).choose('p1', 'c');
  expect(attacks(p)).toEqual(['A at c with blade']);
});

scenario('nothing happens where no model can be attacked', 'JHX-ATTACK-004', play => {
  const laid = laidOut(column('A', '.', 'b'), { active: 'A' });
  play(applied(laid, { op: 'attack', weapon: 'blade' }), laid.setup).events();
});

/** `A` has rolled these dice against `b`; then an ability of `self` acts with this effect. */
const rolled = (dice: string, self: string, effect: Effect, lay: LaidOut = {}) => {
  const laid = laidOut(column('A', 'b', 'd'), { active: 'A', ...lay });
  const game = doing(laid, function* (turn) {
    const order = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 } as const;
    const attack = newAttack(attackOf({ ...laid.table, state: turn.state }, order));
    attack.dice = [...faces(dice)];
    attack.rerolled = [0];
    const moment = { of: 'b', attack };
    yield* applyEffects(turn, [effect], { self, ability: { id: 'trick', name: 'Trick' }, moment });
  });
  return { laid, game };
};

scenario(
  'a player picks some dice of the own roll, which are rolled again, none twice',
  ['JHX-REROLL-004', 'JHX-INTERRUPT-015'],
  play => {
    const { laid, game } = rolled('.h.m', 'A', { op: 'reroll', dice: 2, whose: 'own' });
    const p = play(game, { ...laid.setup, dice: ['both', 'miss'] });
    // The first die was rolled again before. The options are all pairs of dice that differ: one of each face, or two of
    // the same.
    p.options('p1', [[1], [2], [3], [1, 2], [1, 3], [2, 3]]).choose('p1', [2, 3]);
    expect(happened(p, 'DiceRerolled')).toEqual([
      { type: 'DiceRerolled', by: 'p1', dice: [2, 3], faces: ['both', 'miss'] },
    ]);
  },
);

scenario('dice that show the same face are one option', 'JHX-INTERRUPT-015', play => {
  const { laid, game } = rolled('.hhh', 'A', { op: 'reroll', dice: 2, whose: 'own' });
  const p = play(game, { ...laid.setup, dice: ['miss'] });
  p.options('p1', [[1], [1, 2]]).choose('p1', [1]);
});

scenario('all dice of an enemy’s roll are rolled again', ['JHX-REROLL-005', 'JHX-INTERRUPT-015'], play => {
  const { laid, game } = rolled('.hm', 'b', { op: 'reroll', dice: 'all', whose: 'enemy' });
  const p = play(game, { ...laid.setup, dice: ['miss', 'miss'] });
  expect(happened(p, 'DiceRerolled').map(({ by, dice }) => [by, dice])).toEqual([['p2', [1, 2]]]);
});

scenario('dice of the other side are never rolled again', 'JHX-INTERRUPT-015', play => {
  for (const [self, whose] of [
    ['A', 'enemy'],
    ['b', 'own'],
  ] as const) {
    const { laid, game } = rolled('.hm', self, { op: 'reroll', dice: 'all', whose });
    expect(happened(play(game, { ...laid.setup, dice: [] }), 'DiceRerolled')).toEqual([]);
  }
});
