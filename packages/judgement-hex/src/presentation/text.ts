import { draw } from '../board/draw.js';
import { fieldOf } from '../board/on-hexes.js';
import { featureNames } from '../board/scene.js';
import { otherSigns, pitch, terrainSigns } from '../board/symbols.js';
import type { JhxState } from '../vocabulary/index.js';
import type { Piece } from '../vocabulary/piece.js';
import type { Table } from '../vocabulary/table.js';
import type { Names } from './names.js';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** A letter for every model on the board: capitals for the first player, small ones for the second, Monsters from the end. */
const lettered = (
  { players }: JhxState,
  pieces: readonly Piece[],
): readonly (readonly [letter: string, piece: Piece])[] => {
  const taken = new Set<string>();
  return pieces
    .filter(({ kind }) => kind !== 'effigy' && kind !== 'soul')
    .map(piece => {
      const letters = piece.player === null ? [...alphabet].reverse() : [...alphabet];
      const own = piece.player === players[0] ? letters.map(one => one.toUpperCase()) : letters;
      const letter = own.find(one => !taken.has(one)) ?? '&';
      taken.add(letter);
      return [letter, piece] as const;
    });
};

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

/** The table as text, drawn as in scenarios, with the letters of the models and a list of the signs that occur. */
export const textOf = (table: Table, { model, hex }: Names): string => {
  if (table.state.map === null) return '';
  const { terrain, pieces } = fieldOf(table);
  const models = lettered(table.state, pieces);
  const others = pieces.filter(({ kind }) => kind === 'effigy' || kind === 'soul');
  const drawing = draw(terrain, [...others, ...models.map(([id, piece]) => ({ ...piece, id }))]);
  const columns = Math.max(...terrain.board.hexes.map((_, cell) => terrain.board.coordinateOf(cell)[0]));
  const ruler = Array.from({ length: columns }, (_, at) => `${at + 1}`.padEnd(pitch)).join('');
  const used = signs.filter(([sign]) => drawing.includes(sign)).map(([sign, name]) => `${sign} ${name}`);
  const key = models.map(([letter, { id, cells }]) => `${letter} ${model(id)} at ${cells.map(hex).join(' ')}`);
  return [
    drawing,
    ruler.trimEnd(),
    'A hex is its column and its place in it, counted from below.',
    ...wrapped(used, 3),
    ...wrapped(key, 2),
  ].join('\n');
};

/** Entries side by side, at most N in a line. */
const wrapped = (entries: readonly string[], inLine: number): readonly string[] => {
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += inLine) {
    lines.push(
      entries
        .slice(at, at + inLine)
        .map(one => one.padEnd(Math.floor(78 / inLine)))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
};
