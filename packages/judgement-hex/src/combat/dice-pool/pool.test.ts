import { describe, expect, test } from 'vitest';
import { as, band, bandCards, card, column, laidOut, plainHero, suffering } from '../../testing/index.js';
import type { Lasting } from '../../vocabulary/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import { changesOf } from '../contributions/changes.js';
import { attackOf } from '../declare/facts.js';
import { dicePool } from './pool.js';
import { apart, dice, duel, on, poolOf } from './pool-words.js';

describe('the base', () => {
  test('the attack attribute minus the target’s AGI [JHX-ATTACK-016]', () => {
    expect(poolOf(duel)).toEqual({ total: 2, lines: ['5 MEL ATTACK-016', '-3 AGI ATTACK-016'] });
    expect(poolOf(apart, { weapon: 'bow', ...as(card({ RNG: 9 })) }).total).toBe(6);
    expect(poolOf(apart, { weapon: 'staff', ...as(card({ AGI: 1 }), 'b') }).total).toBe(4);
  });

  test('one die where the attribute is AGI or less, before any modifier [JHX-ATTACK-017]', () => {
    expect([4, 3, 2].map(MEL => poolOf(duel, as(card({ MEL }))).total)).toEqual([1, 1, 1]);
    expect(poolOf(duel, { ...as(card({ MEL: 1 })), kind: 'charge' })).toEqual({
      total: 3,
      lines: ['1 MEL ATTACK-016', '-3 AGI ATTACK-016', '>=1 ATTACK-017', '+2 charge ATTACK-021'],
    });
  });

  test('without the attribute there is one die all the same [JHX-ATTACK-017, JHX-ATTR-004]', () => {
    expect(poolOf(duel, as(card({ MEL: null })))).toEqual({
      total: 1,
      lines: ['0 MEL ATTACK-016', '-3 AGI ATTACK-016', '>=1 ATTACK-017'],
    });
  });

  test('poison leaves at least 1 of an attribute, and then one die [JHX-ATTACK-036, JHX-ATTACK-016]', () => {
    const poisoned = { effects: [suffering('A', 'poison')] };
    expect(poolOf(duel, poisoned).total).toBe(1);
    expect(poolOf(duel, { ...poisoned, ...as(card({ MEL: 1 })) }).lines[0]).toBe('1 MEL ATTACK-016');
    expect(poolOf(duel, { ...poisoned, ...as(card({ MEL: 2 })) }).lines[0]).toBe('1 MEL ATTACK-016');
  });

  test('changes of an attribute count where they are narrowed to this attack or enemy [JHX-ATTACK-023]', () => {
    const better = (more: object): number =>
      poolOf(duel, { effects: [on('A', 'rage', { kind: 'modify', what: 'MEL', by: 2, ...more })] }).total;
    expect([{ attack: 'MEL' }, { attack: 'RNG' }, { against: 'human' }, { against: 'orc' }].map(better)).toEqual([
      4, 2, 4, 2,
    ]);
    expect([{ against: 'bruiser' }, { charge: true }, { against: 'monster' }].map(better)).toEqual([4, 2, 2]);
    const { table, model } = laidOut(duel, {
      effects: [on('A', 'rage', { kind: 'modify', what: 'MEL', by: 2, attack: 'MEL' }), dice(1)],
    });
    const attack = attackOf(table, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 });
    const rules = (what: 'MEL' | 'dice'): unknown =>
      changesOf(table, attack, model('A'), 'b', what).map(one => one.rule);
    expect([rules('MEL'), rules('dice')]).toEqual([['JHX-TOKEN-012'], ['JHX-ATTACK-023']]);
    const nimbler = { kind: 'modify', what: 'AGI', by: 1, attack: 'MEL' } as const;
    expect(poolOf(duel, { effects: [on('b', 'dodge', nimbler)] }).total).toBe(1);
  });
});

describe('the order of modifiers', () => {
  test('all that is positive is added before anything negative is taken away [JHX-ATTACK-018, JHX-ATTACK-028]', () => {
    expect(poolOf(column('c', 'A', 'b'), { kind: 'charge', effects: [dice(-1), dice(1)], dice: -1 })).toEqual({
      total: 2,
      lines: [
        '5 MEL ATTACK-016',
        '-3 AGI ATTACK-016',
        '+2 charge ATTACK-021',
        '+1 blessing ATTACK-023',
        '-1 ability ATTACK-027',
        '-1 c ATTACK-024',
        '-1 hex ATTACK-027',
      ],
    });
  });

  test('after all modifiers a pool of 0 or less is 1 die [JHX-ATTACK-019]', () => {
    expect([-1, -2, -5].map(by => poolOf(duel, { dice: by }).total)).toEqual([1, 1, 1]);
    expect(poolOf(duel, { dice: -2 }).lines.at(-1)).toBe('>=1 ATTACK-019');
  });

  test('dice after all modifiers come upon the minimum, additions first, and then it holds again [JHX-ATTACK-020]', () => {
    const last = (by: number): Omit<Lasting, 'id'> => dice(by, { last: true });
    expect(poolOf(duel, { dice: -3, effects: [last(1)] })).toEqual({
      total: 2,
      lines: [
        '5 MEL ATTACK-016',
        '-3 AGI ATTACK-016',
        '-3 ability ATTACK-027',
        '>=1 ATTACK-019',
        '+1 blessing ATTACK-023',
      ],
    });
    const both = poolOf(duel, { dice: -3, effects: [last(-1), last(1)] });
    expect([both.total, ...both.lines.slice(-2)]).toEqual([1, '+1 blessing ATTACK-023', '-1 hex ATTACK-027']);
    expect(poolOf(duel, { dice: -3, effects: [last(-2)] }).lines.at(-1)).toBe('>=1 ATTACK-020');
  });

  test('by the option `minBeforeAfterAll` dice after all modifiers come before the only minimum [JHX-ATTACK-020]', () => {
    const options = { minBeforeAfterAll: false };
    const effects = [dice(1, { last: true })];
    expect(poolOf(duel, { dice: -3, effects, options }).total).toBe(1);
    expect(poolOf(duel, { dice: -2, effects, options }).total).toBe(1);
    expect(poolOf(duel, { dice: -1, effects, options }).total).toBe(2);
  });
});

describe('melee', () => {
  test('the attack of a Charge has 2 dice more, any other none [JHX-ATTACK-021]', () => {
    expect(poolOf(duel, { kind: 'charge' }).lines).toContain('+2 charge ATTACK-021');
    expect((['action', 'dual-wield', 'ability', 'hunter'] as const).map(kind => poolOf(duel, { kind }).total)).toEqual([
      2, 1, 2, 2,
    ]);
  });

  test('a Hero that stands its ground takes the last die away, never the last one there is [JHX-CHARGE-019, JHX-CHARGE-022]', () => {
    expect(poolOf(duel, { kind: 'charge', stoodGround: true, dice: -1 })).toEqual({
      total: 2,
      lines: [
        '5 MEL ATTACK-016',
        '-3 AGI ATTACK-016',
        '+2 charge ATTACK-021',
        '-1 ability ATTACK-027',
        '-1 b CHARGE-019',
      ],
    });
    expect(poolOf(duel, { kind: 'charge', stoodGround: true, dice: -4 }).total).toBe(1);
  });

  test('Ganging Up: a die for each other friend that engages the target [JHX-ATTACK-022]', () => {
    expect(poolOf(column('A', 'b', 'C')).lines).toContain('+1 C ATTACK-022');
    expect(poolOf(column('A', 'b', 'C')).total).toBe(3);
    // C does not reach b; d is no friend; who is down engages nobody.
    expect(poolOf(column('A', 'b', '.', 'C')).total).toBe(2);
    expect(poolOf(column('A', 'b', 'd')).total).toBe(2);
    // Enemies of the target that are no friends: a Monster, and the other player's Hero next to a Monster.
    expect(poolOf(column('A', 'b', 'm'), { models: { m: { kind: 'monster' } } }).total).toBe(2);
    expect(poolOf(column('A', 'm', 'd'), { target: 'm', models: { m: { kind: 'monster' } } }).total).toBe(2);
    expect(poolOf(column('A', 'b', 'C'), { effects: [suffering('C', 'knock-down')] }).total).toBe(2);
    expect(poolOf(column('A', 'b', 'C'), { effects: [suffering('C', 'stun')] }).total).toBe(3);
  });

  test('friends gang up with reach 1 outside their activation [JHX-ATTACK-022, JHX-ATTACK-007]', () => {
    const long = { ...plainHero.weapons[0], reach: 2 } as Hero['weapons'][number];
    const lay = { ...as(card({}, { weapons: [long] }), 'C') };
    const far = column('A', 'b', '.', 'C');
    expect(poolOf(far, lay).total).toBe(2);
    expect(poolOf(far, { ...lay, active: 'C' }).total).toBe(3);
  });

  test('models of a unit gang up and distract only in cohesion [JHX-UNIT-022, JHX-ATTACK-022, JHX-ATTACK-024]', () => {
    const crew = (mate: string, leader: string) => ({ cards: bandCards(), models: band(leader, mate) });
    expect(poolOf(column('A', 'b', 'C', '.', '.', 'D'), crew('C', 'D')).lines).toContain('+1 C ATTACK-022');
    expect(poolOf(column('A', 'b', 'C', '.', '.', '.', 'D'), crew('C', 'D')).lines).toContain(
      '+1 C ATTACK-022 (no-cohesion)',
    );
    expect(poolOf(column('d', '.', '.', 'c', 'A', 'b'), crew('c', 'd')).lines).toContain('-1 c ATTACK-024');
    expect(poolOf(column('d', '.', '.', '.', 'c', 'A', 'b'), crew('c', 'd')).lines).toContain(
      '-1 c ATTACK-024 (no-cohesion)',
    );
  });

  test('Distracted: a die less for each enemy that engages the attacker, the target excepted [JHX-ATTACK-024]', () => {
    expect(poolOf(column('c', 'A', 'b')).lines).toContain('-1 c ATTACK-024');
    expect(poolOf(column('c', 'A', 'b'), { kind: 'charge' }).total).toBe(3);
    expect(poolOf(column('c', '.', 'A', 'b'), { kind: 'charge' }).total).toBe(4);
    expect(poolOf(column('m', 'A', 'b'), { kind: 'charge', models: { m: { kind: 'monster' } } }).total).toBe(3);
  });

  test('Monsters are never distracted [JHX-ATTACK-024, JHX-MONSTER-051]', () => {
    const models = { A: { kind: 'monster' } } as const;
    const { total, lines } = poolOf(column('c', 'A', 'b'), { models, weapon: 'teeth', kind: 'hunter', active: 'b' });
    expect([total, lines.at(-1)]).toEqual([2, '-1 c ATTACK-024 (monster)']);
  });

  test('a Parting Blow has a die more, and 3 after everything [JHX-PARTING-008, JHX-PARTING-009]', () => {
    const blow = { kind: 'parting-blow', active: 'b' } as const;
    expect(poolOf(duel, blow)).toEqual({
      total: 3,
      lines: ['5 MEL ATTACK-016', '-3 AGI ATTACK-016', '+1 parting blow PARTING-008'],
    });
    expect(poolOf(duel, { ...blow, ...as(card({ MEL: 9 })) }).total).toBe(7);
    expect(poolOf(duel, { ...blow, dice: -9, effects: [dice(-1, { last: true })] }).lines.at(-1)).toBe(
      '>=3 PARTING-009',
    );
  });

  test('the die of a Parting Blow comes before the minimum of 1, and dice after all modifiers come behind both [JHX-PARTING-008, JHX-ATTACK-020]', () => {
    const blow = { kind: 'parting-blow', active: 'b', effects: [dice(-9), dice(4, { last: true })] } as const;
    expect(poolOf(duel, blow)).toEqual({
      total: 5,
      lines: [
        '5 MEL ATTACK-016',
        '-3 AGI ATTACK-016',
        '+1 parting blow PARTING-008',
        '-9 hex ATTACK-027',
        '>=1 ATTACK-019',
        '+4 blessing ATTACK-023',
      ],
    });
  });
});

test.each([
  ['blade', 'MEL'],
  ['bow', 'RNG'],
  ['staff', 'MAG'],
] as const)('abilities help and hamper attacks of every type: %s [JHX-ATTACK-023, JHX-ATTACK-027]', (weapon, type) => {
  const drawing = weapon === 'blade' ? duel : apart;
  expect(poolOf(drawing, { weapon, effects: [dice(2)] }).total).toBe(4);
  expect(poolOf(drawing, { weapon, ...as(card({ [type]: 8 })), effects: [dice(-2)] }).total).toBe(3);
  expect(poolOf(drawing, { weapon, dice: 1 }).lines.at(-1)).toBe('+1 ability ATTACK-023');
  // Narrowed to another type it does not count.
  const other = type === 'MEL' ? 'RNG' : 'MEL';
  expect(poolOf(drawing, { weapon, effects: [dice(2, { attack: other })] }).total).toBe(2);
});

test('a pool can be counted for an attack that is not made: it changes nothing [JHX-ATTACK-016]', () => {
  const { table } = laidOut(duel, { active: 'A' });
  const order = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 } as const;
  // To change it would throw.
  const attack = Object.freeze(attackOf(table, order));
  expect(dicePool(table, attack)).toEqual(dicePool(table, attack));
});
