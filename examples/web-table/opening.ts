import type { GameTypes, PlayerId, Presentation } from '@rulewright/core';

/** The end of a player's time: a bot answers for that player, or the player gives the match up. */
export type Late = 'bot' | 'concede';

/** The facts of a table besides its match. */
export interface Opening {
  /** The name of the game. */
  readonly name: string;
  /** The words in which guests are told the story. */
  readonly presentation: Presentation<GameTypes>;
  readonly file: string;
  /** Seconds for each decision; null for as long as one likes. */
  readonly seconds: number | null;
  /** Default: a bot answers where all players win or lose together; elsewhere the player gives up. */
  readonly late?: Late | undefined;
  readonly bots: readonly PlayerId[];
  /** The players who were away when the table was closed. */
  readonly away?: readonly PlayerId[] | undefined;
  /** Called with the players who are away whenever they have changed. */
  tellAway?(away: readonly PlayerId[]): void;
}

/** A match that begins. */
export interface Beginning {
  readonly players: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}
