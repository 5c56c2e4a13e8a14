import { describe, expect, test } from 'vitest';
import { as, card, column, plainHero, suffering } from '../../testing/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import { aimingOf } from './aiming.js';
import { apart, on, poolOf } from './pool-words.js';

describe('cover', () => {
  // The wall is next to b on A's side.
  const walled = (sign: string): string => `
    b
       ${sign}
    .

    A
  `;
  test.each([
    ['bow', -2, 'COVER-006'],
    ['staff', -1, 'COVER-007'],
  ] as const)('takes dice from a %s: %i [JHX-ATTACK-026, JHX-COVER-006, JHX-COVER-007]', (weapon, by, rule) => {
    const lay = { weapon, ...as(card({ RNG: 8, MAG: 8 })) };
    const { total, lines } = poolOf(walled('#'), lay);
    expect([total, lines.at(-1)?.split(' ')[0], lines.at(-1)?.split(' ').at(-1)]).toEqual([5 + by, String(by), rule]);
    expect(poolOf(walled('.'), lay).total).toBe(5);
  });

  test('takes 1 die in melee, and from a Parting Blow before its minimum of dice [JHX-ATTACK-026, JHX-COVER-007, JHX-COVER-015]', () => {
    const beside = `
    b
       #
    A
  `;
    expect(poolOf(beside, as(card({ MEL: 8 }))).total).toBe(4);
    expect(poolOf(beside, { ...as(card({ MEL: 8 })), kind: 'parting-blow', active: 'b' }).total).toBe(5);
    expect(poolOf(beside, { kind: 'parting-blow', active: 'b' }).total).toBe(3);
  });
});

describe('at range', () => {
  const aimed = { effects: [aimingOf('A')] };

  test('aiming gives a die to ranged attacks only [JHX-ATTACK-029]', () => {
    expect(poolOf(apart, { weapon: 'bow', ...aimed })).toEqual({
      total: 3,
      lines: ['5 RNG ATTACK-016', '-3 AGI ATTACK-016', '+1 aiming ATTACK-029'],
    });
    expect(poolOf(apart, { weapon: 'staff', ...aimed }).total).toBe(2);
    expect(poolOf(apart, { weapon: 'bow', effects: [aimingOf('b')] }).total).toBe(2);
    expect(poolOf(apart, { weapon: 'bow', effects: [{ ...aimingOf('A'), key: 'marked' }] }).total).toBe(2);
  });

  test.each(['bow', 'staff'])(
    'Firing Into Melee: a die less for each model in melee with the target [JHX-ATTACK-033] %s',
    weapon => {
      const strong = { weapon, ...as(card({ RNG: 8, MAG: 8 })) };
      const at = (...signs: string[]): number => poolOf(column(...signs), strong).total;
      expect(at('A', '.', 'b', 'C')).toBe(4);
      expect(at('A', '.', 'b', '.', 'C')).toBe(5);
      expect(at('A', '.', 'b', 'd')).toBe(5);
      expect(at('A', 'C', 'b', 'D')).toBe(3);
    },
  );

  test('a model that engages and is engaged counts once; friends, enemies and Monsters all do [JHX-ATTACK-034]', () => {
    const strong = as(card({ RNG: 8 }));
    const models = { ...strong.models, m: { kind: 'monster' } } as const;
    const { total, lines } = poolOf(column('A', '.', 'b', 'm'), { weapon: 'bow', ...strong, models });
    expect([total, lines.at(-1)]).toEqual([4, '-1 m ATTACK-033']);
    // One that is down engages nobody, and is engaged all the same.
    const down = { effects: [suffering('C', 'knock-down')] };
    expect(poolOf(column('A', '.', 'b', 'C'), { weapon: 'bow', ...strong, ...down }).total).toBe(4);
    const both = { effects: [suffering('C', 'knock-down'), suffering('b', 'knock-down')] };
    expect(poolOf(column('A', '.', 'b', 'C'), { weapon: 'bow', ...as(card({ RNG: 10 })), ...both }).lines).toEqual([
      '10 RNG ATTACK-016',
      '-1 AGI ATTACK-016',
    ]);
  });

  test('Firing Into Melee does not count the attacker itself [JHX-ATTACK-033]', () => {
    const long = { ...plainHero.weapons[0], reach: 2 } as Hero['weapons'][number];
    const bow = plainHero.weapons[1] as Hero['weapons'][number];
    expect(poolOf(apart, { weapon: 'bow', ...as(card({}, { weapons: [long, bow] })) }).total).toBe(2);
  });

  test('an attacker neither gangs up nor is distracted [JHX-ATTACK-025, JHX-ATTACK-022]', () => {
    const { lines } = poolOf(column('C', 'A', '.', 'b'), { weapon: 'bow', models: { C: { player: 'p2' } } });
    expect(lines).toEqual(['5 RNG ATTACK-016', '-3 AGI ATTACK-016']);
  });

  const besieged = `
        A
     .     .
        .
     .     .
        b
     @     @
        @
  `;
  test('an Effigy that the target engages counts as a model in the melee [JHX-ATTACK-035]', () => {
    const lay = { weapon: 'bow', ...as(card({ RNG: 8 })) };
    expect(poolOf(besieged, lay).lines).toContain('-1 effigy:p1 ATTACK-035');
    const { total, lines } = poolOf(besieged, { ...lay, options: { effigyCountsForFiringIntoMelee: false } });
    expect(total).toBe(poolOf(besieged, lay).total + 1);
    expect(lines).toContain('-1 effigy:p1 ATTACK-035 (option)');
    // The option is about Effigies only.
    const melee = column('A', '.', 'b', 'C');
    const without = poolOf(melee, { ...lay, options: { effigyCountsForFiringIntoMelee: false } });
    expect(without.lines).toContain('-1 C ATTACK-033');
  });
});

describe('Psionics and Point Blank', () => {
  const psionic = (attributes: Partial<Hero['attributes']> = {}): Hero =>
    card(attributes, { common: [{ id: 'psionics' }] });

  test('Psionic dice are counted against Soul Harvest in place of AGI [JHX-ABILITY-046]', () => {
    expect(poolOf(apart, { weapon: 'staff', ...as(psionic({ MAG: 8 })) })).toEqual({
      total: 5,
      lines: ['8 MAG ATTACK-016', '-3 SH ABILITY-046'],
    });
    const target = { cards: { heroes: { odd: psionic({ MAG: 8 }), wise: card({ SH: 6 }) } } };
    const models = { A: { card: 'odd' }, b: { card: 'wise' } };
    expect(poolOf(apart, { weapon: 'staff', ...target, models }).total).toBe(2);
    expect(poolOf(apart, { weapon: 'staff', ...target, models, effects: [suffering('b', 'poison')] }).total).toBe(3);
  });

  test('changes to Soul Harvest against such attacks count [JHX-ABILITY-046]', () => {
    const open = (more: object): number =>
      poolOf(apart, {
        weapon: 'staff',
        ...as(psionic({ MAG: 8 })),
        effects: [on('b', 'open', { kind: 'modify', what: 'SH', by: -1, ...more })],
      }).total;
    expect([open({}), open({ attack: 'MAG' }), open({ attack: 'RNG' })]).toEqual([6, 6, 5]);
  });

  test('against a model without Soul Harvest the pool starts with 3 dice [JHX-ABILITY-047]', () => {
    const models = { A: { card: 'odd' }, b: { kind: 'monster' } } as const;
    expect(poolOf(apart, { weapon: 'staff', cards: { heroes: { odd: psionic({ MAG: 9 }) } }, models })).toEqual({
      total: 3,
      lines: ['3 Psionics ABILITY-047'],
    });
  });

  const close = (lay: Parameters<typeof poolOf>[1] = {}): ReturnType<typeof poolOf> =>
    poolOf(column('c', 'A', 'b', 'D'), {
      weapon: 'bow',
      ...as(card({ RNG: 9 }, { common: [{ id: 'point-blank' }] })),
      ...lay,
    });

  test('with Point Blank each enemy engaging the attacker costs a die, the target excepted [JHX-ABILITY-043, JHX-ATTACK-025]', () => {
    expect(close().lines).toContain('-1 c ABILITY-043');
    expect(close().total).toBe(5);
  });

  test('with Point Blank, Firing Into Melee is used against a target farther off, and not against one next to the attacker [JHX-ABILITY-044]', () => {
    const blocked = close().lines.filter(line => line.includes('ATTACK-033'));
    expect(blocked).toEqual(['-1 D ATTACK-033 (point-blank)']);
    const off = poolOf(column('A', '.', 'b', 'D'), {
      weapon: 'bow',
      ...as(card({ RNG: 9 }, { common: [{ id: 'point-blank' }] })),
    });
    expect(off.lines).toContain('-1 D ATTACK-033');
    expect(off.total).toBe(5);
  });
});
