import { type Limit, mm, type Region, region, stadium } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { ground } from '../../battlefield/ground.js';
import { thingsOn } from '../../battlefield/things.js';
import { armyOf, cardOf, unitOf } from '../../match/lookups.js';
import { rememberTable } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { keywordOf, pieceCard } from '../../terrain/within.js';
import { levelOf } from '../../unit-cards/passives/passives.js';
import type { UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** A rule about the place where a base is deployed, with the code of its refusal. */
export interface DeploymentLimit extends Limit {
  readonly code: 'outside-the-zone' | 'off-the-table' | 'overlaps-base' | 'overlaps-terrain';
  readonly rule: RuleId;
  /** The base or the piece of terrain that leaves no room. */
  readonly obstacle?: string;
}

/** The depth of a unit's deployment zone in inches: that of the book, and X more with Scout (X) (SFI-PASSIVE-038). */
const depthOf = (table: Table, unit: UnitId): number =>
  table.numbers.setUp.deploymentDepth.value + levelOf(table, unitOf(table.state, unit), 'scout').total;

/**
 * The deployment zone of a unit: within 6 inches of its player's edge, by the option `deploy.completelyWithin` completely
 * within.
 */
const zoneOf = (table: Table, unit: UnitId): DeploymentLimit => {
  const { player } = unitOf(table.state, unit);
  const [, right, corner] = ground(table).corners;
  const width = right?.x ?? 0;
  const y = armyOf(table.state, player).edge === 'high' ? (corner?.y ?? 0) : 0;
  return {
    is: table.options['deploy.completelyWithin'] ? 'completely-within' : 'within',
    of: stadium({ x: 0, y }, { x: width, y }, 0),
    length: rangeInUnits(table, depthOf(table, unit)),
    code: 'outside-the-zone',
    rule: 'SFI-DEPLOY-002',
  };
};

/** The radius of the bases of a unit. */
const radiusOf = (table: Table, unit: UnitId): number => mm(cardOf(table, unitOf(table.state, unit)).base) / 2;

/** Other bases, linear terrain and impassable terrain, which no base may overlap. */
const obstacles = (table: Table): readonly DeploymentLimit[] => {
  const rule = 'SFI-DEPLOY-005';
  const bases = thingsOn(table).map(
    ({ id, base }): DeploymentLimit => ({
      is: 'clear',
      of: base,
      length: 0,
      code: 'overlaps-base',
      rule,
      obstacle: id,
    }),
  );
  const solid = table.state.terrain.filter(
    piece => pieceCard(table, piece).type === 'linear' || keywordOf(table, piece, 'impassable') !== undefined,
  );
  const pieces = solid.flatMap(({ id, footprint }) =>
    footprint.map(
      (of): DeploymentLimit => ({ is: 'clear', of, length: 0, code: 'overlaps-terrain', rule, obstacle: id }),
    ),
  );
  return [...bases, ...pieces];
};

/** Cache: the regions of one state by unit. */
const regions = rememberTable((): Map<UnitId, Region<DeploymentLimit>> => new Map());

/** The places where one base of a unit can be deployed, without regard to the other models of the unit. */
export const deploymentRegion = (table: Table, unit: UnitId): Region<DeploymentLimit> => {
  const known = regions(table).get(unit);
  if (known) return known;
  const found = region<DeploymentLimit>(radiusOf(table, unit), [
    { is: 'completely-within', of: ground(table), length: 0, code: 'off-the-table', rule: 'SFI-DEPLOY-005' },
    zoneOf(table, unit),
    ...obstacles(table),
  ]);
  regions(table).set(unit, found);
  return found;
};
