import { type Decision, type Match, nearest } from '@rulewright/core';
import { inches, squareBetween } from '@rulewright/core/inches';
import { radiusOf } from '../battlefield/hitbox.js';
import { isStanding, modelNamed } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';

/** A Run away from the nearest Hostile that stands; undefined without one. */
export const retreat = (match: Match<Eld>, decision: Decision<Eld> & { readonly kind: 'movement' }): unknown => {
  const model = modelNamed(match.state, decision.proposal?.model ?? '');
  if (!model) return undefined;
  const { at } = model;
  const [near] = match.state.models
    .filter(one => one.player === null && isStanding(one))
    .sort((a, b) => squareBetween(at, a.at) - squareBetween(at, b.at));
  if (!near) return undefined;
  const { width, depth } = match.header.options.tableSize;
  const away = (axis: 'x' | 'y', size: number): number => {
    const margin = radiusOf(tableIn(match), model);
    return Math.min(inches(size) - margin, Math.max(margin, at[axis] + 2 * (at[axis] - near.at[axis])));
  };
  return nearest(match, decision, { at: { x: away('x', width), y: away('y', depth) }, kind: 'run' });
};
