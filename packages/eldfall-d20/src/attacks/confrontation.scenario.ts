import { expect } from 'vitest';
import { attack, type Declared, lines, resolving, scenario, told } from './scenario-words.js';

/** `A` and `b` face to face with swords, reach 1, each attacking the other. OFF is 12, DEF 10, and a die of 20 does no damage. */
const duel = (dice: readonly number[], { strikes = 'bb', ...more }: Declared & { readonly strikes?: string } = {}) => {
  const { game, setup } = resolving('A\nb', { action: attack(strikes), reactions: { b: attack('A') }, ...more });
  return [game, { ...setup, dice }] as const;
};

/** b reacts with two strikes, since an ability lets it. */
const twoStrikes: Declared = {
  sources: {
    strikes: [(_, { role }) => (role === 'reactive' ? [{ rule: 'ELD-CLASS-019', source: 'sentinel', add: 1 }] : [])],
  },
  reactions: { b: attack('AA') },
};

const outcome = (match: Parameters<typeof told>[0]): readonly string[] =>
  told(match).filter(one => one.includes('against b') || one.includes(' hits '));

scenario(
  'the higher success wins and hits once for each die that is left; the other Attack is negated',
  ['ELD-CONFRONT-001', 'ELD-CONFRONT-004', 'ELD-CONFRONT-006', 'ELD-CONFRONT-012', 'ELD-ACT-017', 'ELD-ROLL-015'],
  play => {
    const { match } = play(...duel([9, 11, 4, 20, 20]));
    expect(told(match)).toEqual([
      'A attack OFF 12 at b: 9 11',
      'b attack DEF 10 at A: 4',
      'A 9 11 against b 4x: A',
      'A hits b',
      'A hits b',
      'damage to b: 20+2 against 10',
      'damage to b: 20+2 against 10',
    ]);
  },
);

scenario('one success negates every enemy die that is equal or lower', 'ELD-CONFRONT-005', play => {
  expect(outcome(play(...duel([9, 11, 10, 20])).match)).toEqual(['A 9x 11 against b 10x: A', 'A hits b']);
  expect(outcome(play(...duel([8, 9, 10, 20])).match)).toEqual(['A 8x 9x against b 10: b', 'b hits A']);
});

scenario('equal highest dice negate each other, and nobody hits', 'ELD-CONFRONT-007', play => {
  expect(outcome(play(...duel([7, 4, 7])).match)).toEqual(['A 7x 4x against b 7x: nobody']);
  // One more on a die, and it wins.
  expect(outcome(play(...duel([8, 4, 7, 20])).match)).toEqual(['A 8 4x against b 7x: A', 'A hits b']);
});

scenario('a success that is beaten itself still negates lower dice', 'ELD-CONFRONT-008', play => {
  // The 9 of A beats the 8 of b, which has beaten the 5 of A all the same.
  expect(outcome(play(...duel([9, 5, 8, 20])).match)).toEqual(['A 9 5x against b 8x: A', 'A hits b']);
});

scenario('a die above its attribute negates nothing', 'ELD-CONFRONT-009', play => {
  // 11 is higher than 9, but DEF is 10.
  expect(outcome(play(...duel([9, 13, 11, 20])).match)).toEqual(['A 9 13- against b 11-: A', 'A hits b']);
});

scenario('each side uses its own attribute and means: a bow answers a sword', 'ELD-CONFRONT-003', play => {
  const bow = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
  const { match } = play(
    ...duel([5, 6, 8, 20], { profiles: { b: bow }, reactions: { b: attack('A', { with: 'bow' }) } }),
  );
  expect(told(match).slice(0, 3)).toEqual([
    'A attack OFF 12 at b: 5 6',
    'b attack ACC 10 at A: 8',
    'A 5x 6x against b 8: b',
  ]);
});

scenario('a Critical Hit beats every other result, however high', ['ELD-CRIT-001', 'ELD-CRIT-003'], play => {
  const { match } = play(...duel([1, 15, 10, 10]));
  expect(told(match).slice(2)).toEqual([
    'A 1! 15- against b 10x: A',
    'A hits b critically',
    // The Armor of b does not count.
    'damage to b: 10+0 against 10',
    'b -1 HP',
  ]);
});

scenario(
  'the Critical Hit does not save the other dice of its side: 1 and 6 against 8 are one Hit',
  ['ELD-CRIT-005', 'ELD-CRIT-002'],
  play => {
    expect(outcome(play(...duel([1, 6, 8, 20])).match)).toEqual(['A 1! 6x against b 8x: A', 'A hits b critically']);
    // With a 9 in place of the 6 there are two.
    expect(outcome(play(...duel([1, 9, 8, 20, 20])).match)).toEqual([
      'A 1! 9 against b 8x: A',
      'A hits b critically',
      'A hits b',
    ]);
  },
);

scenario(
  'both sides critical: both suffer the Critical Hits, and all other dice are beaten',
  ['ELD-CRIT-004', 'ELD-CRIT-006'],
  play => {
    const { match } = play(...duel([1, 12, 1, 9, 20, 20], twoStrikes));
    expect(outcome(match)).toEqual(['A 1! 12x against b 1! 9x: A, b', 'A hits b critically', 'b hits A critically']);
  },
);

scenario(
  'A splits its strikes on b, which attacks, and c, which dodges: one die meets each',
  ['ELD-STRIKE-010', 'ELD-CONFRONT-010', 'ELD-STRIKE-006'],
  play => {
    const { game, setup } = resolving('A.\nbc', {
      pitch: 1.5,
      action: attack('bc'),
      reactions: { b: attack('A'), c: { do: 'dodge' } },
    });
    const { match } = play(game, { ...setup, dice: [7, 12, 9, 11, 20, 20] });
    expect(told(match)).toEqual([
      'A attack OFF 12 at b: 7',
      'A attack OFF 12 at c: 12',
      'b attack DEF 10 at A: 9',
      'c dodge AG 10: 11-',
      'A 7x against b 9: b',
      'A hits c',
      'b hits A',
      'damage to c: 20+2 against 10',
      'damage to A: 20+2 against 10',
    ]);
  },
);

scenario(
  'a reacting attacker whom nobody attacks rolls plainly, and so do its dice against strikes at others',
  ['ELD-CONFRONT-002', 'ELD-CONFRONT-011', 'ELD-CONFRONT-001'],
  play => {
    const { game, setup } = resolving('A.\nbc', {
      pitch: 1.5,
      action: attack('bb'),
      reactions: { b: attack('A'), c: attack('A') },
    });
    // The 10 of c is higher than everything, and meets nobody.
    const { match } = play(game, { ...setup, dice: [7, 5, 6, 10, 20, 20] });
    expect(told(match).slice(3, 6)).toEqual(['A 7 5x against b 6x: A', 'A hits b', 'c hits A']);
  },
);

scenario('an attack out of Reach has no dice, and the other side rolls alone', 'ELD-CONFRONT-013', play => {
  const { game, setup } = resolving('A\n.\nb', {
    action: attack('bb', { with: 'bow' }),
    profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
    reactions: { b: attack('A') },
  });
  const { match } = play(game, { ...setup, dice: [3, 4, 20, 20] });
  expect(told(match).slice(0, 4)).toEqual([
    'b fails: out-of-reach A',
    'A attack ACC 10 at b: 3 4',
    'A hits b',
    'A hits b',
  ]);
});

scenario('no Confrontation where a rule says so: both sides roll plainly', 'ELD-CONFRONT-001', play => {
  const { match } = play(
    ...duel([9, 5, 8, 20, 20, 20], {
      sources: { noConfrontation: [() => ({ rule: 'ELD-TRAIT-071', source: 'unstoppable' })] },
    }),
  );
  expect(told(match).slice(2, 5)).toEqual(['A hits b', 'A hits b', 'b hits A']);
});

scenario('a success is critical only within the attribute: with an attribute of 2 a 3 fails', 'ELD-CRIT-008', play => {
  const sources: Declared['sources'] = { criticals: [() => [{ rule: 'ELD-CLASS-006', source: 'assassin', to: 3 }]] };
  const stats = { STA: 2, SPD: 6, OFF: 2, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 2, M: 10 };
  const weak = { sources, profiles: { A: { stats } }, reactions: {} };
  expect(told(play(...duel([2, 3, 20], weak)).match)[0]).toBe('A attack OFF 2 at b: 2! 3-');
  expect(told(play(...duel([3, 4, 20, 20], { ...weak, profiles: {} })).match)[0]).toBe('A attack OFF 12 at b: 3! 4');
});

scenario('an attribute above 20 makes a 20 critical; exactly 20 does not', 'ELD-MOD-009', play => {
  const stats = (OFF: number) => ({
    A: { stats: { STA: 2, SPD: 6, OFF, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 2, M: 10 } },
  });
  const first = (OFF: number) =>
    told(play(...duel([20, 19, 20, 20], { profiles: stats(OFF), reactions: {} })).match)[0];
  expect(first(21)).toBe('A attack OFF 21 at b: 20! 19');
  expect(first(20)).toBe('A attack OFF 20 at b: 20 19');
});

scenario('an attack whose attribute is 0 fails without a roll', ['ELD-MOD-007', 'ELD-MOD-006'], play => {
  const { match } = play(
    ...duel([3, 20], {
      sources: {
        rolls: [(_, { model }) => (model === 'A' ? [{ rule: 'ELD-MOD-006', source: 'fog', add: -15 }] : [])],
      },
    }),
  );
  expect(told(match).slice(0, 4)).toEqual([
    'A attack OFF 0 at b: no dice',
    'b attack DEF 10 at A: 3',
    'A no dice against b 3: b',
    'b hits A',
  ]);
  expect(lines(match, 'A')).toEqual(['ELD-MOD-006 -15 fog']);
});
