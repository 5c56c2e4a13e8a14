import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { chargesOf } from '../../combat/charge/legality.js';
import { poolOf } from '../../combat/dice-pool/pool-words.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { apOf } from '../../round/activation/budgets.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, type LaidOut, laidOut, plainHero, suffering } from '../../testing/index.js';

const scenario = scenarios<RuleId>(test);

scenario('a frozen model goes two hexes, on rough ground one', ['JHX-COND-020', 'JHX-COND-024'], play => {
  const steps = (drawing: string): number => {
    const laid = laidOut(drawing, { active: 'A', effects: [suffering('A', 'freeze')] });
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
  expect(steps(column('A', '.', '.', '.', '.', 'b'))).toBe(2);
  expect(steps(column('A', ':', ':', ':', '.', 'b'))).toBe(1);
});

test('a frozen model still has the 2 hexes of a Charge [JHX-COND-023]', () => {
  const charges = (...between: string[]): number => {
    const laid = laidOut(column('A', ...between, 'b'), { active: 'A', effects: [suffering('A', 'freeze')] });
    return chargesOf(laid.table, laid.model('A'), 4).length;
  };
  expect(charges('.', '.', '.', '.')).toBeGreaterThan(0);
  expect(charges('.', '.', '.', '.', '.')).toBe(0);
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
