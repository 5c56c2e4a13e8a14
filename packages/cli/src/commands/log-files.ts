import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Decision, type GameTypes, history, type Match, RefusalError } from '@rulewright/core';
import { type Drift, type Log, readLog, replay as replayLog } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { findGame, type PlayableGame, plainPresentation } from '../games.js';
import { tellStory } from '../story.js';
import { EXIT, InputError, type Terminal, UsageError } from '../terminal.js';

const load = (file: string | undefined): Log => {
  if (file === undefined) throw new UsageError('which log file?');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${file}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  try {
    return readLog(text);
  } catch (error) {
    if (error instanceof RefusalError) throw new InputError(`${file}: ${error.message}`);
    throw error;
  }
};

const playAgain = (found: PlayableGame, log: Log, file: string): { match: Match<GameTypes>; drift?: Drift } => {
  try {
    return replayLog(found.game, log);
  } catch (error) {
    if (error instanceof RefusalError) throw new InputError(`${file}: ${error.message}`);
    throw error;
  }
};

/** The match of a log file, to go on with. */
export const resumeFile = (found: PlayableGame, file: string): Match<GameTypes> => {
  const { match, drift } = playAgain(found, load(file), file);
  if (drift) throw new InputError(`${file}: today's rules differ from it at record ${drift.at}`);
  return match;
};

const reportDrift = (terminal: Terminal, { at, logged, derived, refusal }: Drift): void => {
  terminal.err(`drift at record ${at}`);
  terminal.err(`  the log says   ${logged ? JSON.stringify(logged) : 'nothing more'}`);
  if (derived) terminal.err(`  the rules say  ${JSON.stringify(derived)}`);
  if (refusal) terminal.err(`  refused        ${JSON.stringify(refusal)}`);
};

/** `rulewright verify FILE`: plays a log again and reports where today's rules differ from it. */
export const verify = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { game: { type: 'string' } },
  });
  const [file] = positionals;
  const log = load(file);
  const found = await findGame(values.game ?? log.header.game);
  if (log.header.version !== found.game.version) {
    terminal.err(`played with version ${log.header.version}, verified with ${found.game.version}`);
  }
  const { drift } = playAgain(found, log, file as string);
  if (drift) {
    reportDrift(terminal, drift);
    return EXIT.found;
  }
  terminal.out(
    `${log.records.length} records replay to the same hash${log.end ? '' : ' (the log has no end line: it can be resumed)'}`,
  );
  return EXIT.ok;
};

/** `rulewright replay FILE`: tells a log, and makes the HTML replay if asked. */
export const replay = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { game: { type: 'string' }, html: { type: 'string' }, viewer: { type: 'string' } },
  });
  const [file] = positionals;
  const log = load(file);
  const found = await findGame(values.game ?? log.header.game);
  const presentation = found.presentation ?? plainPresentation(found.game);
  const { match, drift } = playAgain(found, log, file as string);
  if (values.html === undefined) {
    const asked = new Map<number, Decision>(
      history(match).flatMap(at => at.decisions.map(one => [one.id, one] as const)),
    );
    tellStory(terminal, presentation, match, asked, 0);
    if (match.outcome) terminal.out(presentation.words.outcome(match.outcome));
  } else {
    if (!found.presentation) throw new UsageError(`${found.game.id} has no pictures`);
    const viewer = values.viewer === undefined ? {} : { viewer: values.viewer };
    writeFileSync(values.html, renderReplay(replayOf(match, presentation, viewer)));
    terminal.out(`replay  ${values.html}`);
  }
  if (!drift) return EXIT.ok;
  reportDrift(terminal, drift);
  return EXIT.found;
};
