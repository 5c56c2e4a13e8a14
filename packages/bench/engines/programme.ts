import { choose, createMatch, type Decision, type Game, type GameTypes, hashJson } from '@rulewright/core';
import { search } from '@rulewright/core/bots';
import { d6, die } from '@rulewright/core/dice';
import { directions, hexagonBoard, scale, sees } from '@rulewright/core/hex';
import { readLog, replay } from '@rulewright/core/log';
import { keepBest, probabilities, successes, sumOf, toText } from '@rulewright/core/odds';
import { type ConnectFour, connectFour } from '../../../examples/connect-four/connect-four.js';
import { changesMissed } from './frozen.js';
import { gamesWithout, type Recorded, record } from './games.js';
import { measured } from './inches.js';

/** One result of an engine, as a line of the comparison. */
export interface Finding {
  readonly what: string;
  readonly hash: string;
}

const count = (logs: readonly string[], kind: string): number =>
  logs.reduce((sum, log) => sum + (log.match(new RegExp(`^\\{"n":\\d+,"${kind}":`, 'gm'))?.length ?? 0), 0);

const nameOf = ({ id, edition }: Game<GameTypes>): string => (edition ? `${id} ${edition.id}` : id);

/** Replays logs of another engine, those of each game. A record that comes out differently takes the place of the hash. */
const replayed = (games: readonly Recorded[], logs: readonly (readonly string[])[]): readonly Finding[] =>
  games.map(({ game }, at) => {
    const own = logs[at] ?? [];
    const ends = own.map(log => {
      const { match, drift } = replay(game, readLog(log));
      return drift ? `differs at record ${drift.at}` : hashJson(match.state);
    });
    const what = `${nameOf(game)}: ${count(own, 'action')} actions and ${count(own, 'roll')} rolls replayed`;
    return { what, hash: ends.find(end => end.startsWith('differs')) ?? hashJson(ends) };
  });

/** Plays on this engine: equal seeds give equal logs, byte for byte. */
const played = (games: readonly Recorded[]): readonly Finding[] =>
  games.map(recorded => ({
    what: `${nameOf(recorded.game)}: ${300 * (recorded.share ?? 1)} actions played`,
    hash: hashJson(record(recorded, 300)),
  }));

const searched = (): Finding => {
  const match = [3, 2, 3].reduce((at, column) => choose(at, column), createMatch(connectFour, { players: 2 }));
  const [decision] = match.decisions as readonly Decision<ConnectFour>[];
  if (!decision) throw new Error('nobody is asked');
  return {
    what: 'connect four: 200 playouts of a tree search',
    hash: hashJson(search(match, decision, { seed: 'engines', iterations: 200 })),
  };
};

const oddsTables = (): Finding => {
  const symbols = die('essence', [0, 1, 2, 2, 3, 3]);
  const tables = [sumOf(d6, 20), keepBest(d6, 4, 3), successes(d6, 12, face => face >= 4), sumOf(symbols, 9)];
  const text = tables.map(table => probabilities(table).map(({ value, probability }) => [value, toText(probability)]));
  return { what: 'exact odds: 4 tables', hash: hashJson(text) };
};

const sights = (): Finding => {
  const board = hexagonBoard(4);
  const blockers = directions.flatMap((step, i) => [scale(step, 1 + (i % 2)), scale(step, 3)]);
  const seen = board.hexes.map(from => board.hexes.map(to => (sees(from, to, blockers) ? 1 : 0)).join(''));
  return { what: `hex sight: ${board.size * board.size} pairs`, hash: hashJson(seen) };
};

/** If checked mode does not recognise a change, its description takes the place of the hash. */
const frozen = (): Finding => {
  const { tried, missed } = changesMissed();
  return {
    what: `checked mode: ${tried} writes to a frozen state`,
    hash: missed.length > 0 ? `misses ${missed.join(', ')}` : hashJson(tried),
  };
};

/**
 * All results that have to be the same on every engine.
 *
 * @param logs the logs of each game that is not left out
 * @param without the ids of the games that are left out
 */
export const programme = (logs: readonly (readonly string[])[], without: readonly string[]): readonly Finding[] => {
  const games = gamesWithout(without);
  return [
    ...replayed(games, logs),
    ...played(games),
    searched(),
    oddsTables(),
    sights(),
    { what: 'inches: 480 sights, gaps and pushes', hash: hashJson(measured()) },
    frozen(),
  ];
};
