import { GameError } from '../match/errors.js';
import { isObject, notJson } from '../match/json.js';
import { needFields } from '../match/need.js';
import type { GameTypes } from '../match/types.js';
import type { Cited, Numbers } from './edition.js';

/** New numbers by chapter and name, each with the rule of the new edition; without `rule` the base's rule stays. */
export type NumberChanges<G extends GameTypes, N> = {
  readonly [C in keyof N]?: {
    readonly [K in keyof N[C]]?: N[C][K] extends Cited<infer V>
      ? { readonly value: V; readonly rule?: G['rule'] }
      : never;
  };
};

/** Things by name. */
export type Table = Readonly<Record<string, unknown>>;

/** The entry of a table; throws GameError with the right names if the table has no such entry. */
export const named = (table: Table, name: string, what: string): unknown => {
  if (Object.hasOwn(table, name)) return table[name];
  const known = Object.keys(table).map(one => `"${one}"`);
  throw new GameError(`${what} "${name}", only ${known.join(', ')}`);
};

/** The changed entries of a table, and the others as they are. */
export const changed = <T>(table: T, changes: object, change: (name: string, to: unknown) => unknown): T => {
  const given = Object.entries(changes).filter(([, to]) => to !== undefined);
  return { ...table, ...Object.fromEntries(given.map(([name, to]) => [name, change(name, to)])) };
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : isObject(value) ? 'table' : typeof value);

/** A copy of a number with what replaces it; `at` says where the number is, for messages. */
const replaced = (at: string, was: Cited<unknown>, now: Partial<Cited<unknown>>): Cited<unknown> => {
  const { value, rule = was.rule } = now;
  const problem = notJson(value);
  if (problem) throw new GameError(`${at}: a number is plain JSON, ${problem.code}`);
  const kind = kindOf(was.value);
  if (kindOf(value) !== kind) throw new GameError(`${at}: a ${kind} is expected, as in ${JSON.stringify(was.value)}`);
  return { value, rule };
};

/**
 * The numbers of an edition, some of them replaced, for the edition called `id`. Throws GameError for a wrong name and lists the right
 * ones. A page that only shows matches loads no procedures with it.
 */
export const reviseNumbers = <G extends GameTypes, N extends Numbers<N>>(
  base: { readonly id: string; readonly numbers: N },
  id: string,
  changes: NumberChanges<G, N>,
): N => {
  needFields('base', base, ['id', 'numbers'], 'the edition that a game has in its field edition');
  needFields('changes', changes, [], 'numbers by chapter and name');
  return changed(base.numbers, changes, (chapter, values) => {
    const entries = named(base.numbers as Table, chapter, `${id}: ${base.id} has no numbers called`) as Table;
    return changed(entries, values as object, (name, now) => {
      const was = named(entries, name, `${id}: ${base.id} has no number of ${chapter} called`) as Cited<unknown>;
      return replaced(`${id}: ${chapter} ${name}`, was, now as Cited<unknown>);
    });
  });
};
