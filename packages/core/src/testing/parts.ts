import { isObject, sameJson } from '../match/json.js';

/** True if a value contains a pattern: all fields that the pattern of an object names, and each item of a list at its index. */
export const hasParts = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(value) && value.length === wanted.length && wanted.every((one, at) => hasParts(value[at], one))
    );
  }
  if (!isObject(wanted)) return sameJson(value ?? null, wanted ?? null);
  return isObject(value) && Object.entries(wanted).every(([name, part]) => hasParts(value[name], part));
};
