import { ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { judgementOfTheGods } from '../index.js';
import type { JogGame } from '../vocabulary/edition.js';
import type { Jog, Village } from '../vocabulary/index.js';
import { type Layout, village } from './village.js';

/** The facts of a village that a drawing does not show, or all of them. */
export type LaidOut = Layout;

/** A laid-out village, ready for a scenario or for questions. */
export interface Laid {
  readonly game: JogGame;
  /** For `play`: add the dice. */
  readonly setup: Omit<ScenarioSetup<Jog>, 'dice'> & { readonly position: Village };
}

const terrain: Readonly<Record<string, string>> = { f: 'forest', p: 'plains', m: 'mountain', h: 'hill', s: 'marsh' };
const buildings: Readonly<Record<string, string>> = { f: 'farm', l: 'lumberMill', m: 'mine', t: 'temple' };

/** The signs of a drawn village with their meaning. */
export const boardSigns: Readonly<Record<string, string>> = {
  T: 'the Town Hall, drawn once: its square is 0,0',
  '.': 'no tile',
  ...Object.fromEntries(Object.entries(terrain).map(([sign, kind]) => [sign, `a tile of ${kind}`])),
  ...Object.fromEntries(
    Object.entries(terrain).map(([sign, kind]) => [sign.toUpperCase(), `the magical tile of ${kind}`]),
  ),
  ...Object.fromEntries(
    Object.entries(buildings).map(([sign, building]) => [`+${sign}`, `after a tile: its ${building}`]),
  ),
  '*': 'at the end: the tile is hallowed',
};

/** The facts that a sign of a drawing gives about its tile, in the words of {@link Layout.tiles}. */
const tileOf = (sign: string, line: number): string => {
  const [, kind = '', built, hallowed] = /^([fpmhs])(?:\+([flmt]))?(\*)?$/i.exec(sign) ?? [];
  const known = terrain[kind.toLowerCase()];
  if (known === undefined) {
    throw new ScenarioError(`nothing is called ${sign} in line ${line}; signs: ${Object.keys(boardSigns).join(' ')}`);
  }
  const building = built === undefined ? [] : [buildings[built]];
  const tile = kind === kind.toLowerCase() ? known : `magical-${known}`;
  return [tile, ...building, ...(hallowed ? ['hallowed'] : [])].join(' ');
};

/** The tiles of a drawing by their squares. */
const tilesOf = (drawing: string): Readonly<Record<string, string>> => {
  const rows = drawing.split('\n').map(line =>
    line
      .trim()
      .split(/\s+/)
      .filter(sign => sign !== ''),
  );
  const halls = rows.flatMap((row, y) => row.flatMap((sign, x) => (sign === 'T' ? [{ x, y }] : [])));
  const [hall, another] = halls;
  if (!hall || another) throw new ScenarioError(`a village has one Town Hall, T; ${halls.length} are drawn`);
  return Object.fromEntries(
    rows.flatMap((row, y) =>
      row.flatMap((sign, x) =>
        sign === '.' || sign === 'T' ? [] : [[`${x - hall.x},${y - hall.y}`, tileOf(sign, y + 1)]],
      ),
    ),
  );
};

/**
 * Lays a village: a drawing, and the facts that it does not show; without a drawing the tiles are given by their
 * squares. Signs are parted by spaces, and north is up.
 *
 * | Sign | Meaning |
 * |---|---|
 * | `T` | the Town Hall, drawn once: its square is `0,0` |
 * | `.` | no tile |
 * | `f` `p` `m` `h` `s` | a tile of forest, plains, mountain, hill, marsh; as a capital letter the magical one |
 * | `+f` `+l` `+m` `+t` | after a tile: its farm, lumber mill, mine, temple |
 * | `*` | at the end: the tile is hallowed |
 *
 * ```ts
 * laidOut(`
 *   .    H+t*  .
 *   p+f  T     m
 * `, { at: { farmer: '-1,0' }, turn: 'farmer' })
 * ```
 */
export const laidOut = (drawing: string, lay: LaidOut = {}): Laid => {
  const drawn = drawing.trim() === '' ? {} : tilesOf(drawing);
  const setup = village({ ...lay, tiles: { ...drawn, ...lay.tiles } });
  return { game: judgementOfTheGods, setup };
};
