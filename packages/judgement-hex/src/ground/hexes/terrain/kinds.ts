import type { TerrainKind } from '../../../vocabulary/map.js';

/** The kinds that a map may list as terrain. */
export const terrainKinds: readonly TerrainKind[] = ['forest', 'smoke', 'rough', 'treacherous', 'wall', 'impassable'];
