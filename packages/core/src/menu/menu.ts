import { isObject } from '../match/json.js';
import type { Refusal } from '../match/types.js';

/** The fields of an answer before it is read; each may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The legality of one action of a menu; a game adds the cost and the effect of the action. `At` are further arguments,
 * such as `[table, actor]`. The same `whyNot` makes the options and explains every refusal, so that the two
 * cannot differ.
 */
export interface MenuAction<At extends readonly unknown[], C> {
  /** Everything that may be legal, in a stable order. */
  candidates(...at: At): readonly C[];
  /** The rule that forbids an answer; undefined for a legal one. Absent: every candidate is legal. */
  whyNot?(...asked: [...At, C]): Refusal | undefined;
  /** The answer, if its fields have the shape of this action. Absent: `whyNot` judges answers of any shape. */
  read?(fields: Fields): C | undefined;
}

/** The actions among which a player chooses; an answer names its action by `do`. */
export interface Menu<At extends readonly unknown[], C, A> {
  /** The action of an answer. */
  of(choice: C): A;
  /** Everything that may be legal, action by action. */
  candidates(...at: At): readonly C[];
  /** Exactly the legal answers, action by action. */
  options(...at: At): readonly C[];
  /** For `Game.explain`, the rule that forbids an answer; undefined for a value that is no answer of this menu. */
  whyNot(answer: unknown, ...at: At): Refusal | undefined;
}

/** Makes a menu of actions by name, in the order in which their options are listed. */
export const menu = <At extends readonly unknown[], C extends { readonly do: string }, A extends MenuAction<At, C>>(
  actions: { readonly [D in C['do']]: A },
): Menu<At, C, A> => {
  const named: Readonly<Record<string, A>> = actions;
  return {
    candidates: (...at) => Object.values(named).flatMap(action => action.candidates(...at)),
    of: choice => actions[choice.do as C['do']],
    options: (...at) =>
      Object.values(named).flatMap(action =>
        action.candidates(...at).filter(choice => action.whyNot?.(...at, choice) === undefined),
      ),
    whyNot: (answer, ...at) => {
      if (!isObject(answer) || typeof answer.do !== 'string') return undefined;
      const action = named[answer.do];
      const choice = action?.read ? action.read(answer) : (answer as unknown as C);
      return choice && action?.whyNot?.(...at, choice);
    },
  };
};
