import { type HexBattlefield, onHexes } from '../ground/hexes/battlefield.js';
import { HexGround } from '../ground/hexes/hex-ground.js';
import type { Terrain } from '../ground/hexes/terrain/terrain.js';
import { fieldOf as anyFieldOf } from '../hero-cards/reading/field.js';
import { groundNow } from '../hero-cards/reading/ground.js';
import type { Table } from '../vocabulary/table.js';

/**
 * The battlefield of a match on hexes, for questions about cells.
 *
 * @throws TypeError if the match is played on another ground.
 */
export const fieldOf = (table: Table): HexBattlefield => onHexes(anyFieldOf(table));

/**
 * The terrain of a match on hexes now, templates included.
 *
 * @throws TypeError if the match is played on another ground.
 */
export const terrainNow = (table: Table): Terrain => {
  const ground = groundNow(table);
  if (ground instanceof HexGround) return ground.terrain;
  throw new TypeError('not a ground of hexes');
};
