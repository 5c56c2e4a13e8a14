import { draw } from '../../board/draw.js';
import { featureNames } from '../../board/scene.js';
import { otherSigns, pitch, terrainSigns } from '../../board/symbols.js';
import type { Terrain } from '../../ground/hexes/terrain/terrain.js';
import type { Coordinate } from '../../vocabulary/map.js';
import type { Table } from '../../vocabulary/table.js';
import { lettered, wrapped } from '../shared/text.js';
import type { Names } from '../words/names.js';
import { fieldOf } from './field.js';

const signs: readonly (readonly [sign: string, name: string])[] = [
  ...Object.entries(terrainSigns).map(
    ([kind, sign]) => [sign, featureNames[kind as keyof typeof terrainSigns]] as const,
  ),
  [otherSigns.porting, 'Porting hex'],
  [otherSigns.lower, 'Effigy, lower'],
  [otherSigns.upper, 'Effigy, upper'],
  [otherSigns.soul, 'Soul'],
  [otherSigns.soulPit, 'Soul Pit'],
  [otherSigns.monsterPit, 'Monster Pit'],
  [otherSigns.template, 'a template'],
];

/** The drawing with the place of the first hex of each line in its column before the line, and that of the last hex behind it. */
const numbered = ({ board }: Terrain, drawing: string): readonly string[] => {
  const lines = drawing.split('\n');
  const ends = new Map<number, readonly [first: Coordinate, last: Coordinate]>();
  const top = Math.max(...board.hexes.map((_, cell) => board.riseOf(cell)));
  board.hexes.forEach((_, cell) => {
    const line = top - board.riseOf(cell);
    const at = board.coordinateOf(cell);
    const [first, last] = ends.get(line) ?? [at, at];
    ends.set(line, [at[0] < first[0] ? at : first, at[0] > last[0] ? at : last]);
  });
  return lines.map((line, i) => {
    const [first, last] = ends.get(i) ?? [];
    const signs = line.trimStart();
    const before = `${first?.[1] ?? ''} `.padStart(line.length - signs.length + pitch);
    return `${before}${signs} ${last?.[1] ?? ''}`.trimEnd();
  });
};

/** The table as text, drawn as in scenarios, with the letters of the models and a list of the signs that occur. */
export const hexText = (table: Table, { model, place }: Names): string => {
  const { terrain, pieces } = fieldOf(table);
  const models = lettered(table.state, pieces);
  const others = pieces.filter(({ kind }) => kind === 'effigy' || kind === 'soul');
  const drawing = draw(terrain, [...others, ...models.map(([id, piece]) => ({ ...piece, id }))]);
  const columns = Math.max(...terrain.board.hexes.map((_, cell) => terrain.board.coordinateOf(cell)[0]));
  const ruler = ' '.repeat(pitch) + Array.from({ length: columns }, (_, at) => `${at + 1}`.padEnd(pitch)).join('');
  const used = signs.filter(([sign]) => drawing.includes(sign)).map(([sign, name]) => `${sign} ${name}`);
  const key = models.map(([letter, { id, cells }]) => `${letter} ${model(id)} at ${cells.map(place).join(' ')}`);
  return [
    ...numbered(terrain, drawing),
    ruler.trimEnd(),
    'A hex is its column and its place in it, counted from below, such as "3,2".',
    'The numbers below are the columns; those at the ends of a line are the places',
    'of its first and its last hex.',
    ...wrapped(used, 3),
    ...wrapped(key, 2),
  ].join('\n');
};
