import { type Catalogue, type Game, type GameTypes, isObject, type Presentation } from '@rulewright/core';
import type { Evaluate } from '@rulewright/core/bots';
import type { PlayableGame } from './games/playable.js';
import { loadModule } from './load-module.js';
import { meantInstead } from './near.js';
import { InputError, UsageError } from './terminal.js';

/** The games that come with the program. A command loads only the game that it is about: loading all of them takes seconds. */
const games: Readonly<Record<string, () => Promise<{ readonly found: PlayableGame }>>> = {
  'judgement-hex': () => import('./games/judgement-hex.js'),
  'judgement-of-the-gods': () => import('./games/judgement-of-the-gods.js'),
  'shroudfall-inches': () => import('./games/shroudfall-inches.js'),
  'eldfall-d20': () => import('./games/eldfall-d20.js'),
};

/** The names of the games that come with the program. */
export const gameNames: readonly string[] = Object.keys(games);

const isGame = (value: unknown): value is Game<GameTypes> =>
  isObject(value) && ['beat', 'evolve', 'start', 'players', 'id'].every(part => part in value);

/** An edition of a game, or the edition that the game's package brings. */
const inEdition = async (found: PlayableGame, name: string, edition: string | undefined): Promise<PlayableGame> => {
  if (edition === undefined) return found;
  const { editions = {} } = found;
  const other = Object.hasOwn(editions, edition) ? editions[edition] : undefined;
  if (other) return other();
  const known = Object.keys(editions);
  throw new UsageError(
    known.length === 0
      ? `${name} has one edition`
      : `${name} has no edition ${edition}; there are: ${known.join(', ')}, and the newest one where none is named`,
  );
};

/**
 * The game of that name, in one of its editions; or the `game` that a module exports, with its `presentation`,
 * `catalogue` and `evaluate` where it exports them. A name with a slash or the ending of a module is the path of a
 * module.
 */
export const findGame = async (name: string | undefined, edition?: string): Promise<PlayableGame> => {
  if (name === undefined) throw new UsageError(`which game? one of: ${gameNames.join(', ')}, or the path of a module`);
  const known = games[name];
  if (known && Object.hasOwn(games, name)) return inEdition((await known()).found, name, edition);
  if (!/[/\\]|\.[cm]?[jt]s$/.test(name)) {
    throw new UsageError(
      `no game is called ${name} (a module is named by its path, like ./my-game.ts); ${meantInstead(name, gameNames)}`,
    );
  }
  if (edition !== undefined) throw new UsageError(`${name}: a module has one edition`);
  const module = await loadModule(name);
  const { game, presentation: shown, catalogue: rules, evaluate: judge } = module;
  if (!isGame(game))
    throw new InputError(`${name}: exports no "game"; the module of a game has "export const game = …"`);
  return {
    game,
    ...(shown ? { presentation: shown as Presentation<GameTypes> } : {}),
    ...(rules ? { catalogue: rules as Catalogue } : {}),
    ...(judge ? { evaluate: judge as Evaluate<GameTypes> } : {}),
  };
};

/** A value as text: a fact of its own as it is, all facts of an object with their names, lists as JSON. */
const valueInWords = (value: unknown): string =>
  isObject(value)
    ? Object.entries(value)
        .map(([name, inside]) => `${name} ${isObject(inside) ? `(${valueInWords(inside)})` : valueInWords(inside)}`)
        .join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** A table of words that says the same for every name. */
const forEveryName = <T>(say: T): Readonly<Record<string, T>> => new Proxy({}, { get: () => say });

/** A presentation for a game without words: it tells the names and values of the data. */
export const plainPresentation = (game: Game<GameTypes>): Presentation<GameTypes> => ({
  title: game.id,
  words: {
    events: forEveryName(({ type, ...facts }: { readonly type: string }) =>
      [type, valueInWords(facts)].filter(Boolean).join(': '),
    ),
    decision: ({ kind, about }) => (about === undefined ? kind : `${kind} (${valueInWords(about)})`),
    choices: forEveryName(valueInWords),
    outcome: ({ reason, winners }) => `${reason}: ${winners.length > 0 ? winners.join(', ') : 'nobody'}`,
  },
  scene: () => ({ title: game.id, items: [] }) as never,
});
