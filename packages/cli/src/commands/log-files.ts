import { type GameTypes, type Match, RefusalError } from '@rulewright/core';
import { type Drift, type Log, readLog, replay as replayLog, resume } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { readArgs } from '../arguments.js';
import { messageOf, readText, writeWhole } from '../files.js';
import type { PlayableGame } from '../games/playable.js';
import { findGame, gameNames, plainPresentation } from '../games.js';
import { tellStory } from '../story.js';
import { clip, EXIT, InputError, type Terminal, UsageError } from '../terminal.js';

/** A log that was read from a file. */
export interface LoadedLog {
  readonly file: string;
  readonly log: Log;
  /** The game of the log: the one named by the caller, or else the built-in game that the log names. */
  game(named: string | undefined): Promise<PlayableGame>;
}

/**
 * Runs something on a log. A log is input, so every error that it causes, such as a position that the rules cannot read,
 * becomes a refusal (InputError) that names the file.
 */
export const onLog = async <T>(file: string, run: () => T | Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UsageError || error instanceof InputError) throw error;
    const why = messageOf(error);
    throw new InputError(`${file}: ${error instanceof RefusalError ? why : `the rules cannot play it (${why})`}`);
  }
};

/** A last line without its end was cut off while it was written, so it is left out. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

const load = (file: string | undefined, read: (text: string) => Log): LoadedLog => {
  if (file === undefined)
    throw new UsageError('which log file? for example: rulewright-replays/eldfall-d20-hello.jsonl');
  const text = readText(file);
  let log: Log;
  try {
    log = read(text);
  } catch (error) {
    throw new InputError(`${file}: ${messageOf(error)}`);
  }
  return {
    file,
    log,
    async game(named) {
      const { header } = log;
      // A log never names a module to load: that would run code that the log chose.
      if (named === undefined && !gameNames.includes(header.game)) {
        const name = clip(JSON.stringify(header.game));
        throw new InputError(
          `${file}: a log of ${name}, which this program does not have; name the module of the game`,
        );
      }
      const found = await findGame(named ?? header.game);
      const { editions = {} } = found;
      const edition = header.edition?.id;
      // An edition that does not come with the game is refused when the log is played.
      return edition !== undefined && Object.hasOwn(editions, edition) ? (editions[edition]?.() ?? found) : found;
    },
  };
};

const ONE = { most: 1, words: 'log file' } as const;

/** The log of a match to go on with. The end of a log that was cut off in the middle of a line is left out. */
export const loadLog = (file: string): LoadedLog =>
  load(file, text => readLog(text.includes('\n') ? wholeLines(text) : text));

/** The last moment of a log, to go on from. Refuses (InputError) the log of a match that is over. */
export const resumeLog = ({ game }: PlayableGame, { log, file }: LoadedLog): Match<GameTypes> => {
  const match = resume(game, log);
  if (match.outcome) throw new InputError(`${file}: the match is over; rulewright replay tells it`);
  return match;
};

const reportDrift = (terminal: Terminal, { at, logged, derived, refusal }: Drift): void => {
  const line = (label: string, value: unknown): void =>
    terminal.err(`  ${label.padEnd(15)}${clip(JSON.stringify(value))}`);
  terminal.err(`drift at record ${at}`);
  if (logged) line('the log says', logged);
  else terminal.err('  the log says   nothing more');
  if (derived) line('the rules say', derived);
  if (refusal) line('refused', refusal);
};

/** `rulewright verify FILE`: plays a log again and reports where today's rules differ from it. */
export const verify = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readArgs(args, { game: { type: 'string' } }, ONE);
  const { file, log, game } = load(positionals[0], readLog);
  const found = await game(values.game);
  if (log.header.version !== found.game.version) {
    terminal.err(`played with version ${clip(log.header.version)}, verified with ${found.game.version}`);
  }
  const { drift } = await onLog(file, () => replayLog(found.game, log));
  if (drift) {
    reportDrift(terminal, drift);
    return EXIT.found;
  }
  terminal.out(
    `${log.records.length} records replay to the same hash${log.end ? '' : ' (the log has no end line: it can be resumed)'}`,
  );
  return EXIT.ok;
};

/** `rulewright replay FILE`: prints the story of a log, or makes its page where `--html` names one. */
export const replay = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readArgs(
    args,
    { game: { type: 'string' }, html: { type: 'string' }, viewer: { type: 'string' } },
    ONE,
  );
  const { file, log, game } = load(positionals[0], readLog);
  const found = await game(values.game);
  const presentation = found.presentation ?? plainPresentation(found.game);
  const { html, viewer } = values;
  const seats = log.header.players;
  if (viewer !== undefined && !seats.includes(viewer)) {
    throw new UsageError(`--viewer: no seat is called "${clip(viewer)}"; seats are ${clip(seats.join(', '))}`);
  }
  if (html !== undefined && !found.presentation) throw new UsageError(`${found.game.id} has no pictures`);
  const drift = await onLog(file, () => {
    const { match, drift } = replayLog(found.game, log);
    if (html === undefined) {
      tellStory(terminal, presentation, match, { viewer });
      if (match.outcome) terminal.out(presentation.words.outcome(match.outcome));
    } else {
      const seat = viewer === undefined ? {} : { viewer };
      writeWhole(html, renderReplay(replayOf(match, presentation, seat)));
      terminal.out(`replay  ${html}`);
    }
    return drift;
  });
  if (!drift) return EXIT.ok;
  reportDrift(terminal, drift);
  return EXIT.found;
};
