import { inches } from '@rulewright/core/inches';
import { attributeWith } from '../profiles/current.js';
import { doubledBy, halvedBy } from '../profiles/modified.js';
import type { EldTally, Model, Modifier, MovementPermission, Table } from '../vocabulary/index.js';
import type { MovementKind, SkillId } from '../vocabulary/words.js';

/** The kind of a movement, and the skills that are declared with it. */
export interface Moving {
  readonly kind: MovementKind;
  readonly skills: readonly SkillId[];
}

/** The permissions of the abilities of a model in a movement. */
export const permissionsOf = (table: Table, model: Model, moving: Moving): readonly MovementPermission[] =>
  table.sources.movementPermissions.flatMap(source => source(table, model, moving));

/** True for a movement that passes everything between its start and its end, such as one with Flicker (ELD-SKILL-021). */
export const passesAll = (table: Table, model: Model, moving: Moving): boolean =>
  permissionsOf(table, model, moving).some(({ through }) => through === 'all');

/** The factor of a kind of movement: Run doubles SPD, Climb and Jump halve it (ELD-MOVE-005, ELD-MOVE-007, ELD-MOVE-011). */
const factorOf = ({ numbers: { movement } }: Table, kind: MovementKind): readonly Modifier[] => {
  if (kind === 'run') return [doubledBy(movement.runFactor, kind)];
  if (kind === 'climb') return [halvedBy(movement.climbDivisor, kind)];
  if (kind === 'jump') return [halvedBy(movement.jumpDivisor, kind)];
  return [];
};

/**
 * The distance of a movement in inches: SPD (ELD-PROFILE-003) with the factor of its kind. All factors are multiplied
 * first, and the result is rounded up once, so that a Crippled model runs exactly its SPD (ELD-MOVE-028).
 */
export const distanceOf = (table: Table, model: Model, moving: Moving): EldTally => {
  const whole = permissionsOf(table, model, moving).some(({ whole }) => whole);
  return attributeWith(table, model, 'SPD', whole ? [] : factorOf(table, moving.kind));
};

/** The greatest length of a movement in 1/100 mm. */
export const mostOf = (table: Table, model: Model, moving: Moving): number =>
  moving.kind === 'idle' ? 0 : inches(distanceOf(table, model, moving).total);

/** True for a movement after which only Nothing may be declared: Climb, Jump and Run (ELD-MOVE-001, ELD-MOVE-006). */
export const isSpecial = (table: Table, model: Model, moving: Moving): boolean =>
  moving.kind !== 'idle' && moving.kind !== 'walk' && !permissionsOf(table, model, moving).some(({ normal }) => normal);
