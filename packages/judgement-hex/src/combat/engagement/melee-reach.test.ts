import { expect, test } from 'vitest';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { laidOut, plainHero } from '../../testing/index.js';
import type { Weapon } from '../../vocabulary/pack.js';

const weapon = (id: string, type: Weapon['type'], reach: number): Weapon => {
  return { id, name: id, type, ap: 1, reach, damage: [1, 2, 3] };
};

/** The melee reach of a Hero with some weapons. */
const reachWith = (...weapons: readonly Weapon[]): number | undefined => {
  const { table } = laidOut('A', { cards: { heroes: { fighter: { ...plainHero, weapons } } } });
  return pieceOf(table, 'A')?.meleeReach;
};

test('the melee reach of a model is the largest one of its melee weapons, whatever its other weapons reach [JHX-ATTACK-015]', () => {
  const [knife, pike, bow] = [weapon('knife', 'MEL', 1), weapon('pike', 'MEL', 2), weapon('bow', 'RNG', 9)];
  expect([reachWith(knife), reachWith(knife, pike), reachWith(pike, knife, bow)]).toEqual([1, 2, 2]);
});

test('a model without a melee weapon has no melee reach [JHX-ATTACK-014]', () => {
  expect([reachWith(weapon('bow', 'RNG', 9), weapon('staff', 'MAG', 4)), reachWith()]).toEqual([0, 0]);
});
