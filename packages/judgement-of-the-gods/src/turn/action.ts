import type { Rule } from '@rulewright/core';
import type { Fields, MenuAction } from '@rulewright/core/menu';
import type { RoleId } from '../content/pack.js';
import type { Acting, Forbidden, JogTurn, PoolChange, Square, Table, TurnChoice } from '../vocabulary.js';

/** One action of a turn. */
export interface TurnAction<C extends TurnChoice = TurnChoice> extends MenuAction<[table: Table, actor: RoleId], C> {
  whyNot?(table: Table, actor: RoleId, choice: C): Forbidden | undefined;
  /** The change that the action makes to the pool, for warnings; absent for actions that take nothing. */
  price?(table: Table, actor: RoleId, choice: C): PoolChange;
  perform(turn: JogTurn, acting: Acting, choice: C): Rule | void;
}

/** The name of a kind of turn choice. */
export type Deed = TurnChoice['do'];
/** The turn choice of that name. */
export type ChoiceOf<D extends Deed> = Extract<TurnChoice, { readonly do: D }>;

/** Reads a choice whose only field is its name. */
export const bare =
  <C extends TurnChoice>(choice: C): ((fields: Fields) => C) =>
  () =>
    choice;

/** Reads a square. */
export const readSquare = (value: unknown): Square | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y } = value as Fields;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? { x: x as number, y: y as number } : undefined;
};
