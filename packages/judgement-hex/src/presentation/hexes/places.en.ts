import { everyDirection, offBoard } from '@rulewright/core/hex';
import { count, list } from '@rulewright/core/words';
import { featureNames } from '../../board/scene.js';
import { boardOf } from '../../ground/hexes/board/board.js';
import { gridOfMode } from '../../ground/hexes/board/grid.js';
import { terrainOf, withTemplates } from '../../ground/hexes/terrain/terrain.js';
import type { AnyMap, BattlefieldMap } from '../../vocabulary/map.js';
import type { Place } from '../../vocabulary/place.js';
import type { PlaceWordsOf } from '../words/places.js';

/** The directions on a drawn map, with rows counted upwards. */
const directions: readonly string[] = ['upper right', 'lower right', 'down', 'lower left', 'upper left', 'up'];

const isOfHexes = (map: AnyMap): map is BattlefieldMap => 'grid' in map;

/** The words for hexes: a hex has its printed coordinate. */
export const hexWords: PlaceWordsOf = (maps, state) => {
  const map = maps.filter(isOfHexes).find(({ id }) => id === state?.map);
  const board = state ? boardOf(map?.grid ?? gridOfMode[state.mode]) : undefined;
  const place = (at: Place): string =>
    board && at >= 0 && at < board.size ? board.coordinateOf(at).join(',') : `${at}`;
  return {
    noun: 'hex',
    place,
    places: at => list(at.map(place)),
    lengths: many => count(many, 'hex', 'hexes'),
    thingsAt: at => {
      if (!state || !map) return [];
      const features = withTemplates(terrainOf(map), state.templates).featuresAt(at);
      const souls = state.souls.filter(soul => soul.at === at).map(() => 'a Soul');
      return [...features.map(({ kind }) => featureNames[kind]), ...souls];
    },
    heading: heading => directions[heading] ?? '',
    reached: (from, heading, lengths) => {
      const direction = everyDirection[heading];
      if (!board || direction === undefined) return undefined;
      let cell = from;
      for (let step = 0; step < lengths && cell !== offBoard; step++) cell = board.neighbour(cell, direction);
      return cell === offBoard ? undefined : cell;
    },
  };
};
