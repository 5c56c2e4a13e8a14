import { inches } from '@rulewright/core/inches';
import { placeAt } from '../../ground/inches/measure/place.js';
import { type LaidFacts, type LaidMatch, layMatch } from '../../testing/lay-match.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Place } from '../../vocabulary/place.js';
import { v11Edition } from '../edition.js';
import { drawnMap, type Undrawn } from './drawn-table.js';

/** The facts of a match on a table in inches that a drawing does not show. */
export interface LaidInches extends LaidFacts, Pick<Undrawn, 'at' | 'terrain'> {
  /** The fields of the map besides the drawing, in inches: Effigies, Shrines, pits, gates. */
  readonly map?: Partial<InchesMap>;
}

/** A laid-out table in inches, ready for a scenario or for questions. */
export interface LaidTable extends LaidMatch {
  /** The place of a point in inches from the lower left corner. */
  place(x: number, y: number): Place;
  /** The place of a point in 1/100 mm. */
  exactly(x: number, y: number): Place;
}

/**
 * Lays a match by the v11 sheet on a table in inches: a drawing as {@link drawnTable} reads it, in which digits are
 * Souls: `1` is `soul-1`. The radius of a base is that of the card.
 */
export const laidOut = (drawing: string, lay: LaidInches = {}): LaidTable => {
  const drawn = drawnMap(drawing, lay);
  const map: InchesMap = {
    id: 'drawn',
    name: 'Drawn',
    mode: lay.options?.mode ?? '3v3',
    shrines: [],
    soulPits: [],
    monsterPits: [],
    ...drawn.map,
    // A table without Effigies has no sides, and neither have its players.
    effigies: (drawn.map.effigies ?? {}) as InchesMap['effigies'],
  };
  const placed = [...drawn.places].map(([id, [at = -1]]) => ({ id, at }));
  const isSoul = ({ id }: { readonly id: string }): boolean => /^\p{N}$/u.test(id);
  const laid = layMatch(
    v11Edition,
    {
      map,
      heroes: placed.filter(one => !isSoul(one)),
      souls: placed.filter(isSoul).map(({ id, at }) => ({ id: `soul-${id}`, at })),
      templates: [],
    },
    lay,
  );
  return {
    ...laid,
    place: (x, y) => placeAt({ x: inches(x), y: inches(y) }),
    exactly: (x, y) => placeAt({ x, y }),
  };
};
