import { GameError } from '../match/errors.js';
import { needFields, needKind } from '../match/need.js';
import type { GameTypes } from '../match/types.js';
import { type Part, type Procedure, procedure } from '../procedure/procedure.js';

/** One difference between an edition and the procedure that it starts from. */
export type Change<G extends GameTypes, D> =
  | { readonly replace: string; readonly by: Part<G, D> }
  | { readonly remove: string }
  | { readonly after: string; readonly insert: Part<G, D> }
  | { readonly before: string; readonly insert: Part<G, D> };

/**
 * A procedure with some parts changed. Throws GameError for a change of a missing part, so that no edition goes stale.
 */
export const revise = <G extends GameTypes, D>(
  base: Procedure<G, D>,
  name: string,
  changes: readonly Change<G, D>[],
): Procedure<G, D> => {
  needFields('base', base, ['name', 'parts'], 'a procedure, such as one of an edition');
  needKind('changes', changes, 'an array', "such as [{ remove: 'roll' }]");
  const parts = [...base.parts];
  const at = (part: string): number => {
    const i = parts.findIndex(one => one.name === part);
    if (i < 0)
      throw new GameError(
        `${name}: ${base.name} has no part called "${part}", only ${parts.map(one => `"${one.name}"`).join(', ')}`,
      );
    return i;
  };
  for (const change of changes) {
    if ('replace' in change) parts.splice(at(change.replace), 1, change.by);
    else if ('remove' in change) parts.splice(at(change.remove), 1);
    else if ('after' in change) parts.splice(at(change.after) + 1, 0, change.insert);
    else parts.splice(at(change.before), 0, change.insert);
  }
  return procedure(name, parts);
};
