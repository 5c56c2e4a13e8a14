import type { Rule, Turn } from '@rulewright/core';
import type { Cause } from './cause.js';
import type { Effect, EffectOp } from './effect.js';
import type { Sfi } from './index.js';
import type { ModelId, UnitId } from './state.js';

/** An effect of one kind. */
export type EffectOf<O extends EffectOp> = Extract<Effect, { readonly op: O }>;

/** Carries out effects of one kind. */
export type Op<O extends EffectOp> = (turn: Turn<Sfi>, effect: EffectOf<O>, cause: Cause) => Rule | void;

/** The function for each kind of effect. */
export type EffectOps = { readonly [O in EffectOp]: Op<O> };

/** An effect in code while it is carried out. */
export interface CodeGiven {
  readonly cause: Cause;
  /** The models or units that the effect happens to, as for any other effect. */
  readonly to: readonly (ModelId | UnitId)[];
  /** The data that the card gives in `with`. */
  readonly data: unknown;
}

/**
 * An effect in code, for what data cannot express: `createGame({ pack, effects: { 'swap-places': swapPlaces } })`. A card names it as
 * `{ op: 'code', name: 'swap-places' }`. Such an effect follows the same laws as other rules: it is deterministic, and changes the
 * state by events only.
 */
export interface CodeEffect {
  (turn: Turn<Sfi>, given: CodeGiven): Rule | void;
  /** True if the effect would change nothing now: an ability with no other effect is not offered then. Absent: it may change something. */
  readonly isVain?: (turn: Turn<Sfi>, given: CodeGiven) => boolean;
}
