import { isObject } from '@rulewright/core';
import { type Point, pointInDirection } from '@rulewright/core/inches';
import { INCH, inContact } from '../../ground/inches/measure/distance.js';
import { discsOf } from '../../ground/inches/measure/footing.js';
import { isPlace, placeAt, pointOf } from '../../ground/inches/measure/place.js';
import { contactFrom } from '../../ground/inches/movement/route.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import type { Piece } from '../../vocabulary/piece.js';
import { type Footing, nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** Eight directions around. */
const compass: readonly Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x = 0, y = 0]) => ({ x, y })); // biome-ignore format: one line

/** The place that a wish means: a place, a point in 1/100 mm, or the id of a model, an Effigy or a Soul. */
export const wishedPlace = (table: Table, wish: unknown): Place | undefined => {
  if (typeof wish === 'number') return isPlace(wish) ? wish : undefined;
  if (typeof wish === 'string') return fieldOf(table).pieces.find(({ id }) => id === wish)?.cells[0];
  if (!isObject(wish) || typeof wish.x !== 'number' || typeof wish.y !== 'number') return undefined;
  const place = placeAt({ x: Math.round(wish.x) + 0, y: Math.round(wish.y) + 0 });
  return place === nowhere ? undefined : place;
};

/** Places at a distance around a place, clockwise or not; those beyond the lower left corner are left out. */
export const placesAround = (from: Place, inches: number): readonly Place[] =>
  compass
    .map(direction => placeAt(pointInDirection(pointOf(from), direction, Math.max(1, Math.floor(inches * INCH)))))
    .filter(place => place !== nowhere);

const isGoal = (own: Piece, { kind, player, id }: Piece): boolean =>
  id !== own.id && (kind === 'soul' || kind === 'monster' || player !== own.player);

/** Likely goals of a model, the nearest first: enemies, Monsters, Souls, then Shrines and its own side. */
export const likelyGoals = (table: Table, own: Piece): readonly Footing[] => {
  const { ground, pieces } = fieldOf(table);
  const things = pieces
    .filter(piece => isGoal(own, piece))
    .map(piece => ({ piece, far: ground.far(own, piece) }))
    .sort((a, b) => a.far - b.far)
    .map(({ piece }) => piece);
  const home = pieces.filter(({ kind, player }) => kind === 'effigy' && player === own.player);
  return [...things, ...ground.shrines, ...home].filter(({ cells }) => cells.length > 0);
};

/** The place in contact with a thing on the straight line to it; undefined for a thing that is in contact already. */
export const besideGoal = (own: Footing, goal: Footing): Place | undefined => {
  if (inContact(own, goal)) return undefined;
  const [from] = discsOf(own);
  const [to] = discsOf(goal);
  const contact = from && to && contactFrom(from.at, to, from.radius);
  return contact ? placeAt(contact) : goal.cells[0];
};
