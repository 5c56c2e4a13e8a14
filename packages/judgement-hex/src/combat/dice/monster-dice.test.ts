import { expect, test } from 'vitest';
import { hexNumbers } from '../../rulebook/hex-numbers.js';
import { armed, faces, laidOut, plainHero, suffering, weapon } from '../../testing/index.js';
import { attackOf, newAttack } from '../declare/facts.js';
import { diceChoices } from './choices.js';
import { monsterDice, mostDamaging } from './monster-dice.js';

/** The dice that a Monster takes of a roll, with a weapon of such damage: glancing, solid, critical. */
const taken = (roll: string, damage: readonly [number, number, number]): string => {
  const dice = [...faces(roll)];
  const { dice: places } = mostDamaging(
    diceChoices({ numbers: hexNumbers }, { dice, kind: 'monster' }),
    hits => [0, ...damage][hits] ?? 0,
  );
  return places.map(place => roll[place]).join('');
};

test('a Monster uses the three dice that deal the most damage, before any symbol [JHX-MONSTER-049]', () => {
  expect(taken('mmmhhh', [1, 2, 4])).toBe('hhh');
  expect(taken('mmm.hh', [1, 2, 4])).toBe('mhh');
  expect(taken('bbbm', [1, 2, 4])).toBe('bbb');
});

test('of dice with equal damage a Monster uses those with the most symbols [JHX-MONSTER-049]', () => {
  // A Critical Blow deals no more than a Solid one: a symbol is worth more than the third Hit.
  expect(taken('hhhm', [1, 3, 3])).toBe('hhm');
  expect(taken('hhhm', [1, 3, 4])).toBe('hhh');
  expect(taken('hhhb', [1, 2, 4])).toBe('hhb');
  expect(taken('hhhb', [2, 2, 2])).toBe('hhb');
  expect(taken('..m', [1, 2, 4])).toBe('m');
});

test('a Monster compares the damage that the target would take, freeze and RES included [JHX-MONSTER-049, JHX-MONSTER-055]', () => {
  const taking = (RES: number, lay: Parameters<typeof laidOut>[1] = {}): readonly number[] => {
    const { table } = laidOut('A\n\nm', {
      cards: {
        monsters: { beast: armed(weapon('club', 'MEL', 1, { damage: [1, 1, 2] })) },
        heroes: { thick: { ...plainHero, attributes: { ...plainHero.attributes, RES } } },
      },
      models: { A: { card: 'thick' }, m: { kind: 'monster', card: 'beast' } },
      ...lay,
    });
    const order = { attacker: 'm', target: 'A', weapon: 'club', kind: 'monster', ap: 0 } as const;
    return monsterDice(table, { ...newAttack(attackOf(table, order)), dice: [...faces('hhhm')] });
  };
  expect(taking(1)).toEqual([0, 1, 2]);
  // Nothing gets through: then the symbol counts.
  expect(taking(2)).toEqual([0, 1, 3]);
  expect(taking(1, { effects: [suffering('m', 'freeze', 'A')] })).toEqual([0, 1, 3]);
});
