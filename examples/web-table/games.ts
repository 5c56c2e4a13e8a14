import type { Game, GameTypes, Presentation } from '@rulewright/core';
import type { Evaluate, GreedyOptions } from '@rulewright/core/bots';

/** The options of the greedy bot for a game: the worth of an end, the answers worth trying, and the preferred one of equal answers. */
type Judges<G extends GameTypes> = Pick<GreedyOptions<G>, 'worth' | 'worthTrying' | 'prefers'>;

/**
 * The things that a game brings to the server beside its rules: an evaluation by which bots compare answers, and the
 * options of its matches.
 */
interface Extras<G extends GameTypes> extends Judges<G> {
  readonly together?: boolean;
  readonly evaluate?: Evaluate<G>;
  readonly options?: Partial<G['options']>;
}

/** A game of the server: its rules, and the things it brings. Without an evaluation bots answer at random. */
export interface ServedGame {
  readonly game: Game<GameTypes>;
  readonly evaluate?: Evaluate<GameTypes>;
  readonly judges?: Judges<GameTypes>;
  /** True if all players win or lose together: a player who gives up loses for everybody. */
  readonly together?: boolean | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A game of one kind among games of all kinds. The cast is safe: the match checks every answer that a client sends. */
const served = <G extends GameTypes>(game: Game<G>, extras: Extras<G> = {}): ServedGame => {
  const { evaluate, options, together, ...judges } = extras;
  return { game, evaluate, options, together, judges } as unknown as ServedGame;
};

/** The words and pictures of one kind of game among all kinds. The cast is safe: a client shows only matches of their own game by them. */
const shown = <G extends GameTypes>(presentation: Presentation<G>): Presentation<GameTypes> =>
  presentation as unknown as Presentation<GameTypes>;

/** A game in the lobby: its title, and its rules, which are loaded when its first table is opened. */
export interface ListedGame {
  readonly title: string;
  readonly load: () => Promise<ServedGame>;
}

/** The games of the server. */
export const games: Readonly<Record<string, ListedGame>> = {
  'judgement-hex': {
    title: 'Judgement: Eternal Champions',
    load: async () => {
      const { judgementHex } = await import('@rulewright/judgement-hex');
      const { evaluate } = await import('@rulewright/judgement-hex/evaluation');
      return served(judgementHex, { evaluate, options: { mode: '3v3' } });
    },
  },
  'judgement-hex-v11': {
    title: 'Judgement: Eternal Champions, v11 in inches',
    load: async () => {
      const { judgementV11 } = await import('@rulewright/judgement-hex/v11');
      const { evaluate } = await import('@rulewright/judgement-hex/evaluation');
      return served(judgementV11, { evaluate, options: { mode: '3v3' } });
    },
  },
  'judgement-of-the-gods': {
    title: 'Judgement of the Gods',
    load: async () => {
      const { judgementOfTheGods } = await import('@rulewright/judgement-of-the-gods');
      const { evaluate } = await import('@rulewright/judgement-of-the-gods/evaluation');
      return served(judgementOfTheGods, { evaluate, together: true });
    },
  },
  'shroudfall-inches': {
    title: 'Shroudfall',
    load: async () => {
      const { shroudfallInches } = await import('@rulewright/shroudfall-inches');
      const { evaluate } = await import('@rulewright/shroudfall-inches/evaluation');
      return served(shroudfallInches, { evaluate });
    },
  },
  'eldfall-d20': {
    title: 'Eldfall Chronicles',
    load: async () => {
      const { eldfallD20 } = await import('@rulewright/eldfall-d20');
      const { evaluate, prefers, worth, worthTrying } = await import('@rulewright/eldfall-d20/evaluation');
      return served(eldfallD20, { evaluate, prefers, worth, worthTrying });
    },
  },
};

/** The words and pictures of the games, for clients: a client loads those of its own game only. */
export const presentations: Readonly<Record<string, () => Promise<Presentation<GameTypes>>>> = {
  'judgement-hex': async () => shown((await import('@rulewright/judgement-hex/presentation')).presentation),
  'judgement-hex-v11': async () => shown((await import('@rulewright/judgement-hex/v11/presentation')).presentation),
  'judgement-of-the-gods': async () =>
    shown((await import('@rulewright/judgement-of-the-gods/presentation')).presentation),
  'shroudfall-inches': async () => shown((await import('@rulewright/shroudfall-inches/presentation')).presentation),
  'eldfall-d20': async () => shown((await import('@rulewright/eldfall-d20/presentation')).presentation),
};
