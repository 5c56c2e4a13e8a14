import type { Fields } from '@rulewright/core/menu';
import type { Square, TurnChoice } from '../vocabulary/index.js';

/** Reads a choice whose only field is its name. */
export const readBareChoice =
  <C extends TurnChoice>(choice: C): ((fields: Fields) => C) =>
  () =>
    choice;

/** Reads a square. */
export const readSquare = (value: unknown): Square | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y } = value as Fields;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? { x: x as number, y: y as number } : undefined;
};
