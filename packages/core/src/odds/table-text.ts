import { distributionOf, type Source } from './distribution.js';
import { fraction, percent, toText } from './fraction.js';

/** Options of {@link tableText}. */
export interface TableOptions<T> {
  /** Digits after the point of a percentage, from 0 to 100; 1 if left out. */
  readonly digits?: number | undefined;
  /** True for a column "this or more"; if left out, there is one if all values are numbers. */
  readonly atLeast?: boolean | undefined;
  /** Prints a value; if left out, text and numbers are printed as they are and anything else as JSON. */
  readonly text?: ((value: T) => string) | undefined;
}

/**
 * A distribution as a text table with aligned columns: value, exact probability, percentage, and for numbers also the
 * exact probability and percentage of this or more. Lines are separated by line feeds, without one at the end.
 *
 * @param source - a die or a distribution
 * @param options - options of the table
 * @throws RangeError if `digits` is not a whole number inside its limits
 */
export function tableText<T>(source: Source<T>, options: TableOptions<T> = {}): string {
  const { outcomes, total } = distributionOf(source);
  const { digits, text = plainText, atLeast = outcomes.every(({ value }) => typeof value === 'number') } = options;
  const columns = (weight: bigint) => [toText(fraction(weight, total)), percent(fraction(weight, total), digits)];
  const rows = [['value', 'exactly', '', ...(atLeast ? ['at least', ''] : [])]];
  let remaining = total;
  for (const { value, weight } of outcomes) {
    rows.push([text(value), ...columns(weight), ...(atLeast ? columns(remaining) : [])]);
    remaining -= weight;
  }
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), []);
  const lines = rows.map(row =>
    row
      .map((cell, at) => cell.padStart(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : JSON.stringify(value);
}
