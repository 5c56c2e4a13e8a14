import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import type { Trait } from '../vocabulary/traits.js';
import { swordWith } from './scenario-words.js';

scenario(
  'a Construct at 0 HP is removed also where it would die, and stays as a Dead model while it has HP',
  ['ELD-TRAIT-015', 'ELD-ART-005', 'ELD-DAMAGE-002'],
  play => {
    const ends = (hp: number, dice: readonly number[], more: Declared = {}) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        profiles: { A: { arts: [{ id: 'assassination', level: 5 }] }, b: { traits: [{ id: 'construct' }] } },
        models: { b: { hp } },
        pack: { items: { sword: swordWith({ id: 'cleave' }) } },
        action: attack('b', { art: { id: 'assassination', level: 5 } }),
        ...more,
      });
      const p = play(game, { ...setup, dice });
      if (p.match.decisions[0]?.kind === 'turnTo') p.choose('p2', { x: 0, y: -1 });
      return told(p.match).at(-1);
    };
    // Cleave makes two Wounds of one.
    expect([ends(2, [5, 8]), ends(1, [5, 8])]).toEqual(['b removed: destroyed', 'b removed: destroyed']);
    expect(ends(3, [5, 8])).toBe('b is dead');
    const excess = { action: attack('b'), options: { excessWoundsKill: true } };
    expect(ends(1, [5, 8], excess)).toBe('b removed: destroyed');
  },
);

scenario('Constructs and Elementals at 0 HP are removed', ['ELD-TRAIT-015', 'ELD-TRAIT-023'], play => {
  const last = (...traits: readonly Trait[]) => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      profiles: { b: { traits } },
      models: { b: { hp: 1 } },
      pack: { items: { sword: swordWith() } },
    });
    return told(play(game, { ...setup, dice: [5, 8] }).match).slice(-1);
  };
  expect([last({ id: 'construct' }), last({ id: 'elemental' }), last()]).toEqual([
    ['b removed: destroyed'],
    ['b removed: destroyed'],
    ['b is incapacitated'],
  ]);
});
