import type { Game, GameTypes, Presentation } from '@rulewright/core';
import type { Evaluate, GreedyOptions } from '@rulewright/core/bots';

/** A game of the server: its rules, and the options of its matches. */
export interface ServedGame {
  readonly title: string;
  readonly game: Game<GameTypes>;
  /** The evaluation by which bots compare answers; without one they answer at random. */
  readonly evaluate?: Evaluate<GameTypes>;
  /** Further judgements of the game for bots: the worth of an end, and the answer among equals. */
  readonly judges?: Pick<GreedyOptions<GameTypes>, 'worth' | 'worthTrying' | 'prefers'>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Any game's rules as those of some game. The cast is safe: the match checks every answer that a client sends. */
const served = (title: string, game: unknown, evaluate?: unknown, options: object = {}): ServedGame =>
  ({ title, game, options, ...(evaluate ? { evaluate } : {}) }) as ServedGame;

/** The games of the server, each loaded when its first table is opened. */
export const games: Readonly<Record<string, () => Promise<ServedGame>>> = {
  'judgement-hex': async () => {
    const { judgementHex } = await import('@rulewright/judgement-hex');
    const { evaluate } = await import('@rulewright/judgement-hex/evaluation');
    return served('Judgement: Eternal Champions', judgementHex, evaluate, { mode: '3v3' });
  },
  'judgement-hex-v11': async () => {
    const { judgementV11 } = await import('@rulewright/judgement-hex/v11');
    const { evaluate } = await import('@rulewright/judgement-hex/evaluation');
    return served('Judgement: Eternal Champions, v11 in inches', judgementV11, evaluate, { mode: '3v3' });
  },
  'judgement-of-the-gods': async () => {
    const { judgementOfTheGods } = await import('@rulewright/judgement-of-the-gods');
    const { evaluate } = await import('@rulewright/judgement-of-the-gods/evaluation');
    return served('Judgement of the Gods', judgementOfTheGods, evaluate);
  },
  'shroudfall-inches': async () => {
    const { shroudfallInches } = await import('@rulewright/shroudfall-inches');
    const { evaluate } = await import('@rulewright/shroudfall-inches/evaluation');
    return served('Shroudfall', shroudfallInches, evaluate);
  },
  'eldfall-d20': async () => {
    const { eldfallD20 } = await import('@rulewright/eldfall-d20');
    const { evaluate, prefers, worth, worthTrying } = await import('@rulewright/eldfall-d20/evaluation');
    const judges = { worth: worth as never, worthTrying: worthTrying as never, prefers: prefers as never };
    return { ...served('Eldfall Chronicles', eldfallD20, evaluate), judges };
  },
};

/** The words and pictures of the games, for clients: a client loads those of its own game only. */
export const presentations: Readonly<Record<string, () => Promise<Presentation<GameTypes>>>> = {
  'judgement-hex': async () => (await import('@rulewright/judgement-hex/presentation')).presentation as never,
  'judgement-hex-v11': async () => (await import('@rulewright/judgement-hex/v11/presentation')).presentation as never,
  'judgement-of-the-gods': async () =>
    (await import('@rulewright/judgement-of-the-gods/presentation')).presentation as never,
  'shroudfall-inches': async () => (await import('@rulewright/shroudfall-inches/presentation')).presentation as never,
  'eldfall-d20': async () => (await import('@rulewright/eldfall-d20/presentation')).presentation as never,
};
