import type { Catalogue, Game, GameTypes, Presentation } from '@rulewright/core';
import type { Evaluate, GreedyOptions } from '@rulewright/core/bots';
import { eldfallD20 } from '@rulewright/eldfall-d20';
import { evaluate as evaluateParties, prefers, worth } from '@rulewright/eldfall-d20/evaluation';
import { createPresentation as partiesOf } from '@rulewright/eldfall-d20/presentation';
import { catalogue as partyRules } from '@rulewright/eldfall-d20/rules';
import { judgementHex } from '@rulewright/judgement-hex';
import { evaluate as evaluateArena } from '@rulewright/judgement-hex/evaluation';
import { presentation as arena } from '@rulewright/judgement-hex/presentation';
import { catalogue as arenaRules } from '@rulewright/judgement-hex/rules';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { presentation as sheet } from '@rulewright/judgement-hex/v11/presentation';
import { catalogue as sheetRules } from '@rulewright/judgement-hex/v11/rules';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';
import { presentation } from '@rulewright/judgement-of-the-gods/presentation';
import { catalogue } from '@rulewright/judgement-of-the-gods/rules';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { evaluate as evaluateInches } from '@rulewright/shroudfall-inches/evaluation';
import { createPresentation as inchesOf } from '@rulewright/shroudfall-inches/presentation';
import { catalogue as inchesRules } from '@rulewright/shroudfall-inches/rules';
import { loadModule } from './load-module.js';
import { meantInstead } from './near.js';
import { InputError, UsageError } from './terminal.js';

/** A game with the parts that commands use. Only the rules are required. */
export interface PlayableGame {
  readonly game: Game<GameTypes>;
  readonly presentation?: Presentation<GameTypes>;
  readonly catalogue?: Catalogue;
  /** The evaluation by which the greedy bot compares moves. */
  readonly evaluate?: Evaluate<GameTypes>;
  /** Further judgements of the game for the greedy bot: the worth of an end, and the answer among equals. */
  readonly judges?: Pick<GreedyOptions<GameTypes>, 'worth' | 'prefers'>;
  /** For games with maps: the options of a match on each map, by the id of the map. */
  readonly maps?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Further editions that come with the game, by their ids: each with its own rules, maps and pictures. */
  readonly editions?: Readonly<Record<string, PlayableGame>>;
}

const playable = <G extends GameTypes>(
  game: Game<G>,
  more: Pick<PlayableGame, 'maps' | 'editions'> & {
    presentation: Presentation<G>;
    catalogue: Catalogue;
    evaluate: Evaluate<G>;
    judges?: Pick<GreedyOptions<G>, 'worth' | 'prefers'>;
  },
): PlayableGame => ({ game, ...more }) as unknown as PlayableGame;

/** The matches of a game on each of its maps. */
const onMaps = ({ maps }: typeof judgementHex): PlayableGame['maps'] & object =>
  Object.fromEntries(maps.map(({ id, mode }) => [id, { map: id, mode }]));

const games: Readonly<Record<string, PlayableGame>> = {
  'judgement-hex': playable(judgementHex, {
    presentation: arena,
    catalogue: arenaRules,
    evaluate: evaluateArena,
    maps: onMaps(judgementHex),
    editions: {
      v11: playable(judgementV11, {
        presentation: sheet,
        // The rules of the game that the sheet does not replace stay in force.
        catalogue: [...sheetRules, ...arenaRules],
        evaluate: evaluateArena,
        maps: onMaps(judgementV11),
      }),
    },
  }),
  'judgement-of-the-gods': playable(judgementOfTheGods, { presentation, catalogue, evaluate }),
  'shroudfall-inches': playable(shroudfallInches, {
    presentation: inchesOf(shroudfallInches),
    catalogue: inchesRules,
    evaluate: evaluateInches,
  }),
  'eldfall-d20': playable(eldfallD20, {
    presentation: partiesOf(eldfallD20),
    catalogue: partyRules,
    evaluate: evaluateParties,
    judges: { worth, prefers },
  }),
};

/** The names of the games that come with the program. */
export const gameNames: readonly string[] = Object.keys(games);

const isGame = (value: unknown): value is Game<GameTypes> =>
  typeof value === 'object' && value !== null && 'beat' in value && 'evolve' in value && 'start' in value;

/** An edition of a game, or the edition that the game's package brings. */
const inEdition = (found: PlayableGame, name: string, edition: string | undefined): PlayableGame => {
  if (edition === undefined) return found;
  const { editions = {} } = found;
  const other = Object.hasOwn(editions, edition) ? editions[edition] : undefined;
  if (other) return other;
  const known = Object.keys(editions);
  throw new UsageError(known.length === 0 ? `${name} has one edition` : `--edition is one of ${known.join(', ')}`);
};

/**
 * The game of that name, in one of its editions; or the `game` that a module exports, with its `presentation`, `catalogue` and `evaluate` where it
 * exports them. A name with a slash or the ending of a module is the path of a module.
 */
export const findGame = async (name: string | undefined, edition?: string): Promise<PlayableGame> => {
  if (name === undefined) throw new UsageError(`which game? one of: ${gameNames.join(', ')}, or the path of a module`);
  const known = games[name];
  if (known && Object.hasOwn(games, name)) return inEdition(known, name, edition);
  if (!/[/\\]|\.[cm]?[jt]s$/.test(name)) {
    throw new UsageError(
      `no game is called ${name}; ${meantInstead(name, gameNames)}; a module is named by its path, like ./my-game.ts`,
    );
  }
  if (edition !== undefined) throw new UsageError(`${name}: a module has one edition`);
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
