import { rememberEach } from '@rulewright/core/remember';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import { type BaseSizes, basesChosen } from '../../vocabulary/bases.js';
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

/** The most tables that a ground keeps, for all matches that are played on it by turns. */
const MOST_TABLES = 16;

/** A table in inches on which matches are played. */
export class PlayedInches extends InchesGround implements Ground {
  /** Cache: the last tables, the latest first. A question about Charges looks at the real position and at one for each end. */
  #tables: readonly InchesBattlefield[] = [];

  withTemplates(templates: readonly Template[]): PlayedInches {
    const terrain = withTemplates(this.terrain, templates);
    return terrain === this.terrain ? this : groundOf(this.map)(terrain);
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

/** Cache: the first thing of each map that has no room. Every match asks, and most have the same numbers and diameters. */
const overlaps = /* @__PURE__ */ rememberEach((map: InchesMap) =>
  rememberEach((numbers: JhxNumbers) =>
    rememberEach((bases: BaseSizes) => ({ problem: overlapProblem(map, { numbers, bases }) })),
  ),
);

/** The ground of editions in inches: a table, round bases and real distances (JV11-BASE-003). */
export const inches: GroundKind = {
  id: 'inches',
  survey(any, { numbers, options }) {
    const map = mapInInches(any);
    return groundOf(map)(inchesTerrainOf(map, numbers, basesChosen(options.v11BaseMm)));
  },
  openGround,
  roomToDeploy: (map, side, { numbers, options }, radii) =>
    roomToDeploy(mapInInches(map), side, { numbers, bases: basesChosen(options.v11BaseMm) }, radii).length,
  mapProblem: (map, { numbers, options: { v11BaseMm } }) =>
    v11BaseMm ? overlaps(mapInInches(map))(numbers)(basesChosen(v11BaseMm)).problem : undefined,
  radiusOf: radiusInInches,
};
