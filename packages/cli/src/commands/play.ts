import { randomUUID } from 'node:crypto';
import { createMatch, type GameTypes, type Match, view } from '@rulewright/core';
import { readLog, replay } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { readArgs } from '../arguments.js';
import { readText, writeWhole } from '../files.js';
import type { PlayableGame } from '../games/playable.js';
import { findGame, gameNames, plainPresentation } from '../games.js';
import { beginLog, type MatchLog } from '../match-log.js';
import { meterParts } from '../meter-parts.js';
import { showTable } from '../show-table.js';
import { EXIT, styled, type Terminal, UsageError, wholeOption, wrap } from '../terminal.js';
import { type LoadedLog, loadLog, onLog, resumeLog } from './log-files.js';
import { BOTS, checkSeats, personAlone, playOn, type Table } from './table.js';

/** `name=value` pairs. A value that is JSON is read as JSON, any other value as text. */
const options = (given: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    given.map(pair => {
      const at = pair.indexOf('=');
      if (at < 1)
        throw new UsageError(
          `--option wants name=value, such as --option ${pair === '' || at === 0 ? 'name' : pair}=value, not ${pair}`,
        );
      const text = pair.slice(at + 1);
      try {
        return [pair.slice(0, at), JSON.parse(text) as unknown];
      } catch {
        return [pair.slice(0, at), text];
      }
    }),
  );

/** The options of a match on a map. */
const onMap = ({ game, maps = {} }: PlayableGame, map: string | undefined): Readonly<Record<string, unknown>> => {
  if (map === undefined) return {};
  const found = Object.hasOwn(maps, map) ? maps[map] : undefined;
  if (found) return found;
  const known = Object.keys(maps);
  throw new UsageError(
    known.length === 0 ? `${game.id} has no maps` : `--map is one of ${known.join(', ')}, not ${map}`,
  );
};

const usualPlayers = ({ game: { players }, usualPlayers: usual = 4 }: PlayableGame): number =>
  Math.min(players.max, Math.max(players.min, usual));

/** The number of players that a text asks for. Refuses (UsageError) a number that the game is not for. */
const playersOf = ({ game }: PlayableGame, text: string): number => {
  const { min, max } = game.players;
  const players = Number(text);
  if (Number.isSafeInteger(players) && players >= min && players <= max) return players;
  const wanted = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  throw new UsageError(
    `--players wants ${wanted}, not ${text}: ${game.id} is for ${min === max ? min : `${min} to ${max}`} players`,
  );
};

/** Plays many matches and prints how they ended. Writes no logs. */
const playMany = async (
  terminal: Terminal,
  table: Table,
  begin: (seed: string) => Match<GameTypes>,
  seed: string,
  matches: number,
): Promise<void> => {
  const ends = new Map<string, number>();
  for (let i = 0; i < matches; i++) {
    terminal.progress(`match ${i + 1} of ${matches}`);
    const own = `${seed} ${i}`;
    const { outcome } = await playOn(terminal, table, begin(own), { seed: own, aloud: false });
    const end = outcome ? `${table.presentation.words.outcome(outcome)} (${outcome.rule})` : 'no end';
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  terminal.progress('');
  for (const [end, count] of [...ends].sort((a, b) => b[1] - a[1])) {
    terminal.out(`${String(count).padStart(6)}  ${((100 * count) / matches).toFixed(1).padStart(5)} %  ${end}`);
  }
};

/** Prints the values of the meters at the end, such as Victory Points. */
const tellScores = (terminal: Terminal, presentation: Table['presentation'], match: Match<GameTypes>): void => {
  const told = meterParts(presentation, view(match)).join(' · ');
  if (told !== '') for (const line of wrap(told, terminal.width)) terminal.out(line);
};

/** The folder of logs and pages that `--out` replaces. */
const USUAL_FOLDER = 'rulewright-replays';

/** An argument as a shell reads it back. */
const quoted = (argument: string): string =>
  /^[\w./:@=+,\\-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

/**
 * The command that goes on with a match that was left. The log names a game of the program; the command names a module, the people, the
 * bot and the folder, which no log holds.
 */
const resuming = (
  { name, bot, humans }: Table,
  { program = 'rulewright' }: Terminal,
  { file, out }: { readonly file: string; readonly out: string },
): string => {
  const module = name === undefined || gameNames.includes(name) ? [] : [name];
  const people = [...humans].flatMap(seat => ['--human', seat]);
  const otherBot = bot === 'greedy' ? [] : ['--bot', bot];
  const otherFolder = out === USUAL_FOLDER ? [] : ['--out', out];
  const args = [...module, ...people, ...otherBot, ...otherFolder, '--resume', file];
  return [`${program} play`, ...args.map(quoted)].join(' ');
};

/** Prints the end, makes the page of a match, and verifies its log as it stands on disk. */
const finish = (
  terminal: Terminal,
  table: Table,
  match: Match<GameTypes>,
  { file, page }: MatchLog,
  { seed, out }: { readonly seed: string; readonly out: string },
): number => {
  const { found, presentation } = table;
  terminal.out('');
  terminal.out(
    match.outcome
      ? styled(terminal, 'bold', `${presentation.words.outcome(match.outcome)} (${match.outcome.rule})`)
      : `Left before the end; go on with: ${resuming(table, terminal, { file, out })}`,
  );
  if (match.outcome) tellScores(terminal, presentation, match);
  if (found.presentation) {
    const notice = 'Unofficial. Names belong to their owners; no rulebook text is included.';
    writeWhole(page, renderReplay(replayOf(match, presentation, { subtitle: `seed ${seed}`, notice })));
    terminal.out(`replay  ${page}`);
  }
  const { drift } = replay(found.game, readLog(readText(file)));
  if (drift) {
    terminal.err(`the log does not replay: record ${drift.at}`);
    return EXIT.found;
  }
  terminal.out(`verified: ${match.length} records replay to the same hash`);
  return EXIT.ok;
};

/** Shows persons who go on with a match where it stands. */
const tellMoment = (terminal: Terminal, { presentation, humans }: Table, match: Match<GameTypes>): void => {
  if (humans.size === 0) return;
  const seen = view(match, personAlone(humans));
  const chapter = presentation.chapter?.(seen);
  if (chapter !== undefined) terminal.out(`\n${styled(terminal, 'bold', chapter)}`);
  showTable(terminal, presentation, seen);
};

/** Plays one match and writes its log while it is played. With `resumed` the match goes on from that log. */
const playAndKeep = async (
  terminal: Terminal,
  table: Table,
  begin: (seed: string) => Match<GameTypes>,
  given: { readonly seed: string | undefined; readonly out: string; readonly quiet: boolean },
  resumed: LoadedLog | undefined,
): Promise<number> => {
  const begun = resumed && resumeLog(table.found, resumed);
  const seed = given.seed ?? begun?.header.seed ?? randomUUID().slice(0, 8);
  const match = begun ?? begin(seed);
  checkSeats(table, match);
  const log = beginLog(given.out, match, seed);
  terminal.out(`${styled(terminal, 'bold', table.presentation.title)}, seed ${seed}`);
  terminal.out(`log     ${log.file}`);
  if (begun && !given.quiet) tellMoment(terminal, table, begun);
  const playing = { seed, aloud: !given.quiet, isResumed: begun !== undefined, moved: log.append };
  const end = await playOn(terminal, table, match, playing);
  log.close(end);
  return finish(terminal, table, end, log, { seed, out: given.out });
};

/** `rulewright play <game>` */
export const play = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readArgs(
    args,
    {
      players: { type: 'string' },
      seed: { type: 'string' },
      bot: { type: 'string', default: 'greedy' },
      human: { type: 'string', multiple: true, default: [] },
      option: { type: 'string', multiple: true, default: [] },
      map: { type: 'string' },
      edition: { type: 'string' },
      matches: { type: 'string' },
      resume: { type: 'string' },
      out: { type: 'string', default: USUAL_FOLDER },
      quiet: { type: 'boolean', default: false },
    },
    { most: 1, words: 'game' },
  );
  const setUp = [values.players, values.map, values.edition, values.matches, ...values.option];
  if (values.resume !== undefined && setUp.some(value => value !== undefined)) {
    throw new UsageError(
      '--resume takes no --players, --map, --edition, --option or --matches: the log says how the match began',
    );
  }
  const resumed = values.resume === undefined ? undefined : loadLog(values.resume);
  const found = resumed ? await resumed.game(positionals[0]) : await findGame(positionals[0], values.edition);
  const bot = BOTS.find(name => name === values.bot);
  if (!bot) throw new UsageError(`--bot is one of ${BOTS.join(', ')}, not ${values.bot}`);
  const table: Table = {
    name: positionals[0],
    found,
    presentation: found.presentation ?? plainPresentation(found.game),
    bot,
    humans: new Set(values.human),
  };
  const setup = {
    players: values.players === undefined ? usualPlayers(found) : playersOf(found, values.players),
    options: { ...onMap(found, values.map), ...options(values.option) },
  };
  const begin = (seed: string): Match<GameTypes> => createMatch(found.game, { ...setup, seed });
  if (values.matches !== undefined) {
    if (table.humans.size > 0) throw new UsageError('--matches and --human do not go together');
    const matches = wholeOption(values.matches, 'matches', 1);
    await playMany(terminal, table, begin, values.seed ?? randomUUID().slice(0, 8), matches);
    return EXIT.ok;
  }
  const { seed, out, quiet } = values;
  const playIt = (): Promise<number> => playAndKeep(terminal, table, begin, { seed, out, quiet }, resumed);
  return resumed ? onLog(resumed.file, playIt) : playIt();
};
