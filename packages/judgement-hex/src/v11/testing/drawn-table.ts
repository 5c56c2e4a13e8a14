import { type Disc, inches, mm, type Polygon } from '@rulewright/core/inches';
import { drawnField } from '@rulewright/core/testing';
import type { Model } from '../../ground/inches/measure/footing.js';
import { placeAt } from '../../ground/inches/measure/place.js';
import { type InchesTable, tableOf } from '../../ground/inches/models/table.js';
import { inchesTerrainOf } from '../../ground/inches/terrain/survey.js';
import { withTemplates } from '../../ground/inches/terrain/template.js';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import type { InchesTerrainPiece, InchOutline, InchPoint, PartialInchesMap } from '../../vocabulary/inches-map.js';
import type { Template, TerrainKind } from '../../vocabulary/map.js';
import type { Place } from '../../vocabulary/place.js';
import { v11Edition } from '../edition.js';

/** The signs of terrain in a drawing. */
export const signs: Readonly<Record<string, TerrainKind>> = {
  '^': 'forest',
  '~': 'smoke',
  ':': 'rough',
  '!': 'treacherous',
  '|': 'wall',
  '#': 'impassable',
};

/** The numbers of the sheet, as drawn tables have them. */
export const drawnNumbers: JhxNumbers = v11Edition.numbers;

/** The facts that a drawing does not show. */
export interface Undrawn {
  /** Facts of models by their letter, where they differ from those of a plain Hero. `mm` is the diameter of the base. */
  readonly models?: Readonly<
    Record<string, Partial<Omit<Model, 'cells' | 'id' | 'radius'>> & { readonly mm?: number }>
  >;
  /** The diameter of all bases that have none of their own. Default: that of the kind of model. */
  readonly mm?: number;
  /** Exact places in 1/100 mm, instead of the drawn ones. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** Facts of all pieces of terrain with a sign. */
  readonly terrain?: Readonly<Record<string, Pick<InchesTerrainPiece, 'height' | 'cover'>>>;
  /** More of the map, in inches. */
  readonly map?: Partial<PartialInchesMap>;
  readonly templates?: readonly Template[];
  readonly numbers?: JhxNumbers;
}

/** A table that was drawn as text. */
export interface DrawnTable {
  readonly table: InchesTable;
  /** The model with a letter. */
  readonly model: (letter: string) => Model;
  /** The place of a point in inches from the lower left corner. */
  readonly place: (x: number, y: number) => Place;
}

const isCapital = (letter: string): boolean => letter === letter.toUpperCase();

const defaultMm: Readonly<Record<Model['kind'], number>> = {
  hero: 30,
  summoned: 30,
  monster: 40,
  soul: 25,
  effigy: 50,
};

/** The map and the places of a drawing, as {@link drawnTable} reads them; models that are drawn twice have two places. */
export const drawnMap = (
  text: string,
  { at = {}, terrain: facts = {}, map = {} }: Pick<Undrawn, 'at' | 'terrain' | 'map'>,
): { readonly map: PartialInchesMap; readonly places: ReadonlyMap<string, readonly Place[]> } => {
  const field = drawnField(text, { pitch: inches(1) });
  const toInches = ({ corners }: Polygon): InchOutline =>
    // The rows of a drawing are counted downwards, and so the corners go round the other way.
    corners.map(({ x, y }): InchPoint => [x / inches(1) + 0.5, field.rows - 0.5 - y / inches(1)]).reverse();
  const terrain = [...field.terrain].map(([sign, pieces]): InchesTerrainPiece => {
    const kind = signs[sign];
    if (!kind)
      throw new RangeError(`no terrain has the sign ${sign}; signs of terrain: ${Object.keys(signs).join(' ')}`);
    return { kind, outlines: pieces.map(toInches), ...facts[sign] };
  });
  const placeOf = (letter: string, base: Disc): Place => {
    const [x, y] = at[letter] ?? [base.at.x + inches(0.5), inches(field.rows - 0.5) - base.at.y];
    return placeAt({ x, y });
  };
  return {
    map: { table: { width: field.columns, height: field.rows }, terrain, ...map },
    places: new Map([...field.bases].map(([letter, bases]) => [letter, bases.map(base => placeOf(letter, base))])),
  };
};

/**
 * Reads a table from a text, for tests. A sign stands for a square inch: the last line lies along the lower edge of the
 * table, and the first sign of a line at its left edge. Letters are models in the middle of their square, capitals of p1
 * and the others of p2. `^` is Forest, `~` Smoke, `:` rough, `!` treacherous, `|` a wall, `#` impassable: runs of one sign are
 * one feature.
 *
 * ```ts
 * drawnTable('A . # . b', { models: { A: { traits: ['fly'] } }, at: { b: [12_000, 1270] } })
 * ```
 */
export const drawnTable = (text: string, undrawn: Undrawn = {}): DrawnTable => {
  const { models = {}, templates = [], numbers = drawnNumbers } = undrawn;
  const { map, places } = drawnMap(text, undrawn);
  const drawn = inchesTerrainOf(map, numbers);
  const pieces = [...places].flatMap(([letter, all]) =>
    all.map((place): Model => {
      const { mm: own, ...more } = models[letter] ?? {};
      const kind = more.kind ?? 'hero';
      const player = isCapital(letter) ? 'p1' : 'p2';
      const plain = { kind, player, height: 2, meleeReach: 1, traits: [] };
      return {
        ...plain,
        ...more,
        id: letter,
        cells: [place],
        radius: mm((own ?? undrawn.mm ?? defaultMm[kind]) / 2),
      };
    }),
  );
  const model = (letter: string): Model => {
    const found = pieces.find(({ id }) => id === letter);
    if (!found) throw new RangeError(`no model ${letter}`);
    return found;
  };
  return {
    table: tableOf(withTemplates(drawn, templates), pieces),
    model,
    place: (x, y) => placeAt({ x: inches(x), y: inches(y) }),
  };
};
