import { armed, weapon } from '../../testing/index.js';
import type { Monster } from '../../vocabulary/pack.js';

/** A manoeuvre that moves the target some hexes away. */
export const kick = (hexes = 1) =>
  ({
    kind: 'manoeuvre',
    id: 'kick',
    name: 'Kick',
    symbols: 1,
    effects: [{ op: 'push', hexes, direction: 'away' }],
  }) as const;

/** The card of a Monster that kicks. */
export const kicker = (hexes = 1): Monster => ({ ...armed(weapon('hoof', 'MEL', 1)), abilities: [kick(hexes)] });
