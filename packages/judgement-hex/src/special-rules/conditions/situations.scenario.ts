import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { chargesOf } from '../../combat/charge/legality.js';
import { poolOf } from '../../combat/dice-pool/pool-words.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { whyHexes } from '../../numbers/index.js';
import { apOf } from '../../round/activation/budgets.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, type LaidOut, laidOut, plainHero, suffering } from '../../testing/index.js';
import type { JhxOptions } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

scenario(
  'the cap of freeze comes before the penalty of terrain, or by the option `freezeAndTerrain` after it',
  ['JHX-COND-020', 'JHX-COND-024'],
  play => {
    const open = column('A', '.', '.', '.', '.', 'b');
    const rough = column('A', ':', ':', ':', '.', 'b');
    const treacherous = column('A', '!', '!', '!', '.', 'b');
    const steps = (drawing: string, MOV: number, options: Partial<JhxOptions> = {}): number => {
      const heroes = { A: { attributes: { ...plainHero.attributes, MOV } } };
      const laid = laidOut(drawing, { active: 'A', heroes, effects: [suffering('A', 'freeze')], options });
      const p = play(laid.game, laid.setup);
      p.choose('p1', { do: 'advance', model: 'A' });
      let taken = 0;
      for (; p.match.decisions[0]?.kind === 'step'; taken++) {
        const [next] = p.match.decisions[0].options as readonly (number | 'stop')[];
        if (next === 'stop' || next === undefined) break;
        p.choose('p1', next);
      }
      return taken;
    };
    expect([2, 3, 6].map(MOV => steps(open, MOV))).toEqual([2, 2, 2]);
    expect([2, 3, 4].map(MOV => steps(rough, MOV))).toEqual([1, 1, 1]);
    const after = { freezeAndTerrain: 'terrain-first' } as const;
    expect([1, 2, 3, 4].map(MOV => steps(rough, MOV, after))).toEqual([1, 1, 2, 2]);
    expect([2, 3, 4, 5].map(MOV => steps(treacherous, MOV, after))).toEqual([1, 1, 2, 2]);
  },
);

test('a frozen model still has the 2 hexes of a Charge, over rough ground too [JHX-COND-023, JHX-COND-024]', () => {
  const charges = (between: readonly string[], options: Partial<JhxOptions> = {}): number => {
    const laid = laidOut(column('A', ...between, 'b'), { active: 'A', effects: [suffering('A', 'freeze')], options });
    return chargesOf(laid.table, laid.model('A'), 4).length;
  };
  expect(charges(['.', '.', '.', '.'])).toBeGreaterThan(0);
  expect(charges(['.', '.', '.', '.', '.'])).toBe(0);
  expect(charges([':', '.', '.', '.'])).toBe(0);
  expect(charges([':', '.', '.', '.'], { freezeAndTerrain: 'terrain-first' })).toBeGreaterThan(0);
});

test('the hexes of a frozen model are told in the order of the ruling [JHX-COND-024]', () => {
  const told = (options: Partial<JhxOptions> = {}): readonly unknown[] => {
    const { table, cell, model } = laidOut(column('A', ':1', '2', '.', 'b'), {
      effects: [suffering('A', 'freeze')],
      options,
    });
    const { total, lines } = whyHexes(table, 'A', [model('A').at ?? -1, cell('1'), cell('2')]);
    return [total, ...lines.map(({ stage, after }) => `${stage} ${after}`)];
  };
  expect(told()).toEqual([1, 'mov 2', 'terrain 1', 'bounds 1']);
  expect(told({ freezeAndTerrain: 'terrain-first' })).toEqual([2, 'mov 3', 'terrain 2', 'freeze 2', 'bounds 2']);
});

test('a stunned model has 1 AP less, unless it was stunned in the activation going on [JHX-COND-039, JHX-COND-040]', () => {
  const ap = (lay: LaidOut): number => apOf(laidOut('A     b\n   .', lay).table, 'A').total;
  expect(ap({})).toBe(3);
  expect(ap({ effects: [suffering('A', 'stun')] })).toBe(2);
  expect(ap({ effects: [{ ...suffering('A', 'stun'), afterNext: true }] })).toBe(3);
});

const firing = (lay: LaidOut): boolean =>
  poolOf(column('A', '.', '.', 'b', 'C'), { weapon: 'bow', ...lay }).lines.some(line => line.includes('ATTACK-033'));

test('a knocked-down model is in a melee only by models that engage it [JHX-COND-033, JHX-COND-027]', () => {
  expect(firing({})).toBe(true);
  expect(firing({ effects: [suffering('b', 'knock-down')] })).toBe(true);
  expect(firing({ effects: [suffering('C', 'knock-down')] })).toBe(true);
  expect(firing({ effects: [suffering('b', 'knock-down'), suffering('C', 'knock-down')] })).toBe(false);
});

const ganging = (lay: LaidOut): boolean =>
  poolOf(column('A', 'b', 'C'), lay).lines.some(line => line.includes('ATTACK-022'));
const distracting = (lay: LaidOut): boolean =>
  poolOf('   c\nA     b\n   .', lay).lines.some(line => line.includes('ATTACK-024'));

test('stunned models engage, gang up and distract; knocked-down ones do not [JHX-COND-043, JHX-COND-029]', () => {
  expect([ganging({}), distracting({})]).toEqual([true, true]);
  expect([ganging({ effects: [suffering('C', 'stun')] }), distracting({ effects: [suffering('c', 'stun')] })]).toEqual([
    true,
    true,
  ]);
  expect([
    ganging({ effects: [suffering('C', 'knock-down')] }),
    distracting({ effects: [suffering('c', 'knock-down')] }),
  ]).toEqual([false, false]);
});

test('the innate abilities of a knocked-down model hold [JHX-COND-030]', () => {
  const { table } = laidOut(column('A', 'b'), {
    cards: { heroes: { sneak: { ...plainHero, common: [{ id: 'stealth' }] } } },
    models: { b: { card: 'sneak' } },
    effects: [suffering('b', 'knock-down')],
  });
  expect(pieceOf(table, 'b')?.traits).toEqual(['stealth']);
});
