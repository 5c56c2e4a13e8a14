import { type DiceSource, seeded } from './dice-source.js';
import { GameError, refuse } from './errors.js';
import type { Game, Setup } from './game.js';
import { forbiddenKey, freeze as frozen, isObject, readJson } from './json.js';
import { advance, type Match, type MatchHeader } from './match.js';
import { withDefaults } from './rulings.js';
import { Turn } from './turn.js';
import type { GameTypes, PlayerId } from './types.js';

/** How a match is set up. */
export interface MatchSetup<G extends GameTypes> {
  /** The seats in order, or how many: then they are called `p1`, `p2`, … */
  readonly players: number | readonly PlayerId[];
  /** Rulings that differ from their defaults. */
  readonly options?: Partial<G['options']>;
  /** Seeds the dice. Without a seed and without `dice` a match has no dice. */
  readonly seed?: string;
  /** Begins in this state instead of the game's start: a puzzle, an edge case, a table laid out by hand. */
  readonly position?: G['state'];
  /** Another source of dice than the seeded one. */
  readonly dice?: DiceSource;
  /** Freezes states and decisions, so that a client that writes to one is caught at once. Costs some speed. */
  readonly freeze?: boolean;
}

const LONGEST_NAME = 200;
const LONGEST_SEED = 1000;

const knownSeats: (readonly PlayerId[])[] = [];

/** `p1`, `p2`, …: one frozen list per number of players. */
const defaultSeats = (count: number): readonly PlayerId[] => {
  knownSeats[count] ??= frozen(Array.from({ length: count }, (_, i) => `p${i + 1}`));
  return knownSeats[count];
};

/** The seats, or a refusal that names the field. */
const seats = <G extends GameTypes>(game: Game<G>, players: unknown): readonly PlayerId[] => {
  const { min, max } = game.players;
  const count = Array.isArray(players) ? players.length : players;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < min || count > max) {
    return refuse({ code: 'wrong-number-of-players', path: 'players', detail: { min, max } });
  }
  if (!Array.isArray(players)) return defaultSeats(count);
  // A copy has no holes, which forEach would step over.
  [...players].forEach((id: unknown, i) => {
    const fine = typeof id === 'string' && id !== '' && id.length <= LONGEST_NAME && !forbiddenKey(id);
    if (!fine) refuse({ code: 'malformed', path: `players[${i}]` });
    if (players.indexOf(id) !== i) refuse({ code: 'duplicate-player', path: `players[${i}]` });
  });
  return frozen([...(players as PlayerId[])]);
};

/** A copy of the position, or a refusal that names the field. */
const readPosition = <G extends GameTypes>(game: Game<G>, setup: Setup<G>, given: unknown): G['state'] | undefined => {
  if (given === undefined) return undefined;
  const read = readJson(given, 'position');
  if (!isObject(read)) refuse({ code: 'malformed', path: 'position' });
  const found = game.checkPosition?.(read, setup);
  if (found) refuse(found);
  const position = frozen(read) as G['state'];
  return game.outcome(position, setup) ? refuse({ code: 'match-over', path: 'position' }) : position;
};

/** Checks everything that is fixed before a match begins, whoever it comes from. */
export const readHeader = <G extends GameTypes>(
  game: Game<G>,
  { players, options, seed, position }: Readonly<Record<'players' | 'options' | 'seed' | 'position', unknown>>,
): MatchHeader<G> => {
  const setup: Setup<G> = { players: seats(game, players), options: withDefaults(game.rulings, options) };
  const begin = readPosition(game, setup, position);
  if (seed !== undefined && (typeof seed !== 'string' || seed.length > LONGEST_SEED)) {
    refuse({ code: 'malformed', path: 'seed' });
  }
  return {
    ...setup,
    ...(seed === undefined ? {} : { seed: seed as string }),
    ...(begin === undefined ? {} : { position: begin }),
  };
};

/** The dice of a match that was given none. */
export const noDice: DiceSource = {
  draw: request => {
    throw new GameError(`no dice for "${request.purpose}": give a seed or dice`);
  },
  save: () => null,
};

/**
 * A new match, run up to its first decision.
 * Refuses (RefusalError) a wrong number of players; names that are empty, too long, given twice or keys that every
 * object has; unknown and bad options; a seed that is no text of at most 1000 characters; a position that is not plain
 * JSON, that the game does not accept or in which the match is over.
 */
export const createMatch = <G extends GameTypes>(game: Game<G>, setup: MatchSetup<G>): Match<G> => {
  const { players, options, seed, position } = setup;
  const header = readHeader(game, { players, options, seed, position });
  const { dice, freeze } = setup;
  if (dice) return beginMatch(game, withoutSeed(header), dice, freeze);
  return beginMatch(game, header, header.seed === undefined ? noDice : seeded(header.seed), freeze);
};

/** A match with a header that was read, and with these dice. */
export const beginMatch = <G extends GameTypes>(
  game: Game<G>,
  header: MatchHeader<G>,
  dice: DiceSource,
  freeze = false,
): Match<G> => {
  const turn = new Turn(game, header, header.position ?? game.start(header), 0, dice, []);
  turn.ready();
  return advance(game, header, turn, undefined, undefined, freeze);
};

/** The header of a match whose dice no longer all come from its seed. */
export const withoutSeed = <G extends GameTypes>({ seed: _, ...header }: MatchHeader<G>): MatchHeader<G> => header;
