import { inchesGround } from '../ground/inches/ground.js';
import type { GroundKind } from '../vocabulary/ground.js';
import { deploymentZone } from './maps/zones.js';

/** The ground of the sheet: a table in inches (JV11-BASE-003). */
export const inches: GroundKind = /* @__PURE__ */ inchesGround(deploymentZone);
