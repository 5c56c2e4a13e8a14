import { accept } from './act.js';
import { withoutSeed } from './create-match.js';
import type { DiceSource } from './dice-source.js';
import { Match, type MatchHeader } from './match.js';
import { needDice, needMatch, needOptions } from './need.js';
import { revive, unstartedTurn } from './revive.js';
import type { GameTypes, RollRequest } from './types.js';

/** Options of a fork. */
export interface ForkOptions {
  /** Other dice from here on. They also make a roll that waited to be made by hand. A match that is over keeps its own dice. */
  readonly dice?: DiceSource;
  /** `false` drops the past: the fork cannot be rewound beyond its start, and old moments can be garbage-collected during a search. */
  readonly history?: boolean;
}

/** A new match that begins at the same moment. Without options it is the match itself, because a match never changes. */
export const fork = <G extends GameTypes>(match: Match<G>, options: ForkOptions = {}): Match<G> => {
  needMatch(match);
  needOptions(options, "{ dice: seeded('two') }");
  if (options.dice !== undefined) needDice(options.dice);
  // The log of a match names the dice that made its rolls, and nothing rolls after its end.
  const dice = match.outcome ? undefined : options.dice;
  const { history } = options;
  if (dice === undefined && history !== false) return match;
  const [first] = match.decisions;
  const drawn = first?.kind === 'roll' ? dice?.draw(first.proposal as RollRequest) : undefined;
  const header = dice ? withoutSeed(match.header) : match.header;
  // The moment before a roll that is made here keeps its own dice: whoever rewinds to it finds the roll waiting as before.
  const forked = copyMoment(match, drawn ? undefined : dice, header, history !== false);
  if (!drawn || !first) return forked;
  forked.turn.dice = drawn.next;
  return accept(forked, { decision: first, choice: drawn.faces }, false);
};

/**
 * A copy of a moment, with other dice and another header. The beat is run again when the copy is first played on; in checked
 * mode also at once, so that rules which read something besides the turn are found where the match is forked.
 */
export const copyMoment = <G extends GameTypes>(
  match: Match<G>,
  dice: DiceSource | undefined,
  header: MatchHeader<G>,
  past: boolean,
): Match<G> => {
  const { game, decisions, outcome, previous, records, length, held, checked } = match;
  // A beat that waits for a `manual()` roll has to be run again with its own dice: other dice would make the roll at once.
  const awake = checked || decisions[0]?.kind === 'roll';
  const turn = awake ? revive(match) : unstartedTurn(match);
  if (dice) turn.dice = dice;
  const [before, told] = past ? [previous, records] : [undefined, []];
  const copy = new Match(game, header, turn, decisions, outcome, before, told, length, held, checked);
  if (!awake) turn.tip = undefined;
  return copy;
};
