import { tileKind } from '../match/village.js';
import { areAdjacent } from '../move/squares.js';
import type { OpenTable, PlacedTile } from '../vocabulary/index.js';

/** True if a tile can ever be built on: no marsh can, regular or magical (JOG-TERR-001). */
export const isBuildable = ({ pack }: OpenTable, tile: PlacedTile): boolean => tileKind(pack, tile.kind).buildable;

/**
 * True if a tile lies under the curse of the magical marsh: it is adjacent to the marsh and neither a marsh nor the
 * Town Hall (JOG-TERR-002). The curse is worked out at every use, so tiles placed later are cursed as well
 * (JOG-TERR-003).
 */
export const isCursed = (table: OpenTable, tile: PlacedTile): boolean => {
  const { pack, state } = table;
  const casts = (other: PlacedTile): boolean =>
    areAdjacent(state, other.at, tile.at) && tileKind(pack, other.kind).aura === 'curseNeighbours';
  return isBuildable(table, tile) && state.tiles.some(casts);
};

/**
 * True if a tile has to be hallowed before it can be built on: it is magical or cursed and carries no hallowed token
 * yet; one token is enough for both reasons (JOG-HAL-001, JOG-HAL-004). A building that already stands is left alone
 * (JOG-TERR-004): only building asks this.
 */
export const needsHallowing = (table: OpenTable, tile: PlacedTile): boolean =>
  !tile.hallowed && isBuildable(table, tile) && (tileKind(table.pack, tile.kind).magical || isCursed(table, tile));

/**
 * True if a tile's magic helps with producing or with the statue's price. Only magical terrain has magic: a hallowed
 * regular tile stays regular (JOG-TERR-006). The curse suppresses the magic, hallowed or not, for producing only,
 * unless the ruling `curseSuppresses` says otherwise (JOG-TERR-005).
 */
export const magicHelps = (table: OpenTable, tile: PlacedTile, use: 'produce' | 'statue'): boolean => {
  if (!tileKind(table.pack, tile.kind).magical) return false;
  const { curseSuppresses } = table.state.rulings;
  const suppresses = curseSuppresses === 'produceAndStatue' || curseSuppresses === use;
  return !(suppresses && isCursed(table, tile));
};
