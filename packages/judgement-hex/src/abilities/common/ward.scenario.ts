import { expect } from 'vitest';
import {
  band,
  bandCards,
  column,
  doing,
  faces,
  happened,
  type Laid,
  type LaidOut,
  laidOut,
} from '../../testing/index.js';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { Lasting } from '../../vocabulary/index.js';
import { innate } from '../cards/window-words.js';
import { declareWards } from './declarations.js';
import { able, attacking, chosen, hurt, scenario, table, use } from './scenario-words.js';

/** `c` guards `b`. */
const guarded = { c: [{ id: 'ward' }] } as const;
const drawing = `
      A     .
         b
      .     c
`;
const lay: LaidOut = { models: { c: { ward: 'b' } } };
const hit = faces('h.');
const standIn = use('ward-stand-in', 'c');
const shield = use('ward-shield', 'c');
const armour = (target: string, by: number): Omit<Lasting, 'id'> => ({
  key: 'modify:armour:RES',
  source: target,
  target,
  data: { kind: 'modify', what: 'RES', by },
});

scenario(
  'after deployment a friendly Hero that is no Defender becomes the Ward',
  ['JHX-ABILITY-088', 'JHX-ABILITY-004', 'JHX-SETUP-018'],
  play => {
    const laid = laidOut('A     B     D\n   C     e', {
      models: { A: { card: 'guard' }, B: { card: 'shield' } },
      away: { E: {} },
      cards: { heroes: { guard: able([{ id: 'ward' }]), shield: able([{ id: 'defender' }]) } },
    });
    const p = play(
      doing(laid, turn => declareWards(turn, 'p1')),
      laid.setup,
    );
    p.options('p1', ['D', 'C']).choose('p1', 'C').events({ type: 'WardChosen', model: 'A', ward: 'C' });
  },
);

scenario('the guardian may take the attack that hits its Ward, manoeuvres and all', 'JHX-ABILITY-090', play => {
  const laid = table(drawing, guarded, lay);
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...hit] }));
  p.options('p2', [standIn, shield, 'pass']).choose('p2', standIn).waitsFor();
  expect([hurt(p, 'b', 'c'), p.state.usedThisRound]).toEqual([[0, 2], ['ward-stand-in c']]);
});

scenario(
  'the guardian may set the RES of its Ward to 2 for the damage, which Armour Piercing lowers',
  ['JHX-ABILITY-091', 'JHX-ABILITY-001'],
  play => {
    const laid = table(drawing, guarded, lay);
    const solid = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('hh')] }));
    expect(hurt(solid.choose('p2', shield), 'b', 'c')).toEqual([1, 0]);
    const piercing: readonly CommonAbility[] = [{ id: 'armour-piercing', amount: 1 }];
    const pierced = table(drawing, { ...guarded, A: piercing }, lay);
    const p = chosen(play(attacking(pierced, {}), { ...pierced.setup, dice: [...faces('hh')] }));
    expect(hurt(p.choose('p2', shield), 'b')).toEqual([2]);
  },
);

scenario('the RES is 2 whatever it was, and only for this attack', 'JHX-ABILITY-091', play => {
  const laid = table(drawing, guarded, { ...lay, effects: [armour('b', 1)] });
  const p = chosen(play(attacking(laid, {}, {}), { ...laid.setup, dice: [...faces('hh'), ...faces('hh')] }));
  p.choose('p2', shield);
  expect(hurt(p, 'b')).toEqual([1]);
  // The second attack of the same action meets RES 1 again.
  expect(hurt(chosen(p), 'b')).toEqual([3]);
});

scenario(
  'a guardian helps neither from two hexes away, nor for a miss, nor for any other friend',
  ['JHX-ABILITY-090', 'JHX-ABILITY-091'],
  play => {
    const far = table('A\n   b\n      .\n         c', guarded, lay);
    const near = table(drawing, guarded, lay);
    const other = table(drawing, guarded, { models: { c: { ward: 'd' } } });
    chosen(play(attacking(far, {}), { ...far.setup, dice: [...hit] })).waitsFor();
    chosen(play(attacking(near, {}), { ...near.setup, dice: [...faces('..')] })).waitsFor();
    chosen(play(attacking(other, {}), { ...other.setup, dice: [...hit] })).waitsFor();
  },
);

scenario('a model that is no guardian any more does not help', ['JHX-ABILITY-090', 'JHX-ABILITY-091'], play => {
  const laid = table(drawing, { c: [] }, lay);
  chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...hit] })).waitsFor();
});

scenario('each Interrupt is used once per round', ['JHX-ABILITY-092', 'JHX-ABILITY-090', 'JHX-ABILITY-091'], play => {
  const laid = table(drawing, guarded, lay);
  const used = (key: string) => ({
    ...laid.setup,
    position: { ...laid.setup.position, usedThisRound: [key] },
    dice: [...hit],
  });
  chosen(play(attacking(laid, {}), used('ward-stand-in c'))).options('p2', [shield, 'pass']);
  chosen(play(attacking(laid, {}), used('ward-shield c'))).options('p2', [standIn, 'pass']);
});

scenario('one attack allows one of the two Interrupts, also in the own player’s turn', 'JHX-ABILITY-092', play => {
  // In its own player's turn a model may use several Interrupts, but these two exclude each other.
  const laid = table(drawing, guarded, { ...lay, active: 'b' });
  const p = chosen(play(attacking(laid, { kind: 'parting-blow', ap: 0 }), { ...laid.setup, dice: [...faces('h..')] }));
  p.options('p2', [standIn, shield, 'pass']).choose('p2', shield).waitsFor();
  expect(hurt(p, 'b')).toEqual([0]);
});

scenario('a guardian uses one Interrupt in one action of an enemy', ['JHX-INTERRUPT-002', 'JHX-ABILITY-092'], play => {
  const laid = table(drawing, guarded, lay);
  const p = chosen(play(attacking(laid, {}, {}), { ...laid.setup, dice: [...faces('..'), ...hit] }));
  p.options('p2', [standIn, shield, 'pass']);
  const twice = chosen(play(attacking(laid, {}, {}), { ...laid.setup, dice: [...hit, ...hit] }));
  chosen(twice.choose('p2', standIn)).waitsFor();
});

const activating = (drawn: string): Laid =>
  table(drawn, { A: [{ id: 'ward' }] }, { models: { A: { ward: 'B' } }, activation: { part: 'start' } });

scenario(
  'as it begins to activate the guardian may be Placed a hex towards its Ward',
  ['JHX-ABILITY-089', 'JHX-ACT-006'],
  play => {
    const laid = activating('A     .     B\n   1     2');
    const p = play(laid.game, laid.setup);
    p.waitsFor({ by: 'p1', kind: 'window' }).options('p1', [use('ward-place', 'A'), 'pass']);
    p.choose('p1', use('ward-place', 'A'));
    p.waitsFor({ by: 'p1', kind: 'action' });
    expect(happened(p, 'ModelMoved')).toEqual([
      { type: 'ModelMoved', model: 'A', from: laid.cell('A'), to: laid.cell('1'), how: 'place' },
    ]);
  },
);

scenario('a guardian next to its Ward, or without one, is not Placed', ['JHX-ABILITY-089', 'JHX-MOVE-014'], play => {
  const near = activating('A\n   B');
  play(near.game, near.setup).waitsFor({ by: 'p1', kind: 'action' });
  const gone = table(
    'A\n   .',
    { A: [{ id: 'ward' }] },
    {
      models: { A: { ward: 'B' } },
      away: { B: { diedIn: 1 } },
      activation: { part: 'start' },
    },
  );
  play(gone.game, gone.setup).waitsFor({ by: 'p1', kind: 'action' });
});

scenario(
  'the Place of each of two guardians of a unit is an action of its own, in which an enemy may use an Interrupt',
  ['JHX-ABILITY-089', 'JHX-INTERRUPT-002', 'JHX-UNIT-011'],
  play => {
    const cut = innate(
      {
        interrupt: true,
        optional: true,
        when: { window: 'entering-hex', of: 'enemy' },
        effects: [{ op: 'damage', amount: 1, to: 'trigger' }],
      },
      'cut',
    );
    const guards = { common: [{ id: 'ward' }] } as const;
    const unit = band('A', 'B');
    const laid = laidOut(column('A', '.', 'W', '.', 'B', '.', 'e'), {
      active: 'A',
      activation: { part: 'start' },
      cards: bandCards({ commander: guards, members: guards }),
      heroes: { e: { abilities: [cut] } },
      models: { A: { ...unit.A, ward: 'W' }, B: { ...unit.B, ward: 'W' } },
    });
    const p = play(laid.game, laid.setup).choose('p1', 'A').uses('p1', 'ward-place').uses('p2', 'card:cut');
    p.uses('p1', 'ward-place').uses('p2', 'card:cut').waitsFor({ by: 'p1', kind: 'action' });
    expect(hurt(p, 'A', 'B')).toEqual([1, 1]);
  },
);
