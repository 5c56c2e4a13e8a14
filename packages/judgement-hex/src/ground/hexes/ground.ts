import { rememberEach } from '@rulewright/core/remember';
import type { Ground, GroundKind } from '../../vocabulary/ground.js';
import type { BattlefieldMap, Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import { HexBattlefield } from './battlefield.js';
import { HexGround, mapOfHexes } from './hex-ground.js';
import { openGround } from './open-ground.js';
import { roomToDeploy } from './room-to-deploy.js';
import { type Terrain, terrainOf, withTemplates } from './terrain/terrain.js';

/** A board of hexes on which matches are played. */
export class PlayedHexes extends HexGround implements Ground {
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
