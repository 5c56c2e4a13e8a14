import { expect } from 'vitest';
import { codeAbility, happened } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { attacking, scenario, told, witnesses } from '../scenario-words.js';

const blast = (shape: Weapon['shape'], range: number): Weapon => ({
  id: 'blast',
  name: 'Blast',
  type: 'arcane',
  shape,
  range,
  damage: { yellow: 2 },
});
const caster = (shape: Weapon['shape'], range: number) => ({
  hits: { arcane: { yellow: 2 } },
  weapons: [blast(shape, range)],
});
const beam = { profile: 'blast', target: 'b/1' } as const;
const attack = { do: 'attack' } as const;

scenario(
  'a beam: all hit rolls, then all damage rolls, each step for all targets, and all damage at once',
  ['SFI-BEAM-010', 'SFI-BEAM-011'],
  play => {
    const { game, setup } = attacking(
      'Abc',
      { cards: { A: caster('beam', 6), b: { hp: 1 }, c: { hp: 1 } }, abilities: witnesses('hit', 'damaged') },
      beam,
    );
    const p = play(game, { ...setup, dice: [2, 2, 3, 1, 2, 3, 3, 1] }).choose('p1', attack);
    // The attacker orders the targets.
    p.options('p1', ['b/1', 'c/1']).choose('p1', 'c/1');
    expect(told(p)).toEqual([
      'A/1 attacks c/1 and b/1',
      'hit roll at c/1',
      'hit roll at b/1',
      'hit c/1',
      'hit b/1',
      'p2 reactions hit of c/1',
      'p2 reactions hit of b/1',
      'p1 reactions hit of c/1',
      'p1 reactions hit of b/1',
      'p2 passives hit of c/1',
      'p2 passives hit of b/1',
      'p1 passives hit of c/1',
      'p1 passives hit of b/1',
      'damage roll at c/1',
      'damage roll at b/1',
      'damage 1 to c/1',
      'damage 1 to b/1',
      'p2 reactions damaged of c/1',
      'p2 reactions damaged of b/1',
      'p1 reactions damaged of c/1',
      'p1 reactions damaged of b/1',
      'p2 passives damaged of c/1',
      'p2 passives damaged of b/1',
      'p1 passives damaged of c/1',
      'p1 passives damaged of b/1',
      'marks 1 on c/1',
      'marks 1 on b/1',
      'c/1 is destroyed',
      'b/1 is destroyed',
    ]);
  },
);

scenario('targets of an area that are missed or unharmed drop out, and the others go on', 'SFI-AREA-003', play => {
  const { game, setup } = attacking(
    'bAc',
    { cards: { A: caster('area', 3) }, abilities: witnesses('missed', 'not-damaged') },
    { profile: 'blast' },
  );
  const p = play(game, { ...setup, dice: [1, 1, 2, 2, 1, 1] })
    .choose('p1', attack)
    .choose('p1', 'b/1');
  expect(told(p)).toEqual([
    'A/1 attacks b/1 and c/1',
    'hit roll at b/1',
    'hit roll at c/1',
    'miss b/1',
    'hit c/1',
    'p1 passives missed of b/1',
    'p2 passives missed of b/1',
    'damage roll at c/1',
    'damage 0 to c/1',
    'p1 passives not-damaged of c/1',
    'p2 passives not-damaged of c/1',
    'end of A/1',
    'the action ends',
  ]);
});

scenario(
  'every infusion is declared before the first die, each at its price',
  ['SFI-INFUSE-006', 'SFI-INFUSE-007'],
  play => {
    const cards = { A: caster('area', 3) };
    const { game, setup } = attacking('bAc', { cards, armies: { p1: { reserve: { grey: 4 } } } }, { profile: 'blast' });
    const p = play(game, { ...setup, dice: [1, 3, 3, 1, 3, 1, 3, 3, 1, 3, 3] })
      .choose('p1', attack)
      .choose('p1', 'b/1');
    const roll = () => p.match.decisions.map(({ kind, about }) => [kind, about]);
    expect(roll()).toMatchObject([['infuse', { roll: 'hit', target: 'b/1' }]]);
    p.choose('p1', 'grey');
    expect(roll()).toMatchObject([['infuse', { roll: 'hit', target: 'c/1' }]]);
    expect(happened(p, 'DiceRolled')).toEqual([]);
    p.choose('p1', 'grey');
    // Then the dice, each with its own re-roll window.
    p.choose('p1', 'none').choose('p1', 'none');
    expect(roll()).toMatchObject([['infuse', { roll: 'damage', target: 'b/1' }]]);
    p.choose('p1', 'none');
    expect(roll()).toMatchObject([['infuse', { roll: 'damage', target: 'c/1' }]]);
    p.choose('p1', 'grey').choose('p1', 'none').choose('p1', 'none');
    const infused = happened(p, 'RollInfused').map(({ what, target }) => `${what} ${target}`);
    expect(infused).toEqual(['hit b/1', 'hit c/1', 'damage c/1']);
  },
);

scenario('a friend that an area hits has its moments once', ['SFI-AREA-005', 'SFI-ATTACK-028'], play => {
  const { game, setup } = attacking(
    'AB',
    { cards: { A: caster('area', 3) }, abilities: witnesses('hit') },
    { profile: 'blast' },
  );
  const p = play(game, { ...setup, dice: [2, 2, 1, 1] }).choose('p1', attack);
  const moments = told(p).filter(one => /^p/.test(one));
  expect(moments).toEqual([
    'p1 reactions hit of B/1',
    'p2 reactions hit of B/1',
    'p1 passives hit of B/1',
    'p2 passives hit of B/1',
  ]);
});

scenario('a target that leaves the table is out of the beam; the others stay in it', 'SFI-ATTACK-038', play => {
  const gone = codeAbility(
    'gone',
    'p2',
    'hit',
    turn => destroyModels(turn, ['c/1']),
    (_, { of }) => of === 'b/1',
  );
  const { game, setup } = attacking('Abc', { cards: { A: caster('beam', 6) }, abilities: [gone] }, beam);
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2, 2] })
    .choose('p1', attack)
    .choose('p1', 'b/1');
  expect(told(p).slice(5)).toEqual([
    'c/1 is destroyed',
    'cancelled at c/1',
    'damage roll at b/1',
    'damage 1 to b/1',
    'marks 1 on b/1',
    'end of A/1',
    'the action ends',
  ]);
});

const boar = {
  at: { x: 2540 * 4, y: 2540 * 2 },
  base: 30,
  keywords: ['PREY' as const],
  prey: { def: 4, arm: 4, hp: 2 },
  hits: { arcane: { yellow: 2 } },
  weapons: [blast('area', 3)],
};

scenario(
  'an element that attacks targets models of both players, and nobody infuses its rolls',
  ['SFI-SCENARIO-002', 'SFI-BEAM-011'],
  play => {
    const reserve = { grey: 2 };
    const armies = { p1: { reserve }, p2: { reserve } };
    const { game, setup } = attacking(
      'A.b',
      { armies, elements: { boar }, abilities: witnesses('hit', 'missed') },
      { attacker: 'boar', profile: 'blast' },
    );
    const p = play(game, { ...setup, dice: [2, 2, 1, 1, 3, 1] }).choose('p1', attack);
    expect(told(p)).toEqual([
      'boar attacks A/1 and b/1',
      'hit roll at A/1',
      'hit roll at b/1',
      'hit A/1',
      'miss b/1',
      'p1 passives missed of b/1',
      'p2 passives missed of b/1',
      'p1 reactions hit of A/1',
      'p2 reactions hit of A/1',
      'p1 passives hit of A/1',
      'p2 passives hit of A/1',
      'damage roll at A/1',
      'damage 1 to A/1',
      'marks 1 on A/1',
      'end of boar',
      'the action ends',
    ]);
  },
);

scenario(
  'PREY that attacks is an enemy: of a duellist in melee, and of a unit that is elusive',
  ['SFI-SCENARIO-002', 'SFI-PASSIVE-010', 'SFI-PASSIVE-011'],
  play => {
    const bite = { ...blast('single', 3), type: 'melee' as const };
    const passives = [{ id: 'duellist' as const }, { id: 'elusive' as const, x: 1 }];
    const { game, setup } = attacking(
      'A.b',
      {
        cards: { b: { passives } },
        elements: { boar: { ...boar, hits: { melee: { yellow: 2 } }, weapons: [bite] } },
      },
      { attacker: 'boar', profile: 'blast', target: 'b/1' },
    );
    const p = play(game, { ...setup, dice: [3, 3, 2] }).choose('p1', attack);
    expect(told(p)).toContain('miss b/1');
    expect(happened(p, 'DiceRerolled')).toMatchObject([{ player: 'p2', source: 'elusive' }]);
    expect(happened(p, 'HitDecided').map(({ defence }) => defence?.total)).toEqual([6]);
  },
);

scenario(
  'PREY is attacked like an enemy, and marked with what it suffers',
  ['SFI-SCENARIO-017', 'SFI-SCENARIO-002'],
  play => {
    const { game, setup } = attacking('A', { elements: { boar } }, { target: 'boar' });
    const p = play(game, { ...setup, dice: [2, 2, 3, 3] }).choose('p1', attack);
    expect(told(p).slice(2)).toEqual([
      'hit boar',
      'damage roll at boar',
      'damage 1 to boar',
      'marks 1 on boar',
      'end of A/1',
      'the action ends',
    ]);
  },
);

scenario('INDESTRUCTIBLE PREY records damage and stays', 'SFI-SCENARIO-018', play => {
  const { hp: _, ...prey } = boar.prey;
  const stone = { ...boar, prey, keywords: ['PREY' as const, 'INDESTRUCTIBLE' as const], damage: 40 };
  const { game, setup } = attacking('A', { elements: { boar: stone } }, { target: 'boar' });
  const p = play(game, { ...setup, dice: [2, 2, 3, 3] }).choose('p1', attack);
  expect(p.state.elements.map(({ id, damage }) => [id, damage])).toEqual([['boar', 41]]);
});

scenario('PREY without hit points left is removed', 'SFI-SCENARIO-017', play => {
  const { game, setup } = attacking('A', { elements: { boar: { ...boar, damage: 1 } } }, { target: 'boar' });
  const p = play(game, { ...setup, dice: [2, 2, 3, 3] }).choose('p1', attack);
  expect(p.state.elements).toEqual([]);
});
