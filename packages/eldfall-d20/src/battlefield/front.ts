import { type Cylinder, inFront } from '@rulewright/core/inches/height';
import { modelOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import type { Standing, Table } from '../vocabulary/index.js';
import { hitboxAt } from './hitbox.js';

/**
 * True if some part of a body lies in the Front of a model, whose half the line across its facing belongs to (ELD-LOS-003). A model
 * sees all round while it moves (ELD-LOS-007), and with Vigilance always (ELD-TRAIT-072).
 */
export const isAhead = (table: Table, of: Standing, body: Cylinder): boolean =>
  of.moving ||
  hasTrait(table, modelOf(table.state, of.model), 'vigilance') ||
  inFront(hitboxAt(table, of), of.facing, body);

/**
 * True if an Attack comes to the Front of its target: the attacker is at least partly in it. At a point of its route a model may turn to every side, so
 * that every Attack comes to its Front, unless the option gives it the facing in which it ends (ELD-LOS-004).
 */
export const isFrontal = (table: Table, target: Standing, attacker: Standing): boolean => {
  const moving = target.moving && table.options.movingFront === 'everySide';
  return isAhead(table, { ...target, moving }, hitboxAt(table, attacker));
};
