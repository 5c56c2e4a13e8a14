import { expect, test } from 'vitest';
import { poolOf } from '../../combat/dice-pool/pool-words.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { suffering } from '../../testing/index.js';
import { able, gained, table } from './scenario-words.js';

test('a Small model has height 1, other Heroes 2, and Small is lost with what gave it [JHX-ABILITY-059, JHX-DEF-009]', () => {
  const small = [{ id: 'small' }] as const;
  const { table: laid } = table('A     c\n   B', { A: small }, { effects: [gained('c', { id: 'small' })] });
  expect(['A', 'B', 'c'].map(id => pieceOf(laid, id)?.height)).toEqual([1, 2, 1]);
});

test('a model knocked down is as low as a Small one, and a Small one no lower [JHX-ABILITY-059, JHX-COND-032]', () => {
  const effects = [suffering('A', 'knock-down'), suffering('B', 'knock-down')];
  const { table: laid } = table('A     .\n   B', { A: [{ id: 'small' }] }, { effects });
  expect(['A', 'B'].map(id => pieceOf(laid, id)?.height)).toEqual([1, 1]);
});

test('Eldritch Intellect: Soul Harvest counts 2 higher against Psionic attacks, and no others [JHX-ABILITY-014]', () => {
  const heroes = { seer: able([{ id: 'psionics' }]), sage: able([{ id: 'eldritch-intellect' }]) };
  const dice = (attacker: string, target: string): number =>
    poolOf('A\n   b', { models: { A: { card: attacker }, b: { card: target } }, cards: { heroes } }).total;
  // MEL 5 meets SH 3, SH 5, and AGI 3 in the attack without Psionics.
  expect([dice('seer', 'fighter'), dice('seer', 'sage'), dice('fighter', 'sage')]).toEqual([2, 1, 2]);
});
