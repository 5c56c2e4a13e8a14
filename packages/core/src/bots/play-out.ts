import { act } from '../match/act.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import { GameError } from '../match/errors.js';
import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import { needFields, needMatch, needOptions } from '../match/need.js';
import type { GameTypes, PlayerId } from '../match/types.js';
import type { Bot } from './bot.js';

/** Limits of playing by bots. */
export interface PlayOutOptions {
  /** The number of actions after which the bots stop, even before the end; 10,000 by default. */
  readonly maxActions?: number;
}

/**
 * Lets bots play a match to its end, or until `maxActions` were taken: then the result has no outcome yet.
 *
 * @param bots - the bot of each player
 * @throws GameError if a player without a bot has to answer
 */
export const playOut = <G extends GameTypes>(
  match: Match<G>,
  bots: Readonly<Record<PlayerId, Bot<G>>>,
  options: PlayOutOptions = {},
): Match<G> => {
  needMatch(match);
  needFields('bots', bots, [], "the bot of each player, such as { p1: randomBot('a') }");
  needOptions(options, '{ maxActions: 100 }');
  const { maxActions = 10_000 } = options;
  let at = match;
  for (let i = 0; i < maxActions; i++) {
    const [decision] = at.decisions;
    if (decision === undefined) break;
    const bot = bots[decision.by];
    if (!bot) throw new GameError(`nobody answers for ${decision.by}: give playOut a bot for every player`);
    at = act(at, bot.answer(at, decision));
  }
  return at;
};

/** A series of matches between bots. */
export interface SelfPlaySetup<G extends GameTypes> extends PlayOutOptions {
  readonly players: MatchSetup<G>['players'];
  readonly options?: Partial<G['options']>;
  /** The seed of the series; each match gets a seed of its own made from this one. */
  readonly seed: string;
  readonly matches: number;
  /** Plays in checked mode or not; see `MatchSetup.checked`. A series of many matches is faster without. */
  readonly checked?: boolean;
  /** Makes the bot of a seat in a match; `seed` is different for every match and seat. */
  bot(player: PlayerId, seed: string): Bot<G>;
}

/** Plays matches one after the other, each to its end; yields the final match of each. */
export function* selfPlay<G extends GameTypes>(game: Game<G>, setup: SelfPlaySetup<G>): Generator<Match<G>, void> {
  needFields(
    'setup',
    setup,
    ['players', 'seed', 'matches', 'bot'],
    "such as { players: 2, seed: 'a', matches: 10, bot }",
  );
  const { players, options, seed, matches, bot, checked, ...limits } = setup;
  for (let i = 0; i < matches; i++) {
    const own = `${seed} ${i}`;
    const start = createMatch(game, {
      players,
      seed: own,
      ...(options ? { options } : {}),
      ...(checked === undefined ? {} : { checked }),
    });
    const bots = Object.fromEntries(start.header.players.map(player => [player, bot(player, `${own} ${player}`)]));
    yield playOut(start, bots, limits);
  }
}
