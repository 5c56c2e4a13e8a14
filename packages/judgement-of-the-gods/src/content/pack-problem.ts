import { firstRepeat } from '@rulewright/core/content';
import type { RuleId } from '../rulebook/index.js';
import { deckProblem } from './deck-problem.js';
import type { ContentPack } from './pack.js';
import type { Problem } from './problem.js';

/**
 * The rule that states each field of the pack. A field that is missing here comes from the engine's own needs, not from
 * a rule.
 */
export const ruleOfField: Readonly<Partial<Record<keyof ContentPack, RuleId>>> = {
  players: 'JOG-COMP-001',
  charactersPerPlayer: 'JOG-SETUP-001',
  basicResources: 'JOG-COMP-009',
  startDie: 'JOG-SETUP-006',
  productionDie: 'JOG-PROD-009',
  judgementDaysToLose: 'JOG-END-002',
  roles: 'JOG-COMP-004',
  tiles: 'JOG-COMP-002',
  buildings: 'JOG-COMP-006',
  production: 'JOG-PROD-003',
  explore: 'JOG-EXP-002',
  hallow: 'JOG-HAL-003',
  build: 'JOG-BLD-002',
  templeAlchemy: 'JOG-SPC-003',
  advancedAlchemy: 'JOG-SPC-006',
  mineAlchemy: 'JOG-SPC-007',
  statue: 'JOG-STAT-002',
  rollCall: 'JOG-SPC-010',
  merchant: 'JOG-SPC-009',
  trade: 'JOG-SPC-012',
  judgementDecks: 'JOG-DECK-002',
};

/** The first problem of a pack of the right shape: a field that contradicts another field. */
export const packProblem = (pack: ContentPack): Problem | undefined =>
  playersProblem(pack) ??
  resourcesProblem(pack) ??
  rolesProblem(pack) ??
  tilesProblem(pack) ??
  buildingsProblem(pack) ??
  exchangesProblem(pack) ??
  decksProblem(pack);

/** Every number of players has its number of characters, and there are enough roles for all. */
const playersProblem = ({ players: { min, max }, charactersPerPlayer, roles }: ContentPack): Problem | undefined => {
  if (max < min) return { code: 'too-small', path: 'players.max', detail: { least: min } };
  for (let players = min; players <= max; players++) {
    const path = `charactersPerPlayer.${players}`;
    const each = charactersPerPlayer[players];
    if (each === undefined) return { code: 'missing-field', path };
    const most = Object.keys(roles).length;
    if (players * each > most) return { code: 'too-few-roles', path, detail: { most, characters: players * each } };
  }
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const extra = Object.keys(charactersPerPlayer).find(key => !numbers.includes(key));
  return extra === undefined ? undefined : { code: 'unknown-field', path: `charactersPerPlayer.${extra}` };
};

/** All four basic resources are listed, each once. */
const resourcesProblem = ({ basicResources }: ContentPack): Problem | undefined =>
  repeatIn(basicResources, 'basicResources', 'duplicate-resource') ??
  (basicResources.length < 4 ? { code: 'missing-resource', path: 'basicResources' } : undefined);

/** No two roles share a name, and all leaders fit into the smallest game. */
const rolesProblem = ({ roles, players, charactersPerPlayer }: ContentPack): Problem | undefined => {
  const names = Object.entries(roles).flatMap(([id, { name, aliases = [] }]) => [
    { name, path: `roles.${id}.name` },
    ...aliases.map((alias, i) => ({ name: alias, path: `roles.${id}.aliases[${i}]` })),
  ]);
  const repeat = firstRepeat(names.map(({ name }) => name));
  if (repeat !== undefined) return { code: 'duplicate-name', path: names[repeat]?.path ?? 'roles' };
  // The option `leaders` takes the id of a role or the word `both`, so no role may have that id.
  if (Object.hasOwn(roles, 'both')) return { code: 'bad-id', path: 'roles.both' };
  const leaders = Object.values(roles).filter(({ leader }) => leader).length;
  if (leaders === 0) return { code: 'no-leader', rule: 'JOG-SETUP-002', path: 'roles' };
  for (let n = players.min; n <= players.max; n++) {
    const most = n * (charactersPerPlayer[n] ?? 0);
    if (leaders > most) return { code: 'too-many-leaders', rule: 'JOG-SETUP-002', path: 'roles', detail: { most } };
  }
  return undefined;
};

/** One Town Hall starts on the table; every other tile is in the deck and carries no building. */
const tilesProblem = ({ tiles }: ContentPack): Problem | undefined => {
  const repeat = firstRepeat(tiles.map(({ id }) => id));
  if (repeat !== undefined) return { code: 'duplicate-id', path: `tiles[${repeat}].id` };
  for (const [at, { terrain, count, inDeck, building }] of tiles.entries()) {
    const path = `tiles[${at}]`;
    const hall = terrain === 'townHall';
    const rule = 'JOG-COMP-003';
    if (inDeck === hall) return { code: hall ? 'town-hall-in-deck' : 'not-in-deck', rule, path: `${path}.inDeck` };
    if (hall && count !== 1) return { code: 'not-one-town-hall', path: `${path}.count` };
    if (building !== (hall ? 'townHall' : undefined)) return { code: 'wrong-building', path: `${path}.building` };
  }
  const halls = tiles.filter(({ terrain }) => terrain === 'townHall').length;
  if (halls !== 1) return { code: 'not-one-town-hall', path: 'tiles' };
  return total(tiles) > 1000 ? { code: 'too-many-tiles', path: 'tiles', detail: { most: 1000 } } : undefined;
};

/** A building with cards has a price; the Town Hall has neither. */
const buildingsProblem = ({ buildings }: ContentPack): Problem | undefined => {
  for (const [id, { cards, cost }] of Object.entries(buildings)) {
    if (id === 'townHall' && cards > 0)
      return { code: 'too-large', path: `buildings.${id}.cards`, detail: { most: 0 } };
    if (cards > 0 && cost === null) return { code: 'no-price', path: `buildings.${id}.cost` };
  }
  return undefined;
};

/**
 * A list of exchangeable resources repeats none and has at least two; an exchange of nothing for nothing is refused.
 */
const exchangesProblem = (pack: ContentPack): Problem | undefined => {
  const { templeAlchemy, merchant, trade } = pack;
  for (const [field, { resources }, least] of [
    ['templeAlchemy', templeAlchemy, 2],
    ['merchant', merchant, 2],
    ['trade', trade, 1],
  ] as const) {
    const path = `${field}.resources`;
    const repeat = repeatIn(resources, path, 'duplicate-resource');
    if (repeat) return repeat;
    if (resources.length < least) return { code: 'too-few-resources', path, detail: { least } };
  }
  const catalyst = templeAlchemy.resources.indexOf(templeAlchemy.catalyst);
  if (catalyst >= 0) return { code: 'catalyst-among-resources', path: `templeAlchemy.resources[${catalyst}]` };
  for (const field of ['advancedAlchemy', 'mineAlchemy', 'trade'] as const) {
    const given = Object.values(pack[field].give).reduce((sum, n) => sum + n, 0);
    if (given === 0) return { code: 'free', path: `${field}.give` };
  }
  return undefined;
};

/** Every deck is accepted, and one of them is the default. */
const decksProblem = ({ judgementDecks, judgementDaysToLose }: ContentPack): Problem | undefined => {
  if (!Object.hasOwn(judgementDecks, 'default')) {
    return { code: 'missing-field', rule: 'JOG-DECK-001', path: 'judgementDecks.default' };
  }
  for (const [id, deck] of Object.entries(judgementDecks)) {
    const problem = deckProblem(deck, judgementDaysToLose);
    if (problem) return { ...problem, path: `judgementDecks.${id}.${problem.path}` };
  }
  return undefined;
};

const repeatIn = (items: readonly unknown[], path: string, code: string): Problem | undefined => {
  const at = firstRepeat(items);
  return at === undefined ? undefined : { code, path: `${path}[${at}]` };
};

const total = (kinds: readonly { readonly count: number }[]): number => kinds.reduce((n, { count }) => n + count, 0);
