import { GameError } from '../match/errors.js';
import { needFields, needKind } from '../match/need.js';
import type { GameTypes } from '../match/types.js';
import type { Procedure } from '../procedure/procedure.js';
import type { Edition, Numbers, Procedures } from './edition.js';
import { type Change, revise } from './revise.js';
import { changed, type NumberChanges, named, reviseNumbers, type Table } from './revise-numbers.js';

type DataOf<P> = P extends Procedure<infer _, infer D> ? D : never;

/** The differences between an edition and its base: numbers by chapter and name, and changes of procedures by name. */
export interface Revision<G extends GameTypes, N, P> {
  readonly numbers?: NumberChanges<G, N>;
  readonly procedures?: { readonly [K in keyof P]?: readonly Change<G, DataOf<P[K]>>[] };
}

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
  revision: Revision<G, N, P>,
): Edition<G, N, P> & More => {
  needFields('base', base, ['id', 'numbers', 'procedures'], 'the edition that a game has in its field edition');
  needKind('id', id, 'a string', 'the name of the new edition');
  needFields('revision', revision, [], 'such as { numbers, procedures }');
  const { numbers = {}, procedures = {} } = revision;
  if (id === '' || id === base.id) throw new GameError(`an edition needs an id of its own, not "${id}"`);
  return {
    ...base,
    id,
    base,
    numbers: reviseNumbers<G, N>(base, id, numbers),
    procedures: changed(base.procedures, procedures, (name, changes) => {
      const procedure = named(base.procedures as Table, name, `${id}: ${base.id} has no procedure called`);
      return revise(procedure as Procedure<G, never>, `${id} ${name}`, changes as readonly Change<G, never>[]);
    }),
  };
};
