import type { Rule, Turn } from '@rulewright/core';
import type { MenuAction } from '@rulewright/core/menu';
import type { ActionChoice, DeclaredAction, Eld, ModelId, Resolution, Table } from '../vocabulary/index.js';
import type { Role } from '../vocabulary/words.js';

/** A model that is about to declare an action, and the occasion (its Activation, a Reaction, …). */
export interface Actor {
  readonly model: ModelId;
  readonly role: Role;
  /**
   * True for an Attack of Opportunity, and for a reaction that is changed to an Attack: only an Attack is allowed
   * (ELD-REACT-009, ELD-REACT-017).
   */
  readonly occasion: 'step' | 'opportunity' | 'change';
}

/** The choice of this name. */
export type ChoiceOf<D extends ActionChoice['do']> = Extract<ActionChoice, { readonly do: D }>;
/** The declared action of this name. */
export type DeclaredOf<D extends DeclaredAction['do']> = Extract<DeclaredAction, { readonly do: D }>;

/**
 * An action of the menu (ELD-ACTION-001): its legal declarations, its further questions, and its effects when it is
 * declared and when it is resolved. Attacks and Assists are resolved in stages instead.
 */
export interface ActionEntry<C extends ActionChoice = ActionChoice, A extends DeclaredAction = DeclaredAction>
  extends MenuAction<[table: Table, actor: Actor], C> {
  /** Asks for targets and other details. Absent: the choice is already the whole declaration. */
  readonly declare?: (turn: Turn<Eld>, actor: Actor, choice: C) => Rule<A>;
  /** The effect at the declaration, before any roll. */
  readonly declared?: (turn: Turn<Eld>, actor: Actor, action: A) => Rule | void;
  /** The rolls and effects at the Resolution step. */
  readonly resolve?: (turn: Turn<Eld>, actor: Actor, action: A, resolution: Resolution) => Rule | void;
}
