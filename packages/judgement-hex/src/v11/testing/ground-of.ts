import { PlayedInches } from '../../ground/inches/ground.js';
import { inchesTerrainOf } from '../../ground/inches/terrain/survey.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import { drawnNumbers } from './drawn-table.js';

/** The ground of a map by the numbers of the sheet. */
export const groundOf = (map: InchesMap): PlayedInches => new PlayedInches(map, inchesTerrainOf(map, drawnNumbers));
