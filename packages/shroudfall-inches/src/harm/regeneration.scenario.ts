import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, type LaidOut, laidOut } from '../testing/index.js';
import { markDamage } from '../units/leaving/destroy.js';

const scenario = scenarios<RuleId>(test);
/** `c` has Regeneration and is damaged as the activation of `A` begins. */
const hurting = (harm: 'rolled' | 'set', damage = 2, lay: LaidOut = {}) =>
  laidOut('A c', {
    cards: { c: { passives: [{ id: 'regeneration' }] } },
    ...lay,
    abilities: [
      codeAbility(
        'hurt',
        'p1',
        'activation-start',
        turn => markDamage(turn, { all: [{ model: 'c/1', damage }], harm, by: 'p1', rule: 'SFI-ATTACK-034' }),
        (_, { of }) => of === 'A',
      ),
    ],
  });
const regenerate = { ability: 'regeneration', source: 'c/1' };

scenario('Regeneration: after a damage roll a survivor may get one hit point back', 'SFI-PASSIVE-031', play => {
  const { game, setup } = hurting('rolled');
  const p = play(game, setup).options('p2', [regenerate, 'pass']);
  expect(p.state.models[1]?.damage).toBe(2);
  expect(p.choose('p2', regenerate).state.models[1]?.damage).toBe(1);
});

scenario('the player may decline Regeneration', 'SFI-PASSIVE-031', play => {
  const { game, setup } = hurting('rolled');
  expect(play(game, setup).choose('p2', 'pass').state.models[1]?.damage).toBe(2);
});

scenario('set damage sets off no Regeneration', 'SFI-PASSIVE-031', play => {
  const { game, setup } = hurting('set');
  play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('Regeneration brings no destroyed model back', 'SFI-PASSIVE-031', play => {
  const { game, setup } = hurting('rolled', 3);
  play(game, setup).ends({ reason: 'annihilation', winners: ['p1'] });
});

scenario('a burning unit does not regenerate', 'SFI-PASSIVE-032', play => {
  const { game, setup } = hurting('rolled', 2, {
    cards: { c: { passives: [{ id: 'regeneration' }] } },
    units: { c: { conditions: ['burning'] } },
  });
  play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a model that suffers two damage rolls of one attack may regenerate twice', 'SFI-PASSIVE-031', play => {
  const twice = [
    { model: 'c/1', damage: 1 },
    { model: 'c/1', damage: 1 },
  ];
  const { game, setup } = laidOut('A c', {
    cards: { c: { passives: [{ id: 'regeneration' }] } },
    abilities: [
      codeAbility('hurt', 'p1', 'activation-start', turn =>
        markDamage(turn, { all: twice, harm: 'rolled', by: 'p1', rule: 'SFI-ATTACK-034' }),
      ),
    ],
  });
  const p = play(game, setup).choose('p2', regenerate).choose('p2', regenerate);
  expect(p.state.models[1]?.damage).toBe(0);
});
