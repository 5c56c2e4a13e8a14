import type { Random } from '../dice/random.js';
import { view } from '../view/view.js';
import { answersRoll, type DiceSource } from './dice-source.js';
import { GameError } from './errors.js';
import { sameJson } from './json.js';
import { Match } from './match.js';
import { needMatch, needPlayer } from './need.js';
import { boundProposal, isProposal } from './proposal.js';
import { Turn } from './turn.js';
import type { AnyDecision, Decision, GameTypes, LogRecord, PlayerId, RollRequest } from './types.js';

/** The matches that are possible according to the knowledge of one player. */
export interface Imagination<G extends GameTypes> {
  /** True if nothing is hidden from the player: every world is the same, and only future dice are unknown. */
  readonly open: boolean;
  /**
   * A match that the player could not tell from the real one: a decision of this player is open, the past is left out,
   * and the dice fall differently each time. It is not in checked mode, so that bots think at full speed: what they choose is
   * checked in the real match. `undefined` when no such match was found in the allowed number of attempts.
   */
  world(): Match<G> | undefined;
}

/** The error of a world in which the beat differs from what the player saw. */
export class Astray extends Error {}

/** Dice whose state no match keeps: they come from a cursor, so that the same action gets new dice each time. */
const freshDice = (random: Random): DiceSource => {
  const dice: DiceSource = {
    draw: request => ({ faces: drawn(request, random), next: dice }),
    save: () => null,
  };
  return dice;
};

const drawn = (request: RollRequest, random: Random): readonly (string | number)[] =>
  request.order ? random.order(request.count) : random.roll(request.die, request.count);

/** The source of answers and dice when a beat is repeated: the recorded ones, or random ones for all that the player did not see. */
interface Memory {
  readonly player: PlayerId;
  /** The random numbers for everything unseen; absent: the recorded answers and dice are used. */
  readonly random?: Random;
  /** Called when something was hidden from the player. */
  readonly hidden?: () => void;
}

/** The answer to one question of the beat: the recorded one if the player knows it, else a random one. */
const remembered = <G extends GameTypes>(
  turn: Turn<G>,
  asked: AnyDecision,
  answer: unknown,
  { player, random, hidden }: Memory,
): unknown => {
  const { state } = turn;
  const secret = asked.secret === true && asked.by !== player;
  if (secret) hidden?.();
  const { options } = asked;
  if (options === undefined) {
    if (!isProposal(asked)) return answer;
    const bound = boundProposal(turn.game, turn, state, asked as unknown as Decision<G>);
    if (secret && random) {
      const sampled: unknown = bound.proposal.sample(bound.asked, n => random.below(n));
      if (sampled === undefined) throw new Astray();
      return sampled;
    }
    // A world that does not allow the recorded answer is not the world in which it was given.
    if (bound.proposal.check(bound.asked, answer)) throw new Astray();
    return answer;
  }
  if (secret && random) return random.pick(options as readonly unknown[]);
  const found = options.find(option => option === answer || sameJson(option, answer));
  if (found === undefined) throw new Astray();
  return found;
};

/** Runs the beat of a match again from some state; the result waits at the same point, without a past. */
export const recall = <G extends GameTypes>(match: Match<G>, from: G['state'], memory: Memory): Match<G> => {
  const { game, header, inputCount } = match;
  const inputs = match.turn.inputs.slice(0, inputCount);
  const { player, random, hidden } = memory;
  const records: LogRecord<G>[] = [];
  const dice: DiceSource = {
    draw: request => {
      const faces = inputs[turn.inputs.length];
      if (!answersRoll(request, faces)) throw new Astray();
      const seen = request.seenBy === undefined || request.seenBy.includes(player);
      if (!seen) hidden?.();
      return { faces: seen || !random ? faces : drawn(request, random), next: dice };
    },
    save: () => null,
  };
  const turn = new Turn(game, header, from, match.turn.firstDecision, dice, [], false, match.turn.conceding);
  let step = turn.begin(records);
  while (!step.done && turn.inputs.length < inputCount) {
    const asked = step.value;
    const recorded = inputs[turn.inputs.length];
    const answers = asked.length > 1 ? (recorded as readonly unknown[]) : [recorded];
    const choices = asked.map((one, i) => {
      const choice = remembered(turn, one, answers[i], memory);
      const { id: decision, by, secret } = one;
      records.push({ kind: 'action', decision, by, choice, ...(secret ? { secret } : {}) });
      return choice;
    });
    const answer = asked.length > 1 ? choices : choices[0];
    turn.inputs.push(answer);
    turn.cursor++;
    step = turn.resume(answer);
  }
  if (step.done || turn.inputs.length !== inputCount) throw new Astray();
  const asked = step.value as unknown as readonly Decision<G>[];
  // The player does not know which of the others have already answered a simultaneous question.
  if (asked.some(one => one.by !== player)) hidden?.();
  const given = new Map<number, unknown>();
  for (const [id, choice] of match.held?.given ?? []) {
    if (asked.some(one => one.id === id && one.by === player)) given.set(id, choice);
  }
  const open = given.size === 0 ? asked : asked.filter(one => !given.has(one.id));
  const held = given.size === 0 ? undefined : { asked: asked as readonly AnyDecision[], given };
  turn.records = [];
  if (random) turn.dice = freshDice(random);
  const { players, options } = header;
  // The imagined match gets neither the seed nor the position, because a bot may use neither.
  return new Match(game, { players, options }, turn, open, undefined, undefined, records, records.length, held, false);
};

/** The number of attempts to draw a world that the player cannot tell from the real one. */
const TRIES = 20;

/**
 * The possible worlds of a player who must answer a decision. The game's `resample` deals the hidden parts of
 * the state again; rolls, secret answers and unfinished simultaneous answers that the player did not see are drawn
 * again. Each world is checked: if it does not give the player the same view as the real match, another one is drawn,
 * at most 20 times. Throws GameError if a game hides parts of its state and has no `resample`, since thinking
 * would be peeking, for a match that is over, and for a player who does not play in the match.
 *
 * @param match - the real match, with a decision open to the player
 * @param player - the player who thinks
 * @param random - the source of everything unknown
 */
export const imagine = <G extends GameTypes>(match: Match<G>, player: PlayerId, random: Random): Imagination<G> => {
  needMatch(match);
  needPlayer(match, player);
  const { game, turn } = match;
  if (match.decisions.length === 0) throw new GameError(`${game.id}: nothing is asked, so there is nothing to imagine`);
  const { resample } = game;
  if (game.secrets?.state && !resample) {
    throw new GameError(
      `${game.id} hides parts of its state: give the game a resample, so that bots can think without peeking`,
    );
  }
  let hides = resample !== undefined;
  const hidden = (): void => {
    hides = true;
  };
  let real: Match<G>;
  try {
    real = recall(match, turn.from, { player, hidden });
  } catch (error) {
    if (!(error instanceof Astray)) throw error;
    throw new GameError(`${game.id}: a beat did not repeat itself: its rules read something besides the turn`);
  }
  if (!hides) {
    const world = recall(match, turn.from, { player, random });
    return { open: true, world: () => world };
  }
  const known = view(real, player);
  const below = (n: number): number => random.below(n);
  const world = (): Match<G> | undefined => {
    for (let i = 0; i < TRIES; i++) {
      try {
        const from = resample ? resample.call(game, turn.from, player, below, real.state) : turn.from;
        const imagined = recall(match, from, { player, random });
        if (sameJson(known, view(imagined, player))) return imagined;
      } catch (error) {
        if (!(error instanceof Astray) && !(error instanceof GameError)) throw error;
      }
    }
    return undefined;
  };
  return { open: false, world };
};
