import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { inches, type Polygon, rectangle } from '@rulewright/core/inches';
import { isYetToCome } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { hasTrait } from '../profiles/abilities.js';
import type { Eld, Table } from '../vocabulary/index.js';
import type { EldOptions, FieldSize } from '../vocabulary/options.js';
import type { Upgrade } from '../vocabulary/pack.js';

/** The strip of a depth at an edge, of which 0 and 1 are opposite to each other, and so are 2 and 3; all lengths in inches. */
const stripAt = ({ width, depth }: FieldSize, edge: number, deep: number): Polygon => {
  const along = edge < 2;
  const deepest = Math.min(deep, along ? depth : width);
  const x = edge === 3 ? width - deepest : 0;
  const y = edge === 1 ? depth - deepest : 0;
  return rectangle({ x: inches(x), y: inches(y) }, inches(along ? width : deepest), inches(along ? deepest : depth));
};

const givesTactician = ({ changes }: Upgrade): boolean =>
  changes.some(one => one.op === 'grant' && one.traits?.some(({ id }) => id === 'tactician') === true);

/**
 * True for a party with a Tactician among the models that can be deployed: by a profile, by an Upgrade of an earlier
 * Quest or of the Broker, or by one that the party has bought for any of them (ELD-TRAIT-074, ELD-UPGRADE-033).
 */
const hasTactician = (table: Table, player: PlayerId): boolean => {
  const { pack, state } = table;
  const models = state.models.filter(one => one.player === player && isYetToCome(one));
  const upgrades = state.parties.find(one => one.player === player)?.upgrades ?? [];
  return (
    models.some(one => hasTrait(table, one, 'tactician')) ||
    upgrades.some(id => {
      const upgrade = pack.upgrades[id];
      return upgrade !== undefined && givesTactician(upgrade);
    })
  );
};

/** The depth of a player's Deployment Zone in inches (ELD-SETUP-009, ELD-TRAIT-074); several Tacticians make it no deeper. */
const zoneDepth = (table: Table, player: PlayerId): number => {
  const { setUp, traits } = table.numbers;
  return setUp.deploymentDepth.value + (hasTactician(table, player) ? traits.tacticianDepth.value : 0);
};

/**
 * The edges that a player may still take: after the first player the edge opposite to the first one, or by option with
 * more than two players any other one, then those that are left (ELD-SETUP-009).
 */
const edgesLeft = (taken: readonly number[], players: number, { secondZone }: EldOptions): readonly number[] => {
  const [first] = taken;
  const opposite = first === undefined ? undefined : first % 2 === 0 ? first + 1 : first - 1;
  if (opposite !== undefined && taken.length === 1 && (players === 2 || secondZone === 'opposite')) return [opposite];
  return [0, 1, 2, 3].filter(edge => !taken.includes(edge));
};

/**
 * The players take their Deployment Zones in this order (ELD-SETUP-008): strips at opposite edges, unless the Quest has all of them begin
 * at one edge. The first player also chooses between deploying whole parties and taking turns model by model.
 */
export function* choosePosition(turn: Turn<Eld>, players: readonly PlayerId[]): Rule {
  const table = tableOf(turn);
  const { zones: arrangement } = questOf(table);
  const taken: number[] = [];
  for (const by of players) {
    const options = arrangement === 'shared' ? [0] : edgesLeft(taken, players.length, table.options);
    taken.push(yield* decideUnlessForced(turn, { by, kind: 'zones', rule: 'ELD-SETUP-006', options }));
  }
  const zones = Object.fromEntries(
    players.map((player, at) => [player, stripAt(table.options.tableSize, taken[at] ?? 0, zoneDepth(table, player))]),
  );
  turn.emit({ type: 'ZonesTaken', zones }, ['ELD-SETUP-006', 'ELD-SETUP-009']);
  const [by] = players;
  if (by === undefined || players.length === 1) return;
  const deployment = yield* decide(turn, {
    by,
    kind: 'deployment',
    rule: 'ELD-SETUP-006',
    options: ['whole', 'alternate'],
  });
  turn.emit({ type: 'DeploymentChosen', deployment }, 'ELD-SETUP-006');
}
