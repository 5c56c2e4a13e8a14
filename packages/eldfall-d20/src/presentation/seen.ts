import { type Hidden, isObject, type SeenState } from '@rulewright/core';
import type { Eld, Model, Place } from '../vocabulary/index.js';

/** The state as a viewer sees it. */
export type SeenEld = SeenState<Eld>;

/** True for a value that is hidden from the viewer. */
export const isHidden = (value: unknown): value is Hidden => isObject(value) && value.hidden === true;

/** A value that may be hidden from the viewer; undefined if it is. */
export const unlessHidden = <T>(value: T): Exclude<T, Hidden> | undefined =>
  // The cast is safe: the value is not hidden.
  isHidden(value) ? undefined : (value as Exclude<T, Hidden>);

/** The models of which the viewer knows the profile. */
export const knownModels = ({ models }: Pick<SeenEld, 'models'>): readonly Model[] =>
  // The cast is safe: a secret model shows no profile.
  models.filter(({ profile }) => !isHidden(profile)) as readonly Model[];

/** The place of a model; undefined for a model of which the viewer does not know the place, or that is not on the field. */
export const placeOf = ({ where, at }: Pick<SeenEld['models'][number], 'where' | 'at'>): Place | undefined =>
  where === 'field' ? unlessHidden(at) : undefined;
