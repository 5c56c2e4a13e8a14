import type { Row } from './types.js';

/** True if a row reaches its goal; `undefined` for a row without a goal. */
export const reached = ({ goal, limit, median, ours }: Row): boolean | undefined => {
  if (limit !== undefined) return ours <= limit;
  return goal === undefined ? undefined : median >= goal;
};

const number = (value: number): string => {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)}M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(1)}k`;
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
};

const ratio = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const goalOf = ({ goal, limit }: Row): string =>
  limit === undefined ? (goal === undefined ? '' : ratio(goal)) : `<= ${number(limit)}`;

const WIDTHS: readonly number[] = [40, 12, 9, 30, 9, 24, 9, 5];

const text = (cells: readonly string[]): string =>
  cells.map((cell, i) => ([0, 1, 3].includes(i) ? cell.padEnd : cell.padStart).call(cell, WIDTHS[i] ?? 0)).join(' ');

/** Rows as text: title, unit, ours, the peer and its figure, ratio min/median/max, goal, reached or not. */
export const table = (rows: readonly Row[], heading: boolean): string => {
  const lines = rows.map(row => {
    const { title, unit, ours, against, peer, min, median, max } = row;
    const ratios = min === max ? ratio(median) : [min, median, max].map(ratio).join(' / ');
    const verdict = reached(row);
    const yes = verdict === undefined ? '' : verdict ? 'yes' : 'NO';
    return text([title, unit, number(ours), against, number(peer), ratios, goalOf(row), yes]);
  });
  const head = text(['what', 'unit', 'ours', 'against', 'theirs', 'ratio min/median/max', 'goal', '']);
  return [...(heading ? [head] : []), ...lines].join('\n');
};
