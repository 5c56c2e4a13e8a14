import { offBoard } from '@rulewright/core/hex';
import { rememberEach } from '@rulewright/core/remember';
import type { Ground, GroundKind } from '../../vocabulary/ground.js';
import type { BattlefieldMap, Side, Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import { type Footing, type Place, pointAt } from '../../vocabulary/place.js';
import { HexBattlefield } from './battlefield.js';
import { deploymentZone, sideOf } from './board/zones.js';
import { HexGround, mapOfHexes } from './hex-ground.js';
import { entersArea } from './movement/entering-area.js';
import { openGround } from './open-ground.js';
import { roomToDeploy } from './room-to-deploy.js';
import { type Terrain, terrainOf, withTemplates } from './terrain/terrain.js';

/** A board of hexes on which matches are played. */
export class PlayedHexes extends HexGround implements Ground {
  nearest<F extends Footing>(to: Footing, among: readonly F[]): readonly F[] {
    const far = among.map(one => this.far(one, to));
    const least = Math.min(...far);
    return among.filter((_, at) => far[at] === least);
  }

  entersArea(lengths: number, of: Footing, _: Footing, from: Place, to: Place): boolean {
    const inside = (cell: Place): boolean => cell !== offBoard && this.within(lengths, of, pointAt(cell));
    return entersArea(inside, from, to);
  }

  lengthOf(path: readonly Place[]): number {
    return path.length - 1;
  }

  sideOf({ cells: [cell = offBoard] }: Footing): Side | 'centre' {
    return sideOf(this.map, cell);
  }

  isInZone(side: Side, { cells: [cell = offBoard] }: Footing): boolean {
    return deploymentZone(this.map, side).includes(cell);
  }

  withTemplates(templates: readonly Template[]): PlayedHexes {
    return hexGround(this.map)(withTemplates(this.terrain, templates));
  }

  field(pieces: readonly Piece[]): HexBattlefield {
    return new HexBattlefield(this, pieces);
  }
}

/** The ground of a map with some terrain on it: the same one each time. */
export const hexGround: (map: BattlefieldMap) => (terrain: Terrain) => PlayedHexes = /* @__PURE__ */ rememberEach(map =>
  rememberEach((terrain: Terrain) => new PlayedHexes(map, terrain)),
);

/** The ground of the hex edition. */
export const hexes: GroundKind = {
  id: 'hexes',
  survey(any, { numbers, options }) {
    const map = mapOfHexes(any);
    return hexGround(map)(terrainOf(map, options.effigyFootprint, numbers));
  },
  openGround,
  roomToDeploy: (map, side, { options }) => roomToDeploy(mapOfHexes(map), side, options.effigyFootprint).length,
};
