import type { Point } from '@rulewright/core/inches';
import { tableInText } from '@rulewright/core/words';
import type { Table } from '../vocabulary/table.js';
import { keywordInWords } from './amounts.en.js';
import { markOf } from './marks.js';
import { type Names, placeInWords } from './names.js';

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
  const others = [...state.elements, ...state.manifestations];
  const terrain = state.terrain.map(({ id, card, part }, i) => {
    const words = (pack.terrain[card]?.[part.kind][part.at]?.keywords ?? []).map(keywordInWords);
    return `${signs[i % signs.length]} ${names.piece(id)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
  });
  const groundAt = (at: Point): string | undefined => {
    const piece = state.terrain.findIndex(({ footprint }) => footprint.some(({ corners }) => isInside(corners, at)));
    return piece < 0 ? undefined : (signs[piece % signs.length] ?? '#');
  };
  const marks = [
    ...others.map(({ at }, i) => ({ at, text: `${i + 1}` })),
    ...state.models.map(({ id, unit, at }) => ({ at, text: markOf(state, unit, id) ?? '?' })),
  ];
  return [
    ...tableInText({ width: wide, depth: wide, groundAt, marks }),
    'A place is its inches to the right and down from the corner above: "6.5, 12".',
    ...terrain,
    ...others.map(({ id, at }, i) => `${i + 1} ${names.model(id)} at ${placeInWords(at)}`),
    ...state.models.map(
      ({ id, unit, at }) => `${names.model(id)} of ${names.player(unit) ?? 'nobody'} at ${placeInWords(at)}`,
    ),
  ].join('\n');
};
