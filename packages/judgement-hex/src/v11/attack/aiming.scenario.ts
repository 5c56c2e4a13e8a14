import { expect } from 'vitest';
import { hexEdition } from '../../edition.js';
import { modelOf } from '../../match/models.js';
import { kindsOffered } from '../../round/actions/scenario-words.js';
import { column, faces, type LaidOut, suffering } from '../../testing/index.js';
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

scenario(
  'a condition that is removed before any action leaves the activation at its beginning: the Hero may still aim',
  ['JV11-RNG-002', 'JV11-FATE-004'],
  play => {
    const lay: LaidOut = {
      active: 'A',
      warbands: { p1: { fate: 1 } },
      effects: [suffering('A', 'poison', 'b')],
    };
    const laid = laidOut(column('A', '.', 'b'), lay);
    const cleanse = { do: 'cleanse', model: 'A', condition: 'poison' } as const;
    const p = play(laid.game, { ...laid.setup, dice: faces('...') }).choose('p1', cleanse);
    p.choose('p1', aim).choose('p1', shoot).refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
    // In the hex edition Cleanse is an action like others.
    const hex = laidOut(column('A', '.', 'b'), { ...lay, edition: hexEdition });
    play(hex.game, hex.setup).choose('p1', cleanse).refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
  },
);

scenario(
  'an artefact bought for nothing after the return is an action: the Hero aims no more and removes no condition',
  ['JV11-RNG-002', 'JV11-FATE-005', 'JV11-ACT-021'],
  play => {
    const item = { name: 'Ring', source: 'original', kind: 'deck', slot: 'defensive', cost: 1, bonus: {} } as const;
    const laid = beside({
      ap: 2,
      cards: { artefacts: { ring: item } },
      models: { A: { enteredIn: 2 } },
      warbands: { p1: { fate: 3, deck: ['ring'] } },
      effects: [suffering('A', 'poison', 'b')],
    });
    const p = play(laid.game, laid.setup)
      .choose('p1', { do: 'shop', model: 'A', free: true })
      .choose('p1', { buy: 'ring' });
    expect(kindsOffered(p)).not.toContain('aim');
    expect(kindsOffered(p)).not.toContain('cleanse');
  },
);

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
