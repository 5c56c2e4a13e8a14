import { type Cylinder, inFront } from '@rulewright/core/inches/height';
import { modelOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import type { Standing, Table } from '../vocabulary/index.js';
import { hitboxAt } from './hitbox.js';

/**
 * The Front of a model, as the check of bodies of which some part lies in it; the line across its facing belongs to it
 * (ELD-LOS-003). A model sees all round while it moves (ELD-LOS-007), and with Vigilance always (ELD-TRAIT-072).
 */
export const frontOf = (table: Table, of: Standing): ((body: Cylinder) => boolean) => {
  if (of.moving || hasTrait(table, modelOf(table.state, of.model), 'vigilance')) return () => true;
  const hitbox = hitboxAt(table, of);
  return body => inFront(hitbox, of.facing, body);
};

/**
 * True if an Attack comes to the Front of its target: the attacker is at least partly in it. At a point of its route a
 * model may turn to every side, so that every Attack comes to its Front, unless the option gives it the facing in which
 * it ends (ELD-LOS-004).
 */
export const isFrontal = (table: Table, target: Standing, attacker: Standing): boolean => {
  const moving = target.moving && table.options.movingFront === 'everySide';
  return frontOf(table, { ...target, moving })(hitboxAt(table, attacker));
};
