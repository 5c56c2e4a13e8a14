import type { AnyBuilding, Resource, RoleId } from '../content/pack.js';
import { afterChange } from '../match/evolve.js';
import { characterOf, roleOf, sameSquare, tileAt } from '../match/village.js';
import { neighbours } from '../move/squares.js';
import { production, productionDice } from '../produce/production.js';
import { piecePrice } from '../statue/statue.js';
import { isBuildable, needsHallowing } from '../terrain/terrain.js';
import { changeOf } from '../turn/payment.js';
import type { PlacedTile, PoolChange, SeenDeck, Square, Table } from '../vocabulary/index.js';
import { type Plan, stockWorth } from './stock.js';
import { DELAY, PLACE } from './weights.js';

/** The table with a character on another square. */
const standing = ({ pack, state }: Table, role: RoleId, at: Square): Table => ({
  pack,
  state: { ...state, characters: state.characters.map(one => (one.role === role ? { ...one, at } : one)) },
});

/** The worth of a change of the pool, in points. */
const gain = ({ state }: Table, plan: Plan, change: PoolChange): number =>
  stockWorth(plan, afterChange(state.pool, change)) - stockWorth(plan, state.pool);

/** The expected production of a character on the tile it stands on; each die counts as its average. */
const produces = (table: Table, role: RoleId): PoolChange => {
  const count = productionDice(table, role);
  const pips = ((table.pack.productionDie.sides + 1) / 2) * count;
  const change: { [R in Resource]?: number } = {};
  for (const { name, total } of production(table, role)) change[name as Resource] = total + pips;
  return change;
};

/** The probability that a draw of building cards has a temple among them, by the knowledge that all players share. */
export const chanceOfTemple = ({ pack }: Table, { top, unknown, bottom }: SeenDeck): number => {
  const wanted: AnyBuilding = pack.statue.at;
  let draws = pack.build.cardsDrawn;
  if (top.slice(0, draws).includes(wanted)) return 1;
  draws -= Math.min(draws, top.length);
  let others = Object.entries(unknown).reduce((sum, [card, count]) => sum + (card === wanted ? 0 : count), 0);
  let all = others + (unknown[wanted] ?? 0);
  let none = 1;
  for (; draws > 0 && all > 0; draws--, others--, all--) none *= Math.max(0, others) / all;
  return bottom.slice(0, draws).includes(wanted) ? 1 : 1 - none;
};

/** The points of a table. */
export type Judge = (table: Table) => number;

const withPool = ({ pack, state }: Table, change: PoolChange): Table => ({
  pack,
  state: { ...state, pool: afterChange(state.pool, change) },
});

const withTile = ({ pack, state }: Table, at: Square, change: Partial<PlacedTile>): Table => ({
  pack,
  state: { ...state, tiles: state.tiles.map(tile => (sameSquare(tile.at, at) ? { ...tile, ...change } : tile)) },
});

/** True if the pool can pay a change without a loss of the game. */
const bears = ({ pack, state }: Table, change: PoolChange): boolean => {
  const after = afterChange(state.pool, change);
  return pack.basicResources.every(resource => after[resource] > 0) && after.gold >= 0;
};

/** The expected worth of building on a character's square, in points: that of a temple times the chance to draw one. */
export const buildingWorth = (table: Table, at: Square, deck: SeenDeck, judge: Judge): number => {
  const price = changeOf(table.pack.buildings.temple.cost ?? {});
  if (!bears(table, price)) return 0;
  const built = withTile(withPool(table, price), at, { building: table.pack.statue.at });
  return Math.max(0, judge(built) - judge(table)) * chanceOfTemple(table, deck);
};

/** The worth of the best action of a character where it stands after its move, in points. */
export const bestAction = (table: Table, role: RoleId, deck: SeenDeck, judge: Judge): number => {
  const { pack, state } = table;
  const { at } = characterOf(state, role);
  const tile = tileAt(state, at);
  if (!tile) return 0;
  const now = judge(table);
  const outcomes: Table[] = [];
  const consider = (change: PoolChange, then: (after: Table) => Table = after => after): void => {
    if (bears(table, change)) outcomes.push(then(withPool(table, change)));
  };
  if (tile.building !== null) consider(produces(table, role));
  if (tile.building === pack.advancedAlchemy.at) {
    consider(changeOf(pack.advancedAlchemy.give, pack.advancedAlchemy.receive));
  }
  if (tile.building === pack.statue.at && (!state.statue.at || sameSquare(state.statue.at, at))) {
    const pieces = state.statue.pieces + 1;
    consider(changeOf(piecePrice(table, role)), after => ({ pack, state: { ...after.state, statue: { pieces, at } } }));
  }
  if (roleOf(pack, role).hallow && needsHallowing(table, tile) && tile.building === null) {
    consider(changeOf(pack.hallow.cost), after => withTile(after, at, { hallowed: true }));
  }
  let best = outcomes.reduce((most, after) => Math.max(most, judge(after) - now), 0);
  if (tile.building === null && isBuildable(table, tile) && !needsHallowing(table, tile)) {
    best = Math.max(best, buildingWorth(table, at, deck, judge));
  }
  return best;
};

/** The number of moves from a square to each tile. */
const distances = (table: Table, from: Square): ReadonlyMap<PlacedTile, number> => {
  const found = new Map<PlacedTile, number>();
  const start = tileAt(table.state, from);
  if (!start) return found;
  found.set(start, 0);
  for (const [tile, distance] of found) {
    for (const square of neighbours(table.state, tile.at)) {
      const next = tileAt(table.state, square);
      if (next && !found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
};

/**
 * The worth, in points, of having a builder near the site of the temple, or first a character that hallows the site.
 */
export const approachWorth = (table: Table, { site, built }: Plan, deck: SeenDeck, judge: Judge): number => {
  if (!site || built) return 0;
  const { pack, state } = table;
  const { at } = site.tile;
  let worth: number;
  if (site.ready) worth = buildingWorth(table, at, deck, judge);
  else {
    const price = changeOf(pack.hallow.cost);
    worth = bears(table, price) ? judge(withTile(withPool(table, price), at, { hallowed: true })) - judge(table) : 0;
  }
  if (worth <= 0) return 0;
  let nearest = 0;
  for (const [tile, distance] of distances(table, at)) {
    const there = state.characters.some(
      one => sameSquare(one.at, tile.at) && (site.ready || roleOf(pack, one.role).hallow === true),
    );
    if (there) nearest = Math.max(nearest, late(distance));
  }
  return worth * nearest * PLACE;
};

/** The part of a worth that remains at a distance in moves: the first move is free. */
const late = (distance: number): number => {
  let part = 1;
  for (let turns = distance - 1; turns > 0; turns--) part *= DELAY;
  return part;
};

/** The worth of a character's place for its next turn, in points: the best production in reach. */
export const placeWorth = (table: Table, plan: Plan, role: RoleId): number => {
  const { at } = characterOf(table.state, role);
  let best = 0;
  for (const [tile, distance] of distances(table, at)) {
    if (tile.building === null) continue;
    const worth = gain(table, plan, produces(standing(table, role, tile.at), role));
    best = Math.max(best, worth * late(distance));
  }
  return best * PLACE;
};
