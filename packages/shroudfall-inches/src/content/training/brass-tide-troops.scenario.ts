import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { use } from '../../abilities/scenario-words.js';
import { conditionsOf, directions, happened, healthOf } from '../../testing/index.js';
import { at, attack, attackedBy, dealt, onwards, scenario } from './scenario-words.js';

const attackOn = { do: 'attack' } as const;

scenario('Scatter: a hound that a ranged attack targets moves away from the attacker', 'SFI-MOVE-023', play => {
  const { game, setup } = dealt(
    'A    c',
    { A: 'gear-hounds' },
    attackedBy({ armies: { p1: { reserve: { grey: 1 } } } }),
  );
  const p = attack(play(game, { ...setup, seed: 'any' }), 'p2', 'bow', 'A/1').uses('p1', 'A:scatter');
  p.refuses('p1', { to: at(2.5, 2) }, { code: 'comes-nearer', rule: 'SFI-MOVE-023' }).choose('p1', { to: at(1, 2) });
  expect(happened(p, 'ModelMoved')).toMatchObject([{ model: 'A/1', to: at(1, 2), tool: 'S' }]);
});

scenario('Bowl Over: a hit pushes the enemy an inch away and the hound after it', 'SFI-PUSH-007', play => {
  const { game, setup } = dealt('A\nc', { A: 'gear-hounds' });
  const p = attack(play(game, { ...setup, dice: [0, 2, 2, 2, 0, 0, 0] }), 'p1', 'jaws').uses('p1', 'A:bowl-over');
  expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.y - from.y])).toEqual([
    ['c/1', inches(1)],
    ['A/1', inches(1)],
  ]);
});

scenario('Dig In: an action brings +2 ARM until the next activation', 'SFI-ABILITY-ACTIVE-006', play => {
  const { game, setup } = dealt(
    'A\nc',
    { A: 'riveters' },
    {
      cards: {
        c: {
          hits: { melee: { red: 4 } },
          weapons: [{ id: 'axe', name: 'Axe', type: 'melee', shape: 'single', range: 1, damage: { red: 4 } }],
        },
      },
    },
  );
  const p = play(game, { ...setup, dice: [4, 4, 4, 4, 4, 4, 4, 3] })
    .choose('p1', use('dig-in'))
    .choose('p1', { do: 'end' });
  attack(p.choose('p1', {}).chooseIfAsked('p2', 'c'), 'p2', 'axe', 'A/1');
  // 15 against ARM 8: one point. The printed ARM 6 would let two through.
  expect(happened(p, 'DamageMarked').map(({ damage }) => damage)).toEqual([1]);
});

scenario('Red-hot Rivets: a critical ranged hit sets the enemy unit on fire', 'SFI-CRIT-003', play => {
  const shot = (dice: readonly number[]) => {
    const { game, setup } = dealt('A   c', { A: 'riveters' });
    return conditionsOf(onwards(attack(play(game, { ...setup, dice }), 'p1', 'rivet-gun')), 'c');
  };
  // 8 is twice DEF 4.
  expect([shot([1, 2, 2, 2, 0, 0, 0]), shot([2, 2, 2, 2, 0, 0, 0])]).toEqual([[], ['burning']]);
});

scenario('Bounce Off: a melee attacker that did no damage is pushed 2 inches away', 'SFI-PUSH-008', play => {
  const { game, setup } = dealt('A\nc', { A: 'boiler-golem' }, attackedBy());
  const p = attack(play(game, { ...setup, dice: [4, 4, 4, 4, 3, 3] }), 'p2', 'blade', 'A/1').choose(
    'p1',
    directions.down,
  );
  expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.y - from.y])).toEqual([
    ['c/1', inches(2)],
  ]);
});

scenario('Stoke: melee damage rolls of this activation have one red die more', 'SFI-DICE-010', play => {
  const { game, setup } = dealt('A\nc', { A: 'boiler-golem' }, { armies: { p1: { reserve: { red: 1 } } } });
  const p = play(game, { ...setup, dice: [1, 1, 1, 1, 0, 0, 0, 2, 2] }).choose('p1', use('stoke'));
  attack(p, 'p1', 'ram');
  expect(happened(p, 'PoolChanged').map(({ what, pool }) => [what, pool])).toEqual([
    ['damage', { grey: 1, yellow: 2, red: 2 }],
  ]);
});

scenario('Boarders: the unit takes one more move action', 'SFI-ACTION-017', play => {
  const { game, setup } = dealt(
    'A   c',
    { A: 'deckhands' },
    {
      activation: { spent: ['shake'] },
      armies: { p1: { reserve: { yellow: 1, grey: 1 } } },
    },
  );
  const p = play(game, setup)
    .choose('p1', use('boarders'))
    .choose('p1', { to: at(2, 4) });
  expect([happened(p, 'ModelMoved').length, p.state.activation?.spent]).toEqual([1, ['shake']]);
  p.choose('p1', { do: 'shake' });
});

scenario('Mob: +1 on hits and damage against an enemy in melee with another deckhand', 'SFI-STACK-008', play => {
  const totals = (other: number) => {
    const { game, setup } = dealt('A\nc', { A: 'deckhands' }, { at: { 'A/2': at(2 + other, 4) } });
    const p = play(game, { ...setup, dice: [0, 2, 2, 0, 1] })
      .choose('p1', attackOn)
      .choose('p1', 'A/1');
    p.choose('p1', { profile: 'cutlass', target: 'c/1' });
    return [happened(p, 'HitDecided')[0]?.total?.total, happened(p, 'DamageDecided')[0]?.total?.total];
  };
  expect([totals(2), totals(4)]).toEqual([
    [5, 2],
    [4, 1],
  ]);
});

scenario('Breach: the chosen enemy unit loses 2 DEF in this activation', 'SFI-CARD-021', play => {
  const outcome = (breach: boolean, dice: readonly number[]) => {
    const { game, setup } = dealt('A  c', { A: 'sappers' }, { armies: { p1: { reserve: { yellow: 1 } } } });
    const p = play(game, { ...setup, dice });
    if (breach) p.choose('p1', use('breach'));
    else p.choose('p1', { do: 'discard', colour: 'yellow' });
    onwards(attack(p, 'p1', 'carbine'));
    return happened(p, 'HitDecided').map(one => one.outcome);
  };
  expect([outcome(false, [0, 1, 1, 0]), outcome(true, [0, 1, 1, 0, 0, 0, 0])]).toEqual([['miss'], ['hit']]);
});

scenario('Maintenance: all damage goes from a clockwork model within 2 inches', 'SFI-DAMAGE-011', play => {
  const { game, setup } = dealt(
    'AB  c',
    { A: 'sappers', B: 'boiler-golem' },
    {
      damage: { 'B/1': 5 },
      armies: { p1: { reserve: { grey: 1 } } },
    },
  );
  const p = play(game, setup).choose('p1', use('maintenance')).chooseIfAsked('p1', 'B/1');
  expect([healthOf(p, 'B/1'), p.state.activation?.spent]).toEqual([8, ['sacrificed']]);
});

scenario('Shoot and Scoot: a model that has attacked may be placed within 1 inch', 'SFI-PLACE-002', play => {
  const { game, setup } = dealt('A  c', { A: 'sappers' });
  const p = attack(play(game, { ...setup, dice: [0, 0, 0, 0] }), 'p1', 'carbine');
  p.uses('p1', 'A:shoot-and-scoot').choose('p1', at(1.5, 2));
  expect(happened(p, 'ModelShifted')).toMatchObject([{ model: 'A/1', how: 'place', to: at(1.5, 2) }]);
});

scenario('Crackle: enemies within 2 inches have one die less in hit rolls', 'SFI-DICE-010', play => {
  const pools = (gap: number) => {
    const { game, setup } = dealt(
      'A\nc',
      { A: 'spark-wisps' },
      attackedBy({ at: { 'c/1': { x: inches(2) + 3000 + gap, y: inches(2) } } }),
    );
    const p = attack(play(game, { ...setup, seed: 'any' }), 'p2', 'bow', 'A/1');
    return happened(p, 'PoolChanged').map(({ what, pool }) => [what, pool]);
  };
  expect([pools(inches(2)), pools(inches(2) + 1)]).toEqual([[['hit', { red: 3 }]], []]);
});
