import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { kindsOffered } from '../../round/actions/scenario-words.js';
import { column, faces, type LaidOut } from '../../testing/index.js';
import { laidOut, scenario } from '../scenario-words.js';

const aim = { do: 'aim', model: 'A' } as const;
const shoot = { do: 'attack', model: 'A', weapon: 'bow', target: 'b' } as const;
/** `A` beside its Effigy, with an enemy beside it. */
const home = `
        .
     @     .
  @     @     .
     1     A
  .     .     b
     .     .
  .     .     .
`;
const beside = (lay: LaidOut = {}) => laidOut(home, { active: 'A', ...lay });

scenario('aiming is claimed at the beginning of the activation', ['JV11-RNG-001', 'JV11-RNG-002'], play => {
  const laid = laidOut(column('A', '.', 'b'), { active: 'A' });
  const early = play(laid.game, { ...laid.setup, dice: faces('...') });
  expect(kindsOffered(early)).toContain('aim');
  // RNG 5 less AGI 3, and one die: the dice are three.
  early.choose('p1', aim).choose('p1', shoot);
  const late = play(laid.game, { ...laid.setup, dice: faces('..') }).choose('p1', shoot);
  late.refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
});

scenario('a model that aims neither moves nor charges, but fights and recalls', 'JV11-RNG-003', play => {
  const laid = beside();
  const p = play(laid.game, laid.setup).choose('p1', aim);
  expect(kindsOffered(p)).toEqual(['attack', 'effigy-recall', 'end']);
  p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'aiming', rule: 'JV11-RNG-003' });
  const line = laidOut(column('A', '1', '2', 'b'), { active: 'A' });
  const choice = {
    do: 'charge',
    model: 'A',
    target: 'b',
    weapon: 'blade',
    path: ['A', '1', '2'].map(line.cell),
  } as const;
  play(line.game, line.setup).choose('p1', aim).refuses('p1', choice, { code: 'aiming', rule: 'JV11-RNG-003' });
});

scenario('by the option v11AimForbids aiming forbids what the hex edition forbids', 'JV11-RNG-003', play => {
  const apart = home.replace('.     .     b', '.     .     .').replace(/\. {5}\. {5}\.\n$/, '.     .     b\n');
  const laid = laidOut(apart, { active: 'A', options: { v11AimForbids: 'asHexEdition' } });
  const p = play(laid.game, laid.setup).choose('p1', aim);
  expect(kindsOffered(p)).toEqual(['attack', 'end']);
  const to = laid.cell('1');
  p.refuses('p1', { do: 'effigy-recall', model: 'A', to }, { code: 'aiming', rule: 'JV11-RNG-003' });
  const strike = { do: 'attack', model: 'A', weapon: 'blade', target: 'b' } as const;
  p.refuses('p1', strike, { code: 'aiming', rule: 'JV11-RNG-003' });
});

scenario('a model that aims may push itself with a manoeuvre', 'JV11-RNG-004', play => {
  const laid = laidOut(column('.', 'A', '.', 'b'), { active: 'A' });
  const p = play(laid.game, { ...laid.setup, dice: [...faces('m..'), ...faces('...')] })
    .choose('p1', aim)
    .choose('p1', shoot)
    .choose('p1', { push: { attacker: { hexes: 1, direction: 2 } } });
  expect(modelOf(p.state, 'A').at).toBe(laid.cell('A') - 1);
  // The aim is not lost: three dice again.
  p.choose('p1', shoot);
});
