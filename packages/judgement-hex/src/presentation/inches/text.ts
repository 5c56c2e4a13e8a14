import { within } from '@rulewright/core/inches';
import { featureNames } from '../../board/scene.js';
import { discsOf } from '../../ground/inches/measure/footing.js';
import type { FeatureKind } from '../../rulebook/numbers.js';
import type { Table } from '../../vocabulary/table.js';
import { lettered, wrapped } from '../shared/text.js';
import type { Names } from '../words/names.js';
import { fieldOf } from './field.js';

const INCH = 2540;

/** The signs of a line for each inch: half an inch is one sign, so that the drawing is as wide as a terminal. */
const IN_AN_INCH = 2;

const signs: Readonly<Record<FeatureKind, string>> = {
  forest: '^',
  smoke: '~',
  rough: ':',
  treacherous: '!',
  wall: '|',
  impassable: '#',
  gate: '%',
  shrine: '@',
  effigy: '&',
};

/** The table as text: a sign for each half inch of a line of an inch, models by their letters, and a list of everything. */
export const inchText = (table: Table, { model, place }: Names): string => {
  const { ground, pieces } = fieldOf(table);
  const { width, height } = ground.map.table;
  const { features } = ground.terrain;
  const [columns, lines] = [Math.ceil(width) * IN_AN_INCH, Math.ceil(height)];
  // The first row is the one along the upper edge.
  const rows = Array.from({ length: lines }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const at = {
        x: Math.round(((column + 0.5) * INCH) / IN_AN_INCH),
        y: Math.round((lines - row - 0.5) * INCH),
      };
      const found = features.find(({ parts }) => parts.some(({ outline }) => within(outline, { at, radius: 0 }, 0)));
      return found ? signs[found.kind] : column % IN_AN_INCH === 0 ? '.' : ' ';
    }),
  );
  const put = (at: { readonly x: number; readonly y: number }, sign: string): void => {
    const row = rows[Math.min(lines - 1, Math.max(0, lines - 1 - Math.floor(at.y / INCH)))];
    if (row) row[Math.min(columns - 1, Math.max(0, Math.floor((at.x * IN_AN_INCH) / INCH)))] = sign;
  };
  const models = lettered(table.state, pieces);
  const souls = pieces.filter(({ kind }) => kind === 'soul');
  for (const soul of souls) for (const { at } of discsOf(soul)) put(at, '*');
  for (const [letter, piece] of models) for (const { at } of discsOf(piece)) put(at, letter);
  const kinds = [...new Set(features.map(({ kind }) => kind))];
  const used = [...kinds.map(kind => `${signs[kind]} ${featureNames[kind]}`), ...(souls.length > 0 ? ['* Soul'] : [])];
  const key = models.map(([letter, { id, cells }]) => `${letter} ${model(id)} at ${cells.map(place).join('; ')}`);
  const ruler = Array.from({ length: Math.ceil(width / 2) }, (_, at) => `${2 * at}`.padEnd(2 * IN_AN_INCH)).join('');
  return [
    ...rows.map((row, at) => `${row.join('')} ${lines - 1 - at}`),
    ruler.trimEnd(),
    'A place is its inches right and up from the lower left corner: "6.5, 12".',
    ...wrapped(used, 3),
    ...wrapped(key, key.some(({ length }) => length > 38) ? 1 : 2),
  ].join('\n');
};
