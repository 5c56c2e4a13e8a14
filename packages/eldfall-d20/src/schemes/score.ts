import type { PlayerId, Turn } from '@rulewright/core';
import { areAllied, partyOf } from '../match/lookups.js';
import { carriedMark, questOf, questsAfter } from '../match/quest.js';
import { gameOf, tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { CardId, Eld, EldGame, EldState, OpenScheme, SchemeRules } from '../vocabulary/index.js';
import type { Scheme } from '../vocabulary/quest.js';

/**
 * The Victory Points that a player can still win: the maximum of the Quest counts at the end only, or by option at once
 * (ELD-QUEST-001).
 */
const pointsStillOpen = (turn: Turn<Eld>, player: PlayerId): number => {
  const table = tableOf(turn);
  if (table.options.vpCapTiming === 'finalScoring') return Number.POSITIVE_INFINITY;
  const carried = turn.state.quest.marks[carriedMark(player)] ?? 0;
  return Math.max(0, carried + questOf(table).most - partyOf(turn.state, player).points);
};

/** The reasons for Victory Points that are neither a Reward nor a Scheme, at the end of the game: no Scheme counts them (ELD-SCHEME-007). */
const settlements: readonly string[] = ['alliance', 'least'];

const alliesOf = (state: EldState, player: PlayerId): readonly PlayerId[] =>
  state.players.filter(one => one !== player && areAllied(state, one, player));

/** Gives a player Victory Points, which may be below 0, on one occasion. */
export const score = (turn: Turn<Eld>, player: PlayerId, given: number, why: string, ...rules: RuleId[]): void => {
  const points = Math.min(given, pointsStillOpen(turn, player));
  if (points === 0) return;
  turn.emit({ type: 'PointsScored', player, points, why }, rules);
  const allies = points > 0 && !settlements.includes(why) ? alliesOf(turn.state, player) : [];
  const deed = { deed: 'points', player, points, why, ...(allies.length > 0 ? { allies } : {}) } as const;
  turn.emit({ type: 'DeedNoted', deed }, rules);
};

/** The card and the rules of a Scheme. Throws RangeError for a card without rules. */
export const schemeOf = (game: EldGame, id: CardId): { readonly card: Scheme; readonly rules: SchemeRules } => {
  const card = game.pack.schemes[id];
  const rules = card && game.schemes[card.code];
  if (!card || !rules) throw new RangeError(`no rules for the Scheme ${id}`);
  return { card, rules };
};

/** The Victory Points that a Scheme gives now, up to its maximum. */
const pointsNow = (turn: Turn<Eld>, player: PlayerId, { scheme, since, about, points }: OpenScheme): number => {
  const { card, rules } = schemeOf(gameOf(turn), scheme);
  const all = rules.counts(tableOf(turn), player, since ?? 0, about ?? null) * card.points;
  return Math.min(card.most ?? all, all) - points;
};

/** Scores a revealed Scheme and discards it: it can be completed once (ELD-SCHEME-002). */
const scoreOpen = (turn: Turn<Eld>, player: PlayerId, open: OpenScheme): void => {
  const { rule } = schemeOf(gameOf(turn), open.scheme).rules;
  score(turn, player, pointsNow(turn, player, open), open.scheme, rule, 'ELD-SCHEME-039');
  turn.emit({ type: 'SchemeDiscarded', player, scheme: open.scheme }, ['ELD-SCHEME-039', rule]);
};

/** The revealed Schemes of a player that are still counted. */
const countedSchemes = (turn: Turn<Eld>, player: PlayerId): readonly OpenScheme[] =>
  partyOf(turn.state, player).open.filter(({ since }) => since !== null);

/** In the End phase of the turn in which they were revealed, Schemes score and are discarded (ELD-SCHEME-039). */
export const scoreRevealed = (turn: Turn<Eld>): void => {
  for (const player of turn.state.players) {
    for (const open of countedSchemes(turn, player)) {
      if (!schemeOf(gameOf(turn), open.scheme).rules.untilStrategicPhase) scoreOpen(turn, player, open);
    }
  }
};

/** At the start of a player's Strategic phase, a Scheme that went on counting until then scores (ELD-SCHEME-032). */
export const scoreAtStrategicPhase = (turn: Turn<Eld>, player: PlayerId): void => {
  for (const open of countedSchemes(turn, player)) {
    if (schemeOf(gameOf(turn), open.scheme).rules.untilStrategicPhase) scoreOpen(turn, player, open);
  }
};

/**
 * At the end of the game all Schemes are revealed and scored; a Scheme that had to be revealed before scores nothing (ELD-SCHEME-039), and
 * one that counts the Victory Points of others comes last (ELD-SCHEME-007). Before a Quest that follows this one the Schemes in hand stay
 * secret and carry over (ELD-QUEST-040).
 */
export const scoreAtEnd = (turn: Turn<Eld>): void => {
  const goesOn = questsAfter(gameOf(turn).pack, turn.state.quest.card).length > 0;
  for (const last of [false, true]) {
    for (const player of turn.state.players) {
      for (const open of countedSchemes(turn, player)) {
        if ((schemeOf(gameOf(turn), open.scheme).rules.last === true) === last) scoreOpen(turn, player, open);
      }
      for (const scheme of goesOn ? [] : partyOf(turn.state, player).schemes) {
        const { card, rules } = schemeOf(gameOf(turn), scheme);
        if ((rules.last === true) !== last) continue;
        turn.emit({ type: 'SchemeRevealed', player, scheme }, 'ELD-SCHEME-001');
        const points = card.timing === 'revealed' ? 0 : pointsNow(turn, player, { scheme, points: 0, since: 0 });
        score(turn, player, points, scheme, rules.rule, 'ELD-SCHEME-040');
        turn.emit({ type: 'SchemeDiscarded', player, scheme }, ['ELD-SCHEME-002', rules.rule]);
      }
    }
  }
};
