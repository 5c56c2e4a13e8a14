import { reviseEdition } from '@rulewright/core/editions';
import { describe, expect, test } from 'vitest';
import { bookEdition } from '../edition.js';
import { codeAbility } from '../testing/index.js';
import type { Moment } from '../vocabulary/index.js';
import { attacking, scenario, told, witness, witnesses } from './scenario-words.js';

const everyWindow = witnesses('targeted', 'missed', 'hit', 'not-damaged', 'damaged');
/** A and b stand 0.8 inches apart. b has DEF 4, ARM 4 and 3 hit points. */
const duel = attacking('Ab', { abilities: everyWindow });

describe('the chart', () => {
  test('prints with the numbers of its steps [SFI-ATTACK-009]', () => {
    const { attackAction, attack, attackHit } = bookEdition.procedures;
    const lines = [...attackAction.parts, ...attack.parts, ...attackHit.parts].map(
      ({ name, rule }) => `${name} ${rule}`,
    );
    expect(lines).toEqual([
      '2 choose a model SFI-ATTACK-010',
      '3 choose a weapon SFI-ATTACK-011',
      '4 to 22 attack SFI-ATTACK-009',
      '23 go on SFI-ATTACK-036',
      '4 declare the target SFI-ATTACK-016',
      '5 targeted: reactions of the defender SFI-ATTACK-018',
      '6 targeted: reactions of the attacker SFI-ATTACK-019',
      '7 targeted: passives SFI-ATTACK-020',
      '8 infuse the hit roll SFI-ATTACK-022',
      '9 hit roll SFI-ATTACK-023',
      '10 missed: the attacker SFI-ATTACK-024',
      '11 missed: the defender SFI-ATTACK-025',
      '12 after a miss SFI-ATTACK-026',
      '13 to 15 hit SFI-ATTACK-027',
      '16 damage roll SFI-ATTACK-029',
      '17 no damage: the attacker SFI-ATTACK-030',
      '18 no damage: the defender SFI-ATTACK-031',
      '19 damaged: reactions of the defender SFI-ATTACK-032',
      '20 damaged: reactions of the attacker SFI-ATTACK-032',
      '21 damaged: passives SFI-ATTACK-033',
      '22 mark the damage SFI-ATTACK-034',
      '13 hit: reactions of the defender SFI-ATTACK-027',
      '14 hit: reactions of the attacker SFI-ATTACK-027',
      '15 hit: passives SFI-ATTACK-028',
    ]);
  });
});

const targeted = [
  'A/1 attacks b/1',
  'p2 reactions targeted of b/1',
  'p1 reactions targeted of b/1',
  'p2 passives targeted of b/1',
  'p1 passives targeted of b/1',
  'hit roll at b/1',
];
const hit = [
  'hit b/1',
  'p2 reactions hit of b/1',
  'p1 reactions hit of b/1',
  'p2 passives hit of b/1',
  'p1 passives hit of b/1',
  'damage roll at b/1',
];

scenario(
  'an attack that does damage: the defender reacts, the attacker reacts, then passives, the defender first',
  [
    'SFI-ATTACK-018',
    'SFI-ATTACK-019',
    'SFI-ATTACK-020',
    'SFI-ATTACK-027',
    'SFI-ATTACK-028',
    'SFI-ATTACK-032',
    'SFI-ATTACK-033',
    'SFI-ATTACK-034',
  ],
  play => {
    const p = play(duel.game, { ...duel.setup, dice: [2, 2, 2, 2] }).choose('p1', { do: 'attack' });
    expect(told(p)).toEqual([
      ...targeted,
      ...hit,
      'damage 1 to b/1',
      'p2 reactions damaged of b/1',
      'p1 reactions damaged of b/1',
      'p2 passives damaged of b/1',
      'p1 passives damaged of b/1',
      'marks 1 on b/1',
      'end of A/1',
      'the action ends',
    ]);
  },
);

scenario(
  'a miss: effects of the attacker, then of the defender, and no damage roll',
  ['SFI-ATTACK-023', 'SFI-ATTACK-024', 'SFI-ATTACK-025', 'SFI-ATTACK-026'],
  play => {
    const p = play(duel.game, { ...duel.setup, dice: [1, 2] }).choose('p1', { do: 'attack' });
    expect(told(p)).toEqual([
      ...targeted,
      'miss b/1',
      'p1 passives missed of b/1',
      'p2 passives missed of b/1',
      'end of A/1',
      'the action ends',
    ]);
  },
);

scenario(
  'a hit without damage: effects of the attacker, then of the defender, and nothing is marked',
  ['SFI-ATTACK-029', 'SFI-ATTACK-030', 'SFI-ATTACK-031'],
  play => {
    const p = play(duel.game, { ...duel.setup, dice: [2, 2, 1, 2] }).choose('p1', { do: 'attack' });
    expect(told(p)).toEqual([
      ...targeted,
      ...hit,
      'damage 0 to b/1',
      'p1 passives not-damaged of b/1',
      'p2 passives not-damaged of b/1',
      'end of A/1',
      'the action ends',
    ]);
  },
);

scenario('an edition can turn two steps of the chart round', 'SFI-ATTACK-009', play => {
  const { parts } = bookEdition.procedures.attack;
  const first = parts.find(({ name }) => name.startsWith('5 '));
  if (!first) throw new RangeError('no step 5');
  const edition = reviseEdition(bookEdition, 'attacker-first', {
    procedures: {
      attack: [{ remove: first.name }, { after: '6 targeted: reactions of the attacker', insert: first }],
    },
  });
  const { game, setup } = attacking('Ab', { abilities: witnesses('targeted'), edition });
  const p = play(game, { ...setup, dice: [1, 2] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(1, 3)).toEqual(['p1 reactions targeted of b/1', 'p2 reactions targeted of b/1']);
});

scenario('the attacker infuses the hit roll after the reactions and before any die', 'SFI-ATTACK-022', play => {
  const { game, setup } = attacking('Ab', {
    abilities: witnesses('targeted', 'hit'),
    armies: { p1: { reserve: { red: 1 } } },
  });
  const p = play(game, { ...setup, dice: [3, 3, 4, 2, 2] }).choose('p1', { do: 'attack' });
  const reactions = targeted.filter(line => line !== 'hit roll at b/1');
  expect(told(p)).toEqual(reactions);
  p.choose('p1', 'red');
  expect(told(p).slice(0, targeted.length + 1)).toEqual([
    ...reactions,
    'infuses the hit roll at b/1 red',
    'hit roll at b/1',
  ]);
});

scenario('an area attack with nobody in its area is no attack', 'SFI-ATTACK-017', play => {
  const blast = { id: 'blast', name: 'Blast', type: 'melee', shape: 'area', range: 1, damage: { yellow: 2 } } as const;
  const { game, setup } = attacking('A..b', { cards: { A: { weapons: [blast] } } }, { profile: 'blast' });
  expect(told(play(game, setup).choose('p1', { do: 'attack' }))).toEqual(['the action ends']);
});

/** c/1 is hit in the place of b/1. */
const stepsIn = (kind: NonNullable<Moment['kinds']>) =>
  codeAbility(
    'steps in',
    'p2',
    'hit',
    (turn, { targeted }) => {
      if (!targeted) return;
      turn.emit({ type: 'AttackRedirected', from: targeted.target, to: 'c/1' }, 'SFI-UNIT-004');
      targeted.target = 'c/1';
    },
    (_, { of }) => of === 'b/1',
    { kind },
  );

scenario(
  'a model that takes the place of the target in a reaction has each of the steps after a hit once',
  ['SFI-UNIT-004', 'SFI-ATTACK-027'],
  play => {
    const p1 = (['reactions', 'passives'] as const).map(kind => witness('p1', 'hit', kind));
    const abilities = [stepsIn('reactions'), witness('p2', 'hit', 'passives'), ...p1];
    const { game, setup } = attacking('Ab.c', { abilities, cards: { c: { arm: 1 } } });
    const p = play(game, { ...setup, dice: [2, 2, 1, 1] }).choose('p1', { do: 'attack' });
    expect(told(p).slice(2, 8)).toEqual([
      'hit b/1',
      'c/1 for b/1',
      'p1 reactions hit of c/1',
      'p2 passives hit of c/1',
      'p1 passives hit of c/1',
      'damage roll at c/1',
    ]);
  },
);

scenario(
  'a model that takes the place of the target has moments of its own',
  ['SFI-UNIT-004', 'SFI-ATTACK-028'],
  play => {
    const abilities = [stepsIn('passives'), ...witnesses('hit', 'damaged')];
    const { game, setup } = attacking('Ab.c', { abilities, cards: { c: { arm: 1 } } });
    const p = play(game, { ...setup, dice: [2, 2, 1, 1] })
      .choose('p1', { do: 'attack' })
      .choose('p2', { ability: 'p2 passives hit', source: 'p2 passives hit' });
    expect(told(p).slice(2)).toEqual([
      'hit b/1',
      'p2 reactions hit of b/1',
      'p1 reactions hit of b/1',
      'p2 passives hit of b/1',
      'c/1 for b/1',
      'p2 reactions hit of c/1',
      'p1 reactions hit of c/1',
      'p2 passives hit of c/1',
      'p1 passives hit of c/1',
      'damage roll at c/1',
      'damage 2 to c/1',
      'p2 reactions damaged of c/1',
      'p1 reactions damaged of c/1',
      'p2 passives damaged of c/1',
      'p1 passives damaged of c/1',
      'marks 2 on c/1',
      'end of A/1',
      'the action ends',
    ]);
  },
);

scenario('abilities are told that damage came of a roll before it is marked', 'SFI-DAMAGE-007', play => {
  const note = codeAbility('note', 'p2', 'damaged', (turn, { harm }) =>
    turn.emit({ type: 'Used', span: 'activation', key: `${harm}` }, 'SFI-DAMAGE-007'),
  );
  const { game, setup } = attacking('Ab', { abilities: [note] });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(-4, -2)).toEqual(['rolled', 'marks 1 on b/1']);
});
