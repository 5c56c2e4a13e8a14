import type { Tally } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import type { Factor, RoleId } from '../content/pack.js';
import { roleOf, tileKind, tileOf } from '../match/village.js';
import type { RuleId } from '../rulebook/index.js';
import { isCursed, magicHelps } from '../terrain/terrain.js';
import type { OpenTable, PlacedTile } from '../vocabulary/index.js';

/** The row of the production table for a tile with a building. */
const row = (table: OpenTable, tile: PlacedTile): { readonly factor: Factor; readonly rule: RuleId } => {
  const { buildings, production } = table.pack;
  if (tile.building === null || tile.building === 'townHall') {
    return { factor: production.townHall, rule: 'JOG-PROD-010' };
  }
  // JOG-PROD-004: each building has its own appropriate terrain.
  const appropriate = buildings[tile.building].terrain === tileKind(table.pack, tile.kind).terrain;
  if (magicHelps(table, tile, 'produce')) {
    return appropriate
      ? { factor: production.appropriateMagical, rule: 'JOG-PROD-007' }
      : { factor: production.inappropriateMagical, rule: 'JOG-PROD-008' };
  }
  return appropriate
    ? { factor: production.appropriate, rule: 'JOG-PROD-006' }
    : { factor: production.inappropriate, rule: 'JOG-PROD-005' };
};

/** The number of dice that a character rolls for producing: none at the Town Hall. */
export const productionDice = ({ pack, state }: OpenTable, role: RoleId): number => {
  const { building } = tileOf(state, role);
  return building === null || pack.productionDie.notAt.includes(building) ? 0 : pack.productionDie.count;
};

/**
 * The production of a character where it stands, as tallies that explain themselves: one for the building's resource
 * (JOG-PROD-002), or one for each basic resource at the Town Hall; none where there is no building (JOG-PROD-001).
 *
 * Each tally is the character's own stat times the terrain's factor, rounded down (JOG-PROD-011), plus the dice, if any
 * are given. `name` is the resource, `total` the amount.
 */
export const production = (table: OpenTable, role: RoleId, dice: readonly number[] = []): readonly Tally<RuleId>[] => {
  const { pack, state } = table;
  const tile = tileOf(state, role);
  if (tile.building === null) return [];
  const { produces } = pack.buildings[tile.building];
  const { factor, rule } = row(table, tile);
  const { magical } = tileKind(pack, tile.kind);
  return (produces === 'all' ? pack.basicResources : [produces]).map(resource => {
    const amount = tally<RuleId, 'stat' | 'terrain' | 'die'>(resource, ['stat', 'terrain', 'die'])
      .base('stat', roleOf(pack, role).stats[resource], 'JOG-PROD-003', role)
      .times('terrain', factor, 'down', rule, tile.kind);
    if (magical && isCursed(table, tile) && !magicHelps(table, tile, 'produce')) {
      amount.reject('terrain', 0, 'JOG-TERR-005', 'cursed', tile.kind);
    }
    for (const pips of dice) amount.add('die', pips, 'JOG-PROD-009', 'die');
    return amount.tally();
  });
};
