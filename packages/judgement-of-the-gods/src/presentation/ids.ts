import type { RoleId } from '../content/pack.js';
import type { DeckName, Square } from '../vocabulary/index.js';

/** The ids of the drawn things, the same in every scene. */
export const idOf = {
  tile: ({ x, y }: Square): string => `tile ${x} ${y}`,
  building: ({ x, y }: Square): string => `building ${x} ${y}`,
  /** An empty square that a new tile may be placed on. */
  square: ({ x, y }: Square): string => `square ${x} ${y}`,
  statue: 'statue',
  character: (role: RoleId): string => `character ${role}`,
  deck: (deck: DeckName): string => `deck ${deck}`,
  /** The pile of the judgement cards that were drawn. */
  drawn: 'drawn',
  resource: (resource: string): string => `resource ${resource}`,
  /** A tile or building card that was drawn and is shown, by its place among all of them. */
  shown: (place: number): string => `shown ${place}`,
} as const;
