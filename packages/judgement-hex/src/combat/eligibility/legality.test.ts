import type { Refusal } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import type { ChoiceOf } from '../../match/action-kind.js';
import {
  as,
  card,
  changed,
  column,
  type LaidOut,
  laidOut,
  plainHero,
  plainMonster,
  plainSummoned,
  suffering,
} from '../../testing/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { attackAction } from '../attack/action.js';
import type { AttackOrder } from '../declare/order.js';
import { aimingOf } from '../dice-pool/aiming.js';
import { attackRefusal, attacksOf } from './legality.js';

interface Asked extends LaidOut, Partial<Pick<AttackOrder, 'attacker' | 'target' | 'weapon' | 'kind'>> {}

/** The reason why A cannot attack b with its blade in its own activation. */
const refused = (drawing: string, asked: Asked = {}): Refusal | undefined => {
  const { attacker = 'A', target = 'b', weapon = 'blade', kind = 'action', ...lay } = asked;
  const { table } = laidOut(drawing, { active: 'A', ...lay });
  return attackRefusal(table, { attacker, target, weapon, kind });
};
/** The same in short, or `yes`. */
const why = (drawing: string, asked: Asked = {}): string => {
  const refusal = refused(drawing, asked);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'yes';
};

const [blade, bow, staff] = plainHero.weapons as readonly [Weapon, Weapon, Weapon];

describe('an attack can be declared', () => {
  test('with a weapon of the card, against an enemy in sight and reach [JHX-ATTACK-004, JHX-ATTACK-001]', () => {
    expect(why(column('A', 'b'))).toBe('yes');
    expect(why(column('A', 'b'), { weapon: 'axe' })).toBe('no-weapon JHX-ATTR-010');
    expect(why(column('A', '.', 'b'))).toBe('out-of-reach JHX-ATTACK-006');
    expect(why(column('A', '.', 'b'), { weapon: 'bow' })).toBe('yes');
    expect(why(column('A', '.', '.', '.', '.', 'b'), { weapon: 'staff' })).toBe('out-of-reach JHX-ATTACK-008');
    expect(why(column('A', '#', 'b'), { weapon: 'bow' })).toBe('yes');
    expect(why(column('A', '^', '^', 'b'), { weapon: 'bow' })).toBe('not-in-sight JHX-LOS-003');
  });

  test('against enemy models only: no friend, no Soul [JHX-ATTACK-005]', () => {
    expect(why(column('A', 'B'), { target: 'B' })).toBe('not-an-enemy JHX-ATTACK-005');
    expect(why(column('A', '*'), { target: 'soul-1' })).toBe('not-an-enemy JHX-ATTACK-005');
    expect(why(column('A', 'm'), { target: 'm', models: { m: { kind: 'monster' } } })).toBe('yes');
    const monsters = { A: { kind: 'monster' }, b: { kind: 'monster' } } as const;
    expect(why(column('A', 'b'), { models: monsters, weapon: 'teeth' })).toBe('not-an-enemy JHX-ATTACK-005');
  });

  test('by and against models on the board [JHX-ATTACK-004]', () => {
    expect(why(column('A', '.'), { away: { b: {} } })).toBe('not-on-board JHX-ATTACK-004');
    expect(why(column('b', '.'), { away: { A: {} } })).toBe('not-on-board JHX-ATTACK-004');
    expect(why(column('A', '.'), { target: 'nobody' })).toBe('not-on-board JHX-ATTACK-004');
  });

  test('with an attribute that is not a dash [JHX-ATTR-004, JHX-ATTACK-001]', () => {
    const dumb = as(card({ RNG: null }));
    expect(why(column('A', '.', 'b'), { weapon: 'bow', ...dumb })).toBe('no-attribute JHX-ATTR-004');
    expect(why(column('A', '.', 'b'), { weapon: 'staff', ...dumb })).toBe('yes');
  });

  test('by a stunned model, but not as a Parting Blow [JHX-COND-042]', () => {
    const effects = [suffering('A', 'stun')];
    expect(why(column('A', 'b'), { effects })).toBe('yes');
    expect(why(column('A', 'b'), { effects, kind: 'parting-blow', active: 'b' })).toBe('stun JHX-COND-042');
  });

  test('by no model that is knocked down [JHX-COND-026]', () => {
    const effects = [suffering('A', 'knock-down')];
    expect(why(column('A', 'b'), { effects })).toBe('knock-down JHX-COND-026');
    expect(why(column('A', '.', 'b'), { effects, weapon: 'bow' })).toBe('knock-down JHX-COND-026');
  });
});

test('a refusal names the model, weapon or attribute that is meant [JHX-ATTACK-004, JHX-ATTR-010, JHX-ATTR-004]', () => {
  const detail = (drawing: string, asked: Asked = {}): unknown => refused(drawing, asked)?.detail;
  const duel = column('A', 'b');
  expect(detail(column('b', '.'), { away: { A: {} } })).toEqual({ piece: 'A' });
  expect(detail(column('A', '.'), { away: { b: {} } })).toEqual({ piece: 'b' });
  expect(detail(duel, { weapon: 'axe' })).toEqual({ weapon: 'axe' });
  expect(detail(duel, { effects: [suffering('A', 'knock-down')] })).toEqual({ piece: 'A' });
  expect(detail(duel, as(card({ MEL: null })))).toEqual({ piece: 'A', attribute: 'MEL' });
  expect(detail(duel, { effects: [aimingOf('A')] })).toEqual({ piece: 'A' });
  expect(detail(duel, { effects: [suffering('A', 'fear', 'b')] })).toEqual({ piece: 'b' });
});

describe('reach', () => {
  const weapons = [
    { ...blade, reach: 2 },
    { ...blade, id: 'dagger' },
  ];
  const long = as(card({}, { weapons }));

  test('of more than 1 counts in melee only in the own activation [JHX-ATTACK-007, JHX-ATTACK-006]', () => {
    expect(why(column('A', '.', 'b'), long)).toBe('yes');
    expect(why(column('A', '.', 'b'), { ...long, active: 'b' })).toBe('out-of-reach JHX-ATTACK-006');
    expect(why(column('A', '.', 'b'), { ...long, weapon: 'dagger' })).toBe('out-of-reach JHX-ATTACK-006');
  });

  test('of a Summoned model counts for the whole activation of its Master, whoever acts [JHX-ATTACK-007, JHX-SUMMON-007]', () => {
    const cards = { summoned: { long: { ...plainSummoned, weapons: [{ ...blade, reach: 2 }] } } };
    const models = { S: { kind: 'summoned', card: 'long', master: 'A' } } as const;
    const lay = { cards, models, attacker: 'S' };
    const drawing = column('A', 'S', '.', 'b', 'C');
    const acting = (by: string | null) => ({ ...lay, activation: { acting: by } });
    expect([why(drawing, acting(null)), why(drawing, acting('S'))]).toEqual(['yes', 'yes']);
    expect(why(drawing, { ...lay, active: 'C' })).toBe('out-of-reach JHX-ATTACK-006');
  });

  test('a Monster has all of it in its Hunter activation [JHX-ATTACK-007]', () => {
    const cards = { monsters: { long: { ...plainMonster, weapons: [{ ...blade, id: 'tail', reach: 2 }] } } };
    const models = { A: { kind: 'monster', card: 'long' } } as const;
    const lay = { cards, models, weapon: 'tail', state: { activation: null } };
    expect(why(column('A', '.', 'b'), { ...lay, kind: 'hunter' })).toBe('yes');
    expect(why(column('A', '.', 'b'), { ...lay, kind: 'monster' })).toBe('out-of-reach JHX-ATTACK-006');
  });

  test('is changed by effects for melee weapons alone [JHX-ATTACK-010]', () => {
    const change = (by: number): Asked => ({ effects: [changed('A', 'reach', by)] });
    expect(why(column('A', '.', 'b'), change(1))).toBe('yes');
    expect(why(column('A', '.', 'b'), { ...long, ...change(-1) })).toBe('out-of-reach JHX-ATTACK-006');
    expect(why(column('A', 'b'), change(-1))).toBe('yes');
    expect(why(column('A', '.', '.', '.', '.', 'b'), { weapon: 'staff', ...change(1) })).toBe(
      'out-of-reach JHX-ATTACK-008',
    );
  });
});

describe('ranged and magic attacks', () => {
  test('need that nobody engages the attacker, a Monster neither [JHX-ATTACK-008, JHX-ATTACK-009]', () => {
    expect(why(column('c', 'A', '.', 'b'), { weapon: 'bow' })).toBe('engaged JHX-ATTACK-008');
    expect(why(column('c', 'A', '.', 'b'), { weapon: 'bow', models: { c: { kind: 'monster' } } })).toBe(
      'engaged JHX-ATTACK-009',
    );
    expect(why(column('c', '.', 'A', '.', 'b'), { weapon: 'staff' })).toBe('yes');
  });

  test('with Point Blank reach adjacent enemies all the same, and no others [JHX-ABILITY-042]', () => {
    const near = as(card({}, { common: [{ id: 'point-blank' }] }));
    expect(why(column('c', 'A', 'b'), { weapon: 'bow', ...near })).toBe('yes');
    expect(why(column('c', 'A', '.', 'b'), { weapon: 'bow', ...near })).toBe('engaged JHX-ATTACK-008');
    expect(why(column('c', 'A', 'b'), { weapon: 'bow' })).toBe('engaged JHX-ATTACK-008');
  });
});

test('a model that has aimed makes no melee attack, but shoots and strikes Parting Blows [JHX-ATTACK-030]', () => {
  const aimed = { effects: [aimingOf('A')] };
  expect(why(column('A', 'b'), aimed)).toBe('aiming JHX-ATTACK-030');
  expect(why(column('A', '.', 'b'), { ...aimed, weapon: 'bow' })).toBe('yes');
  expect(why(column('A', '.', 'b'), { ...aimed, weapon: 'staff' })).toBe('yes');
  expect(why(column('A', 'b'), { ...aimed, kind: 'parting-blow', active: 'b' })).toBe('yes');
});

test('Stealth hides beyond 2 hexes, but not from a Charge [JHX-ABILITY-080]', () => {
  const weapons = [{ ...blade, reach: 3 }, bow];
  const stealthy = {
    cards: {
      heroes: { shade: { ...plainHero, common: [{ id: 'stealth' as const }] }, odd: { ...plainHero, weapons } },
    },
    models: { b: { card: 'shade' }, A: { card: 'odd' } },
  };
  expect(why(column('A', '.', '.', 'b'), { ...stealthy, weapon: 'bow' })).toBe('hidden JHX-ABILITY-080');
  expect(why(column('A', '.', 'b'), { ...stealthy, weapon: 'bow' })).toBe('yes');
  expect(why(column('A', '.', '.', 'b'), { ...stealthy, kind: 'charge' })).toBe('yes');
});

test('fear keeps a model from its source in its next activation [JHX-COND-045, JHX-COND-047]', () => {
  const fear = suffering('A', 'fear', 'b');
  expect(why(column('A', 'b'), { effects: [fear] })).toBe('fear JHX-COND-045');
  expect(why(column('c', 'A', 'b'), { effects: [fear], target: 'c' })).toBe('yes');
  expect(why(column('A', 'b'), { effects: [fear], active: 'b', kind: 'parting-blow' })).toBe('yes');
  expect(why(column('A', 'b'), { effects: [{ ...fear, afterNext: true }] })).toBe('yes');
});

describe('an Effigy', () => {
  const siege = `
        %
     %     %
        A
     .     .
        .
     @     @
        @
  `;
  const at = (asked: Asked = {}): string => why(siege, { target: 'effigy:p2', ...asked });

  test('of the enemy can be attacked with a Basic Attack, the own cannot [JHX-EFFIGY-010, JHX-ATTACK-011]', () => {
    expect(at()).toBe('yes');
    expect(why(siege, { target: 'effigy:p1' })).toBe('not-an-enemy JHX-ATTACK-005');
  });

  test('is no target of Psionic models [JHX-ABILITY-048]', () => {
    const psionic = as(card({}, { common: [{ id: 'psionics' }] }));
    expect(at(psionic)).toBe('psionics JHX-ABILITY-048');
    expect(why(column('A', 'b'), psionic)).toBe('yes');
  });

  test('is spared by Monsters in Skirmish, not in Battle [JHX-MONSTER-029, JHX-MONSTER-028]', () => {
    const monster = { models: { A: { kind: 'monster' } }, weapon: 'teeth', kind: 'hunter', active: null } as const;
    expect(at(monster)).toBe('monsters-spare-effigies JHX-MONSTER-029');
    expect(at({ ...monster, options: { mode: '5v5' }, state: { mode: '5v5' } })).toBe('yes');
  });
});

test('the action says why it is not offered [JHX-ATTACK-004, JHX-ATTACK-006]', () => {
  const { table } = laidOut(column('A', '.', 'b'), { active: 'A' });
  const choice = (weapon: string): ChoiceOf<'attack'> => ({ do: 'attack', model: 'A', weapon, target: 'b' });
  expect(attackAction.refusal?.(table, choice('blade'))?.rule).toBe('JHX-ATTACK-006');
  expect(attackAction.refusal?.(table, choice('bow'))).toBeUndefined();
});

describe('all attacks of a model', () => {
  test('by weapon, and by target in the order of the battlefield: exactly those that can be declared [JHX-ATTACK-004]', () => {
    const { table } = laidOut(column('A', 'b', 'C', '.', 'd'), { active: 'A' });
    expect(attacksOf(table, 'A')).toEqual([{ weapon: 'blade', target: 'b' }]);
    const off = laidOut(column('A', '.', 'b', '.', 'd'), { active: 'A' });
    expect(attacksOf(off.table, 'A')).toEqual([
      { weapon: 'bow', target: 'd' },
      { weapon: 'bow', target: 'b' },
      { weapon: 'staff', target: 'd' },
      { weapon: 'staff', target: 'b' },
    ]);
    expect(attacksOf(off.table, 'nobody')).toEqual([]);
    // A model that has aimed does not use its blade, and cannot shoot while it is engaged.
    expect(attacksOf(laidOut(column('A', 'b'), { active: 'A', effects: [aimingOf('A')] }).table, 'A')).toEqual([]);
    expect([bow.reach, staff.reach]).toEqual([6, 4]);
  });
});
