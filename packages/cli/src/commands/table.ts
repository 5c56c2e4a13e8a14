import { act, type Decision, type GameTypes, type Match, type PlayerId, type Presentation } from '@rulewright/core';
import { type Bot, greedyBot, mctsBot, randomBot } from '@rulewright/core/bots';
import { askAt } from '../ask.js';
import type { PlayableGame } from '../games/playable.js';
import { printedUpTo, tellStory } from '../story.js';
import { type Terminal, UsageError } from '../terminal.js';

export const BOTS = ['random', 'greedy', 'mcts'] as const;
type BotName = (typeof BOTS)[number];

/** A game, its words, and the players that answer in its matches: persons and bots. */
export interface Table {
  /** The game as the person named it: a game of the program, or the path of a module; undefined where a log names it. */
  readonly name: string | undefined;
  readonly found: PlayableGame;
  readonly presentation: Presentation<GameTypes>;
  readonly bot: BotName;
  readonly humans: ReadonlySet<PlayerId>;
}

const makeBot = (name: BotName, { evaluate, judges }: PlayableGame, seed: string): Bot<GameTypes> => {
  if (name === 'mcts') return mctsBot({ seed, iterations: 200, ...(evaluate ? { evaluate } : {}) });
  // The greedy bot compares evaluations; in a game without one it plays at random.
  return name === 'greedy' && evaluate ? greedyBot(evaluate, { seed, ...judges }) : randomBot(seed);
};

/** Refuses (UsageError) a person for a seat that the match does not have. */
export const checkSeats = ({ humans }: Table, { header }: Match<GameTypes>): void => {
  const strangers = [...humans].filter(id => !header.players.includes(id));
  if (strangers.length === 0) return;
  throw new UsageError(
    `--human: no seat is called ${strangers.map(name => `"${name}"`).join(', ')}; seats are ${header.players.join(', ')}`,
  );
};

/** The seat of the one person at the terminal, who may see its secrets; undefined where several persons share the screen. */
export const personAlone = (humans: ReadonlySet<PlayerId>): PlayerId | undefined =>
  humans.size === 1 ? [...humans][0] : undefined;

const MAX_ACTIONS = 20_000;

/** Options of playing. */
export interface Playing {
  /** The seed of the bots. */
  readonly seed: string;
  /** Prints the story. */
  readonly aloud: boolean;
  /** Prints only what happens from now on. */
  readonly isResumed?: boolean;
  /** Is called first with every new moment. */
  moved?(match: Match<GameTypes>): void;
}

/** Plays a match to its end, or to the moment at which a person's input ends. */
export const playOn = async (
  terminal: Terminal,
  { found, presentation, bot, humans }: Table,
  begun: Match<GameTypes>,
  { seed, aloud, moved, isResumed = false }: Playing,
): Promise<Match<GameTypes>> => {
  let match = begun;
  const bots = new Map(match.header.players.map(id => [id, makeBot(bot, found, `${seed} ${id}`)]));
  const persons = askAt(terminal, presentation, found.catalogue);
  const viewer = personAlone(humans);
  let printed = isResumed ? printedUpTo(match, { begun: undefined, viewer }) : undefined;
  const tell = (): void => {
    if (aloud) printed = tellStory(terminal, presentation, match, { ...printed, viewer });
  };
  tell();
  for (let taken = 0; !match.outcome; taken++) {
    if (taken === MAX_ACTIONS) throw new Error(`no end after ${MAX_ACTIONS} actions`);
    const decision = match.decisions[0] as Decision;
    if (humans.has(decision.by)) {
      const next = await persons.ask(match, decision);
      if (next === undefined) return match;
      if (next.length < match.length) {
        terminal.out(`  ${decision.by} takes the last answer back`);
        printed = printedUpTo(next, { begun: printed?.begun, viewer });
      }
      match = next;
    } else match = act(match, (bots.get(decision.by) as Bot<GameTypes>).answer(match, decision));
    moved?.(match);
    tell();
  }
  return match;
};
