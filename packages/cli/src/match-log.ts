import { closeSync, existsSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTypes, Match } from '@rulewright/core';
import { recordsSince, toLog } from '@rulewright/core/log';
import { makeFolder, messageOf, safeName, withWriteErrors } from './files.js';
import { InputError } from './terminal.js';

/** The log of one match on disk. The file grows with the match, so a match that is killed can be resumed from it. */
export interface MatchLog {
  readonly file: string;
  /** The file name that is reserved for the page of the same match. */
  readonly page: string;
  /**
   * Appends the records that the match has gained since the last call, and hands them to the operating system. Where an answer was taken
   * back, the records after it are cut off first.
   */
  append(match: Match<GameTypes>): void;
  /** Appends the rest of the match and the end line, and closes the file. */
  close(match: Match<GameTypes>): void;
}

/** Opens `<name>.jsonl`, or `<name>-2.jsonl` and so on where a file of an earlier match has the name. */
const openNew = (folder: string, name: string): Pick<MatchLog, 'file' | 'page'> & { readonly handle: number } => {
  for (let copy = 1; ; copy++) {
    const path = join(folder, copy === 1 ? name : `${name}-${copy}`);
    const file = `${path}.jsonl`;
    const page = `${path}.html`;
    if (existsSync(page)) continue;
    try {
      // `wx` fails where the file exists, even when another program makes it at the same moment.
      return { handle: openSync(file, 'wx'), file, page };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new InputError(`${file}: cannot be written (${messageOf(error)})`);
      }
    }
  }
};

/** Begins the log of a match in a folder. No file of another match is ever overwritten. */
export const beginLog = (folder: string, match: Match<GameTypes>, seed: string): MatchLog => {
  withWriteErrors(folder, () => makeFolder(folder));
  const { handle, file, page } = openNew(folder, `${safeName(match.game.id)}-${safeName(seed)}`);
  const bytesOf = (lines: readonly object[]): Buffer =>
    Buffer.from(lines.map(line => `${JSON.stringify(line)}\n`).join(''));
  let size = 0;
  const write = (lines: readonly object[]): void => {
    // One call for all lines of a moment: a kill leaves the moment whole or not at all.
    const bytes = bytesOf(lines);
    withWriteErrors(file, () => {
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at, bytes.length - at, size + at);
    });
    size += bytes.length;
  };
  let written = 0;
  const append = (now: Match<GameTypes>): void => {
    if (now.length < written) {
      size = bytesOf([toLog(match).header, ...recordsSince(now, 0)]).length;
      withWriteErrors(file, () => ftruncateSync(handle, size));
      written = now.length;
    }
    write(recordsSince(now, written));
    written = now.length;
  };
  write([toLog(match).header]);
  append(match);
  return {
    file,
    page,
    append,
    close(now) {
      append(now);
      const { end } = toLog(now);
      if (end) write([end]);
      closeSync(handle);
    },
  };
};
