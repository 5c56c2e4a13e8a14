import type { Random } from '../dice/random.js';
import { act, attempt } from '../match/act.js';
import { concede } from '../match/concede.js';
import { hashJson } from '../match/hash.js';
import type { Match } from '../match/match.js';
import type { GameTypes } from '../match/types.js';
import { checkBareReplay, checkReplay } from './check-log.js';
import { must } from './must.js';
import { anyAction } from './random-play.js';

/**
 * Checks that a player of this moment may give up: the old match stays as it was; the new one ends without this player
 * among the winners, or goes on to an end; after the end no action is accepted; and the log replays.
 */
export const checkConcession = <G extends GameTypes>(match: Match<G>, maxActions: number, random: Random): void => {
  const by = random.pick(match.header.players);
  const before = hashJson([match.state, match.decisions, match.length]);
  let next = concede(match, by);
  must(hashJson([match.state, match.decisions, match.length]) === before, `the concession of ${by} changed the match`);
  must(!next.outcome?.winners.includes(by), `${by} conceded and won by it`);
  for (let taken = 0; !next.outcome; taken++) {
    must(taken < maxActions, `no end ${maxActions} actions after ${by} conceded`);
    const asked = next.decisions.find(decision => decision.by === by);
    must(!asked, () => `${by} conceded and is asked for a ${asked?.kind}`);
    next = act(next, anyAction(next, random));
  }
  const late = attempt(next, { decision: 0, by, choice: 0 });
  must(late.refusal?.code === 'match-over', `the match goes on after its end, which ${by} conceded`);
  checkReplay(match.game, next);
  checkBareReplay(match.game, next);
};
