import { expect, test } from 'vitest';
import { poolOf } from '../../combat/dice-pool/pool-words.js';
import { band, bandCards, type LaidOut, laidOut } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import { inCohesion } from './cohesion.js';

const cards = bandCards();
const company: LaidOut = { cards, models: band('A', 'B', 'C') };
/** `B` is 3 hexes from the Commander `A`, and `C` is 4 hexes from it. */
const spread = 'A     .     C\n   .     B';

const cohesion = (drawing: string, lay: LaidOut, ...ids: readonly string[]): readonly boolean[] => {
  const { table, model } = laidOut(drawing, lay);
  return ids.map(id => inCohesion(table, model(id)));
};

test('a model is in cohesion within 3 hexes of its Commander, who always is [JHX-UNIT-010]', () => {
  expect(cohesion(spread, company, 'A', 'B', 'C')).toEqual([true, true, false]);
});

test('others of the unit do not stand in for the Commander, nor does that of another [JHX-UNIT-010]', () => {
  const drawing = 'D     .     C\n   .     B';
  const models = { ...band('A', 'B', 'C'), ...band('D') };
  const far = { ...company, models: { B: models.B, C: models.C, D: models.D }, away: { A: models.A } } as LaidOut;
  expect(cohesion(drawing, far, 'B', 'C', 'D')).toEqual([false, false, true]);
});

test('a model of no unit is always in cohesion [JHX-UNIT-010]', () => {
  expect(cohesion(spread, {}, 'A', 'B', 'C')).toEqual([true, true, true]);
});

test('when the Commander dies the others are in none, until it is back within 3 hexes [JHX-UNIT-025]', () => {
  const { A, ...others } = band('A', 'B', 'C');
  const dead: LaidOut = { cards, models: others, away: { A: { ...A, diedIn: 1 } } };
  expect(cohesion('.     .     C\n   .     B', dead, 'B', 'C')).toEqual([false, false]);
  expect(cohesion('.     A     C\n   .     B', company, 'B', 'C')).toEqual([true, true]);
});

/** `d` stands between the Commander `A` on its left and `B` of the same unit on its right. */
const around = `
A
   d
B
`;
/** `d` beside `B`, with the Commander too far from `B` for cohesion. */
const apart = `
.
   d     .     .
B     .     .     A
`;

test('models in cohesion count for Ganging Up, others do not [JHX-UNIT-022]', () => {
  const attack = { ...company, models: only(around, company.models ?? {}), active: 'A', attacker: 'A', target: 'd' };
  expect(poolOf(around, attack).lines).toContain('+1 B ATTACK-022');
  const spears = bandCards({
    commander: { weapons: [{ id: 'blade', name: 'spear', type: 'MEL', ap: 1, reach: 5, damage: [1, 2, 3] }] },
  });
  const far = poolOf(apart, { ...attack, models: only(apart, company.models ?? {}), cards: spears });
  expect(far.lines).toContain('+1 B ATTACK-022 (no-cohesion)');
  expect(far.total).toBe(2);
});

test('models in cohesion count for Distracted, others do not [JHX-UNIT-022]', () => {
  const attack = { ...company, models: only(around, company.models ?? {}), active: 'd', attacker: 'd', target: 'A' };
  expect(poolOf(around, attack).lines).toContain('-1 B ATTACK-024');
  const other = poolOf('.\n   d     .     .\nB     e     .     A', {
    ...attack,
    models: { ...only('AB', company.models ?? {}), e: { player: 'p1' } },
    target: 'e',
  });
  expect(other.lines).toContain('-1 B ATTACK-024 (no-cohesion)');
});
