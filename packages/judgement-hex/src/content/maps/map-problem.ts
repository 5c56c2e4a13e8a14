import { type Cell, offBoard } from '@rulewright/core/hex';
import { type Board, boardOf, columnFits } from '../../ground/hexes/board/board.js';
import { effigyCells } from '../../ground/hexes/board/effigy.js';
import { deploymentZone } from '../../ground/hexes/board/zones.js';
import { roomToDeploy } from '../../ground/hexes/room-to-deploy.js';
import { contiguous } from '../../ground/hexes/terrain/feature.js';
import { hexNumbers } from '../../rulebook/hex-numbers.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Coordinate } from '../../vocabulary/map.js';
import { type BattlefieldMap, type EffigyFootprint, type Side, sides, type TerrainKind } from '../../vocabulary/map.js';
import type { ModeId } from '../../vocabulary/words.js';
import type { Problem } from '../reading/problem.js';

/** A hex that a map names, and the field that names it. */
interface Named {
  readonly path: string;
  readonly at: Coordinate;
  readonly cell: Cell;
  /** The terrain or place on the hex. */
  readonly what: TerrainKind | 'gate' | 'shrine' | 'soul-pit' | 'monster-pit' | 'effigy' | 'deployment';
}

/** The first problem of a map of the right shape: a contradiction between its parts. */
export const mapProblem = (map: BattlefieldMap, monsters?: readonly string[]): Problem | undefined => {
  const off = map.grid.columns.findIndex((_, index) => !columnFits(map.grid, index));
  if (off >= 0) return { code: 'half-a-hex-off', rule: 'JHX-MAP-003', path: `grid.columns[${off}].base` };
  const board = boardOf(map.grid);
  const named = everyHex(map, board);
  return (
    outsideProblem(named) ??
    gateProblem(map, board) ??
    placingProblem(map, board, named, 'towards-edge') ??
    placingProblem(map, board, named, 'towards-middle') ??
    piecesProblem(map, board) ??
    monsterProblem(map, monsters)
  );
};

/** A map must be valid under both readings of the places of Effigies (JHX-SETUP-007). */
const placingProblem = (
  map: BattlefieldMap,
  board: Board,
  named: readonly Named[],
  footprint: EffigyFootprint,
): Problem | undefined => {
  const problem =
    effigyProblem(map, board, footprint) ??
    overlapProblem([...named, ...footprints(map, board, footprint)]) ??
    zoneProblem(map, footprint);
  return problem && footprint === 'towards-middle' ? { ...problem, detail: { ...problem.detail, footprint } } : problem;
};

/** All hexes that a map names, except those of Effigies that follow from their centre. */
const everyHex = (map: BattlefieldMap, board: Board): readonly Named[] => {
  const name = (what: Named['what'], path: string, at: Coordinate): Named => ({
    what,
    path,
    at,
    cell: board.cellAt(at),
  });
  return [
    ...map.terrain.flatMap(({ kind, hexes }, i) => hexes.map((at, j) => name(kind, `terrain[${i}].hexes[${j}]`, at))),
    ...(map.gates ?? []).flatMap(({ impassable, porting }, i) => [
      name('gate', `gates[${i}].impassable`, impassable),
      name('gate', `gates[${i}].porting`, porting),
    ]),
    ...map.shrines.map(({ at }, i) => name('shrine', `shrines[${i}].at`, at)),
    ...map.soulPits.map((at, i) => name('soul-pit', `soulPits[${i}]`, at)),
    ...map.monsterPits.map(({ at }, i) => name('monster-pit', `monsterPits[${i}].at`, at)),
    ...sides.flatMap(side => [
      name('effigy', `effigies.${side}.centre`, map.effigies[side].centre),
      ...(map.effigies[side].hexes ?? []).map((at, i) => name('effigy', `effigies.${side}.hexes[${i}]`, at)),
    ]),
    ...sides.flatMap(side =>
      (map.deployment?.[side] ?? []).map((at, i) => name('deployment', `deployment.${side}[${i}]`, at)),
    ),
  ];
};

/** Nothing lies off the board. */
const outsideProblem = (named: readonly Named[]): Problem | undefined => {
  const outside = named.find(({ cell }) => cell === offBoard);
  return outside && { code: 'off-the-board', rule: 'JHX-MAP-005', path: outside.path, detail: { at: outside.at } };
};

/**
 * An Effigy is three hexes together, all on the board and within or next to its own deployment zone. The
 * two are on opposite sides.
 */
const effigyProblem = (map: BattlefieldMap, board: Board, footprint: EffigyFootprint): Problem | undefined => {
  for (const side of sides) {
    const place = map.effigies[side];
    const path = `effigies.${side}`;
    const cells = effigyCells(board, side, place, footprint);
    if (cells.includes(offBoard)) return { code: 'off-the-board', rule: 'JHX-SETUP-007', path };
    if (!cells.includes(board.cellAt(place.centre))) {
      return { code: 'centre-not-in-hexes', rule: 'JHX-SETUP-007', path: `${path}.hexes` };
    }
    if (new Set(cells).size < 3) return { code: 'duplicate', rule: 'JHX-SETUP-007', path: `${path}.hexes` };
    if (contiguous(board, cells).length > 1) {
      return { code: 'not-connected', rule: 'JHX-SETUP-007', path: `${path}.hexes` };
    }
    if (cells.some(cell => !isAtEdge(map, board, side, cell))) {
      return { code: 'effigy-off-its-edge', rule: 'JHX-SETUP-007', path, detail: { side } };
    }
  }
  return undefined;
};

const isAtEdge = (map: BattlefieldMap, board: Board, side: Side, cell: Cell): boolean =>
  deploymentZone(map, side).some(other => board.distance(cell, other) <= 1);

/** The two hexes of a gate are neighbours; one gate alone leads nowhere. */
const gateProblem = (map: BattlefieldMap, board: Board): Problem | undefined => {
  const gates = map.gates ?? [];
  const apart = gates.findIndex(
    ({ impassable, porting }) => board.distance(board.cellAt(impassable), board.cellAt(porting)) !== 1,
  );
  if (apart >= 0) return { code: 'not-connected', rule: 'JHX-TERRAIN-023', path: `gates[${apart}]` };
  return gates.length === 1 ? { code: 'too-few', rule: 'JHX-TERRAIN-024', path: 'gates' } : undefined;
};

/** The other hexes of Effigies, under the field of their centre. */
const footprints = (map: BattlefieldMap, board: Board, footprint: EffigyFootprint): readonly Named[] =>
  sides.flatMap(side =>
    effigyCells(board, side, map.effigies[side], footprint).map(
      (cell): Named => ({ what: 'effigy', path: `effigies.${side}`, at: board.coordinateOf(cell), cell }),
    ),
  );

const passable: ReadonlySet<Named['what']> = new Set<Named['what']>(['forest', 'smoke', 'rough', 'treacherous']);
const isGround = (what: Named['what']): boolean => passable.has(what);
const isPit = (what: Named['what']): boolean => what === 'soul-pit' || what === 'monster-pit';

/**
 * One component in a hex, with these exceptions: passable ground of different kinds may share a hex, a pit may lie in
 * it, and a deployment zone may cover any hex, but not both zones (JHX-MAP-014, JHX-MAP-012).
 */
const overlapProblem = (named: readonly Named[]): Problem | undefined => {
  const there = new Map<Cell, Named[]>();
  for (const one of named) {
    const others = there.get(one.cell) ?? [];
    there.set(one.cell, [...others, one]);
    const other = others.find(before => !mayShare(before, one));
    if (!other) continue;
    const rule: RuleId = one.what === 'deployment' ? 'JHX-DEPLOY-002' : 'JHX-SETUP-004';
    return { code: 'overlap', rule, path: one.path, detail: { at: one.at, with: other.path } };
  }
  return undefined;
};

const effigyOf = (path: string): string => path.split('.').slice(0, 2).join('.');

const mayShare = (a: Named, b: Named): boolean => {
  if (a.what === 'deployment' || b.what === 'deployment') return a.what !== b.what;
  // An Effigy's hexes are named by their field, by their centre and by what follows from it.
  if (a.what === 'effigy' && b.what === 'effigy') return effigyOf(a.path) === effigyOf(b.path);
  if (isGround(a.what) && isGround(b.what)) return a.what !== b.what;
  return (isGround(a.what) && isPit(b.what)) || (isPit(a.what) && isGround(b.what));
};

/**
 * The hexes of a terrain piece are connected, because separate hexes are separate features. Neighbouring pieces of one
 * kind are one feature, so they agree in height and in cover.
 */
const piecesProblem = (map: BattlefieldMap, board: Board): Problem | undefined => {
  const pieces = map.terrain.map(piece => ({
    ...hexNumbers.terrain[piece.kind].value,
    ...piece,
    cells: piece.hexes.map(board.cellAt),
  }));
  for (const [i, piece] of pieces.entries()) {
    const path = `terrain[${i}]`;
    if (contiguous(board, piece.cells).length > 1) return { code: 'not-connected', rule: 'JHX-TERRAIN-001', path };
    const other = pieces.findIndex(
      ({ kind, height, cover, cells }, j) =>
        j < i &&
        kind === piece.kind &&
        (height !== piece.height || cover !== piece.cover) &&
        cells.some(a => piece.cells.some(b => board.distance(a, b) <= 1)),
    );
    if (other >= 0) {
      return { code: 'unlike-its-feature', rule: 'JHX-TERRAIN-001', path, detail: { with: `terrain[${other}]` } };
    }
  }
  return undefined;
};

/** The least number of Heroes that a player deploys, each on a hex of its own (JHX-SETUP-001). */
const heroesOfMode: Readonly<Record<ModeId, number>> = { '3v3': 3, '5v5': 5 };

/** Each zone has a hex for every Hero, where nothing stands as the match begins. */
const zoneProblem = (map: BattlefieldMap, footprint: EffigyFootprint): Problem | undefined => {
  const needs = heroesOfMode[map.mode];
  for (const side of sides) {
    const room = roomToDeploy(map, side, footprint).length;
    const path = map.deployment ? `deployment.${side}` : 'grid';
    if (room < needs) return { code: 'too-few', rule: 'JHX-DEPLOY-003', path, detail: { side, room, needs } };
  }
  return undefined;
};

/** The Monsters that a map names are known, if a list of known ones is given. */
const monsterProblem = (map: BattlefieldMap, monsters?: readonly string[]): Problem | undefined => {
  const at = map.monsterPits.findIndex(pit => monsters && 'monster' in pit && !monsters.includes(pit.monster));
  return at < 0 ? undefined : { code: 'unknown-monster', path: `monsterPits[${at}].monster` };
};
