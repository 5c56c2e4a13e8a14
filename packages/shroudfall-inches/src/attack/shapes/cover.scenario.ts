import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { happened } from '../../testing/index.js';
import { box, type LaidPiece } from '../../testing/things.js';
import type { AttackShape, AttackType } from '../../vocabulary/words.js';
import { attacking, scenario } from '../scenario-words.js';

const caster = (type: AttackType, shape: AttackShape, dice: number) => ({
  hits: { [type]: { yellow: dice } },
  weapons: [{ id: 'blast', name: 'Blast', type, shape, range: 6, damage: { yellow: 2 } }],
});
const attack = { do: 'attack' } as const;
const blast = { profile: 'blast' } as const;

/** A wall between A/1 and b/1, which stands within an inch of it. */
const wall: LaidPiece = {
  type: 'linear',
  def: 1,
  arm: 1,
  keywords: [{ id: 'fortified-position', x: 1 }, 'hard-to-see'],
  footprint: [box(5, 0, 0.1, 4)],
};

for (const [shape, def, arm] of [
  ['single', 5, 5],
  ['area', 5, 5],
  ['beam', 4, 4],
] as const)
  scenario(
    `an attack of shape ${shape} across a wall: DEF ${def}, ARM ${arm}, and the re-rolls of the wall in any case`,
    ['SFI-BEAM-008', 'SFI-AREA-004', 'SFI-TERRAIN-010', 'SFI-TKEY-011', 'SFI-TKEY-013'],
    play => {
      const { game, setup } = attacking(
        'A.b',
        { at: { 'b/1': { x: inches(6), y: inches(2) } }, pieces: { wall }, cards: { A: caster('arcane', shape, 2) } },
        blast,
      );
      // Two dice to hit and the one of Elusive (1), two dice of damage and the one of the fortified position.
      const p = play(game, { ...setup, dice: [3, 3, 2, 3, 3, 1] }).choose('p1', attack);
      p.choose('p2', { source: 'fortified-position', places: [0] });
      expect(happened(p, 'HitDecided').map(({ total, defence }) => [total?.total, defence?.total])).toEqual([[5, def]]);
      expect(happened(p, 'DamageDecided').map(({ total, armour }) => [total?.total, armour?.total])).toEqual([
        [4, arm],
      ]);
    },
  );

scenario(
  'against a friend under the beam Duellist and Elusive do nothing; Hard to Hit and conditions count',
  ['SFI-BEAM-006', 'SFI-PASSIVE-010', 'SFI-PASSIVE-011', 'SFI-PASSIVE-021', 'SFI-CONDITION-003'],
  play => {
    const { game, setup } = attacking(
      'ABb',
      {
        cards: {
          A: caster('melee', 'beam', 3),
          B: { passives: [{ id: 'duellist' }, { id: 'elusive', x: 1 }, { id: 'hard-to-hit' }] },
        },
        units: { B: { conditions: ['crippled'] } },
      },
      blast,
    );
    const p = play(game, { ...setup, dice: [3, 1, 1, 0, 0, 0, 2, 2] })
      .choose('p1', attack)
      .choose('p1', 'B/1');
    // Of 3, 1 and 1 the 3 is dropped, and Crippled adds 2; b/1 is missed.
    expect(happened(p, 'HitDecided').map(({ total, defence }) => [total?.total, defence?.total])).toEqual([
      [1 + 1 + 2, 4],
      [0, 4],
    ]);
  },
);
