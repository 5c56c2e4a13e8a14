import { inches } from '@rulewright/core/inches';
import { overlapsInSpace, type Solid, withinSpace } from '@rulewright/core/inches/height';
import type { Model, Table } from '../vocabulary/index.js';
import { hitboxOf } from './hitbox.js';

/**
 * True if two bodies are at most `length` inches apart: the straight line between their closest points, through space
 * (ELD-MEASURE-002, ELD-MEASURE-003). Lengths of rules are inches (ELD-MEASURE-001), and a distance exactly equal to the limit is within
 * it (ELD-MEASURE-007).
 */
export const areWithin = (table: Table, a: Solid, b: Solid, length: number): boolean =>
  length >= 0 && withinSpace(a, b, inches(length) + table.options.distanceEpsilon);

/** True if two models are at most `length` inches apart. */
export const isWithin = (table: Table, a: Model, b: Model, length: number): boolean =>
  areWithin(table, hitboxOf(table, a), hitboxOf(table, b), length);

/** True if two bodies are in Base Contact (ELD-CONTACT-001). */
export const areTouching = (table: Table, a: Solid, b: Solid): boolean => areWithin(table, a, b, 0);

/** True if two models are in Base Contact; a model touches itself (ELD-CONTACT-001, ELD-CONTACT-002). */
export const isTouching = (table: Table, a: Model, b: Model): boolean =>
  a.id === b.id || areTouching(table, hitboxOf(table, a), hitboxOf(table, b));

/** True if two bodies share more than a border. */
export const doOverlap = (a: Solid, b: Solid): boolean => overlapsInSpace(a, b);
