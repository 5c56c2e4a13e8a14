import { inches } from '@rulewright/core/inches';
import { placeAt } from '../../ground/inches/measure/place.js';
import { type Drawn, type LaidFacts, type LaidMatch, layMatch } from '../../testing/lay-match.js';
import type { JhxEdition } from '../../vocabulary/edition.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Place } from '../../vocabulary/place.js';
import { v11Edition } from '../edition.js';
import { drawnMap, type Undrawn } from './drawn-table.js';

/**
 * The facts of a match on a table in inches that a drawing does not show; `at` also puts models on the table that are
 * not drawn, of any name.
 */
export interface LaidOut extends LaidFacts, Pick<Undrawn, 'at' | 'terrain'> {
  /** The fields of the map besides the drawing, in inches: Effigies, Shrines, pits, gates. */
  readonly map?: Partial<InchesMap>;
  /** Another edition than that of the sheet. */
  readonly edition?: JhxEdition;
}

/** A laid-out table in inches, ready for a scenario or for questions. */
export interface Laid extends LaidMatch {
  /** The place of a point in inches from the lower left corner. */
  place(x: number, y: number): Place;
  /** The place of a point in 1/100 mm. */
  exactly(x: number, y: number): Place;
}

const isSoul = ({ id }: { readonly id: string }): boolean => /^\p{N}$/u.test(id);

/** The things that a drawing shows, and the models that only `at` names. */
const drawnGround = (drawing: string, lay: LaidOut): Drawn & { readonly map: InchesMap } => {
  const drawn = drawnMap(drawing, lay);
  const placed = [...drawn.places].map(([id, [at = -1]]) => ({ id, at }));
  return {
    map: {
      id: 'drawn',
      name: 'Drawn',
      mode: lay.options?.mode ?? '3v3',
      shrines: [],
      soulPits: [],
      monsterPits: [],
      ...drawn.map,
      // A table without Effigies has no sides, and neither have its players.
      effigies: (drawn.map.effigies ?? {}) as InchesMap['effigies'],
    },
    heroes: placed.filter(one => !isSoul(one)),
    souls: placed.filter(isSoul).map(({ id, at }) => ({ id: `soul-${id}`, at })),
    templates: [],
  };
};

/**
 * Lays a match by the v11 sheet on a table in inches: on a map, or on a drawing. A sign of a drawing stands for a
 * square inch: the last line lies along the lower edge of the table, and the first sign of a line at its left edge. The
 * radius of a base is that of the card.
 *
 * | Sign | Meaning |
 * |---|---|
 * | `A` … `Z`, `a` … `z` | a model of `p1`, of `p2`, in the middle of its square |
 * | `0` … `9` | an unbound Soul: `1` is `soul-1` |
 * | `.` | open ground |
 * | `^` `:` `!` `~` | Forest, rough, treacherous, Smoke |
 * | `\|` `#` | wall, impassable |
 *
 * The same table is `boardSigns`.
 */
export const laidOut = (board: string | InchesMap, lay: LaidOut = {}): Laid => {
  const ground =
    typeof board === 'string'
      ? drawnGround(board, lay)
      : { map: { ...board, ...lay.map }, heroes: [], souls: [], templates: [] };
  const shown = new Set([...ground.heroes, ...ground.souls].map(({ id }) => id));
  const named = Object.entries(lay.at ?? {})
    .filter(([id]) => !shown.has(id) && !shown.has(`soul-${id}`))
    .map(([id, [x, y]]) => ({ id, at: placeAt({ x, y }) }));
  const laid = layMatch(lay.edition ?? v11Edition, { ...ground, heroes: [...ground.heroes, ...named] }, lay);
  return {
    ...laid,
    place: (x, y) => placeAt({ x: inches(x), y: inches(y) }),
    exactly: (x, y) => placeAt({ x, y }),
  };
};
