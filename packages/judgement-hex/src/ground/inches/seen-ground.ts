import { rememberEach } from '@rulewright/core/remember';
import { basesChosen } from '../../vocabulary/bases.js';
import type { SeenGroundKind } from '../../vocabulary/ground.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import { InchesGround, mapInInches, radiusInInches } from './inches-ground.js';
import { SeenInches } from './seen.js';
import { type InchesTerrain, inchesTerrainOf } from './terrain/survey.js';
import { withTemplates } from './terrain/template.js';

/** A table in inches for pictures: its battlefields know sight, cover and how far a Move leads, but no other movements. */
class ShownInches extends InchesGround {
  withTemplates(templates: readonly Template[]): ShownInches {
    return shownGround(this.map)(withTemplates(this.terrain, templates));
  }

  field(pieces: readonly Piece[]): SeenInches {
    return new SeenInches(this, pieces);
  }
}

const shownGround: (map: InchesMap) => (terrain: InchesTerrain) => ShownInches = /* @__PURE__ */ rememberEach(map =>
  rememberEach((terrain: InchesTerrain) => new ShownInches(map, terrain)),
);

/** The ground of editions in inches for pictures, without most rules of movements: smaller for a page. */
export const seenInches: SeenGroundKind = {
  id: 'inches',
  survey(any, { numbers, options }) {
    const map = mapInInches(any);
    return shownGround(map)(inchesTerrainOf(map, numbers, basesChosen(options.v11BaseMm)));
  },
  radiusOf: radiusInInches,
};
