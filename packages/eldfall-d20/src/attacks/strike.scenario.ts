import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { plainProfile, plainSpell } from '../testing/index.js';
import type { StrikeModifier } from '../vocabulary/index.js';
import { attackFacts } from './facts.js';
import { attack, type Declared, resolving, scenario, told } from './scenario-words.js';
import { strikeOf } from './strike.js';

const STA = (value: number) => ({ stats: { ...plainProfile.stats, STA: value } });

/** The Strike of an attack of `A` on b, with these changes. */
const strike = (changes: readonly StrikeModifier[], more: Declared = {}): number => {
  const { table } = resolving('A\nb', { ...more, sources: { strikes: [() => changes] } });
  return strikeOf(table, attackFacts(table, { attacker: more.by ?? 'A', declared: attack('bb') })).total;
};
const add = (by: number, source = 'ability'): StrikeModifier => ({ rule: 'ELD-CLASS-004', source, add: by });
const set = (value: number, source = 'crouched'): StrikeModifier => ({ rule: 'ELD-STATE-014', source, set: value });

describe('the Strike', () => {
  test('is printed, from the current STA [ELD-STRIKE-001, ELD-STRIKE-002]', () => {
    expect(strike([])).toBe(2);
    expect(strike([], { profiles: { A: STA(3) } })).toBe(3);
  });

  test('is set first, then changed by amounts, and at least 1 [ELD-STRIKE-004, ELD-STRIKE-005, ELD-STATE-014]', () => {
    expect(strike([add(1), set(1)])).toBe(2);
    expect(strike([set(1), add(-1)])).toBe(1);
    expect(strike([add(-1)])).toBe(1);
    expect(strike([add(-2)])).toBe(1);
    expect(strike([add(2)])).toBe(4);
    // The lowest of several that set it.
    expect(strike([set(1), set(3, 'stance')], { profiles: { A: STA(4) } })).toBe(1);
  });

  test('that a rule has set is final by option [ELD-STATE-014]', () => {
    expect(strike([set(1), add(1)], { options: { strikeSetIsFinal: true } })).toBe(1);
    expect(strike([add(1)], { options: { strikeSetIsFinal: true } })).toBe(3);
  });

  test('is 1 in the Reactive role, and then takes amounts [ELD-STRIKE-003, ELD-STRIKE-004]', () => {
    const { table } = resolving('A\nb', { sources: { strikes: [() => [add(1)]] }, profiles: { b: STA(3) } });
    const facts = attackFacts(table, { attacker: 'b', declared: attack('AA') });
    expect(strikeOf(table, facts).total).toBe(2);
    const plain = resolving('A\nb', { profiles: { b: STA(3) } }).table;
    expect(strikeOf(plain, facts).total).toBe(1);
  });

  test('that nothing changes stays as printed [ELD-STRIKE-004]', () => {
    const { table } = resolving('A\nb', { sources: { strikes: [() => [add(1)]] } });
    const facts = attackFacts(table, { attacker: 'A', declared: attack('b') });
    expect(strikeOf(table, { ...facts, weapon: { ...facts.weapon, strike: 1, fixedStrike: true } }).total).toBe(1);
  });
});

scenario(
  'strikes may be split among as many targets; the dice lie target by target',
  ['ELD-STRIKE-006', 'ELD-STRIKE-001'],
  play => {
    const { game, setup } = resolving('A.\nbc', { pitch: 1.5, profiles: { A: STA(3) }, action: attack('bcb') });
    const { match } = play(game, { ...setup, dice: [5, 19, 18, 20] });
    expect(told(match).slice(0, 3)).toEqual(['A attack OFF 12 at b: 5 19-', 'A attack OFF 12 at c: 18-', 'A hits b']);
  },
);

scenario(
  'strikes beyond the Strike are lost, and a player may declare fewer',
  ['ELD-STRIKE-001', 'ELD-ROLL-013'],
  play => {
    const dice = (targets: string, rolled: readonly number[]) => {
      const { game, setup } = resolving('A\nb', { action: attack(targets) });
      return told(play(game, { ...setup, dice: rolled }).match)[0];
    };
    expect(dice('bbb', [19, 19])).toBe('A attack OFF 12 at b: 19- 19-');
    expect(dice('b', [19])).toBe('A attack OFF 12 at b: 19-');
  },
);

scenario('a reacting model directs its strikes at the activated model', 'ELD-STRIKE-007', play => {
  const sources: Declared['sources'] = {
    strikes: [(_, { role }) => (role === 'reactive' ? [add(1, 'sentinel')] : [])],
  };
  const { game, setup } = resolving('A\nb', { sources, reactions: { b: attack('AA') } });
  expect(told(play(game, { ...setup, dice: [19, 18] }).match)).toEqual(['b attack DEF 10 at A: 19- 18-']);
});

scenario('strikes of a Spell may be split likewise', 'ELD-STRIKE-008', play => {
  const { game, setup } = resolving('A.\nbc', {
    pack: { spells: { spark: plainSpell } },
    action: { ...attack('bc'), kind: 'ranged', means: { spell: 'spark' } },
  });
  expect(told(play(game, { ...setup, dice: [19, 18] }).match)).toEqual([
    'A attack INT 10 at b: 19-',
    'A attack INT 10 at c: 18-',
  ]);
});

scenario('a strike at a target out of Reach fails and leaves the others', ['ELD-STRIKE-009', 'ELD-ACT-020'], play => {
  const y = 2540 + 3200 + inches(1) + 3;
  const { game, setup } = resolving('A.\nbc', {
    action: attack('bc'),
    at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: 6000 }, c: { x: 5000 - 3500, y } },
  });
  const { match } = play(game, { ...setup, dice: [19] });
  expect(told(match)).toEqual(['A fails: out-of-reach c', 'A attack OFF 12 at b: 19-']);
});
