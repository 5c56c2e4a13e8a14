import type { TileKindId } from '../content/pack.js';
import { tileKind } from '../match/village.js';
import { isBuildable, magicHelps, needsHallowing } from '../terrain/terrain.js';
import type { PlacedTile, SeenDeck, Table } from '../vocabulary/index.js';
import { nextCards } from './next-card.js';
import { FERTILITY, HALLOWING, MARSH, PROMISE, SITE, TEMPLE_EAGERNESS } from './weights.js';

/** A tile as a place for the temple, built or planned. */
export interface Site {
  readonly tile: PlacedTile;
  /** True when the tile's magic makes the statue cheaper. */
  readonly magical: boolean;
  /** True when a temple stands here or can be built without hallowing. */
  readonly ready: boolean;
}

/** The cost of a statue piece on a site, in points. */
export const pieceCost = ({ pack }: Table, magical: boolean): number => {
  const {
    food = 0,
    wood = 0,
    stone = 0,
    magic = 0,
    gold = 0,
  } = magical ? pack.statue.costOnMagicalTile : pack.statue.cost;
  return food + wood + stone + magic + gold * goldCost(pack);
};

/** The amount of magic that buys one piece of gold. */
export const goldCost = ({ advancedAlchemy: { give, receive } }: Table['pack']): number =>
  (give.magic ?? 0) / Math.max(1, receive.gold ?? 0);

/** A tile as a site for a temple; `undefined` if no temple can be built on it any more. */
const siteOf = (table: Table, tile: PlacedTile): Site | undefined => {
  const stands = isTemple(table, tile);
  if (!stands && (tile.building !== null || !isBuildable(table, tile))) return undefined;
  return {
    tile,
    magical: magicHelps(table, tile, 'statue'),
    ready: stands || !needsHallowing(table, tile),
  };
};

/** The part by which a temple on this tile yields more than its producers' stats. */
const fertility = (table: Table, tile: PlacedTile): number => {
  const { pack } = table;
  const { production } = pack;
  const appropriate = pack.buildings.temple.terrain === tileKind(pack, tile.kind).terrain;
  const magical = magicHelps(table, tile, 'produce');
  const [times, by] = appropriate
    ? magical
      ? production.appropriateMagical
      : production.appropriate
    : magical
      ? production.inappropriateMagical
      : production.inappropriate;
  return times / by - 1;
};

/** The worth of a site above one on common land, in points: cheaper pieces, richer production, less the hallowing. */
export const siteWorth = (table: Table, site: Site): number => {
  const missingPieces = table.pack.statue.pieces - table.state.statue.pieces;
  const cheaper = site.magical ? (pieceCost(table, false) - pieceCost(table, true)) * missingPieces : 0;
  const gift = cheaper + fertility(table, site.tile) * FERTILITY;
  if (isTemple(table, site.tile)) return SITE + gift + templeWorth(table);
  return SITE + gift * PROMISE - (site.ready ? 0 : HALLOWING);
};

/** The worth of a temple, in points, by its price. */
const templeWorth = ({ pack }: Table): number => {
  const { food = 0, wood = 0, stone = 0, magic = 0 } = pack.buildings.temple.cost ?? {};
  return (food + wood + stone + magic) * TEMPLE_EAGERNESS;
};

/** True for a tile with the building that the statue needs. */
const isTemple = ({ pack }: Table, { building }: PlacedTile): boolean => building === pack.statue.at;

/** The site that carries the statue; the best site of all while no piece stands. */
export const bestSite = (table: Table): Site | undefined => {
  const { tiles, statue } = table.state;
  let best: Site | undefined;
  for (const tile of tiles) {
    const site = siteOf(table, tile);
    if (!site) continue;
    if (statue.at && tile.at.x === statue.at.x && tile.at.y === statue.at.y) return site;
    if (!best || siteWorth(table, site) > siteWorth(table, best)) best = site;
  }
  return best;
};

/** The worth of a kind of tile as the village's site, in points. */
export const landWorth = (table: Table, kind: TileKindId): number => {
  const { onPlace, buildable } = tileKind(table.pack, kind);
  const fee = onPlace === 'drawJudgement' ? MARSH : 0;
  if (!buildable) return 0 - fee;
  // The square is far from all others, because nobody knows yet where the tile will lie and whether it will be cursed.
  const tile: PlacedTile = { kind, at: { x: 1_000_000, y: 1_000_000 }, building: null, hallowed: false };
  const site = siteOf(table, tile);
  const now = bestSite(table);
  return site ? Math.max(0, siteWorth(table, site) - (now ? siteWorth(table, now) : 0)) - fee : 0 - fee;
};

/** The expected worth of exploring, in points: the best of `draws` tiles. */
export const expectedLand = (table: Table, deck: SeenDeck, draws: number): number => {
  const finds = nextCards(deck)
    .map(({ card, probability }) => ({ worth: landWorth(table, card), probability }))
    .sort((a, b) => a.worth - b.worth);
  // The best of several draws is below a worth if all draws are; the draws are taken as independent.
  const all = (share: number): number => (draws > 1 ? share * share : share);
  let [sum, below] = [0, 0];
  for (const { worth, probability } of finds) {
    sum += worth * (all(below + probability) - all(below));
    below += probability;
  }
  return sum;
};
