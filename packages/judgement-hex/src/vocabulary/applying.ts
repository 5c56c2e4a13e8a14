import type { Rule, Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import type { RuleId } from '../rulebook/index.js';
import type { Ability, Effect } from './ability.js';
import type { DamageCause, Jhx, ModelId } from './index.js';
import type { Moment } from './moment.js';

/** What effects are applied with: the card's own model, the ability, its target, and the moment it acts in. */
export interface Applying {
  /** The card's own model; of an Icon's abilities, the one that placed it (JHX-INTERRUPT-004). */
  readonly self: ModelId;
  readonly ability: Pick<Ability, 'id' | 'name'>;
  readonly target?: ModelId;
  /** All targets of an ability with several. */
  readonly targets?: readonly ModelId[];
  readonly moment?: Moment;
  /** The model that set off the trigger; that of the moment unless said. */
  readonly trigger?: ModelId;
  /** Where an Icon lies that acts, or stood the model that has just died: distances and directions are counted from there. */
  readonly from?: Cell;
  /** It is an Active Ability (JHX-ABILITY-034). */
  readonly active?: true;
  /** What damage is called; an ability's unless said. */
  readonly cause?: DamageCause;
  /** The rule by which it acts; that of innate abilities unless said. */
  readonly rule?: RuleId;
}

/** An effect of one kind. */
export type EffectOf<O extends Effect['op']> = Extract<Effect, { readonly op: O }>;

/** Carries out one kind of effect. */
export type Op<O extends Effect['op']> = (turn: Turn<Jhx>, effect: EffectOf<O>, applying: Applying) => Rule | void;

/**
 * An effect in code, for what no data can say: `createGame({ pack, maps, ops: { 'swap-places': swapPlaces } })`. A card names
 * it as `{ op: 'code', name: 'swap-places' }`. It is a piece of rules like any other: deterministic, and it changes the arena
 * by events only.
 *
 * @param on the models that it happens to, as for any effect
 * @param given what the card gives it with `with`
 */
export type CodeOp = (turn: Turn<Jhx>, on: readonly ModelId[], applying: Applying, given: unknown) => Rule | void;
