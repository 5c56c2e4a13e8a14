import { inches, type Point } from '@rulewright/core/inches';
import type { Table } from '../vocabulary/table.js';
import { keywordInWords } from './amounts.en.js';
import { markOf } from './marks.js';
import { type Names, placeInWords } from './names.js';

/** The signs of a line for each inch: half an inch is one sign, so that the drawing is as wide as a terminal. */
const IN_AN_INCH = 2;

/** True if a point lies inside a convex polygon or on its border. */
const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });

/** The signs of terrain in the order in which the pieces were placed. */
const signs = '#%&+=~:;^*@$!<>{}[]';

/** The table as text: a sign for each half inch of a line of an inch, models by their marks, and a list of everything. */
export const textOf = (table: Table, names: Names): string => {
  const { state, numbers, pack } = table;
  if (state.units.length === 0) return '';
  const wide = numbers.setUp.tableWidth.value;
  const rows = Array.from({ length: wide }, (_, y) =>
    Array.from({ length: wide * IN_AN_INCH }, (_, x) => {
      const at = { x: inches((x + 0.5) / IN_AN_INCH), y: inches(y + 0.5) };
      const piece = state.terrain.findIndex(({ footprint }) => footprint.some(({ corners }) => isInside(corners, at)));
      return piece < 0 ? (x % IN_AN_INCH === 0 ? '.' : ' ') : (signs[piece % signs.length] ?? '#');
    }),
  );
  const put = (at: Point, text: string): void => {
    const row = rows[Math.min(wide - 1, Math.max(0, Math.floor(at.y / inches(1))))];
    const from = Math.min(wide * IN_AN_INCH - text.length, Math.max(0, Math.floor((at.x * IN_AN_INCH) / inches(1))));
    [...text].forEach((sign, i) => {
      if (row) row[from + i] = sign;
    });
  };
  const others = [...state.elements, ...state.manifestations];
  others.forEach(({ at }, i) => {
    put(at, `${i + 1}`);
  });
  for (const { id, unit, at } of state.models) put(at, markOf(state, unit, id) ?? '?');
  const terrain = state.terrain.map(({ id, card, part }, i) => {
    const words = (pack.terrain[card]?.[part.kind][part.at]?.keywords ?? []).map(keywordInWords);
    return `${signs[i % signs.length]} ${names.piece(id)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
  });
  const ruler = Array.from({ length: wide / 2 }, (_, i) => `${2 * i}`.padEnd(2 * IN_AN_INCH)).join('');
  return [
    ruler.trimEnd(),
    ...rows.map(
      (row, y) =>
        `${row
          .join('')
          .trimEnd()
          .padEnd(wide * IN_AN_INCH)} ${y}`,
    ),
    'A place is its inches to the right and down from the corner above: "6.5, 12".',
    ...terrain,
    ...others.map(({ id, at }, i) => `${i + 1} ${names.model(id)} at ${placeInWords(at)}`),
    ...state.models.map(
      ({ id, unit, at }) => `${names.model(id)} of ${names.player(unit) ?? 'nobody'} at ${placeInWords(at)}`,
    ),
  ].join('\n');
};
