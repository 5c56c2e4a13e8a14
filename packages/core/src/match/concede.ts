import { refuse } from './errors.js';
import { advance, type Match } from './match.js';
import { needMatch } from './need.js';
import { Turn } from './turn.js';
import type { GameTypes, PlayerId } from './types.js';

/**
 * The match after a player gave up. Possible at any moment, also while another player has to decide. The match ends
 * with the reason `concession`
 * unless the game goes on without the player (`Game.concede`). Refuses (RefusalError) `match-over` and
 * `no-such-player`.
 */
export const concede = <G extends GameTypes>(match: Match<G>, by: PlayerId): Match<G> => {
  needMatch(match);
  const { game, header, state, nextDecision, dice, checked, outcome } = match;
  if (outcome) refuse({ code: 'match-over', rule: outcome.rule });
  if (!header.players.includes(by)) refuse({ code: 'no-such-player', path: 'by' });
  const turn = new Turn(game, header, state, nextDecision, dice, [], checked, by);
  turn.records = [{ kind: 'concession', by }];
  turn.ready();
  return advance(game, header, turn, undefined, match, checked);
};
