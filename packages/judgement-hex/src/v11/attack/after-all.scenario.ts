import { expect, test } from 'vitest';
import { attackOdds } from '../../combat/attack/odds.js';
import { attacking, rolling } from '../../combat/attack/scenario-words.js';
import { attackOf } from '../../combat/declare/facts.js';
import { dicePool } from '../../combat/dice-pool/pool.js';
import { dice, duel, layAttack, type OneAttack, on } from '../../combat/dice-pool/pool-words.js';
import { whyPool } from '../../numbers/why.js';
import { column, faces, happened, hunting } from '../../testing/index.js';
import { byTheSheet, scenario } from '../scenario-words.js';

const late = (by: number) =>
  on('A', by > 0 ? 'Mark Target' : 'Dual Wield', { kind: 'modify', what: 'dice', by, last: true });
/** A raw pool of 0, with one modifier of each kind after all others. */
const both: OneAttack = { effects: [dice(-2), late(1), late(-1)] };
const staged = (one: OneAttack) => attacking(duel, { ...one, ...byTheSheet(one) });

scenario(
  'the active player orders the modifiers after all others: 1 die is left after each',
  ['JV11-DICE-007', 'JV11-DICE-008', 'JV11-DICE-006'],
  play => {
    const attack = staged(both);
    const minusFirst = play(attack.game, rolling(attack, '..'))
      .waitsFor({ by: 'p1', kind: 'order' })
      .options('p1', ['Mark Target', 'Dual Wield'])
      .choose('p1', 'Dual Wield');
    expect(happened(minusFirst, 'PoolCounted')[0]?.pool.total).toBe(2);
    const plusFirst = play(attack.game, rolling(attack, '.')).choose('p1', 'Mark Target');
    expect(happened(plusFirst, 'PoolCounted')[0]?.pool.total).toBe(1);
  },
);

scenario(
  'the active player orders the modifiers after all others in the attack of another player’s model too',
  'JV11-DICE-007',
  play => {
    const attack = staged({ ...both, active: 'b', kind: 'parting-blow', effects: [dice(-4), late(4), late(-1)] });
    const p = play(attack.game, rolling(attack, '....'))
      .waitsFor({ by: 'p2', kind: 'order' })
      .choose('p2', 'Mark Target');
    expect(happened(p, 'PoolCounted')[0]?.pool.total).toBe(4);
  },
);

scenario(
  'in the attack of a hunting Monster the owner of its target orders the modifiers after all others',
  ['JV11-DICE-007', 'JHX-ROUND-008'],
  play => {
    const effects = [
      on('m', 'hex', { kind: 'modify', what: 'dice', by: -2 }),
      on('m', 'Mark Target', { kind: 'modify', what: 'dice', by: 1, last: true }),
      on('m', 'Dual Wield', { kind: 'modify', what: 'dice', by: -1, last: true }),
    ];
    const laid = hunting(column('m', 'b'), byTheSheet({ effects }));
    // Numbers count with the order that is best for the owner of the target.
    const order = { attacker: 'm', target: 'b', weapon: 'teeth', kind: 'hunter', ap: 0 } as const;
    expect(dicePool(laid.table, attackOf(laid.table, order)).total).toBe(1);
    play(laid.game, { ...laid.setup, dice: faces('.') })
      .waitsFor({ by: 'p2', kind: 'order' })
      .choose('p2', 'Mark Target');
  },
);

scenario('nobody is asked where the order of the modifiers after all others changes nothing', 'JV11-DICE-007', play => {
  for (const effects of [
    [late(1), late(-1)],
    [dice(-2), late(1)],
    [dice(-2), late(-1)],
  ]) {
    const attack = staged({ effects });
    const { total } = whyPool(attack.table, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 });
    const p = play(attack.game, rolling(attack, '.'.repeat(total)));
    expect(p.match.records.filter(({ kind }) => kind === 'action')).toEqual([]);
  }
});

/** Every order of a list. */
const orders = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2 ? [list] : list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map(rest => [first, ...rest]));

test('of all orders the ascending one leaves the most dice, and the descending one the fewest [JV11-DICE-007, JV11-DICE-008]', () => {
  for (const minBeforeAfterAll of [true, false]) {
    for (const dice of [-6, -1, 0, 2]) {
      const { laid, order } = layAttack(duel, { dice, ...byTheSheet({ options: { minBeforeAfterAll } }) });
      const totalOf = (list: readonly number[]): number => {
        const afterAll = list.map(by => ({ by, rule: 'JHX-ATTACK-023' as const, source: `${by}` }));
        return dicePool(laid.table, { ...attackOf(laid.table, order), afterAll }).total;
      };
      for (const list of [
        [1, -1],
        [3, 1, 2],
        [-2, 1, -1],
        [2, -3, 1, -1],
        [-1, -2, -1],
        [4, -3, 0, -2],
      ]) {
        const totals = orders(list).map(totalOf);
        const ascending = list.toSorted((a, b) => a - b);
        expect([totalOf(ascending), totalOf(ascending.toReversed())]).toEqual([
          Math.max(...totals),
          Math.min(...totals),
        ]);
      }
    }
  }
});

scenario('ten modifiers after all others are as quickly ordered as two', 'JV11-DICE-007', play => {
  const many = (by: number) =>
    Array.from({ length: 10 }, (_, i) =>
      on('A', `card ${i}`, { kind: 'modify', what: 'dice', by: i === 0 ? by : 1, last: true }),
    );
  const alike = staged({ effects: many(1) });
  play(alike.game, rolling(alike, '.'.repeat(12)));
  const mixed = staged({ effects: [dice(-2), ...many(-1)] });
  play(mixed.game, mixed.setup).waitsFor({ by: 'p1', kind: 'order' });
});

test('questions count with the order that is best for the active player [JV11-DICE-007]', () => {
  const total = (active: 'A' | 'b'): number => {
    const one = { ...both, active };
    const { laid, order } = layAttack(duel, { ...one, ...byTheSheet(one) });
    expect(attackOdds(laid.table, order).pool).toEqual(whyPool(laid.table, order));
    return whyPool(laid.table, order).total;
  };
  expect([total('A'), total('b')]).toEqual([2, 1]);
});

scenario('the rest of an attack is that of the hex edition: three dice at most count', 'JV11-DICE-009', play => {
  const attack = staged({ dice: 3 });
  const p = play(attack.game, rolling(attack, 'hhhh.')).choose('p1', [0, 1, 2]);
  expect(happened(p, 'DiceChosen')[0]).toMatchObject({ blow: 'critical' });
  expect(happened(p, 'ModelDamaged')[0]?.damage).toBe(5);
  expect(() => play(attack.game, rolling(attack, 'hhhh.')).choose('p1', [0, 1, 2, 3])).toThrow();
});
