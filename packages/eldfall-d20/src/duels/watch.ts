import type { PlayerId, Turn } from '@rulewright/core';
import { DUEL_BEGAN, duellists, takesPart } from '../match/duellists.js';
import { areAllied, isStanding, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { scoreDeeds } from '../quests/score-deeds.js';
import { score } from '../schemes/score.js';
import { finishMatch } from '../victory/finish.js';
import type { Eld, EldState, ModelId } from '../vocabulary/index.js';

/** The players of the duellists: first the one who issued the duel, then the one who accepted it. */
const sidesOf = (state: EldState): readonly PlayerId[] =>
  duellists(state).flatMap(id => modelOf(state, id).player ?? []);

/**
 * The side of a model that interferes though it takes no part, by an attack or by an ability on a duellist
 * (ELD-DUEL-006): its own player, or the duelling player with whom its own is allied; null where none does.
 */
const interfering = (state: EldState): PlayerId | null => {
  const began = state.quest.marks[DUEL_BEGAN] ?? 0;
  for (const one of state.deeds.slice(began)) {
    if (one.deed !== 'attack' && !(one.deed === 'aided' && takesPart(state, one.on))) continue;
    if (takesPart(state, one.by)) continue;
    const { player } = modelOf(state, one.by);
    const side = sidesOf(state).find(duelling => areAllied(state, duelling, player));
    if (side !== undefined) return side;
  }
  return null;
};

/** A duellist is out when it is Incapacitated or Dead, or has left the field by any way (ELD-DUEL-008, ELD-DUEL-015). */
const isOut = (state: EldState, id: ModelId): boolean => !isStanding(modelOf(state, id));

/**
 * At the end of a sequence or phase: a duel that is decided ends the game. The survivor's player earns VP, or both
 * players do if both fell in the same sequence; the sum of all VP decides the match (ELD-DUEL-012), up to the Quest's
 * maximum (ELD-DUEL-011).
 */
export const watchDuel = (turn: Turn<Eld>): void => {
  const { state } = turn;
  if (!state.duel) return;
  const sides = sidesOf(state);
  const loser = interfering(state);
  const out = duellists(state).filter(id => isOut(state, id));
  if (loser === null && out.length === 0) return;
  const winners =
    loser === null
      ? sides.filter((_, i) => !out.includes(duellists(state)[i] ?? ''))
      : sides.filter(one => one !== loser);
  // The Quest rewards falls of a duel only while it goes on (ELD-DUEL-016).
  scoreDeeds(turn);
  const { duelWon, duelDrawn } = tableOf(turn).numbers.quests;
  turn.emit({ type: 'DuelEnded', winners }, loser === null ? 'ELD-DUEL-008' : 'ELD-DUEL-006');
  for (const player of winners) score(turn, player, duelWon.value, 'duel', 'ELD-DUEL-009');
  if (winners.length === 0) for (const player of sides) score(turn, player, duelDrawn.value, 'duel', 'ELD-DUEL-010');
  finishMatch(turn, 'duel', 'ELD-DUEL-008');
};
