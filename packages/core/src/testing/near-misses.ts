import { places, replaced, valueAt, without } from './values.js';

/** The numbers that a small mistake makes of a number. */
const mistakes = (value: number): readonly number[] => [
  value + 1,
  value - 1,
  -value,
  Math.trunc(value / 2),
  value / 2 + 0.25,
];

/**
 * Answers that are nearly the given one: each of its numbers moved by one unit, negated, halved, made a fraction, and
 * removed. The answers are plain JSON; a game may accept them.
 */
export const nearMisses = (answer: unknown): readonly unknown[] =>
  places(answer).flatMap(place => {
    const value = valueAt(answer, place);
    if (typeof value !== 'number') return [];
    const moved = mistakes(value).map(other => replaced(answer, place, other));
    return place.length > 0 ? [...moved, without(answer, place)] : moved;
  });
