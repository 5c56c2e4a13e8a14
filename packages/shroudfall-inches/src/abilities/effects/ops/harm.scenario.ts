import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { happened } from '../../../testing/index.js';
import type { Sfi } from '../../../vocabulary/index.js';
import { carrying, scenario } from '../scenario-words.js';

const wounds = (p: Play<Sfi>): readonly string[] => p.state.models.map(({ id, damage }) => `${id} ${damage}`);

scenario('set damage happens to each model that the ability aims at', 'SFI-DAMAGE-008', play => {
  const { game, setup } = carrying('A ccd', [{ op: 'damage', amount: 1 }], { aims: ['c/2', 'd/1'] });
  expect(wounds(play(game, setup).choose('p1', 'A'))).toEqual(['A/1 0', 'c/1 0', 'c/2 1', 'd/1 1']);
});

scenario('an aim at a unit means each of its models', 'SFI-DAMAGE-008', play => {
  const { game, setup } = carrying('A ccd', [{ op: 'damage', amount: 1 }], { aims: ['c'] });
  expect(wounds(play(game, setup).choose('p1', 'A'))).toEqual(['A/1 0', 'c/1 1', 'c/2 1', 'd/1 0']);
});

scenario('without an aim an effect happens to the own unit, with an empty aim to nobody', 'SFI-DAMAGE-008', play => {
  const own = carrying('A cd', [{ op: 'damage', amount: 1 }]);
  expect(wounds(play(own.game, own.setup).choose('p1', 'A'))).toEqual(['A/1 1', 'c/1 0', 'd/1 0']);
  const nobody = carrying('A cd', [{ op: 'damage', amount: 1 }], { aims: [] });
  expect(wounds(play(nobody.game, nobody.setup).choose('p1', 'A'))).toEqual(['A/1 0', 'c/1 0', 'd/1 0']);
});

scenario('a damage roll of an ability is made by its player, who may infuse it', 'SFI-INFUSE-008', play => {
  const { game, setup } = carrying(
    'A cd',
    [{ op: 'damageRoll', dice: { yellow: 1 } }],
    { aims: ['c/1'] },
    { armies: { p1: { reserve: { red: 1 } } } },
  );
  const p = play(game, { ...setup, dice: [3, 4] })
    .choose('p1', 'A')
    .choose('p1', 'red');
  expect(wounds(p)).toEqual(['A/1 0', 'c/1 1', 'd/1 0']);
});

scenario('nobody infuses a damage roll of a manifestation', 'SFI-INFUSE-008', play => {
  const { game, setup } = carrying(
    'A cd',
    [{ op: 'damageRoll', dice: { yellow: 2 } }],
    { player: null, unit: null, model: 'c/1', source: 'cloud' },
    { armies: { p1: { reserve: { red: 1 } }, p2: { reserve: { red: 1 } } } },
  );
  const p = play(game, { ...setup, dice: [3, 1] }).choose('p1', 'A');
  expect(wounds(p)).toEqual(['A/1 0', 'c/1 1', 'd/1 0']);
});

scenario('healing gives back hit points, at most those that were lost', 'SFI-DAMAGE-011', play => {
  const healing = (amount: number | 'all') => {
    const { game, setup } = carrying('A cd', [{ op: 'heal', amount }], {}, { damage: { 'A/1': 2 } });
    return play(game, setup).choose('p1', 'A');
  };
  expect(wounds(healing(1))[0]).toBe('A/1 1');
  expect(wounds(healing('all'))[0]).toBe('A/1 0');
  const much = healing(5);
  expect(wounds(much)[0]).toBe('A/1 0');
  expect(happened(much, 'DamageRemoved')).toEqual([{ type: 'DamageRemoved', model: 'A/1', damage: 2 }]);
});

scenario('a model without damage is not healed', 'SFI-DAMAGE-011', play => {
  const { game, setup } = carrying('A cd', [{ op: 'heal', amount: 1 }]);
  expect(happened(play(game, setup).choose('p1', 'A'), 'DamageRemoved')).toEqual([]);
});
