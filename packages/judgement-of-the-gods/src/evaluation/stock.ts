import type { BasicResource } from '../content/pack.js';
import type { Pool, Table } from '../vocabulary/index.js';
import { bestSite, goldCost, pieceCost, type Site, siteWorth } from './land.js';
import type { Toll } from './next-card.js';
import { BEYOND_NEED, EAGERNESS, GOLD_BONUS, NEEDED_FIRST, NEEDED_LAST, SPARE_GOLD, THIN_STOCK } from './weights.js';

/** The aim of the village: a temple on the best site, then the pieces of the statue there. */
export interface Plan {
  readonly site: Site | undefined;
  /** True once the temple stands. */
  readonly built: boolean;
  readonly piecesLeft: number;
  /** The amounts that the next aim costs: the temple with its hallowing, or all missing pieces. */
  readonly needs: Pool;
  /** The amounts that stay in the pool for safety. */
  readonly reserve: { readonly [R in BasicResource]: number };
  readonly magicPerGold: number;
}

/** The plan for a village as it stands. `worst`: the most that the next judgement card may take. */
export const planOf = (table: Table, worst: Toll): Plan => {
  const { pack, state } = table;
  const site = bestSite(table);
  const built = site?.tile.building === pack.statue.at;
  const piecesLeft = pack.statue.pieces - state.statue.pieces;
  const price = site?.magical ? pack.statue.costOnMagicalTile : pack.statue.cost;
  const temple = pack.buildings.temple.cost ?? {};
  const magicPerGold = goldCost(pack);
  const needs = { food: 0, wood: 0, stone: 0, magic: 0, gold: (price.gold ?? 0) * piecesLeft };
  for (const resource of pack.basicResources) {
    needs[resource] = built ? (price[resource] ?? 0) * piecesLeft : (temple[resource] ?? 0);
  }
  if (!built && site && !site.ready) needs.magic += pack.hallow.cost.magic ?? 0;
  return { site, built, piecesLeft, needs, reserve: worst, magicPerGold };
};

/** The worth of `amount` units of a resource when `need` units are needed: the first units count most. */
const progress = (amount: number, need: number): number => {
  if (need <= 0) return BEYOND_NEED * amount;
  const part = Math.min(amount, need) / need;
  const steep = NEEDED_FIRST - ((NEEDED_FIRST - NEEDED_LAST) * part) / 2;
  return need * part * steep + BEYOND_NEED * Math.max(0, amount - need);
};

/** The worth of a pool under a plan, in points. */
export const stockWorth = ({ needs, reserve, built, magicPerGold }: Plan, pool: Pool): number => {
  const gold = Math.min(pool.gold, needs.gold);
  let worth = 0;
  for (const resource of ['food', 'wood', 'stone', 'magic'] as const) {
    const least = Math.max(1, reserve[resource]);
    const thin = least - pool[resource];
    if (thin > 0) worth -= (THIN_STOCK * thin * thin) / least;
    // A piece of gold counts as the magic that bought it.
    const made = built && resource === 'magic' ? magicPerGold : 0;
    worth += progress(pool[resource] + gold * made, needs[resource] + needs.gold * made + least);
  }
  return worth + gold * (built ? GOLD_BONUS : magicPerGold) + SPARE_GOLD * (pool.gold - gold);
};

/** The worth of the progress towards the statue, in points: the site, the temple, the pieces. */
export const progressWorth = (table: Table, { site, piecesLeft }: Plan): number =>
  (site ? siteWorth(table, site) : 0) - EAGERNESS * piecesLeft * pieceCost(table, false);
