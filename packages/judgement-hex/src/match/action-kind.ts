import type { Refusal, Rule, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { ActionChoice, Jhx, Model } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** A choice of one kind of action. */
export type ChoiceOf<D extends ActionChoice['do']> = Extract<ActionChoice, { readonly do: D }>;

/** One kind of action: when it is offered, what it costs, what it does. */
export interface ActionKind<D extends ActionChoice['do'] = ActionChoice['do']> {
  readonly do: D;
  readonly rule: RuleId;
  /**
   * Everything of this kind that the model could do now, apart from its cost; in a stable order. Choices that cost more
   * AP than are left may be missing.
   */
  options(table: Table, model: Model, apLeft: number): readonly ChoiceOf<D>[];
  /** AP and Fate, paid when it is declared. Choices that cannot be paid are not offered. */
  cost(table: Table, choice: ChoiceOf<D>): { readonly ap: number; readonly fate: number };
  /** Carries it out; the costs are paid. */
  run(turn: Turn<Jhx>, choice: ChoiceOf<D>): Rule | void;
  /** The reason why a choice is not among the options, with the rule: for `explain`. */
  refusal?(table: Table, choice: ChoiceOf<D>): Refusal | undefined;
}

/** An action kind for the list of all of them, which does not need to know its choices. */
export const actionKind = <D extends ActionChoice['do']>(kind: ActionKind<D>): ActionKind =>
  kind as unknown as ActionKind;
