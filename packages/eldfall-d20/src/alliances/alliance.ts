import { decide, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { once } from '../match/limits.js';
import { areAllied } from '../match/lookups.js';
import { questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { score } from '../schemes/score.js';
import { engageModels } from '../states/engaged/begins.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { Eld, EldState, Table } from '../vocabulary/index.js';

/** An Alliance of Necessity that a player wants to make or to break. */
export interface AllianceWish {
  readonly with: PlayerId;
  readonly to: 'make' | 'break';
}

/** A player and all players allied with that player, in the order of the seats. */
export const sideOf = (state: Pick<EldState, 'players' | 'alliances'>, player: PlayerId): readonly PlayerId[] =>
  state.players.filter(one => areAllied(state, player, one));

/** A player proposes an Alliance to each other player at most once in a turn, so that no turn lasts for ever. */
const proposed = /* @__PURE__ */ once('turn', 'proposed-alliance', 'ELD-QUEST-014');
const pair = (player: PlayerId, other: PlayerId): string => `${player} ${other}`;

/** The rule by which a player cannot make or break an Alliance: the Quest must know Alliances of Necessity. */
export const whyNotAlliance = (
  { pack, state }: Pick<Table, 'pack' | 'state'>,
  player: PlayerId,
  wish: AllianceWish,
): Refusal | undefined => {
  const rule = 'ELD-QUEST-014';
  if (!questOf({ pack, state }).alliance) return { code: 'no-alliances', rule, path: 'do' };
  if (wish.with === player || !state.players.includes(wish.with))
    return { code: 'no-other-player', rule, path: 'with' };
  // Allies could not fight a duel out.
  if (state.duel) return { code: 'duel-goes-on', rule: 'ELD-DUEL-016', path: 'do' };
  const allied = areAllied(state, player, wish.with);
  if (wish.to === 'break') return allied ? undefined : { code: 'not-allied', rule, path: 'with' };
  if (allied) return { code: 'allied', rule, path: 'with' };
  return proposed.isUsed(state, pair(player, wish.with)) ? { code: 'proposed', rule, path: 'with' } : undefined;
};

/** The Alliances that a player can propose or break now, outside of a sequence (ELD-QUEST-014). */
export const allianceWishes = (table: Pick<Table, 'pack' | 'state'>, player: PlayerId): readonly AllianceWish[] =>
  table.state.players
    .flatMap((other): readonly AllianceWish[] => [
      { with: other, to: 'make' },
      { with: other, to: 'break' },
    ])
    .filter(wish => !whyNotAlliance(table, player, wish));

/** All players of both sides must agree; then every two of them are allied. */
function* propose(turn: Turn<Eld>, player: PlayerId, other: PlayerId): Rule {
  proposed.use(turn, pair(player, other));
  const [own, others] = [sideOf(turn.state, player), sideOf(turn.state, other)];
  for (const by of [...others, ...own.filter(one => one !== player)]) {
    const about = { player, with: other };
    const answer = yield* decide(turn, {
      by,
      kind: 'alliance',
      rule: 'ELD-QUEST-014',
      options: ['agree', 'refuse'],
      about,
    });
    if (answer === 'refuse') return;
  }
  for (const a of own) for (const b of others) turn.emit({ type: 'AllianceMade', players: [a, b] }, 'ELD-QUEST-014');
  checkEngaged(turn);
}

/**
 * A player leaves all allies and loses the Victory Points that the Quest names as a penalty; the allies do not share
 * Victory Points out then.
 */
const breakUp = (turn: Turn<Eld>, player: PlayerId): void => {
  const rule = 'ELD-QUEST-016';
  for (const other of sideOf(turn.state, player)) {
    if (other !== player) turn.emit({ type: 'AllianceBroken', players: [player, other], by: player }, rule);
  }
  turn.emit({ type: 'DeedNoted', deed: { deed: 'broke-alliance', player } }, rule);
  score(turn, player, reward(questOf(tableOf(turn)), 'brokenAlliance'), 'broken-alliance', rule);
  engageModels(turn);
};

/** Makes or breaks an Alliance as the player chose. */
export function* changeAlliance(turn: Turn<Eld>, player: PlayerId, wish: AllianceWish): Rule {
  if (wish.to === 'make') yield* propose(turn, player, wish.with);
  else breakUp(turn, player);
}
