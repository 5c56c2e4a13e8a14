import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { use } from '../../abilities/scenario-words.js';
import { armyOf } from '../../match/lookups.js';
import { conditionsOf, directions, happened, healthOf } from '../../testing/index.js';
import { at, attack, attackedBy, dealt, onwards, scenario } from './scenario-words.js';

scenario('Silent Wings: the unit of the chosen enemy has ARM 4 in this activation', 'SFI-CARD-021', play => {
  const damage = (arm: number) => {
    const { game, setup } = dealt(
      'A\nc',
      { A: 'owl-knights' },
      {
        armies: { p1: { reserve: { yellow: 1 } } },
        cards: { c: { arm } },
      },
    );
    const p = play(game, { ...setup, dice: [1, 1, 1, 1, 3, 3, 2] }).choose('p1', use('silent-wings'));
    return happened(onwards(attack(p, 'p1', 'talons')), 'DamageDecided').map(one => one.damage);
  };
  expect([damage(8), damage(2)]).toEqual([[2], [2]]);
});

scenario('Last Hoot: a knight attacks when another friend near it is destroyed', 'SFI-ABILITY-REACTIVE-001', play => {
  const { game, setup } = dealt(
    'A\ncB',
    { A: 'owl-knights' },
    attackedBy({
      armies: { p1: { reserve: { yellow: 1 } } },
      damage: { 'B/1': 2 },
    }),
  );
  const p = attack(play(game, { ...setup, dice: [4, 4, 4, 4, 3, 3, 0, 0, 0, 0] }), 'p2', 'blade', 'B/1');
  onwards(p.uses('p1', 'A:last-hoot'));
  expect(happened(p, 'AttackDeclared').map(({ attack: one }) => [one.attacker, one.profile])).toEqual([
    ['c/1', 'blade'],
    ['A/1', 'talons'],
  ]);
});

scenario('Regrow: 1 damage goes at the end of a round', 'SFI-DAMAGE-011', play => {
  const { game, setup } = dealt(
    'A     c',
    { A: 'tangle-beast' },
    {
      damage: { 'A/1': 3 },
      state: { stage: { name: 'round-end', step: 'effects of units' } },
    },
  );
  expect(healthOf(play(game, setup).uses('p1', 'A:regrow'), 'A/1')).toBe(5);
});

scenario('Bark Skin: damage that a friend near the beast suffers in this attack is 1 less', 'SFI-DAMAGE-005', play => {
  const { game, setup } = dealt(
    'AB\n c',
    { A: 'tangle-beast' },
    attackedBy({
      pitch: 1.9,
      armies: { p1: { reserve: { yellow: 1 } } },
      cards: { B: { arm: 2 } },
    }),
  );
  const p = attack(play(game, { ...setup, dice: [4, 4, 4, 4, 3, 1] }), 'p2', 'blade', 'B/1').uses('p1', 'A:bark-skin');
  expect(happened(p, 'DamageMarked').map(({ model, damage }) => [model, damage])).toEqual([['B/1', 1]]);
});

scenario('Bark Skin: of two beasts that react to one hit the damage is 1 less, not 2', 'SFI-STACK-001', play => {
  const { game, setup } = dealt(
    'AB\n c',
    { A: 'tangle-beast', D: 'tangle-beast' },
    attackedBy({
      pitch: 1.9,
      at: { 'D/1': at(6.5, 1.9) },
      armies: { p1: { reserve: { yellow: 2 } } },
      cards: { B: { arm: 2, hp: 9 } },
    }),
  );
  const p = attack(play(game, { ...setup, dice: [4, 4, 4, 4, 3, 3] }), 'p2', 'blade', 'B/1');
  p.uses('p1', 'A:bark-skin', { source: 'A' });
  p.uses('p1', 'D:bark-skin').waitsFor({ by: 'p2', kind: 'act' });
  expect(happened(p, 'DamageMarked').map(({ model, damage }) => [model, damage])).toEqual([['B/1', 2]]);
});

scenario('Lash About: any one model within 3 inches is pushed 2 inches in any direction', 'SFI-PUSH-009', play => {
  const { game, setup } = dealt('AB\nc', { A: 'tangle-beast' }, { pitch: 3, armies: { p1: { reserve: { grey: 1 } } } });
  const p = play(game, setup).choose('p1', use('lash-about')).options('p1', ['B/1', 'c/1']).choose('p1', 'B/1');
  p.choose('p1', directions.right);
  expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.x - from.x])).toEqual([
    ['B/1', inches(2)],
  ]);
});

scenario('Second Growth: the first damage makes its rolls better, once per game', 'SFI-PRIORITY-012', play => {
  const axe = { id: 'axe', name: 'Axe', type: 'melee', shape: 'single', range: 2, damage: { red: 2 } } as const;
  const { game, setup } = dealt(
    'A\nc',
    { A: 'tangle-beast' },
    attackedBy({
      pitch: 2.5,
      cards: { c: { weapons: [axe], hits: { melee: { red: 4 } }, essence: {} } },
    }),
  );
  const p = play(game, { ...setup, seed: 'any' });
  onwards(attack(p, 'p2', 'axe', 'A/1'));
  onwards(attack(p, 'p2', 'axe', 'A/1'));
  expect(happened(p, 'DamageMarked')).toHaveLength(2);
  expect(happened(p, 'EffectBegan').map(({ effect }) => effect.data)).toMatchObject([
    { what: 'damage', by: 1, until: 'game' },
    { what: 'hit', by: 1, until: 'action' },
  ]);
});

scenario(
  'Quiet Ground: an activation that ends beside an element in the own half gives essence',
  'SFI-ESSENCE-010',
  play => {
    const gained = (y: number) => {
      const { game, setup } = dealt(
        '',
        { A: 'tangle-beast' },
        {
          at: { 'A/1': at(6, y), 'c/1': at(30, 30) },
          elements: { mine: { at: at(9, y) } },
        },
      );
      const p = play(game, setup).choose('p1', { do: 'end' });
      p.until(
        ({ decisions }) => decisions.some(({ by }) => by === 'p2'),
        ({ options }) => options?.[0],
      );
      return armyOf(p.state, 'p1').reserve;
    };
    expect([gained(8), gained(28)]).toEqual([{ grey: 1, red: 1 }, { red: 1 }]);
  },
);

scenario('Pop: a sporeling that is destroyed poisons every other unit within 1 inch', 'SFI-CONDITION-009', play => {
  const { game, setup } = dealt('A\ncB', { A: 'sporelings' }, attackedBy({ at: { 'A/2': at(8, 8), 'd/1': at(2, 6) } }));
  const p = onwards(attack(play(game, { ...setup, dice: [4, 4, 4, 4, 3, 3] }), 'p2', 'blade', 'A/1'));
  expect(['A', 'B', 'c', 'd'].map(unit => conditionsOf(p, unit))).toEqual([[], [], ['poisoned'], []]);
});
