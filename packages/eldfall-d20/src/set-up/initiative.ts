import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isYetToCome, modelNamed, partyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { defaultOf } from '../profiles/current.js';
import { modified } from '../profiles/modified.js';
import { amount } from '../rolls/amount.js';
import { throwDice } from '../rolls/dice.js';
import { codedUpgrade } from '../upgrades/coded.js';
import type { CardId, Eld, EldTally, Model, ModelId, Modifier, Table } from '../vocabulary/index.js';

/** The code of the Upgrade that is removed for a better Initiative. */
const DOUBLE_TIME = 'double-time';

/**
 * The Double Time of a party: before the first Quest it has no model yet (ELD-SETUP-014), and later it is with the model
 * that has brought it along or has got it from the Broker (ELD-QUEST-040, ELD-QUEST-064).
 */
const doubleTimeOf = (
  { pack, state }: Table,
  player: PlayerId,
): { readonly model: ModelId | null; readonly upgrade: CardId } | undefined => {
  const bearers = state.models.filter(one => one.player === player && isYetToCome(one));
  const all = [{ id: null, upgrades: partyOf(state, player).upgrades }, ...bearers];
  for (const { id: model, upgrades } of all) {
    const upgrade = codedUpgrade({ pack }, { upgrades }, DOUBLE_TIME);
    if (upgrade !== undefined) return { model, upgrade };
  }
  return undefined;
};

/**
 * A player may remove Double Time for a better result. A player without it is asked as well, since the question would
 * reveal the secret list (ELD-PARTY-009).
 */
function* askDoubleTime(turn: Turn<Eld>, by: PlayerId): Rule<boolean> {
  const table = tableOf(turn);
  if (!Object.values(table.pack.upgrades).some(({ code }) => code === DOUBLE_TIME)) return false;
  const found = doubleTimeOf(table, by);
  const yes = yield* decide(turn, {
    by,
    kind: 'yes',
    rule: 'ELD-UPGRADE-042',
    options: found ? [true, false] : [false],
    ...(found ? { about: { ability: found.upgrade } } : {}),
    secret: true,
  });
  if (yes && found) turn.emit({ type: 'UpgradeRemoved', player: by, ...found }, 'ELD-UPGRADE-042');
  return yes;
}

/** One die for Initiative and the Leader's printed Morale (ELD-LEADER-004, ELD-PROFILE-012). */
function* throwInitiative(turn: Turn<Eld>, by: PlayerId): Rule<number> {
  const faces = yield* throwDice(turn, {
    by,
    count: tableOf(turn).numbers.setUp.initiativeDice.value,
    purpose: 'initiative',
    rule: 'ELD-SETUP-004',
  });
  return faces.reduce((sum, face) => sum + face, 0);
}

/** True for a Leader that adds its Morale: by option also one that fell in an earlier Quest, and leads nobody (ELD-LEADER-004). */
const mayLead = ({ options }: Table, leader: Model): boolean =>
  isYetToCome(leader) || options.fallenLeaders === 'morale';

/** The result of a roll for Initiative. */
const resultOf = (turn: Turn<Eld>, by: PlayerId, value: number, hurries: boolean): EldTally => {
  const table = tableOf(turn);
  const leader = modelNamed(turn.state, partyOf(turn.state, by).leader ?? '');
  const more: Modifier[] = [];
  if (leader && mayLead(table, leader)) {
    more.push({ rule: 'ELD-LEADER-004', source: leader.id, add: defaultOf(table, leader, 'M') });
  }
  if (hurries) more.push(amount(table.numbers.upgrades.doubleTime, DOUBLE_TIME));
  return modified('initiative', { value, rule: 'ELD-SETUP-004', source: 'die' }, more, {
    least: table.numbers.modifiers.leastAttribute,
    stackHalving: table.options.stackHalving,
  });
};

/** Asks players who have not done so yet if they remove Double Time, and notes those who do. */
function* askAll(turn: Turn<Eld>, players: readonly PlayerId[], hurrying: Set<PlayerId>): Rule {
  for (const player of players) {
    if (!hurrying.has(player) && (yield* askDoubleTime(turn, player))) hurrying.add(player);
  }
}

/**
 * Players by their Initiative results, the highest first; those who tie roll again among themselves (ELD-SETUP-008). Double Time is removed
 * before the dice of all are thrown, or by option after them (ELD-UPGRADE-042).
 */
function* ranked(turn: Turn<Eld>, players: readonly PlayerId[], hurrying: Set<PlayerId>): Rule<readonly PlayerId[]> {
  if (players.length <= 1) return players;
  const faces: Record<PlayerId, number> = {};
  for (const player of players) faces[player] = yield* throwInitiative(turn, player);
  if (turn.options.doubleTime === 'afterDie') yield* askAll(turn, players, hurrying);
  const totals: Record<PlayerId, EldTally> = {};
  for (const player of players) totals[player] = resultOf(turn, player, faces[player] ?? 0, hurrying.has(player));
  turn.emit({ type: 'InitiativeRolled', totals }, 'ELD-SETUP-004');
  const results = [...new Set(players.map(player => totals[player]?.total ?? 0))].sort((a, b) => b - a);
  const order: PlayerId[] = [];
  for (const result of results) {
    order.push(...(yield* ranked(turn, players.filter(player => totals[player]?.total === result), hurrying)));
  } // biome-ignore format: one call
  return order;
}

/** The players by Initiative, the winner first. */
export function* initiativeCheck(turn: Turn<Eld>): Rule<readonly PlayerId[]> {
  const { players } = turn.state;
  if (players.length <= 1) return players;
  const hurrying = new Set<PlayerId>();
  if (turn.options.doubleTime === 'beforeDie') yield* askAll(turn, players, hurrying);
  return yield* ranked(turn, players, hurrying);
}

/** True if more than two players go by their results alone, by the option (ELD-SETUP-008). */
const goByResults = ({ options }: Turn<Eld>, players: readonly PlayerId[]): boolean =>
  players.length > 2 && options.choicesOfMore === 'results';

/**
 * The winner takes the choice of the Deployment position or of the Turn order, and the next player takes the other one
 * (ELD-SETUP-008). Returns the order of the players for each of the two choices.
 */
export function* takeRights(
  turn: Turn<Eld>,
  byResult: readonly PlayerId[],
): Rule<{ readonly position: readonly PlayerId[]; readonly order: readonly PlayerId[] }> {
  const [winner, second] = byResult;
  if (winner === undefined || second === undefined || goByResults(turn, byResult)) {
    return { position: byResult, order: byResult };
  }
  const right = yield* decide(turn, {
    by: winner,
    kind: 'initiative',
    rule: 'ELD-SETUP-005',
    options: ['position', 'order'],
  });
  const others = [second, winner, ...byResult.slice(2)];
  return right === 'position' ? { position: byResult, order: others } : { position: others, order: byResult };
}

/** The first of these players chooses the 1st Player; the others follow by their Initiative results. */
export function* chooseOrder(turn: Turn<Eld>, by: PlayerId, byResult: readonly PlayerId[]): Rule {
  const options = goByResults(turn, byResult) ? byResult.slice(0, 1) : byResult;
  const first = yield* decideUnlessForced(turn, { by, kind: 'firstPlayer', rule: 'ELD-SETUP-007', options });
  const order = [first, ...byResult.filter(player => player !== first)];
  turn.emit({ type: 'OrderChosen', order }, ['ELD-SETUP-007', 'ELD-SETUP-008']);
}
