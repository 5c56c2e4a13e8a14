import type { Rule } from '@rulewright/core';
import type { Menu, MenuAction } from '@rulewright/core/menu';
import type { RoleId } from '../content/pack.js';
import type { TurnChoice } from './choices.js';
import type { JogTurn } from './index.js';
import type { Acting, Forbidden, Table } from './table.js';
import type { PoolChange } from './village.js';

/** One action of a turn. */
export interface TurnAction<C extends TurnChoice = TurnChoice> extends MenuAction<[table: Table, actor: RoleId], C> {
  whyNot?(table: Table, actor: RoleId, choice: C): Forbidden | undefined;
  /** The change that the action makes to the pool, for warnings; absent for actions that take nothing. */
  price?(table: Table, actor: RoleId, choice: C): PoolChange;
  /** True if no loss check follows the change that the action makes to the pool. */
  isSafe?(turn: JogTurn, acting: Acting): boolean;
  perform(turn: JogTurn, acting: Acting, choice: C): Rule | void;
}

/** The actions of a turn, by their names. */
export type TurnMenu = Menu<[table: Table, actor: RoleId], TurnChoice, TurnAction>;

/** The name of a kind of turn choice. */
export type Deed = TurnChoice['do'];

/** The turn choice of that name. */
export type ChoiceOf<D extends Deed> = Extract<TurnChoice, { readonly do: D }>;
