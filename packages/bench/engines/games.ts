import { createMatch, type Game, type GameTypes, type MatchSetup } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { toLog, writeLog } from '@rulewright/core/log';
import { createGame as createEldfall } from '@rulewright/eldfall-d20';
import { defaultContent as eldfallContent } from '@rulewright/eldfall-d20/content';
import { judgementHex } from '@rulewright/judgement-hex';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { connectFour } from '../../../examples/connect-four/connect-four.js';
import { kuhnPoker } from '../../../examples/kuhn-poker/kuhn-poker.js';
import { pig } from '../../../examples/pig/pig.js';
import { skirmish } from '../../../examples/skirmish/skirmish.js';

/** A game and the set-up of its recorded matches. */
export interface Recorded {
  readonly game: Game<GameTypes>;
  readonly setup: Omit<MatchSetup<GameTypes>, 'seed'>;
  /** The share of the actions that are recorded: geometry is slow on an engine that does not compile. */
  readonly share?: number;
}

const recorded = <G extends GameTypes>(game: Game<G>, setup: Omit<MatchSetup<G>, 'seed'>, share = 1): Recorded =>
  ({ game, setup, share }) as unknown as Recorded;

/** The recorded games: they have dice, hidden cards, hexes and sight, interrupts, and decks. */
const games: readonly Recorded[] = [
  // No player reaches a million points, so one match is long enough, and the log is cut off.
  recorded(pig, { players: 3, options: { target: 1_000_000 } }),
  recorded(connectFour, { players: 2 }),
  recorded(kuhnPoker, { players: 2 }),
  recorded(skirmish, { players: 2 }),
  recorded(judgementOfTheGods, { players: 3 }),
  recorded(judgementHex, { players: 2 }),
  recorded(judgementV11, { players: 2 }, 0.5),
  recorded(shroudfallInches, { players: 2 }, 0.5),
  recorded(createEldfall({ pack: eldfallContent }), { players: 2, options: { duelLimit: 'rounds' } }, 0.1),
];

/** The recorded games except those with these ids. */
export const gamesWithout = (ids: readonly string[]): readonly Recorded[] =>
  games.filter(({ game }) => !ids.includes(game.id));

/** The logs of random matches, one after the other, until together they hold this many actions. */
export const record = ({ game, setup, share = 1 }: Recorded, actions: number): readonly string[] => {
  const logs: string[] = [];
  for (let left = actions * share; left > 0; ) {
    const seed = `${game.id} ${logs.length}`;
    const start = createMatch(game, { ...setup, seed, checked: false });
    const bots = Object.fromEntries(start.header.players.map(player => [player, randomBot(`${seed} ${player}`)]));
    const log = toLog(playOut(start, bots, { maxActions: left }));
    left -= log.records.filter(one => 'action' in one).length;
    logs.push(writeLog(log));
  }
  return logs;
};
