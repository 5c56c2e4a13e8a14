import type { Rule, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Ability, Effect } from './ability.js';
import type { DamageCause, Jhx, ModelId } from './index.js';
import type { Moment } from './moment.js';
import type { Footing } from './place.js';

/**
 * The context in which effects are applied: the card's own model, the ability, its target, and the moment at which it
 * acts.
 */
export interface Applying {
  /** The card's own model; of an Icon's abilities, the one that placed it (JHX-INTERRUPT-004). */
  readonly self: ModelId;
  readonly ability: Pick<Ability, 'id' | 'name'>;
  readonly target?: ModelId;
  /** All targets of an ability with several. */
  readonly targets?: readonly ModelId[];
  readonly moment?: Moment;
  /** The model that set off the trigger; by default that of the moment. */
  readonly trigger?: ModelId;
  /**
   * The Icon that acts, or the base of the model that has just died where it stood: distances and directions start
   * there.
   */
  readonly from?: Footing;
  /** True for an Active Ability (JHX-ABILITY-034). */
  readonly active?: true;
  /** True for an Effigy Power: its dice are rolled by its player, and by no model. */
  readonly power?: true;
  /** The cause that damage events name; by default an ability. */
  readonly cause?: DamageCause;
  /** The rule by which the ability acts; by default that of innate abilities. */
  readonly rule?: RuleId;
}

/** An effect of one kind. */
export type EffectOf<O extends Effect['op']> = Extract<Effect, { readonly op: O }>;

/** Carries out one kind of effect. */
export type Op<O extends Effect['op']> = (turn: Turn<Jhx>, effect: EffectOf<O>, applying: Applying) => Rule | void;

/**
 * An effect in code, for effects that data cannot express: `createGame({ pack, maps, ops: { 'swap-places': swapPlaces }
 * })`. A card names it as `{ op: 'code', name: 'swap-places' }`. Such an effect follows the same laws as other rules:
 * it is deterministic, and changes the state by events only.
 *
 * @param on the models that it happens to, as for any effect
 * @param given the data that the card gives it in `with`
 */
export type CodeOp = (turn: Turn<Jhx>, on: readonly ModelId[], applying: Applying, given: unknown) => Rule | void;
