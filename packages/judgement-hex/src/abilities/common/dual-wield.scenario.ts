import type { WindowChoice } from '@rulewright/core';
import { expect } from 'vitest';
import {
  attacks,
  column,
  faces,
  happened,
  type Laid,
  type LaidOut,
  laidOut,
  plainHero,
  suffering,
  told,
} from '../../testing/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { innate, used } from '../cards/window-words.js';
import { attacking, chosen, scenario, use } from './scenario-words.js';

const weapons = plainHero.weapons.flatMap((weapon): readonly Weapon[] =>
  weapon.id === 'blade'
    ? [
        { ...weapon, common: [{ id: 'dual-wield' }] },
        { ...weapon, id: 'dirk' },
      ]
    : [weapon],
);
/** `A` has two blades, which are one weapon, and a dirk. */
const laying = (drawing: string, lay: LaidOut = {}): Laid =>
  laidOut(drawing, {
    active: 'A',
    ...lay,
    models: { A: { card: 'two' }, ...lay.models },
    cards: { heroes: { two: { ...plainHero, weapons } } },
  });

const drawing = `
      A     .
         b
`;
const again = (target: string): WindowChoice => use('dual-wield', 'A', target);

scenario(
  'after an attack in its activation the model may attack once more for 0 AP, with a die less',
  ['JHX-ABILITY-006', 'JHX-ABILITY-007'],
  play => {
    const laid = laying(drawing);
    const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('..'), ...faces('h')] }));
    p.options('p1', [again('b'), 'pass']).choose('p1', again('b'));
    chosen(p).waitsFor();
    expect(happened(p, 'AttackDeclared').map(({ kind }) => kind)).toEqual(['action', 'dual-wield']);
    expect(happened(p, 'PoolCounted').map(({ pool }) => pool.total)).toEqual([2, 1]);
  },
);

scenario('the second attack may be declined', 'JHX-ABILITY-006', play => {
  const laid = laying(drawing);
  chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('..')] }))
    .choose('p1', 'pass')
    .waitsFor();
});

scenario('the die is taken last, and one die is always left', 'JHX-ABILITY-007', play => {
  const laid = laying(drawing, { effects: [suffering('A', 'poison')] });
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('.'), ...faces('.')] }));
  p.choose('p1', again('b'));
  const [, second] = happened(p, 'PoolCounted');
  expect([second?.pool.total, second && told(second.pool)]).toEqual([
    1,
    ['4 MEL ATTACK-016', '-3 AGI ATTACK-016', '-1 dual-wield ABILITY-007', '>=1 ATTACK-020'],
  ]);
});

scenario('a Charge brings a second attack, without the Charge’s dice', ['JHX-ABILITY-006', 'JHX-ABILITY-008'], play => {
  const laid = laying(drawing);
  const p = chosen(
    play(attacking(laid, { kind: 'charge' }), { ...laid.setup, dice: [...faces('....'), ...faces('.')] }),
  );
  p.choose('p1', again('b')).waitsFor();
  expect(happened(p, 'PoolCounted').map(({ pool }) => pool.total)).toEqual([4, 1]);
});

scenario(
  'the second attack of a Mounted model’s Charge deals no more, by the option `mountedDamage` it does',
  ['JHX-ABILITY-039', 'JHX-ABILITY-038'],
  play => {
    const dealt = (mountedDamage: 'one-attack' | 'dual-wield-too', kind: 'charge' | 'action') => {
      const rider: LaidOut['cards'] = { heroes: { rider: { ...plainHero, weapons, common: [{ id: 'mounted' }] } } };
      const on = { active: 'A', models: { A: { card: 'rider' } }, cards: rider, options: { mountedDamage } };
      const laid = laidOut(drawing, on);
      const first = kind === 'charge' ? faces('h....') : faces('h.');
      const p = chosen(play(attacking(laid, { kind }), { ...laid.setup, dice: [...first, ...faces('h')] }));
      chosen(p.choose('p1', again('b'))).waitsFor();
      return happened(p, 'ModelDamaged').map(({ tally }) => tally.total);
    };
    expect(dealt('one-attack', 'charge')).toEqual([3, 2]);
    expect(dealt('dual-wield-too', 'charge')).toEqual([3, 3]);
    expect(dealt('dual-wield-too', 'action')).toEqual([2, 2]);
  },
);

scenario(
  'no second attack follows a Dual Wield attack, a Parting Blow, an attack by an ability, or one outside the activation',
  ['JHX-ABILITY-009', 'JHX-PARTING-019'],
  play => {
    const laid = laying(drawing);
    const [p, q] = [
      play(attacking(laid, { kind: 'dual-wield', ap: 0 }), { ...laid.setup, dice: [...faces('.')] }),
      play(attacking(laid, { kind: 'ability', ap: 0 }), { ...laid.setup, dice: [...faces('..')] }),
    ];
    p.waitsFor();
    q.waitsFor();
    const theirs = laying(drawing, { active: 'b' });
    play(attacking(theirs, { kind: 'parting-blow', ap: 0 }), { ...theirs.setup, dice: [...faces('...')] }).waitsFor();
    play(attacking(theirs, {}), { ...theirs.setup, dice: [...faces('..')] }).waitsFor();
  },
);

scenario('another weapon has no second attack', 'JHX-ABILITY-006', play => {
  const laid = laying('A     .\n   .     .\n      .     b\n');
  play(attacking(laid, { weapon: 'bow' }), { ...laid.setup, dice: [...faces('..')] }).waitsFor();
  const near = laying(drawing);
  play(attacking(near, { weapon: 'dirk' }), { ...near.setup, dice: [...faces('..')] }).waitsFor();
});

scenario('the second attack takes any legal target, also when the first has died', 'JHX-ABILITY-010', play => {
  const laid = laying('A     .\n   b\nc     .', { models: { b: { damage: 11 } } });
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('h')] }));
  p.options('p1', [again('c'), 'pass']);
  expect(attacks(p)).toEqual(['A at b with blade']);
});

scenario('without a target there is no second attack', 'JHX-ABILITY-010', play => {
  const laid = laying(drawing, { models: { b: { damage: 11 } } });
  chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('h.')] })).waitsFor();
});

scenario('a model that is knocked down makes no second attack', ['JHX-ABILITY-010', 'JHX-COND-026'], play => {
  const laid = laying(drawing, { effects: [suffering('A', 'knock-down')] });
  play(attacking(laid, {}), { ...laid.setup, dice: [...faces('..')] }).waitsFor();
});

scenario(
  'the second attack belongs to the attack action, so that its target uses one Interrupt against both; by the option `dualWieldIs` one against each',
  ['JHX-ABILITY-006', 'JHX-INTERRUPT-002'],
  play => {
    const braces = innate(
      {
        interrupt: true,
        optional: true,
        when: { window: 'attack-declared', of: 'self' },
        effects: [{ op: 'modify', what: 'RES', by: 1, until: 'attack' }],
      },
      'brace',
    );
    const usedBy = (dualWieldIs: 'same-action' | 'own-action'): readonly string[] => {
      const laid = laying(drawing, { heroes: { b: { abilities: [braces] } }, options: { dualWieldIs } });
      const dice = [...faces('..'), ...faces('.')];
      const p = play(attacking(laid, {}), { ...laid.setup, dice }).choose('p2', { ability: 'card:brace', source: 'b' });
      p.choose('p1', again('b'));
      if (dualWieldIs === 'own-action') p.choose('p2', { ability: 'card:brace', source: 'b' });
      p.waitsFor();
      return used(p);
    };
    expect(usedBy('same-action')).toEqual(['b brace']);
    expect(usedBy('own-action')).toEqual(['b brace', 'b brace']);
  },
);

scenario(
  'no second attack follows one that ended at its declaration, but one follows a miss',
  ['JHX-ABILITY-006', 'JHX-ATTACK-004'],
  play => {
    const leaps = innate(
      {
        interrupt: true,
        optional: true,
        when: { window: 'attack-declared', of: 'self' },
        effects: [{ op: 'place', within: 3, of: 'self', to: 'self' }],
      },
      'leap',
    );
    // `c` stands next to `A`, so that a second attack has a target.
    const laid = laying(column('c', 'A', 'b', '.', '1'), { heroes: { b: { abilities: [leaps] } } });
    const declared = (dice: string) => play(attacking(laid, {}), { ...laid.setup, dice: faces(dice) });
    declared('').uses('p2', 'card:leap').choose('p2', laid.cell('1')).waitsFor();
    declared('.')
      .passes('p2')
      .options('p1', [again('b'), again('c'), 'pass']);
  },
);
