import type { TileKindId } from '../content/pack.js';
import { isBuildable, magicHelps, needsHallowing } from '../terrain/terrain.js';
import { tileKind } from '../village.js';
import type { PlacedTile, SeenDeck, Table } from '../vocabulary.js';
import { nextCards } from './next-card.js';
import { FERTILITY, HALLOWING, MARSH, PROMISE, SITE, TEMPLE_EAGERNESS } from './weights.js';

/** A tile as a place for the temple, there or to come. */
export interface Site {
  readonly tile: PlacedTile;
  /** Its magic makes the statue cheaper. */
  readonly magical: boolean;
  /** It can be built on as it is. */
  readonly ready: boolean;
}

/** What a statue piece costs on a site, in points. */
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

/** The magic that a piece of gold is made of. */
export const goldCost = ({ advancedAlchemy: { give, receive } }: Table['pack']): number =>
  (give.magic ?? 0) / Math.max(1, receive.gold ?? 0);

/** A tile as a site for a temple; `undefined` where none can be built any more. */
const siteOf = (table: Table, tile: PlacedTile): Site | undefined => {
  const stands = isTemple(table, tile);
  if (!stands && (tile.building !== null || !isBuildable(table, tile))) return undefined;
  return {
    tile,
    magical: magicHelps(table, tile, 'statue'),
    ready: stands || !needsHallowing(table, tile),
  };
};

/** How much more than its producers' stats a temple yields there. */
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

/** What a site is worth against one on common land, in points: cheaper pieces, richer production, less the hallowing. */
export const siteWorth = (table: Table, site: Site): number => {
  const left = table.pack.statue.pieces - table.state.statue.pieces;
  const cheaper = site.magical ? (pieceCost(table, false) - pieceCost(table, true)) * left : 0;
  const gift = cheaper + fertility(table, site.tile) * FERTILITY;
  if (isTemple(table, site.tile)) return SITE + gift + templeWorth(table);
  return SITE + gift * PROMISE - (site.ready ? 0 : HALLOWING);
};

/** What a temple is worth because of what it costs, in points. */
const templeWorth = ({ pack }: Table): number => {
  const { food = 0, wood = 0, stone = 0, magic = 0 } = pack.buildings.temple.cost ?? {};
  return (food + wood + stone + magic) * TEMPLE_EAGERNESS;
};

/** Whether what the statue needs stands there. */
const isTemple = ({ pack }: Table, { building }: PlacedTile): boolean => building === pack.statue.at;

/** The best site of all; the one that carries the statue, once one does. */
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

/** What a kind of tile would be worth as the village's site, in points. */
export const landWorth = (table: Table, kind: TileKindId): number => {
  const { onPlace, buildable } = tileKind(table.pack, kind);
  const fee = onPlace === 'drawJudgement' ? MARSH : 0;
  if (!buildable) return 0 - fee;
  // On some square without neighbours: whether it will be cursed nobody knows yet.
  const tile: PlacedTile = { kind, at: { x: 1_000_000, y: 1_000_000 }, building: null, hallowed: false };
  const site = siteOf(table, tile);
  const now = bestSite(table);
  return site ? Math.max(0, siteWorth(table, site) - (now ? siteWorth(table, now) : 0)) - fee : 0 - fee;
};

/** What exploring may be expected to find, in points: the best of `draws` tiles. */
export const expectedLand = (table: Table, deck: SeenDeck, draws: number): number => {
  const finds = nextCards(deck)
    .map(({ card, probability }) => ({ worth: landWorth(table, card), probability }))
    .sort((a, b) => a.worth - b.worth);
  // The best of several is below a worth if all of them are; the draws are taken as independent.
  const all = (share: number): number => (draws > 1 ? share * share : share);
  let [sum, below] = [0, 0];
  for (const { worth, probability } of finds) {
    sum += worth * (all(below + probability) - all(below));
    below += probability;
  }
  return sum;
};
