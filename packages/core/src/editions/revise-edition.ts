import { GameError } from '../match/errors.js';
import { isObject, notJson } from '../match/json.js';
import type { GameTypes } from '../match/types.js';
import type { Procedure } from '../procedure/procedure.js';
import type { Cited, Edition, Numbers, Procedures } from './edition.js';
import { type Change, revise } from './revise.js';

type DataOf<P> = P extends Procedure<infer _, infer D> ? D : never;

/** The differences between an edition and its base: numbers by chapter and name, and changes of procedures by name. */
export interface Revision<G extends GameTypes, N, P> {
  /** New numbers, each with the rule of the new edition; without `rule` the base's rule stays. */
  readonly numbers?: {
    readonly [C in keyof N]?: {
      readonly [K in keyof N[C]]?: N[C][K] extends Cited<infer V>
        ? { readonly value: V; readonly rule?: G['rule'] }
        : never;
    };
  };
  readonly procedures?: { readonly [K in keyof P]?: readonly Change<G, DataOf<P[K]>>[] };
}

type Table = Readonly<Record<string, unknown>>;

/** The entry of a table; throws GameError with the right names if the table has no such entry. */
const named = (table: Table, name: string, what: string): unknown => {
  if (Object.hasOwn(table, name)) return table[name];
  const known = Object.keys(table).map(one => `"${one}"`);
  throw new GameError(`${what} "${name}", only ${known.join(', ')}`);
};

/** The changed entries of a table, and the others as they are. */
const changed = <T>(table: T, changes: object, change: (name: string, to: unknown) => unknown): T => {
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
 * Another edition: the base with some numbers and some parts of procedures replaced, and with all further fields of the
 * base. Throws GameError for a wrong name and lists the right ones, so that no edition goes stale. Also throws
 * GameError for the id of the base, because the new edition has other rules.
 */
export const reviseEdition = <
  G extends GameTypes,
  N extends Numbers<N>,
  P extends Procedures<G, P>,
  More extends object = object,
>(
  base: Edition<G, N, P> & More,
  id: string,
  { numbers = {}, procedures = {} }: Revision<G, N, P>,
): Edition<G, N, P> & More => {
  if (id === '' || id === base.id) throw new GameError(`an edition needs an id of its own, not "${id}"`);
  return {
    ...base,
    id,
    base,
    numbers: changed(base.numbers, numbers, (chapter, values) => {
      const entries = named(base.numbers as Table, chapter, `${id}: ${base.id} has no numbers called`) as Table;
      return changed(entries, values as object, (name, now) => {
        const was = named(entries, name, `${id}: ${base.id} has no number of ${chapter} called`) as Cited<unknown>;
        return replaced(`${id}: ${chapter} ${name}`, was, now as Cited<unknown>);
      });
    }),
    procedures: changed(base.procedures, procedures, (name, changes) => {
      const procedure = named(base.procedures as Table, name, `${id}: ${base.id} has no procedure called`);
      return revise(procedure as Procedure<G, never>, `${id} ${name}`, changes as readonly Change<G, never>[]);
    }),
  };
};
