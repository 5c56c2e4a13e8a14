import { expect } from 'vitest';
import { happened, laidOut } from '../testing/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import { attacking, scenario, told, witnesses } from './scenario-words.js';

const reach = (id: string, range: number): Weapon => ({
  id,
  name: id,
  type: 'melee',
  shape: 'single',
  range,
  damage: { yellow: 2 },
});
const plain = {
  hits: { melee: { yellow: 2 }, ranged: { yellow: 2 } },
  weapons: [reach('blade', 1), { ...reach('bow', 12), type: 'ranged' as const }],
};
const swinging = { ...plain, passives: [{ id: 'backswing' as const }] };
const attack = { do: 'attack' } as const;
const swing = (profile: string, target: string) => ({ ability: 'backswing', source: 'A/1', with: { profile, target } });

scenario('a model that has damaged an enemy may strike once more, at any legal target', 'SFI-PASSIVE-004', play => {
  const { game, setup } = attacking('bAc', { cards: { A: swinging } });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2, 2, 2, 2] }).choose('p1', attack);
  p.options('p1', [swing('blade', 'b/1'), swing('blade', 'c/1'), 'pass']).choose('p1', swing('blade', 'c/1'));
  // The blow against b is marked after the second attack, which generates no third one.
  expect(told(p).slice(4)).toEqual([
    'damage 1 to b/1',
    'A/1 attacks c/1',
    'hit roll at c/1',
    'hit c/1',
    'damage roll at c/1',
    'damage 1 to c/1',
    'marks 1 on c/1',
    'end of A/1',
    'marks 1 on b/1',
    'end of A/1',
    'the action ends',
  ]);
});

scenario('the player may decline Backswing', 'SFI-PASSIVE-004', play => {
  const { game, setup } = attacking('bAc', { cards: { A: swinging } });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2] })
    .choose('p1', attack)
    .choose('p1', 'pass');
  expect(happened(p, 'AttackDeclared')).toHaveLength(1);
  expect(told(p).at(-1)).toBe('the action ends');
});

scenario(
  'Backswing comes after all reactions, with the passives of the attacker, which follow those of the defender',
  ['SFI-PASSIVE-004', 'SFI-ATTACK-033'],
  play => {
    const abilities = witnesses('damaged');
    const { game, setup } = attacking('bA', { cards: { A: swinging }, abilities });
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
    // The player orders the own passives of this step.
    const own = 'p1 passives damaged';
    p.options('p1', [swing('blade', 'b/1'), { ability: own, source: own }]);
    expect(told(p).slice(-3)).toEqual([
      'p2 reactions damaged of b/1',
      'p1 reactions damaged of b/1',
      'p2 passives damaged of b/1',
    ]);
  },
);

scenario('no damage, no melee attack or no enemy: no Backswing', 'SFI-PASSIVE-004', play => {
  const declared = (
    lay: Parameters<typeof attacking>[1],
    what: Parameters<typeof attacking>[2],
    dice: readonly number[],
  ) => {
    const { game, setup } = attacking('A.b', lay, what);
    return happened(play(game, { ...setup, dice }).choose('p1', attack), 'AttackDeclared').length;
  };
  const long = { ...swinging, weapons: [reach('blade', 4), { ...reach('bow', 12), type: 'ranged' as const }] };
  expect(declared({ cards: { A: long } }, {}, [2, 2, 1, 1])).toBe(1);
  expect(
    declared(
      { cards: { A: { ...long, weapons: [{ ...reach('bow', 12), type: 'ranged' }] } } },
      { profile: 'bow' },
      [2, 2, 2, 2],
    ),
  ).toBe(1);
  expect(declared({ cards: { A: { ...long, passives: [] } } }, {}, [2, 2, 2, 2])).toBe(1);
});

scenario('a shot gives no Backswing, and Backswing is no shot', 'SFI-PASSIVE-004', play => {
  const relentless = [...swinging.passives, { id: 'relentless' as const }];
  const cards = { A: { ...swinging, passives: relentless } };
  const shooting = attacking('Ab', { cards }, { profile: 'bow' });
  const shot = play(shooting.game, { ...shooting.setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
  expect(told(shot).slice(-3)).toEqual(['marks 1 on b/1', 'end of A/1', 'the action ends']);
  const striking = attacking('Ab', { cards });
  const blow = play(striking.game, { ...striking.setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
  blow.options('p1', [swing('blade', 'b/1'), 'pass']);
});

scenario('friends under a melee beam give no Backswing', 'SFI-PASSIVE-004', play => {
  const sweep = { ...reach('blade', 3), shape: 'beam' as const };
  const { game, setup } = attacking(
    'AB',
    { cards: { A: { ...swinging, weapons: [sweep] }, B: {} } },
    { target: 'B/1' },
  );
  const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
  expect(told(p).at(-1)).toBe('the action ends');
});

scenario('one attack gives one Backswing, however many enemies it damages', 'SFI-PASSIVE-004', play => {
  const sweep = { ...reach('blade', 3), shape: 'area' as const };
  const { game, setup } = attacking('bAc', { cards: { A: { ...swinging, weapons: [sweep] } } });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2, 2, 2, 2] })
    .choose('p1', attack)
    .choose('p1', 'b/1');
  p.choose('p1', 'pass');
  expect(told(p).at(-1)).toBe('the action ends');
});

scenario('Backswing follows the first enemy that is damaged, after others that are not', 'SFI-PASSIVE-004', play => {
  const sweep = { ...reach('blade', 3), shape: 'area' as const };
  const { game, setup } = attacking('bAc', { cards: { A: { ...swinging, weapons: [sweep] } } }, {});
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 1, 0, 2, 2, 1, 1, 1, 1] })
    .choose('p1', attack)
    .choose('p1', 'b/1');
  // The second attack is an area, too, which has no target of its own.
  p.options('p1', [{ ability: 'backswing', source: 'A/1', with: { profile: 'blade' } }, 'pass']);
  p.choose('p1', { ability: 'backswing', source: 'A/1', with: { profile: 'blade' } }).choose('p1', 'c/1');
  expect(happened(p, 'AttackDeclared').map(({ targets }) => targets)).toEqual([
    ['b/1', 'c/1'],
    ['c/1', 'b/1'],
  ]);
});

scenario('a profile that Backswing uses is not used up in the action', ['SFI-PASSIVE-004', 'SFI-ATTACK-039'], play => {
  const card = { ...swinging, weapons: [reach('blade', 1), reach('knife', 1)] };
  const { game, setup } = laidOut('Ab', { active: 'A', cards: { A: card, b: { hp: 9 } } });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 1, 1] })
    .choose('p1', attack)
    .choose('p1', { profile: 'blade', target: 'b/1' })
    .choose('p1', swing('knife', 'b/1'));
  expect(happened(p, 'AttackDeclared').map(({ attack: { profile, inAction } }) => [profile, inAction])).toEqual([
    ['blade', true],
    ['knife', false],
  ]);
  p.options('p1', [{ profile: 'knife', target: 'b/1' }, 'done']);
});

scenario(
  'an attack by Backswing generates none of its own side, but the enemy may answer it',
  'SFI-PASSIVE-005',
  play => {
    const ability = (id: string, role: 'attacker' | 'defender', at: 'attacker' | 'defender') =>
      ({
        id,
        name: id,
        kind: 'passive',
        when: { window: 'damaged', of: 'self', role },
        effects: [{ op: 'attack', at }],
      }) as const;
    const weapons = [reach('blade', 1)];
    const cards = {
      A: { weapons, abilities: [ability('fury', 'attacker', 'defender')] },
      b: { weapons, abilities: [ability('answer', 'defender', 'attacker')] },
    };
    const attackers = (from: string, dice: readonly number[]) => {
      const { game, setup } = attacking('Ab', { cards }, { from });
      const p = play(game, { ...setup, dice }).choose('p1', attack);
      return happened(p, 'AttackDeclared').map(({ attack: { attacker } }) => attacker);
    };
    expect(attackers('backswing', [2, 2, 2, 2, 1, 1])).toEqual(['A/1', 'b/1']);
    expect(attackers('Fury', [2, 2, 2, 2, 1, 1, 1, 1])).toEqual(['A/1', 'b/1', 'A/1']);
  },
);

scenario('after an attack by Backswing an attack action by an ability is barred as well', 'SFI-PASSIVE-005', play => {
  const again = {
    id: 'again',
    name: 'Again',
    kind: 'passive',
    when: { window: 'damaged', of: 'self', role: 'attacker' },
    effects: [{ op: 'action', action: 'attack' }],
  } as const;
  const begun = (from: string, dice: readonly number[]) => {
    const { game, setup } = attacking('Ab', { cards: { A: { abilities: [again] } } }, { from });
    // The action is the one attack of the scenario, which damages b again and again.
    return happened(play(game, { ...setup, dice }).choose('p1', attack), 'ActionBegan').length;
  };
  expect(begun('backswing', [2, 2, 2, 2])).toBe(1);
});
