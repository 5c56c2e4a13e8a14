import { within } from '@rulewright/core/inches';
import { featureNames } from '../../board/scene.js';
import { polygonOnTable } from '../../ground/inches/measure/on-table.js';
import { isPlace, pointOf } from '../../ground/inches/measure/place.js';
import { hexagonAt } from '../../ground/inches/terrain/template.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { PlaceWords, PlaceWordsOf } from '../words/places.js';
import { isInInches } from './canvas.js';
import { wayTo } from './ways.en.js';

const rounded = (inches: number): number => Math.round(inches * 100) / 100;

/** A place in inches from the lower left corner of the table, to 1/100 inch: `6.5, 12`. */
const placeInInches = (at: Place): string => {
  if (!isPlace(at)) return 'nowhere';
  const { x, y } = pointOf(at);
  return `${rounded(x / 2540)}, ${rounded(y / 2540)}`;
};

/** A length: `3 inches`. */
const lengthInInches = (many: number): string =>
  many > 0 && rounded(many) === 0
    ? 'less than 0.01 inches'
    : `${rounded(many)} ${rounded(many) === 1 ? 'inch' : 'inches'}`;

/** The terms of the hex edition that the sheet has other rules for (JV11-SOUL-002, JV11-SOUL-006, JV11-TERR-002, JV11-COV-005). */
const meanings: PlaceWords['meanings'] = {
  soulgazer:
    'harvests a Soul within 4 inches, with +1 in contact with it; assists and hinders within 2 inches like others',
  forest: 'rough ground; gives soft cover to a model within it, and blocks sight with height 4',
  rough: '−1 MOV for a Move or a Charge whose path touches it at any point',
  treacherous:
    '−2 MOV for a Move or a Charge whose path touches it at any point; 1 Armour Piercing damage at the first contact',
};

/** The words for places on a table in inches. */
export const inchWords: PlaceWordsOf = (maps, state) => {
  const map = maps.filter(isInInches).find(({ id }) => id === state?.map);
  return {
    noun: 'place',
    place: placeInInches,
    places: at => at.map(placeInInches).join('; '),
    lengths: lengthInInches,
    meanings,
    thingsAt: at => {
      if (!state || !map || !isPlace(at)) return [];
      const point = { at: pointOf(at), radius: 0 };
      const terrain = map.terrain.filter(({ outlines }) =>
        outlines.some(outline => within(polygonOnTable(outline), point, 0)),
      );
      const templates = state.templates.filter(({ cells }) => cells.some(cell => within(hexagonAt(cell), point, 0)));
      const souls = state.souls.filter(soul => soul.at === at).map(() => 'a Soul');
      return [...new Set([...terrain, ...templates].map(({ kind }) => featureNames[kind])), ...souls];
    },
    marks: (to, from, mover, named) => {
      if (!state) return [];
      const { way, towards, near } = wayTo(state, map, { from, to, mover });
      const name = ({ id, shrine = '' }: NonNullable<typeof near>): string => (id === undefined ? shrine : named(id));
      return [
        ...(way ? [`${lengthInInches(way.inches)} ${way.direction}`] : []),
        ...(towards ? [`towards ${name(towards)}`] : []),
        ...(near ? [`near ${name(near)}`] : []),
      ];
    },
    heading: heading => (heading === nowhere ? '' : `towards ${placeInInches(heading)}`),
    reached: () => undefined,
  };
};
