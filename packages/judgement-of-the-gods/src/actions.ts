import { menu } from '@rulewright/core/menu';
import { build } from './build/build.js';
import { explore } from './explore/explore.js';
import { hallow } from './hallow/hallow.js';
import { move } from './move/move.js';
import { produce } from './produce/produce.js';
import { advancedAlchemy } from './special/advanced-alchemy.js';
import { merchant } from './special/merchant.js';
import { mineAlchemy } from './special/mine-alchemy.js';
import { rollCall } from './special/roll-call.js';
import { templeAlchemy } from './special/temple-alchemy.js';
import { statue } from './statue/statue.js';
import { pass } from './turn/pass.js';
import type { ChoiceOf, Deed, TurnAction, TurnMenu } from './vocabulary/turn-action.js';

/** All actions of a turn, in the sheet's order; each special action is an action (JOG-SPC-001). */
const byName: { readonly [D in Deed]: TurnAction<ChoiceOf<D>> } = {
  move,
  explore,
  produce,
  hallow,
  build,
  templeAlchemy,
  advancedAlchemy,
  statue,
  mineAlchemy,
  rollCall,
  merchant,
  pass,
};

/** The menu of a turn; its options are listed in the same order. */
export const actions: TurnMenu = /* @__PURE__ */ menu(byName);
