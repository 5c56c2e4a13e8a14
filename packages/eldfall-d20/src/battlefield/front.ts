import { type Cylinder, type HalfSpace, reachesInto } from '@rulewright/core/inches/height';
import { modelOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import type { Standing, Table } from '../vocabulary/index.js';
import { hitboxAt } from './hitbox.js';

/**
 * The Front of a model, with the line across its facing (ELD-LOS-003); undefined for a model whose Front is all round:
 * while it moves (ELD-LOS-007), and with Vigilance always (ELD-TRAIT-072).
 */
export const frontOf = (table: Table, of: Standing): HalfSpace | undefined =>
  of.moving || hasTrait(table, modelOf(table.state, of.model), 'vigilance')
    ? undefined
    : { at: hitboxAt(table, of).at, facing: of.facing };

/** True if some part of a body lies in a Front (ELD-LOS-003). */
export const isAhead = (front: HalfSpace | undefined, body: Cylinder): boolean => !front || reachesInto(body, front);

/**
 * True if an Attack comes to the Front of its target: the attacker is at least partly in it. At a point of its route a
 * model may turn to every side, so that every Attack comes to its Front, unless the option gives it the facing in which
 * it ends (ELD-LOS-004).
 */
export const isFrontal = (table: Table, target: Standing, attacker: Standing): boolean => {
  const moving = target.moving && table.options.movingFront === 'everySide';
  return isAhead(frontOf(table, { ...target, moving }), hitboxAt(table, attacker));
};
