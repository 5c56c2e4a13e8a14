import { isObject, type Refusal } from '@rulewright/core';
import { LIMIT, whyNoPoint } from '@rulewright/core/inches';
import type { DeclaredMovement, Direction } from '../vocabulary/index.js';
import { movementKinds, skills } from '../vocabulary/words.js';

/** The most points of a declared route. */
const MOST_POINTS = 32;

/** Tells why a value, which may be anything, is no direction; undefined if it is one. */
export const whyNoDirection = (value: unknown, path: string): Refusal | undefined => {
  const wrong = whyNoPoint(value, path);
  if (wrong) return { ...wrong, code: wrong.code === 'not-a-point' ? 'not-a-direction' : wrong.code };
  // The cast is safe: the two numbers were read.
  const { x, y } = value as Direction;
  return x === 0 && y === 0 ? { code: 'no-direction', path } : undefined;
};

/** Tells why a value, which may be anything, is no place; undefined if it is one. */
export const whyNoPlace = (value: unknown, path: string): Refusal | undefined => {
  if (!isObject(value) || Object.keys(value).length !== 3 || !('z' in value)) return { code: 'not-a-place', path };
  const { z, ...point } = value;
  const wrong = whyNoPoint(point, path);
  if (wrong) return wrong;
  return Number.isInteger(z) && Number(z) >= 0 && Number(z) <= LIMIT
    ? undefined
    : { code: 'not-a-level', path: `${path}.z` };
};

/** Tells why a value, which may be anything, is no route; undefined if it is one. */
export const whyNoRoute = (value: unknown, path: string): Refusal | undefined => {
  if (!Array.isArray(value)) return { code: 'not-a-route', path };
  if (value.length > MOST_POINTS) return { code: 'too-many-points', path, detail: { most: MOST_POINTS } };
  for (const [i, one] of value.entries()) {
    const wrong = whyNoPlace(one, `${path}[${i}]`);
    if (wrong) return wrong;
  }
  return undefined;
};

/** Tells why a value is no change of stance; undefined if it is one. */
export const whyNoStance = (value: unknown, path: string, fields: readonly string[]): Refusal | undefined => {
  if (!isObject(value)) return { code: 'not-a-stance', path };
  const odd = Object.keys(value).find(key => !fields.includes(key));
  if (odd !== undefined) return { code: 'unknown-field', path: `${path}.${odd}` };
  const { state, to, when } = value;
  if (state !== 'crouched' && state !== 'flying') return { code: 'not-a-stance', path: `${path}.state` };
  if (typeof to !== 'boolean') return { code: 'not-yes-or-no', path: `${path}.to` };
  const timed = !fields.includes('when') || when === 'before' || when === 'after';
  return timed ? undefined : { code: 'not-a-time', path: `${path}.when` };
};

const FIELDS = ['kind', 'route', 'facing', 'skills', 'stance'];

const isSkill = (value: unknown): boolean => skills.some(one => one === value);

const whyNoSkills = (value: unknown, path: string): Refusal | undefined => {
  if (!Array.isArray(value)) return { code: 'not-a-list', path };
  const wrong = value.findIndex(one => !isSkill(one));
  if (wrong >= 0) return { code: 'not-a-skill', path: `${path}[${wrong}]` };
  const twice = value.findIndex((one, i) => value.indexOf(one) < i);
  return twice < 0 ? undefined : { code: 'used-twice', rule: 'ELD-PROFILE-023', path: `${path}[${twice}]` };
};

/** Reads a declared movement from a value that may be anything. */
export const readMovement = (choice: unknown): { readonly read: DeclaredMovement } | { readonly refusal: Refusal } => {
  const path = 'choice';
  if (!isObject(choice)) return { refusal: { code: 'not-a-movement', path } };
  const odd = Object.keys(choice).find(key => !FIELDS.includes(key));
  if (odd !== undefined) return { refusal: { code: 'unknown-field', path: `${path}.${odd}` } };
  const { kind, route, facing, skills: declared, stance } = choice;
  if (movementKinds.every(one => one !== kind)) {
    return { refusal: { code: 'not-a-kind-of-movement', rule: 'ELD-MOVE-001', path: `${path}.kind` } };
  }
  const refusal =
    whyNoRoute(route, `${path}.route`) ??
    whyNoDirection(facing, `${path}.facing`) ??
    whyNoSkills(declared, `${path}.skills`) ??
    (stance === undefined ? undefined : whyNoStance(stance, `${path}.stance`, ['state', 'to', 'when']));
  // The cast is safe: every field was read.
  return refusal ? { refusal } : { read: choice as object as DeclaredMovement };
};
