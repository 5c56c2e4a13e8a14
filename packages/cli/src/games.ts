import { pathToFileURL } from 'node:url';
import type { Catalogue, Game, GameTypes, Presentation } from '@rulewright/core';
import type { Evaluate } from '@rulewright/core/bots';
import { judgementHex } from '@rulewright/judgement-hex';
import { evaluate as evaluateArena } from '@rulewright/judgement-hex/evaluation';
import { presentation as arena } from '@rulewright/judgement-hex/presentation';
import { catalogue as arenaRules } from '@rulewright/judgement-hex/rules';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';
import { presentation } from '@rulewright/judgement-of-the-gods/presentation';
import { catalogue } from '@rulewright/judgement-of-the-gods/rules';
import { InputError, UsageError } from './terminal.js';

/** A game as the commands need it. Everything but the rules may be missing. */
export interface PlayableGame {
  readonly game: Game<GameTypes>;
  readonly presentation?: Presentation<GameTypes>;
  readonly catalogue?: Catalogue;
  /** What the greedy bot goes by. */
  readonly evaluate?: Evaluate<GameTypes>;
  /** For games with maps: the options of a match on each, by its id. */
  readonly maps?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const playable = <G extends GameTypes>(
  game: Game<G>,
  more: Pick<PlayableGame, 'maps'> & {
    presentation: Presentation<G>;
    catalogue: Catalogue;
    evaluate: Evaluate<G>;
  },
): PlayableGame => ({ game, ...more }) as unknown as PlayableGame;

const games: Readonly<Record<string, PlayableGame>> = {
  'judgement-hex': playable(judgementHex, {
    presentation: arena,
    catalogue: arenaRules,
    evaluate: evaluateArena,
    maps: Object.fromEntries(judgementHex.maps.map(({ id, mode }) => [id, { map: id, mode }])),
  }),
  'judgement-of-the-gods': playable(judgementOfTheGods, { presentation, catalogue, evaluate }),
};

/** The names of the games that come with the program. */
export const gameNames: readonly string[] = Object.keys(games);

const isGame = (value: unknown): value is Game<GameTypes> =>
  typeof value === 'object' && value !== null && 'beat' in value && 'evolve' in value && 'start' in value;

/**
 * The game of that name, or the one a module exports as `game` (with `presentation`, `catalogue` and `evaluate` if it
 * has them): anything with a slash or an ending is taken for the path of a module.
 */
export const findGame = async (name: string | undefined): Promise<PlayableGame> => {
  if (name === undefined) throw new UsageError(`which game? one of: ${gameNames.join(', ')}, or the path of a module`);
  const known = games[name];
  if (known && Object.hasOwn(games, name)) return known;
  if (!/[/\\]|\.[cm]?[jt]s$/.test(name)) {
    throw new UsageError(`no game is called ${name}; there are: ${gameNames.join(', ')}, or the path of a module`);
  }
  let module: Readonly<Record<string, unknown>>;
  try {
    module = (await import(pathToFileURL(name).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new InputError(
      `${name}: cannot be loaded (${error instanceof Error ? error.message.split('\n')[0] : error})`,
    );
  }
  const { game, presentation: shown, catalogue: rules, evaluate: judge } = module;
  if (!isGame(game)) throw new InputError(`${name}: exports no "game"`);
  return {
    game,
    ...(shown ? { presentation: shown as Presentation<GameTypes> } : {}),
    ...(rules ? { catalogue: rules as Catalogue } : {}),
    ...(judge ? { evaluate: judge as Evaluate<GameTypes> } : {}),
  };
};

/** The words of a game that has none: the bare data. */
export const plainPresentation = (game: Game<GameTypes>): Presentation<GameTypes> => ({
  title: game.id,
  words: {
    events: new Proxy({} as never, { get: () => (event: unknown) => JSON.stringify(event) }),
    decision: ({ kind }) => kind,
    choice: (_, choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)),
    outcome: ({ reason, winners }) => `${reason}: ${winners.length > 0 ? winners.join(', ') : 'nobody'}`,
  },
  scene: () => ({ title: game.id, items: [] }) as never,
});
