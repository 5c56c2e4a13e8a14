import { expect } from 'vitest';
import { passive } from '../../abilities/scenario-words.js';
import { happened } from '../../testing/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { attacking, scenario } from '../scenario-words.js';

const beam: Weapon = { id: 'ray', name: 'Ray', type: 'arcane', shape: 'beam', range: 8, damage: { yellow: 2 } };
/** The first hit of an activation may be taken by another model of the unit. */
const stepsIn = passive({
  limit: 'once-per-activation',
  optional: true,
  when: { window: 'hit', of: 'self', by: 'enemy' },
  effects: [{ op: 'redirect', within: 2 }],
});

scenario(
  'a model that takes a hit in the place of another one under the same beam suffers both, marked together, and is destroyed once',
  ['SFI-UNIT-004', 'SFI-BEAM-011'],
  play => {
    const suffered = (hp: number) => {
      const { game, setup } = attacking(
        'Abb',
        {
          cards: {
            A: { hits: { arcane: { red: 2 } }, weapons: [beam] },
            b: { hp, arm: 2, abilities: [stepsIn] },
          },
          damage: { 'b/1': hp - 1 },
        },
        { profile: 'ray', target: 'b/1' },
      );
      const p = play(game, { ...setup, dice: [4, 4, 4, 4, 3, 3, 3, 1] })
        .choose('p1', { do: 'attack' })
        .choose('p1', 'b/1');
      p.uses('p2', 'b:habit');
      const marked = happened(p, 'DamageMarked').map(({ model, damage }) => `${damage} on ${model}`);
      return [marked, happened(p, 'ModelDestroyed').map(({ model }) => model)];
    };
    expect(suffered(9)).toEqual([['3 on b/2', '2 on b/2'], []]);
    // The surplus of the second hit is lost.
    expect(suffered(4)).toEqual([['3 on b/2', '1 on b/2'], ['b/2']]);
  },
);
