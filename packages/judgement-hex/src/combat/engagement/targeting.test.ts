import { describe, expect, test } from 'vitest';
import { parseBoard, type Unsaid } from '../../board/parse-board.js';
import { column } from '../../testing/index.js';
import type { AttackType } from '../../vocabulary/words.js';
import { type TargetingContext, targetRefusal } from './targeting.js';

interface Asked extends Partial<TargetingContext> {
  readonly pieces?: Unsaid['pieces'];
  readonly target?: string;
}

/** The reason why A of a drawing cannot attack b in its own activation. */
const why = (
  text: string,
  type: AttackType,
  reach: number,
  { pieces = {}, target = 'b', ...context }: Asked = {},
): string => {
  const { field, piece } = parseBoard(text, { pieces });
  const refusal = targetRefusal(field, piece('A'), piece(target), { type, reach }, { active: ['A'], ...context });
  return refusal ? `${refusal.code} ${refusal.rule}` : 'yes';
};

describe('in melee', () => {
  test('the target is an enemy in sight that the attacker engages within the weapon’s reach [JHX-ATTACK-006, JHX-ATTACK-004]', () => {
    const pieces = { A: { meleeReach: 2 } };
    expect(why(column('A', '.', 'b'), 'MEL', 2, { pieces })).toBe('yes');
    // A longer weapon of the same model does not lend its reach.
    expect(why(column('A', '.', 'b'), 'MEL', 1, { pieces })).toBe('out-of-reach JHX-ATTACK-006');
    expect(why(column('A', '.', '.', 'b'), 'MEL', 2, { pieces })).toBe('out-of-reach JHX-ATTACK-006');
  });

  test('outside its own activation a model attacks no farther than the next hex [JHX-ATTACK-007]', () => {
    const pieces = { A: { meleeReach: 2 } };
    expect(why(column('A', '.', 'b'), 'MEL', 2, { pieces, active: ['b'] })).toBe('out-of-reach JHX-ATTACK-006');
    expect(why(column('A', 'b'), 'MEL', 2, { pieces, active: ['b'] })).toBe('yes');
  });

  test('a model that engages nobody attacks nobody [JHX-ATTACK-006, JHX-COND-027]', () => {
    expect(why(column('A', 'b'), 'MEL', 1, { pieces: { A: { height: 1, meleeReach: 0 } } })).toBe(
      'out-of-reach JHX-ATTACK-006',
    );
  });

  test('others that engage the attacker do not prevent it [JHX-ATTACK-008]', () => {
    expect(why(column('c', 'A', 'b'), 'MEL', 1)).toBe('yes');
  });
});

describe('at range and by magic', () => {
  test.each(['RNG', 'MAG'] as const)(
    '%s: the target is an enemy in sight and in reach, the last hex included [JHX-ATTACK-008, JHX-ATTACK-010]',
    type => {
      expect(why(column('A', '.', '.', 'b'), type, 3)).toBe('yes');
      expect(why(column('A', '.', '.', '.', 'b'), type, 3)).toBe('out-of-reach JHX-ATTACK-008');
      expect(why(column('A', '.', '.', 'b'), type, 3, { active: [] })).toBe('yes');
    },
  );

  test('a model that any enemy engages makes no such attack; an enemy that engages nobody does not count [JHX-ATTACK-008]', () => {
    expect(why(column('c', 'A', '.', 'b'), 'RNG', 3)).toBe('engaged JHX-ATTACK-008');
    expect(why(column('c', 'A', '.', 'b'), 'MAG', 3)).toBe('engaged JHX-ATTACK-008');
    expect(why(column('c', 'A', '.', 'b'), 'RNG', 3, { pieces: { c: { meleeReach: 0 } } })).toBe('yes');
    expect(why(column('A', 'b'), 'RNG', 3)).toBe('engaged JHX-ATTACK-008');
    expect(why(column('C', 'A', '.', 'b'), 'RNG', 3)).toBe('yes');
  });

  test('a reach of 2 of an enemy counts only in its own activation [JHX-ATTACK-007, JHX-ATTACK-008]', () => {
    const pieces = { c: { meleeReach: 2 } };
    expect(why(column('c', '.', 'A', '.', 'b'), 'RNG', 3, { pieces })).toBe('yes');
    expect(why(column('c', '.', 'A', '.', 'b'), 'RNG', 3, { pieces, active: ['c'] })).toBe('engaged JHX-ATTACK-008');
  });

  test('a Monster that engages the attacker prevents it too [JHX-ATTACK-009]', () => {
    const monster = { kind: 'monster', player: null } as const;
    expect(why(column('m', 'A', '.', 'b'), 'MAG', 3, { pieces: { m: monster } })).toBe('engaged JHX-ATTACK-009');
    expect(why(column('m', '.', 'A', 'b'), 'MAG', 3, { pieces: { m: monster, b: { meleeReach: 0 } } })).toBe('yes');
  });

  test('with Point Blank an engaged model may attack enemies next to it, no others [JHX-ABILITY-042]', () => {
    expect(why(column('c', 'A', 'b'), 'RNG', 3, { pointBlank: true })).toBe('yes');
    expect(why(column('c', 'A', '.', 'b'), 'RNG', 3, { pointBlank: true })).toBe('engaged JHX-ATTACK-008');
  });
});

describe('with any weapon', () => {
  const wood = (sign: string): string => `
       .     .
    .     ${sign}     .
       .     .
    A     ${sign}     b
       .     .
    .     ${sign}     .
       .     .
  `;

  test('an enemy that is not in sight is no target [JHX-LOS-003, JHX-DEF-004, JHX-ATTACK-006, JHX-ATTACK-008]', () => {
    const pieces = { A: { meleeReach: 9 } };
    for (const type of ['MEL', 'RNG', 'MAG'] as const) {
      expect(why(wood('^'), type, 9, { pieces })).toBe('not-in-sight JHX-LOS-003');
      expect(why(wood('.'), type, 9, { pieces })).toBe('yes');
    }
  });

  test('Stealth hides from farther than 2 hexes, but not from a Charge [JHX-LOS-018, JHX-ABILITY-080]', () => {
    expect(why(column('A', '.', '^b'), 'RNG', 9)).toBe('yes');
    expect(why(column('A', '.', '.', '^b'), 'RNG', 9)).toBe('hidden JHX-ABILITY-080');
    expect(why(column('A', '.', '.', '^b'), 'MEL', 9, { charge: true, pieces: { A: { meleeReach: 9 } } })).toBe('yes');
  });

  test('friends and Souls are no targets [JHX-ATTACK-005]', () => {
    expect(why(column('A', 'B'), 'MEL', 1, { target: 'B' })).toBe('not-an-enemy JHX-ATTACK-005');
    expect(why(column('A', '*'), 'MEL', 1, { target: 'soul-1' })).toBe('not-an-enemy JHX-ATTACK-005');
  });

  test('an Effigy is a target, from its nearest hex [JHX-ATTACK-011, JHX-LOS-016]', () => {
    const text = `
          %
       %     %
          .
       .     .
          A
    `;
    expect(why(text, 'MAG', 2, { target: 'effigy-upper' })).toBe('yes');
    expect(why(text, 'MAG', 1, { target: 'effigy-upper' })).toBe('out-of-reach JHX-ATTACK-008');
  });
});
