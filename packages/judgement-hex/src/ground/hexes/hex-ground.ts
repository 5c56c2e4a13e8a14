import type { JhxNumbers } from '../../rulebook/numbers.js';
import type { SeenGround } from '../../vocabulary/ground.js';
import type { AnyMap, BattlefieldMap, Side, Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import { type Footing, type Place, pointAt } from '../../vocabulary/place.js';
import { distanceBetween } from './models/field.js';
import type { SeenHexes } from './seen.js';
import type { HexFeature } from './terrain/feature.js';
import type { Terrain } from './terrain/terrain.js';

/** A board of hexes with its terrain. Matches and pictures lay different battlefields on it. */
export abstract class HexGround implements SeenGround {
  readonly numbers: JhxNumbers;
  readonly features: readonly HexFeature[];
  readonly listed = true;
  readonly shrines: readonly Footing[];
  readonly soulPits: readonly Place[];
  readonly monsterPits: readonly Place[];

  constructor(
    readonly map: BattlefieldMap,
    readonly terrain: Terrain,
  ) {
    this.numbers = terrain.numbers;
    this.features = terrain.features;
    this.shrines = map.shrines.map(({ at }) => pointAt(terrain.board.cellAt(at)));
    this.soulPits = terrain.soulPits;
    this.monsterPits = terrain.monsterPits;
  }

  has(place: Place): boolean {
    return place >= 0 && place < this.terrain.board.size;
  }

  far(a: Footing, b: Footing): number {
    return distanceBetween(this.terrain.board, a.cells, b.cells);
  }

  within(lengths: number, a: Footing, b: Footing): boolean {
    return distanceBetween(this.terrain.board, a.cells, b.cells) <= lengths;
  }

  effigy(side: Side): Footing {
    return this.features.find(feature => feature.side === side) ?? { cells: [] };
  }

  abstract withTemplates(templates: readonly Template[]): HexGround;
  abstract field(pieces: readonly Piece[]): SeenHexes;
}

/**
 * A map as one of hexes.
 *
 * @throws RangeError for a map of another kind.
 */
export const mapOfHexes = (map: AnyMap): BattlefieldMap => {
  if ('grid' in map) return map;
  throw new RangeError(`not a map of hexes: ${map.id}`);
};
