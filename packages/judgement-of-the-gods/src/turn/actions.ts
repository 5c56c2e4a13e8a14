import { build } from '../build/build.js';
import { explore } from '../explore/explore.js';
import { hallow } from '../hallow/hallow.js';
import { move } from '../move/move.js';
import { produce } from '../produce/produce.js';
import { advancedAlchemy } from '../special/advanced-alchemy.js';
import { merchant } from '../special/merchant.js';
import { mineAlchemy } from '../special/mine-alchemy.js';
import { rollCall } from '../special/roll-call.js';
import { templeAlchemy } from '../special/temple-alchemy.js';
import { statue } from '../statue/statue.js';
import type { ChoiceOf, Deed, TurnAction } from './action.js';
import { pass } from './pass.js';

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

// The cast is safe: `actionOf` gives an action only choices of its own name, which the compiler cannot follow.
const known: Readonly<Record<string, TurnAction>> = byName as unknown as Readonly<Record<string, TurnAction>>;

/** All actions, in the order in which their options are listed. */
export const actions: readonly TurnAction[] = Object.values(known);

/** The action a choice names. */
export function actionOf(choice: { readonly do: Deed }): TurnAction;
export function actionOf(choice: { readonly do: string }): TurnAction | undefined;
export function actionOf(choice: { readonly do: string }): TurnAction | undefined {
  return Object.hasOwn(known, choice.do) ? known[choice.do] : undefined;
}
