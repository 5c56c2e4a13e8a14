import { isObject, sameJson } from '../match/json.js';

/** True if a value has everything that is wanted of it: all named parts of an object, and each item of a list in its place. */
export const hasParts = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(value) && value.length === wanted.length && wanted.every((one, at) => hasParts(value[at], one))
    );
  }
  if (!isObject(wanted)) return sameJson(value ?? null, wanted ?? null);
  return isObject(value) && Object.entries(wanted).every(([name, part]) => hasParts(value[name], part));
};
