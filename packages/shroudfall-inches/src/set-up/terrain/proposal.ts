import { isObject, type Proposal, type Refusal, sameJson } from '@rulewright/core';
import { brokenLimit, holds, outlineOf, type Point, sample, whyNoPoint } from '@rulewright/core/inches';
import { ground } from '../../battlefield/ground.js';
import { type Facts, tableAsked } from '../../match/table.js';
import { wishedPoint } from '../../movement/wishes.js';
import { facings, isFacing } from '../../terrain/facings.js';
import { pieceCard } from '../../terrain/within.js';
import type { Sfi, TerrainPlace } from '../../vocabulary/index.js';
import type { Direction, PieceToPlace, Table } from '../../vocabulary/table.js';
import { anyPlace } from './any-place.js';
import { nearestIn, type PieceLimit, roomFor } from './room.js';

const refusalOf = ({ code, rule, obstacle }: PieceLimit): Refusal => ({
  code,
  rule,
  path: 'choice.at',
  ...(obstacle === undefined ? {} : { detail: { obstacle } }),
});

const malformed = (code: string, path: string): Refusal => ({ code, rule: 'SFI-SETUP-010', path });

/** The refusal of the place of a piece. */
const whyNotPlace = (table: Table, piece: PieceToPlace, choice: unknown): Refusal | undefined => {
  if (!isObject(choice) || Object.keys(choice).length !== 2) return malformed('not-a-place', 'choice');
  const { at, facing: wanted } = choice;
  const wrong = whyNoPoint(at, 'choice.at') ?? whyNoPoint(wanted, 'choice.facing');
  if (wrong) return { rule: 'SFI-SETUP-010', ...wrong };
  // The cast is safe: the vector was checked.
  const facing = wanted as Direction;
  if (!isFacing(pieceCard(table, piece), facing)) return malformed('not-a-facing', 'choice.facing');
  const { clear, regions, near } = roomFor(table, piece, facing);
  const broken = brokenLimit(clear, at as Point);
  if (broken) return refusalOf(broken);
  if (regions.some(one => holds(one, at as Point))) return undefined;
  const [main] = near;
  return main ? refusalOf(main) : malformed('no-main-piece', 'choice');
};

/** The columns and the rows of points of the table near which places are suggested. */
const LATTICE = 4;
/** The number of facings in which places are suggested: along the edges and the diagonals. */
const SUGGESTED = 8;

/** Places all over the table, the first direction first; if there are none, a place in any direction. */
const suggestedPlaces = (table: Table, piece: PieceToPlace, most: number): readonly TerrainPlace[] => {
  const found: TerrainPlace[] = [];
  const width = ground(table).corners[2]?.x ?? 0;
  const take = (place: TerrainPlace | undefined): void => {
    if (place && found.length < most && !found.some(other => sameJson(other, place))) found.push(place);
  };
  for (const facing of facings.slice(0, SUGGESTED)) {
    if (found.length >= most) break;
    const room = roomFor(table, piece, facing);
    // A step that has no divisor in common with the number of points leads to all of them, far from one another.
    for (let i = 0; i < LATTICE * LATTICE; i++) {
      const n = (7 * i) % (LATTICE * LATTICE);
      const [x, y] = [n % LATTICE, Math.floor(n / LATTICE)].map(k => Math.floor((width * (2 * k + 1)) / (2 * LATTICE)));
      take(nearestIn(room, { x: x ?? 0, y: y ?? 0 }));
    }
  }
  const any = found.length === 0 ? anyPlace(table, piece) : 'none';
  if (typeof any !== 'string') take(any);
  return found;
};

/** The directions that are drawn before a sample gives up. */
const TRIES = 8;

/** The proposal of the place of a piece of terrain. A wish is a point, the name of a thing, or a place that is not legal. */
export const terrainPlaceProposal = (facts: Facts): Proposal<Sfi, 'terrainPlace'> => ({
  check: (asked, choice) =>
    asked.parameters.optional && choice === 'none'
      ? undefined
      : whyNotPlace(tableAsked(facts, asked), asked.parameters, choice),
  sample(asked, below) {
    const table = tableAsked(facts, asked);
    for (let i = 0; i < TRIES; i++) {
      const facing = facings[below(facings.length)] ?? { x: 1, y: 0 };
      const { regions } = roomFor(table, asked.parameters, facing);
      const some = regions[below(Math.max(1, regions.length))];
      const at = some && sample(some, below);
      if (at) return { at, facing };
    }
    return undefined;
  },
  suggest(asked, most) {
    const found = suggestedPlaces(tableAsked(facts, asked), asked.parameters, most);
    return asked.parameters.optional && found.length < most ? [...found, 'none'] : found;
  },
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const piece = asked.parameters;
    if (piece.optional && wish === 'none') return 'none';
    const { at: wished, facing } = isObject(wish) && 'at' in wish ? wish : { at: wish, facing: undefined };
    const at = wishedPoint(table, wished);
    if (!at) return undefined;
    // The cast is safe: the vector was checked.
    const isLegal = !whyNoPoint(facing, 'wish.facing') && isFacing(pieceCard(table, piece), facing as Direction);
    for (const one of isLegal ? [facing as Direction, ...facings] : facings) {
      const place = nearestIn(roomFor(table, piece, one), at);
      if (place) return place;
    }
    const any = anyPlace(table, piece);
    return typeof any === 'string' ? undefined : any;
  },
  region(asked) {
    const table = tableAsked(facts, asked);
    const any = anyPlace(table, asked.parameters);
    return typeof any === 'string' ? [] : roomFor(table, asked.parameters, any.facing).regions.flatMap(outlineOf);
  },
});
