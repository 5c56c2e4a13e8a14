import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { active, passive, use } from '../../abilities/scenario-words.js';
import { armyOf } from '../../match/lookups.js';
import { type LaidOut, laidOut } from '../../testing/index.js';
import type { StandingAbility, WindowId } from '../../vocabulary/ability.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { attacking, scenario } from '../scenario-words.js';

const blast: Weapon = { id: 'blast', name: 'Blast', type: 'arcane', shape: 'area', range: 2, damage: { yellow: 2 } };

/** A point for d whenever something happens to another model of p2 within 5 inches, and d leaves for the far corner of the table. */
const watching = (window: WindowId): StandingAbility =>
  passive({
    when: { window, of: 'other-friend', within: 5, outsideAttacks: true },
    effects: [
      { op: 'victoryPoints', amount: 1 },
      { op: 'code', name: 'leave' },
    ],
  });
const leaving: LaidOut = {
  codeEffects: {
    leave(turn) {
      const from = turn.state.models.find(({ id }) => id === 'd/1')?.at ?? { x: 0, y: 0 };
      const to = { x: inches(30), y: inches(30) };
      turn.emit({ type: 'ModelShifted', model: 'd/1', from, to, how: 'place' }, 'SFI-PLACE-001');
    },
  },
};

/** Damage for every enemy within 3 inches. */
const burst = active({
  cost: {},
  aim: { how: 'every', what: 'model', side: 'enemy', within: 3 },
  effects: [{ op: 'damage', amount: 1 }],
});

scenario(
  'the moments of all targets of an area are judged before any ability acts in one of them',
  ['SFI-PRIORITY-010', 'SFI-ABILITY-REACTIVE-012', 'SFI-AREA-003'],
  play => {
    const seen = (window: WindowId, dice: readonly number[]) => {
      const A = { hits: { arcane: { yellow: 2 } }, weapons: [blast] } as const;
      const lay = { ...leaving, cards: { A, d: { abilities: [watching(window)] } } };
      const { game, setup } = attacking('bAc\n\n d', lay, { profile: 'blast' });
      const p = play(game, { ...setup, dice })
        .choose('p1', { do: 'attack' })
        .choose('p1', 'b/1');
      return armyOf(p.state, 'p2').points;
    };
    expect(seen('targeted', [1, 1, 1, 1])).toBe(2);
    expect(seen('missed', [1, 1, 1, 1])).toBe(2);
    expect(seen('hit', [2, 2, 2, 2, 1, 1, 1, 1])).toBe(2);
    expect(seen('not-damaged', [2, 2, 2, 2, 1, 1, 1, 1])).toBe(2);
    expect(seen('damaged', [2, 2, 2, 2, 2, 2, 2, 2])).toBe(2);
    expect(seen('damage-marked', [2, 2, 2, 2, 2, 2, 2, 2])).toBe(2);
  },
);

scenario(
  'damage of an ability on several models at once is judged for all of them before any reaction',
  ['SFI-DAMAGE-008', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const cards = { A: { abilities: [burst] }, d: { abilities: [watching('damaged')] } };
    const { game, setup } = laidOut('bAc\n\n d', { ...leaving, active: 'A', cards });
    const p = play(game, setup).choose('p1', use('focus'));
    expect(armyOf(p.state, 'p2').points).toBe(2);
  },
);

scenario(
  'a model that a reaction to the damage of another one destroys has no moment of its own any more',
  ['SFI-ATTACK-038', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const seen = (harms: boolean) => {
      const watch = passive({
        when: { window: 'damaged', of: 'other-friend', within: 5, outsideAttacks: true },
        effects: [{ op: 'victoryPoints', amount: 1 }, ...(harms ? ([{ op: 'code', name: 'destroy' }] as const) : [])],
      });
      const { game, setup } = laidOut('bAc\n\n d', {
        active: 'A',
        cards: { A: { abilities: [burst] }, d: { abilities: [watch] } },
        codeEffects: {
          destroy(turn) {
            const gone = turn.state.models.find(({ id }) => id === 'c/1');
            if (gone)
              turn.emit({ type: 'ModelDestroyed', model: gone.id, unit: gone.unit, at: gone.at }, 'SFI-DAMAGE-012');
          },
        },
      });
      return armyOf(play(game, setup).choose('p1', use('focus')).state, 'p2').points;
    };
    expect([seen(false), seen(true)]).toEqual([2, 1]);
  },
);
