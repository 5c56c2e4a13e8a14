import { InchesGround } from '../../ground/inches/ground.js';
import { inchesTerrainOf } from '../../ground/inches/terrain/survey.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import { drawnNumbers } from './drawn-table.js';

/** The ground of a map by the numbers of the sheet. */
export const groundOf = (map: InchesMap): InchesGround => new InchesGround(map, inchesTerrainOf(map, drawnNumbers));
