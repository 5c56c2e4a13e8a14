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

/** True if an Attack comes to the Front of its target: the attacker is at least partly in it (ELD-LOS-004). */
export const isFrontal = (table: Table, target: Standing, attacker: Standing): boolean =>
  isAhead(table, target, hitboxAt(table, attacker));
