import type { Game, Refusal, Rule, Turn } from '@rulewright/core';
import type { Menu, MenuAction } from '@rulewright/core/menu';
import type { RuleId } from '../rulebook/index.js';
import type { GenericAction } from './activation.js';
import type { ActivationChoice } from './choices.js';
import type { SfiEdition } from './edition.js';
import type { CodeEffect, EffectOps } from './effect-op.js';
import type { Sfi } from './index.js';
import type { ContentPack, Ranged } from './pack.js';
import type { AbilityRerolls } from './roll.js';
import type { ModelId, UnitId } from './state.js';
import type { Table } from './table.js';

/**
 * The end of an action; `apart` tells the models that are out of coherency when it is called, where the action has a check of
 * its own (SFI-PASSIVE-013).
 */
export type ActionEnd = 'done' | { apart(): readonly ModelId[] };

/** The rules of a generic action. */
export interface ActionRules {
  readonly rule: RuleId;
  /** The rule that keeps a unit from taking the action. Absent: nothing does. */
  whyNot?(table: Table, unit: UnitId): Refusal | undefined;
  /**
   * Does the next part of the action, e.g. the move of one model; `done` ends the action. Each part is a separate beat,
   * so it reads the progress of the action from the state.
   */
  next(turn: Turn<Sfi>, unit: UnitId): Rule<'more' | ActionEnd>;
}

/** The generic actions that units can take. */
export type Actions = { readonly [A in GenericAction]?: ActionRules };

/** One entry of the menu of an activation. */
export interface ActivationEntry extends MenuAction<[Table], ActivationChoice> {
  readonly rule: RuleId;
  /** True if the choice is paid for with an action; absent for entries that never are (SFI-ACTION-015). */
  sacrifices?(table: Table, choice: ActivationChoice): boolean;
  run(turn: Turn<Sfi>, unit: UnitId, choice: ActivationChoice): Rule | void;
}

/** The choices of an activation, outside actions and abilities (SFI-ACTIVATE-003). */
export type ActivationMenu = Menu<[Table], ActivationChoice, ActivationEntry>;

/** The game with the parts that it was made from, so that rules find their facts. */
export interface SfiGame extends Game<Sfi> {
  readonly pack: ContentPack;
  /** The numbers and procedures that the rules read. */
  readonly edition: SfiEdition;
  readonly actions: Actions;
  readonly menu: ActivationMenu;
  readonly effectOps: EffectOps;
  /** The re-rolls of abilities, for every roll. */
  readonly rerolls: AbilityRerolls;
  /** Effects in code, by the name that cards use. */
  readonly effects: Readonly<Record<string, CodeEffect>>;
  /** The rule that keeps a model from attacking a target with a weapon, for words about it. */
  readonly whyNoTarget: (table: Table, attacker: ModelId, weapon: Ranged, target?: ModelId) => Refusal | undefined;
}
