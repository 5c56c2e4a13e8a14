import {
  inches,
  type Limit,
  nearest,
  type Point,
  type Polygon,
  polygon,
  type Region,
  rectangle,
  region,
} from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { ground } from '../../battlefield/ground.js';
import { thingsOn } from '../../battlefield/things.js';
import { armyOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { footprintTurned } from '../../terrain/facings.js';
import { pieceCard } from '../../terrain/within.js';
import type { TerrainPlace } from '../../vocabulary/index.js';
import type { Direction, PieceToPlace, Table } from '../../vocabulary/table.js';
import { ownHalfRule, piecesOfSameCard } from './pieces.js';
import { placesTouching, placesTouchingPoint } from './touching.js';

/*
 * The places of a piece in one direction are those of a base of radius 0, its origin: each rule about the distance of two polygons
 * is a rule about the distance of the origin from a third polygon.
 */

/** A rule about the place of a piece, with the code of its refusal. */
export interface PieceLimit extends Limit {
  readonly code:
    | 'off-the-table'
    | 'near-deployment-edge'
    | 'near-side-edge'
    | 'not-in-own-half'
    | 'near-terrain'
    | 'near-element'
    | 'far-from-main';
  readonly rule: RuleId;
  readonly obstacle?: string;
}

/** The room for a piece in one direction. */
export interface Room {
  readonly facing: Direction;
  /** All limits but the distance of a side piece from its main piece. */
  readonly clear: Region<PieceLimit>;
  /** The limits of which one is enough: near one part of a main piece (SFI-SETUP-016). None for main pieces. */
  readonly near: readonly PieceLimit[];
  /** The regions that together are the room. */
  readonly regions: readonly Region<PieceLimit>[];
}

/** Farther than any place of an origin, in units. */
const FAR = 250_000;

type Named = Pick<PieceLimit, 'code' | 'rule'>;

/** The limits that keep all corners of a piece between two lines across the table. */
const between = (
  axis: 'x' | 'y',
  least: number,
  most: number,
  parts: readonly Polygon[],
  named: Named,
): readonly PieceLimit[] => {
  const all = parts.flatMap(({ corners }) => corners.map(corner => corner[axis]));
  const side = (from: number, to: number): PieceLimit => {
    const strip =
      axis === 'x'
        ? rectangle({ x: from, y: -FAR }, to - from, 2 * FAR)
        : rectangle({ x: -FAR, y: from }, 2 * FAR, to - from);
    return { is: 'completely-within', of: strip, length: 0, ...named };
  };
  return [side(least - Math.min(...all), FAR), side(-FAR, most - Math.max(...all))];
};

/** The limits of the table: edges and halves for main pieces, the table itself for side pieces. */
const edges = (table: Table, piece: PieceToPlace, parts: readonly Polygon[]): readonly PieceLimit[] => {
  const width = ground(table).corners[2]?.x ?? 0;
  const { mainFromDeploymentEdge, mainFromSideEdge } = table.numbers.setUp;
  if (piece.part.kind === 'side') {
    const named = { code: 'off-the-table', rule: 'SFI-SETUP-016' } as const;
    return [...between('x', 0, width, parts, named), ...between('y', 0, width, parts, named)];
  }
  const [ends, sides] = [inches(mainFromDeploymentEdge.value), inches(mainFromSideEdge.value)];
  const found = [
    ...between('y', ends, width - ends, parts, { code: 'near-deployment-edge', rule: mainFromDeploymentEdge.rule }),
    ...between('x', sides, width - sides, parts, { code: 'near-side-edge', rule: mainFromSideEdge.rule }),
  ];
  const rule = ownHalfRule(table, piece);
  if (rule === undefined) return found;
  const high = armyOf(table.state, piece.owner).edge === 'high';
  const half = Math.floor(width / 2);
  const own = between('y', high ? half : 0, high ? width : half, parts, {
    code: 'not-in-own-half',
    rule,
  });
  return [...found, ...own];
};

/** The distances from other pieces and from scenario elements (SFI-SETUP-017), whose bases are measured to their edge (SFI-MEASURE-015). */
const distances = (table: Table, parts: readonly Polygon[]): readonly PieceLimit[] => {
  const { value, rule } = table.numbers.setUp.betweenPieces;
  const length = inches(value);
  const is = 'clear';
  return parts.flatMap(part => [
    ...table.state.terrain.flatMap(({ id, footprint }) =>
      footprint.map(
        ({ corners }): PieceLimit => ({
          ...{ is, of: placesTouching(corners, part), length },
          ...{ code: 'near-terrain', rule, obstacle: id },
        }),
      ),
    ),
    ...thingsOn(table).map(
      ({ id, base }): PieceLimit => ({
        ...{ is, of: placesTouchingPoint(base.at, part), length: length + base.radius },
        ...{ code: 'near-element', rule, obstacle: id },
      }),
    ),
  ]);
};

/** Near any part of any main piece of its card: at most 4 inches (SFI-SETUP-016). */
const nearMain = (table: Table, piece: PieceToPlace, parts: readonly Polygon[]): readonly PieceLimit[] => {
  if (piece.part.kind === 'main') return [];
  const card = piecesOfSameCard(table, piece).map(({ id }) => id);
  const mains = table.state.terrain.filter(({ id, part }) => part.kind === 'main' && card.includes(id));
  const { value, rule } = table.numbers.setUp.sideFromMain;
  const length = rangeInUnits(table, value);
  return mains.flatMap(({ id, footprint }) =>
    footprint.flatMap(({ corners }) =>
      parts.map(
        (part): PieceLimit => ({
          ...{ is: 'within', of: placesTouching(corners, part), length },
          ...{ code: 'far-from-main', rule, obstacle: id },
        }),
      ),
    ),
  );
};

/** A limit that also allows places which break it by at most a length; no limit if that allows every place. */
const looser = (limit: PieceLimit, by: number): readonly PieceLimit[] => {
  const length = limit.is === 'clear' ? limit.length - by : limit.length + by;
  return length < 0 ? [] : [{ ...limit, length }];
};

/** The room for a piece in a direction. With `by` also the places that break limits by at most that, in units. */
export const roomFor = (table: Table, piece: PieceToPlace, facing: Direction, by = 0): Room => {
  const parts = footprintTurned(pieceCard(table, piece), facing);
  const loose = (some: readonly PieceLimit[]) => (by === 0 ? some : some.flatMap(limit => looser(limit, by)));
  const limits = loose([...edges(table, piece, parts), ...distances(table, parts)]);
  const near = loose(nearMain(table, piece, parts));
  const clear = region(0, limits);
  const regions = piece.part.kind === 'main' ? [clear] : near.map(one => region(0, [...limits, one]));
  return { facing, clear, near, regions };
};

/** The place in a room that is nearest to a wish; undefined exactly if there is no room. */
export const nearestIn = ({ facing, regions }: Room, wish: Point): TerrainPlace | undefined => {
  const away = ({ x, y }: Point): number => (x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y);
  const found = regions.flatMap(one => nearest(one, wish) ?? []).sort((a, b) => away(a) - away(b));
  return found[0] && { at: found[0], facing };
};

/** The footprint of a piece at a place. */
export const footprintAt = (table: Table, piece: PieceToPlace, { at, facing }: TerrainPlace): readonly Polygon[] =>
  footprintTurned(pieceCard(table, piece), facing).map(({ corners }) =>
    polygon(corners.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }))),
  );
