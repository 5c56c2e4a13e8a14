import { readContent } from '@rulewright/core/content';
import type { BattlefieldMap } from '../../vocabulary/map.js';
import { mapProblem } from './map-problem.js';
import { mapShape } from './schema.js';

/**
 * Reads a battlefield map from a value of any origin, such as parsed JSON. Returns a deep-frozen copy that the engine
 * can trust; without a `grid` it has the board of its mode.
 *
 * @param monsters the ids that its Monster Pits may name; any if left out
 * @throws RefusalError with the code, the path of the field (`terrain[2].hexes[0]`) and the rule where there is one.
 *   Not plain JSON: `not-json`, `forbidden-key`, `nested-too-deep` and the like. Wrong shape: `missing-field`,
 *   `unknown-field`, `unknown-terrain`, `unknown-mode`, `not-a-coordinate`, `not-a-monster-pit`, `not-a-whole-number`,
 *   `too-small`, `too-large`, `too-few` and the like. Parts that do not fit together: `half-a-hex-off`, `off-the-board`
 *   (JHX-MAP-005), `centre-not-in-hexes`, `effigy-off-its-edge` (JHX-SETUP-007), `overlap` (JHX-SETUP-004),
 *   `not-connected`, `unlike-its-feature` (JHX-TERRAIN-001), `too-few` free hexes to deploy on (JHX-DEPLOY-003),
 *   `unknown-monster`.
 */
export const readMap = (value: unknown, monsters?: readonly string[]): BattlefieldMap =>
  readContent({ shape: mapShape, problem: map => mapProblem(map, monsters) }, value);
