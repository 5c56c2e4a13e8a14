import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { codeAbility, conditionsOf, happened, type LaidOut } from '../../../testing/index.js';
import { destroyModels } from '../../../units/leaving/destroy.js';
import type { Effect } from '../../../vocabulary/effect.js';
import { carrying, scenario } from '../scenario-words.js';

const close: LaidOut = { pitch: 1.5 };
const blade = (target: string) => ({ profile: 'blade', target });

scenario('an attack of an ability has the restrictions of attacks and is no action', 'SFI-ATTACK-039', play => {
  const { game, setup } = carrying('cAd', [{ op: 'attack' }], {}, close);
  // In melee the bow cannot be used.
  const p = play(game, { ...setup, dice: [0, 0] })
    .choose('p1', 'A')
    .options('p1', [blade('c/1'), blade('d/1')]);
  p.choose('p1', blade('d/1'));
  expect(happened(p, 'AttackDeclared').map(({ attack, targets }) => [attack.from, attack.inAction, targets])).toEqual([
    ['Trick', false, ['d/1']],
  ]);
  expect(p.state.activation?.spent).toEqual([]);
});

scenario('an ability may name the weapon, the type or the target of its attack', 'SFI-ATTACK-039', play => {
  const targets = (effect: Effect, aims: readonly string[], dice: readonly number[] = []) => {
    const { game, setup } = carrying('cAd', [effect], { aims }, close);
    return happened(play(game, { ...setup, dice }).choose('p1', 'A'), 'AttackDeclared').map(one => one.targets);
  };
  expect(targets({ op: 'attack', type: 'melee', at: 'aim' }, ['d/1'], [0, 0])).toEqual([['d/1']]);
  expect(targets({ op: 'attack', weapon: 'blade' }, ['c/1'], [0, 0])).toEqual([['c/1']]);
  expect(targets({ op: 'attack', weapon: 'bow' }, ['c/1'])).toEqual([]);
  expect(targets({ op: 'attack', type: 'arcane' }, ['c/1'])).toEqual([]);
});

scenario('an attack without a weapon is arcane and uses the arcane hit value', 'SFI-ABILITY-ACTIVE-011', play => {
  const bolt: Effect = { op: 'attack', profile: { shape: 'single', range: 6, damage: { yellow: 1 } } };
  const { game, setup } = carrying('A c', [bolt], {}, { cards: { A: { hits: { arcane: { red: 2 } } } } });
  const p = play(game, { ...setup, dice: [4, 4, 3] });
  expect(happened(p, 'AttackDeclared').map(({ attack }) => [attack.type, attack.profile])).toEqual([['arcane', null]]);
  expect(happened(p, 'DiceRolled').map(({ dice }) => dice.map(({ colour }) => colour))).toEqual([
    ['red', 'red'],
    ['yellow'],
  ]);
});

const follows: Effect = {
  op: 'attack',
  type: 'melee',
  after: [
    { needs: 'hit', effects: [{ op: 'condition', condition: 'hexed', to: 'defender' }] },
    { needs: 'critical', effects: [{ op: 'condition', condition: 'stunned', to: 'defender' }] },
    { needs: 'damage', effects: [{ op: 'condition', condition: 'burning', to: 'defender' }] },
  ],
};

scenario('effects after an attack need a hit, a critical hit or damage', 'SFI-ATTACK-039', play => {
  const conditions = (def: number, ...dice: readonly number[]) => {
    const { game, setup } = carrying('Ac', [follows], {}, { ...close, cards: { c: { def } } });
    return unitOf(play(game, { ...setup, dice }).state, 'c').conditions;
  };
  expect(conditions(4, 1, 2)).toEqual([]);
  expect(conditions(4, 2, 2, 1, 2)).toEqual(['hexed']);
  expect(conditions(3, 3, 3, 1, 2)).toEqual(['hexed', 'stunned']);
  expect(conditions(4, 2, 2, 2, 2)).toEqual(['hexed', 'burning']);
});

scenario(
  'damage that is not marked, because the target has left the table, is not the damage that a later effect needs',
  ['SFI-ATTACK-039', 'SFI-ATTACK-038'],
  play => {
    const burning = (isKilled: boolean) => {
      const kill = codeAbility(
        'kill',
        'p1',
        'damaged',
        turn => destroyModels(turn, ['c/1']),
        () => isKilled,
        { kind: 'reactions' },
      );
      const { game, setup } = carrying('Ac   c', [follows], {}, { ...close, abilities: [kill] });
      return conditionsOf(play(game, { ...setup, dice: [2, 2, 2, 2] }), 'c');
    };
    expect([burning(false), burning(true)]).toEqual([['hexed', 'burning'], ['hexed']]);
  },
);

scenario('without a legal target nothing happens', 'SFI-ATTACK-039', play => {
  const { game, setup } = carrying('A               c', [{ op: 'attack' }]);
  expect(happened(play(game, setup), 'AttackDeclared')).toEqual([]);
});

scenario(
  'the player of a model that an effect of no player lets attack chooses the target, also in the activation of the enemy',
  ['SFI-ATTACK-039', 'SFI-ATTACK-016'],
  play => {
    const nobody = { player: null, unit: null, source: 'mine', model: 'c/1' };
    const moment = { window: 'entered', of: 'c/1' } as const;
    const { game, setup } = carrying('AcA d', [{ op: 'attack', type: 'melee', by: 'trigger' }], { ...nobody, moment });
    const p = play(game, { ...setup, dice: [0, 0] })
      .choose('p1', 'A')
      .waitsFor({ by: 'p2', kind: 'attack' });
    p.choose('p2', { profile: 'blade', target: 'A/2' }).waitsFor({ by: 'p1', kind: 'act' });
  },
);
