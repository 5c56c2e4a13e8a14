import { rememberEach } from '@rulewright/core/remember';
import { standardBases } from '../../vocabulary/bases.js';
import type { Ground, GroundKind } from '../../vocabulary/ground.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Template } from '../../vocabulary/map.js';
import { isSameList, isSamePiece, type Piece } from '../../vocabulary/piece.js';
import { InchesBattlefield } from './battlefield.js';
import { overlapProblem } from './deployment/overlap-problem.js';
import { roomToDeploy } from './deployment/room-to-deploy.js';
import { InchesGround, mapInInches, radiusInInches } from './inches-ground.js';
import { openGround } from './open-ground.js';
import { type InchesTerrain, inchesTerrainOf } from './terrain/survey.js';
import { withTemplates } from './terrain/template.js';

/** The most tables that a ground keeps. */
const MOST_TABLES = 4;

/** A table in inches on which matches are played. */
export class PlayedInches extends InchesGround implements Ground {
  /** Cache: the last tables, the latest first. A question about Charges looks at the real position and at one for each end. */
  #tables: readonly InchesBattlefield[] = [];

  withTemplates(templates: readonly Template[]): PlayedInches {
    return groundOf(this.map)(withTemplates(this.terrain, templates));
  }

  /** The same table object for the same facts of all models: changes of wounds, AP and Fate do not invalidate its caches. */
  field(pieces: readonly Piece[]): InchesBattlefield {
    const known = this.#tables.find(one => isSameList(one.pieces, pieces, isSamePiece));
    const table = known ?? new InchesBattlefield(this, pieces);
    if (table !== this.#tables[0])
      this.#tables = [table, ...this.#tables.filter(one => one !== table)].slice(0, MOST_TABLES);
    return table;
  }
}

/** The ground of a map with some terrain on it: the same one each time. */
const groundOf: (map: InchesMap) => (terrain: InchesTerrain) => PlayedInches = /* @__PURE__ */ rememberEach(map =>
  rememberEach((terrain: InchesTerrain) => new PlayedInches(map, terrain)),
);

/** The ground of editions in inches: a table, round bases and real distances (JV11-BASE-003). */
export const inches: GroundKind = {
  id: 'inches',
  survey(any, { numbers, options }) {
    const map = mapInInches(any);
    return groundOf(map)(inchesTerrainOf(map, numbers, options.v11BaseMm));
  },
  openGround,
  roomToDeploy: (map, side, { numbers, options }, radii) =>
    roomToDeploy(mapInInches(map), side, { numbers, bases: options.v11BaseMm ?? standardBases }, radii).length,
  mapProblem: (map, { numbers, options: { v11BaseMm } }) =>
    v11BaseMm ? overlapProblem(mapInInches(map), { numbers, bases: v11BaseMm }) : undefined,
  radiusOf: radiusInInches,
};
