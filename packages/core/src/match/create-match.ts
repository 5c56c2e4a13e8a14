import { checkedByDefault } from './checked-by-default.js';
import { type DiceSource, seeded } from './dice-source.js';
import { GameError, refuse } from './errors.js';
import type { Game, Setup } from './game.js';
import { forbiddenKey, freeze as frozen, isObject, readJson } from './json.js';
import { advance, type Match, type MatchHeader } from './match.js';
import { needDice } from './need.js';
import { withDefaults } from './rulings.js';
import { Turn } from './turn.js';
import type { GameTypes, PlayerId } from './types.js';

/** The set-up of a match. */
export interface MatchSetup<G extends GameTypes> {
  /** The seats in order, or their number: then the players are called `p1`, `p2`, … */
  readonly players: number | readonly PlayerId[];
  /** Rulings that differ from their defaults. */
  readonly options?: Partial<G['options']>;
  /** Seeds the dice. Without a seed and without `dice` a match has no dice. */
  readonly seed?: string;
  /** The first state, instead of the game's start: a puzzle, an edge case, a table laid out by hand. */
  readonly position?: G['state'];
  /** A source of dice in place of the seeded one. */
  readonly dice?: DiceSource;
  /**
   * Checked mode: states, events and decisions are plain JSON and frozen, so that code that writes to one fails at
   * once; options are unique; only players of the match decide or win; no `yield*` is forgotten. Mistakes are
   * GameErrors that name the event, decision or step, and the path. It is on unless `NODE_ENV` is `production`, and
   * costs some speed.
   */
  readonly checked?: boolean;
}

const LONGEST_NAME = 200;
const LONGEST_SEED = 1000;

const knownSeats: (readonly PlayerId[])[] = [];

/** The seats `p1`, `p2`, …: one frozen list per number of players. */
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
  // The copy has no holes, which forEach would step over.
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

/** Checks everything that is fixed before a match begins; the values may come from anywhere. */
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

/** The dice of a match without a seed and without a source of dice. */
export const noDice: DiceSource = {
  draw: request => {
    throw new GameError(`no dice for "${request.purpose}": give createMatch a seed or dice`);
  },
  save: () => null,
};

const NEEDS =
  'createMatch(game, setup) wants a game, which a module exports as `game` or its createGame(…) returns, and a setup such as { players: 2, seed: "one" }';

/** False for what callers without types pass in the place of a game: undefined, a module, a function that makes games. */
const isGame = (game: unknown): boolean => isObject(game) && typeof game.start === 'function' && isObject(game.players);

/**
 * A new match, run up to its first decision. Refuses (RefusalError) a wrong number of players; names that are empty,
 * too long, given twice or keys that every object has; unknown and bad options; a seed that is no text of at most 1000
 * characters; a position that is not plain JSON, that the game does not accept or in which the match is over. Throws
 * GameError for a first argument that is no game, for a second argument that is no setup, and for dice that are no source of dice.
 */
export const createMatch = <G extends GameTypes>(game: Game<G>, setup: MatchSetup<G>): Match<G> => {
  if (!isGame(game)) throw new GameError(`${NEEDS}; the first argument is no game`);
  if (!isObject(setup)) throw new GameError(`${NEEDS}; the second argument is no setup`);
  const { players, options, seed, position } = setup;
  const header = readHeader(game, { players, options, seed, position });
  const { dice, checked } = setup;
  if (dice) {
    needDice(dice);
    return beginMatch(game, withoutSeed(header), dice, checked);
  }
  return beginMatch(game, header, header.seed === undefined ? noDice : seeded(header.seed), checked);
};

/** A match with a header that was read, and with these dice. */
export const beginMatch = <G extends GameTypes>(
  game: Game<G>,
  header: MatchHeader<G>,
  dice: DiceSource,
  checked: boolean = checkedByDefault(),
): Match<G> => {
  const turn = new Turn(game, header, header.position ?? game.start(header), 0, dice, [], checked);
  turn.checks?.plain(turn.from, 'the state', 'state');
  turn.ready();
  return advance(game, header, turn, undefined, undefined, checked);
};

/** The header of a match whose dice no longer all come from its seed. */
export const withoutSeed = <G extends GameTypes>({ seed: _, ...header }: MatchHeader<G>): MatchHeader<G> => header;
