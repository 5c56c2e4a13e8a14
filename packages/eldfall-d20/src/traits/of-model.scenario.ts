import { expect } from 'vitest';
import { scenario } from '../attacks/scenario-words.js';
import type { Trait } from '../vocabulary/traits.js';
import { afterHit } from './scenario-words.js';

scenario(
  'a trait of Hits that a profile lists belongs to all Hits of its model, beside those of its weapon',
  ['ELD-PROFILE-018', 'ELD-TRAIT-007'],
  play => {
    const hits = afterHit(play);
    const profiles = (who: 'A' | 'b', ...traits: readonly Trait[]) => ({ profiles: { [who]: { traits } } });
    expect(hits([], [5, 8], profiles('A', { id: 'bleed' }))).toEqual([
      'damage to b: 8+2 against 10',
      'b -1 HP',
      'b is bleeding',
    ]);
    expect(hits([], [5, 9], profiles('A', { id: 'bleed' }))).toEqual(['damage to b: 9+2 against 10']);
    expect(hits([{ id: 'weakening' }], [5, 8], profiles('A', { id: 'bleed' })).slice(2)).toEqual([
      'b is bleeding',
      'b is weakened',
    ]);
    // The trait of the target does nothing to the Hits that it suffers.
    expect(hits([], [5, 8], profiles('b', { id: 'bleed' }))).toEqual(['damage to b: 8+2 against 10', 'b -1 HP']);
    // Of two that have a number the higher one counts.
    expect(hits([{ id: 'burn', x: 1 }], [5, 8, 20, 20], profiles('A', { id: 'burn', x: 2 })).length).toBe(4);
  },
);
