import { expect } from 'vitest';
import type { AttackOrder } from '../../combat/declare/order.js';
import type { Laid } from '../../testing/index.js';
import { faces, suffering } from '../../testing/index.js';
import { able, attacking, chosen, hurt, scenario, table } from './scenario-words.js';

const drawing = 'A\n   b';
const leech = (amount: number) => ({ A: [{ id: 'leech', amount }] }) as const;
const wounded = { models: { A: { damage: 9 } } };

const after = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  laid: Laid,
  dice: string,
  order: Partial<AttackOrder> = {},
): number | undefined => {
  const p = chosen(play(attacking(laid, order), { ...laid.setup, dice: [...faces(dice)] }));
  return hurt(p, order.attacker ?? 'A')[0];
};

scenario('an attack that deals damage heals X for each AP', ['JHX-ABILITY-026', 'JHX-INTERRUPT-019'], play => {
  const laid = table(drawing, leech(1), wounded);
  expect([after(play, laid, 'hh', { ap: 1 }), after(play, laid, 'hh', { ap: 2 }), after(play, laid, 'm.')]).toEqual([
    8, 7, 9,
  ]);
});

scenario('Leech heals at most the damage that the attack dealt', 'JHX-ABILITY-027', play => {
  const laid = table(drawing, leech(5), wounded);
  expect([after(play, laid, 'h.'), after(play, laid, 'hh')]).toEqual([7, 6]);
});

scenario('a Charge counts for the AP of its attack alone', 'JHX-ABILITY-026', play => {
  const laid = table(drawing, leech(1), wounded);
  expect(after(play, laid, 'hh..', { kind: 'charge', ap: 1 })).toBe(8);
});

scenario('an attack for 0 AP heals nothing, a Dual Wield attack among them', 'JHX-ABILITY-029', play => {
  const laid = table(drawing, leech(2), wounded);
  expect(after(play, laid, 'h', { kind: 'dual-wield', ap: 0 })).toBe(9);
});

scenario('Leech heals only in the own activation', ['JHX-ABILITY-028', 'JHX-PARTING-019'], play => {
  const laid = table(drawing, leech(2), { ...wounded, active: 'b' });
  expect(after(play, laid, 'hh')).toBe(9);
});

scenario('a burning model heals nothing by Leech', ['JHX-ABILITY-026', 'JHX-COND-017'], play => {
  const laid = table(drawing, leech(2), { ...wounded, effects: [suffering('A', 'burn')] });
  expect(after(play, laid, 'hh')).toBe(9);
});

scenario('an undead Hero has Leech, and the later of two Leeches counts', ['JHX-UNDEAD-003', 'JHX-ORDER-007'], play => {
  const gains = { key: 'ability:leech', source: 'A', target: 'A', data: { kind: 'ability', ability: leech(2).A[0] } };
  const laid = table(drawing, leech(1), {
    ...wounded,
    effects: [{ ...gains, data: { ...gains.data, kind: 'ability' } }],
  });
  expect(after(play, laid, 'hh')).toBe(7);
});

scenario(
  'the printed Leech of an undead Hero counts in place of that of all undead',
  ['JHX-UNDEAD-003', 'JHX-ORDER-008'],
  play => {
    const laid = table(drawing, leech(2), {
      ...wounded,
      cards: { heroes: { 'with A': able(leech(2).A, { race: 'undead' }) } },
    });
    expect(after(play, laid, 'hh')).toBe(7);
  },
);
