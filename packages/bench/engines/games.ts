import { createMatch, type Game, type GameTypes, type MatchSetup } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { toLog, writeLog } from '@rulewright/core/log';
import { judgementHex } from '@rulewright/judgement-hex';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { connectFour } from '../../../examples/connect-four/connect-four.js';
import { kuhnPoker } from '../../../examples/kuhn-poker/kuhn-poker.js';
import { pig } from '../../../examples/pig/pig.js';
import { skirmish } from '../../../examples/skirmish/skirmish.js';

/** A game with the set-up in which it is recorded. */
export interface Recorded {
  readonly game: Game<GameTypes>;
  readonly setup: Omit<MatchSetup<GameTypes>, 'seed'>;
}

const recorded = <G extends GameTypes>(game: Game<G>, setup: Omit<MatchSetup<G>, 'seed'>): Recorded =>
  ({ game, setup }) as unknown as Recorded;

/** What is played, recorded and replayed: dice, hidden cards, hexes and sight, interrupts, decks. */
export const games: readonly Recorded[] = [
  // Nobody gets a million points: one match, cut off after as many actions as are wanted.
  recorded(pig, { players: 3, options: { target: 1_000_000 } }),
  recorded(connectFour, { players: 2 }),
  recorded(kuhnPoker, { players: 2 }),
  recorded(skirmish, { players: 2 }),
  recorded(judgementOfTheGods, { players: 3 }),
  recorded(judgementHex, { players: 2 }),
];

/** The logs of random matches, one after the other, until they hold this many actions together. */
export const record = ({ game, setup }: Recorded, actions: number): readonly string[] => {
  const logs: string[] = [];
  for (let left = actions; left > 0; ) {
    const seed = `${game.id} ${logs.length}`;
    const start = createMatch(game, { ...setup, seed });
    const bots = Object.fromEntries(start.header.players.map(player => [player, randomBot(`${seed} ${player}`)]));
    const log = toLog(playOut(start, bots, { maxActions: left }));
    left -= log.records.filter(one => 'action' in one).length;
    logs.push(writeLog(log));
  }
  return logs;
};
