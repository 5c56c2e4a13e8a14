import type { Refusal } from '../match/types.js';

/** A reason to refuse content: a code, the field, and the rule that states the fact. */
export interface ContentProblem<R extends string = string> extends Refusal {
  readonly path: string;
  readonly rule?: R;
}

/** The index of the first item that occurs a second time in a list. */
export const firstRepeat = (items: readonly unknown[]): number | undefined => {
  const at = items.findIndex((item, i) => items.indexOf(item) < i);
  return at < 0 ? undefined : at;
};
