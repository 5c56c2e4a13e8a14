import type { Catalogue, Game, GameTypes, Presentation } from '@rulewright/core';
import type { Evaluate, GreedyOptions } from '@rulewright/core/bots';

/** A game with the parts that commands use. Only the rules are required. */
export interface PlayableGame {
  readonly game: Game<GameTypes>;
  readonly presentation?: Presentation<GameTypes>;
  readonly catalogue?: Catalogue;
  /** The evaluation by which the greedy bot compares moves. */
  readonly evaluate?: Evaluate<GameTypes>;
  /**
   * Further options of the greedy bot for this game: the worth of an end, the answers worth trying, and the preferred
   * one of equal answers.
   */
  readonly judges?: Pick<GreedyOptions<GameTypes>, 'worth' | 'worthTrying' | 'prefers'>;
  /** The default number of players. By default as many as the game allows, but at most four. */
  readonly usualPlayers?: number;
  /** For games with maps: the options of a match on each map, by the id of the map. */
  readonly maps?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Further editions that come with the game, by their ids: each with its own rules, maps and pictures. */
  readonly editions?: Readonly<Record<string, () => Promise<PlayableGame>>>;
}

/** The parts of a game of some types as those of any game. The cast is safe: a match checks every answer that its game is given. */
export const playable = <G extends GameTypes>(
  game: Game<G>,
  more: Pick<PlayableGame, 'maps' | 'editions' | 'usualPlayers'> & {
    presentation: Presentation<G>;
    catalogue: Catalogue;
    evaluate: Evaluate<G>;
    judges?: Pick<GreedyOptions<G>, 'worth' | 'worthTrying' | 'prefers'>;
  },
): PlayableGame => ({ game, ...more }) as unknown as PlayableGame;
