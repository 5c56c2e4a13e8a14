import type { Catalogue, Game, GameTypes, Presentation } from '@rulewright/core';
import type { Evaluate } from '@rulewright/core/bots';
import { judgementHex } from '@rulewright/judgement-hex';
import { evaluate as evaluateArena } from '@rulewright/judgement-hex/evaluation';
import { presentation as arena } from '@rulewright/judgement-hex/presentation';
import { catalogue as arenaRules } from '@rulewright/judgement-hex/rules';
import { catalogue as sheetRules } from '@rulewright/judgement-hex/v11/rules';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';
import { presentation } from '@rulewright/judgement-of-the-gods/presentation';
import { catalogue } from '@rulewright/judgement-of-the-gods/rules';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { evaluate as evaluateInches } from '@rulewright/shroudfall-inches/evaluation';
import { presentation as inches } from '@rulewright/shroudfall-inches/presentation';
import { catalogue as inchesRules } from '@rulewright/shroudfall-inches/rules';
import { loadModule } from './load-module.js';
import { InputError, UsageError } from './terminal.js';

/** A game with the parts that commands use. Only the rules are required. */
export interface PlayableGame {
  readonly game: Game<GameTypes>;
  readonly presentation?: Presentation<GameTypes>;
  readonly catalogue?: Catalogue;
  /** The rules that further editions of the game state, by the id of the edition; the game's own rules stay in force. */
  readonly editions?: Readonly<Record<string, Catalogue>>;
  /** The evaluation by which the greedy bot compares moves. */
  readonly evaluate?: Evaluate<GameTypes>;
  /** For games with maps: the options of a match on each map, by the id of the map. */
  readonly maps?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const playable = <G extends GameTypes>(
  game: Game<G>,
  more: Pick<PlayableGame, 'maps' | 'editions'> & {
    presentation: Presentation<G>;
    catalogue: Catalogue;
    evaluate: Evaluate<G>;
  },
): PlayableGame => ({ game, ...more }) as unknown as PlayableGame;

const games: Readonly<Record<string, PlayableGame>> = {
  'judgement-hex': playable(judgementHex, {
    presentation: arena,
    catalogue: arenaRules,
    editions: { v11: sheetRules },
    evaluate: evaluateArena,
    maps: Object.fromEntries(judgementHex.maps.map(({ id, mode }) => [id, { map: id, mode }])),
  }),
  'judgement-of-the-gods': playable(judgementOfTheGods, { presentation, catalogue, evaluate }),
  'shroudfall-inches': playable(shroudfallInches, {
    presentation: inches,
    catalogue: inchesRules,
    evaluate: evaluateInches,
  }),
};

/** The names of the games that come with the program. */
export const gameNames: readonly string[] = Object.keys(games);

const isGame = (value: unknown): value is Game<GameTypes> =>
  typeof value === 'object' && value !== null && 'beat' in value && 'evolve' in value && 'start' in value;

/**
 * The game of that name, or the `game` that a module exports, with its `presentation`, `catalogue` and `evaluate` where it
 * exports them. A name with a slash or the ending of a module is the path of a module.
 */
export const findGame = async (name: string | undefined): Promise<PlayableGame> => {
  if (name === undefined) throw new UsageError(`which game? one of: ${gameNames.join(', ')}, or the path of a module`);
  const known = games[name];
  if (known && Object.hasOwn(games, name)) return known;
  if (!/[/\\]|\.[cm]?[jt]s$/.test(name)) {
    throw new UsageError(`no game is called ${name}; there are: ${gameNames.join(', ')}, or the path of a module`);
  }
  const module = await loadModule(name);
  const { game, presentation: shown, catalogue: rules, evaluate: judge } = module;
  if (!isGame(game)) throw new InputError(`${name}: exports no "game"`);
  return {
    game,
    ...(shown ? { presentation: shown as Presentation<GameTypes> } : {}),
    ...(rules ? { catalogue: rules as Catalogue } : {}),
    ...(judge ? { evaluate: judge as Evaluate<GameTypes> } : {}),
  };
};

/** A presentation for a game without words: it shows the data as JSON. */
export const plainPresentation = (game: Game<GameTypes>): Presentation<GameTypes> => ({
  title: game.id,
  words: {
    events: {},
    decision: ({ kind }) => kind,
    choices: {},
    outcome: ({ reason, winners }) => `${reason}: ${winners.length > 0 ? winners.join(', ') : 'nobody'}`,
  },
  scene: () => ({ title: game.id, items: [] }) as never,
});
