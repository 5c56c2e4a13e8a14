import { rememberEach } from '@rulewright/core/remember';
import type { SeenGroundKind } from '../../vocabulary/ground.js';
import type { BattlefieldMap, Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import { HexGround, mapOfHexes } from './hex-ground.js';
import { SeenHexes } from './seen.js';
import { type Terrain, terrainOf, withTemplates } from './terrain/terrain.js';

/** A board of hexes for pictures: its battlefields know sight and cover, but no movements. */
class ShownHexes extends HexGround {
  withTemplates(templates: readonly Template[]): ShownHexes {
    return shownGround(this.map)(withTemplates(this.terrain, templates));
  }

  field(pieces: readonly Piece[]): SeenHexes {
    return new SeenHexes(this, pieces);
  }
}

const shownGround: (map: BattlefieldMap) => (terrain: Terrain) => ShownHexes = /* @__PURE__ */ rememberEach(map =>
  rememberEach((terrain: Terrain) => new ShownHexes(map, terrain)),
);

/** The ground of the hex edition for pictures, without the rules of movements: smaller for a page. */
export const seenHexes: SeenGroundKind = {
  id: 'hexes',
  survey(any, { numbers, options }) {
    const map = mapOfHexes(any);
    return shownGround(map)(terrainOf(map, options.effigyFootprint, numbers));
  },
};
