import { readContent } from '@rulewright/core/content';
import type { Problem } from '../../content/reading/problem.js';
import { overlapProblem } from '../../ground/inches/deployment/overlap-problem.js';
import type { RoomFacts } from '../../ground/inches/deployment/solids.js';
import { standardBases } from '../../vocabulary/bases.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import { v11Numbers } from '../numbers/numbers.js';
import { deploymentProblem } from './deployment-problem.js';
import { outlineProblem, pitOffTheTable } from './outline-problem.js';
import { gateProblem, pieceProblem } from './piece-problem.js';
import { inchesMapShape } from './schema.js';

/** The numbers and the sizes of bases that maps are read by; a match asks again by its own. */
const bySheet: RoomFacts = /* @__PURE__ */ (() => ({ numbers: v11Numbers, bases: standardBases }))();

/** The first problem of a map of the right shape: a contradiction between its parts. */
const mapProblem = (map: InchesMap, monsters?: readonly string[]): Problem | undefined =>
  outlineProblem(map) ??
  pitOffTheTable(map) ??
  pieceProblem(map) ??
  gateProblem(map) ??
  roomProblem(map) ??
  unknownMonster(map, monsters);

/** The first thing of a map that has no room by the sheet: an Effigy, a Shrine, or the Heroes of the mode. */
const roomProblem = (map: InchesMap): Problem | undefined =>
  overlapProblem(map, bySheet) ?? deploymentProblem(map, bySheet);

/** The Monsters that a map names are known, where the known ones are given. */
const unknownMonster = ({ monsterPits }: InchesMap, monsters?: readonly string[]): Problem | undefined => {
  const at = monsterPits.findIndex(pit => monsters && 'monster' in pit && !monsters.includes(pit.monster));
  return at < 0 ? undefined : { code: 'unknown-monster', path: `monsterPits[${at}].monster` };
};

/**
 * Reads a map in inches from a value of any origin, such as parsed JSON. Returns a deep-frozen copy that the engine can
 * trust. Lengths are rounded to the nearest 1/100 mm. Bases have the sizes of JV11-BASE-004.
 *
 * @param monsters the ids that its Monster Pits may name; any if left out
 * @throws RefusalError with the code, the path of the field (`terrain[2].outlines[0][1]`) and the rule where there is
 *   one. Not plain JSON: `not-json`, `forbidden-key`, `nested-too-deep` and the like. Wrong shape: `missing-field`,
 *   `unknown-field`, `unknown-terrain`, `unknown-mode`, `not-a-point`, `not-a-number`, `not-a-monster-pit`, `too-small`,
 *   `too-large`, `too-few`, `too-long` and the like. Polygons: `not-convex`, `wrong-winding` (its corners go clockwise),
 *   `too-many-outlines`, `off-the-table` (JV11-BASE-003). Parts that do not fit together: `not-connected`, `one-feature`
 *   (JHX-TERRAIN-001), `overlap` (JV11-BASE-008), `effigy-off-its-edge` (JHX-SETUP-007), `too-few` places to deploy on
 *   (JHX-DEPLOY-003), `unknown-monster`.
 */
export const readInchesMap = (value: unknown, monsters?: readonly string[]): InchesMap =>
  readContent({ shape: inchesMapShape, problem: map => mapProblem(map, monsters) }, value);
