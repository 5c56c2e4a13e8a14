import type { Refusal } from '../match/types.js';

/** Why content is refused: a code, the field, and the rule whose fact it is. */
export interface ContentProblem<R extends string = string> extends Refusal {
  readonly path: string;
  readonly rule?: R;
}

/** The first thing that stands in a list for a second time: its place in the list. */
export const firstRepeat = (items: readonly unknown[]): number | undefined => {
  const at = items.findIndex((item, i) => items.indexOf(item) < i);
  return at < 0 ? undefined : at;
};
