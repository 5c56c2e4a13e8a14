import { expect } from 'vitest';
import { beginEffect } from '../match/lasting.js';
import { hitAutomatically } from '../rolls/hit.js';
import { codeAbility, happened } from '../testing/index.js';
import type { Change } from '../vocabulary/index.js';
import { attacking, scenario, strike, told, witness } from './scenario-words.js';

const lower = (what: 'DEF' | 'ARM', by: number): Change => ({ op: 'modify', what, by: -by });

/** An ability that lowers a number of b until the end of the attack. */
const lowering = (by: 'p1' | 'p2', window: 'missed' | 'not-damaged', data: Change) =>
  codeAbility(`${by} lowers`, by, window, turn =>
    beginEffect(
      turn,
      { key: 'Curse', source: 'A', target: 'b', player: by, data, lasts: 'attack' },
      'SFI-PRIORITY-011',
    ),
  );

scenario('a miss becomes a hit by what the attacker uses, and step 13 follows', 'SFI-ATTACK-024', play => {
  const abilities = [
    lowering('p1', 'missed', lower('DEF', 1)),
    witness('p2', 'missed', 'passives'),
    witness('p2', 'hit', 'reactions'),
  ];
  const { game, setup } = attacking('Ab', { abilities });
  const p = play(game, { ...setup, dice: [1, 2, 2, 2] }).choose('p1', { do: 'attack' });
  expect(told(p)).toEqual([
    'A/1 attacks b/1',
    'hit roll at b/1',
    'miss b/1',
    'hit b/1',
    'p2 reactions hit of b/1',
    'damage roll at b/1',
    'damage 1 to b/1',
    'marks 1 on b/1',
    'end of A/1',
    'the action ends',
  ]);
  expect(happened(p, 'HitDecided').map(({ defence }) => defence?.total)).toEqual([4, 3]);
});

scenario('too little help leaves the miss, and the defender comes next', ['SFI-ATTACK-024', 'SFI-ATTACK-025'], play => {
  const abilities = [lowering('p1', 'missed', lower('DEF', 1)), witness('p2', 'missed', 'passives')];
  const { game, setup } = attacking('Ab', { abilities });
  const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(2)).toEqual(['miss b/1', 'p2 passives missed of b/1', 'end of A/1', 'the action ends']);
});

scenario('nothing that the defender uses makes a hit of a miss', 'SFI-ATTACK-025', play => {
  const { game, setup } = attacking('Ab', { abilities: [lowering('p2', 'missed', lower('DEF', 1))] });
  const p = play(game, { ...setup, dice: [1, 2] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(2)).toEqual(['miss b/1', 'end of A/1', 'the action ends']);
});

scenario('an ability may say that the attack hits instead of missing', 'SFI-ATTACK-024', play => {
  const luck = codeAbility('luck', 'p1', 'missed', (turn, { attack, targeted }) => {
    if (attack && targeted) hitAutomatically(turn, attack.attacker, targeted);
  });
  const { game, setup } = attacking('Ab', { abilities: [luck] });
  const p = play(game, { ...setup, dice: [1, 1, 3, 1] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(2, 6)).toEqual(['miss b/1', 'hit b/1', 'damage roll at b/1', 'damage 1 to b/1']);
});

for (const [by, rule] of [
  ['p1', 'SFI-ATTACK-030'],
  ['p2', 'SFI-ATTACK-031'],
] as const) {
  scenario(`no damage becomes damage by what ${by} uses, and step 19 follows`, rule, play => {
    const abilities = [lowering(by, 'not-damaged', lower('ARM', 1)), witness('p2', 'damaged', 'reactions')];
    const { game, setup } = attacking('Ab', { abilities });
    const p = play(game, { ...setup, dice: [2, 2, 1, 2] }).choose('p1', { do: 'attack' });
    expect(told(p).slice(4)).toEqual([
      'damage 0 to b/1',
      'damage 1 to b/1',
      'p2 reactions damaged of b/1',
      'marks 1 on b/1',
      'end of A/1',
      'the action ends',
    ]);
  });
}

scenario(
  'after the attacker has turned no damage into damage, the defender has no moment of a hit without damage',
  'SFI-ATTACK-031',
  play => {
    const abilities = [lowering('p1', 'not-damaged', lower('ARM', 1)), witness('p2', 'not-damaged', 'passives')];
    const { game, setup } = attacking('Ab', { abilities });
    const p = play(game, { ...setup, dice: [2, 2, 1, 2] }).choose('p1', { do: 'attack' });
    expect(told(p)).not.toContain('p2 passives not-damaged of b/1');
  },
);

scenario('without a change of its numbers the damage is decided once', 'SFI-ATTACK-030', play => {
  const { game, setup } = attacking('Ab', { abilities: [witness('p1', 'not-damaged', 'passives')] });
  const p = play(game, { ...setup, dice: [2, 2, 1, 2] }).choose('p1', { do: 'attack' });
  expect(happened(p, 'DamageDecided')).toHaveLength(1);
});

scenario(
  'effects until the end of the attack end with it, and a nested attack ends only its own',
  'SFI-ATTACK-009',
  play => {
    const weaker = { op: 'modify', what: 'ARM', by: -1 } as const;
    const begin = (key: string) =>
      ({ key, source: 'A', target: 'b', player: 'p1', data: weaker, lasts: 'attack' }) as const;
    const outer = codeAbility(
      'outer',
      'p1',
      'targeted',
      turn => beginEffect(turn, begin('outer'), 'SFI-PRIORITY-011'),
      (_, { attack }) => attack?.attacker === 'A/1',
    );
    const inner = codeAbility(
      'inner',
      'p2',
      'targeted',
      turn => beginEffect(turn, begin('inner'), 'SFI-PRIORITY-011'),
      (_, { attack }) => attack?.attacker === 'b/1',
    );
    const back = codeAbility(
      'back',
      'p2',
      'hit',
      turn => strike(turn, { attacker: 'b/1', target: 'A/1' }),
      (_, { attack }) => attack?.attacker === 'A/1',
    );
    const { game, setup } = attacking('Ab', { abilities: [outer, inner, back] });
    const p = play(game, { ...setup, dice: [2, 2, 1, 1, 2, 2] }).choose('p1', { do: 'attack' });
    const begun = happened(p, 'EffectBegan').map(({ effect }) => [effect.key, effect.id]);
    expect(begun).toEqual([
      ['outer', 100],
      ['inner', 101],
    ]);
    expect(happened(p, 'EffectsEnded').map(({ effects }) => effects)).toEqual([[101], [100]]);
    expect(happened(p, 'DamageDecided').map(({ armour }) => armour?.total)).toEqual([3]);
    expect(p.state.attacks).toEqual([]);
  },
);
