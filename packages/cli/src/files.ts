import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { RefusalError } from '@rulewright/core';
import { refusedInWords } from './refused.js';
import { InputError } from './terminal.js';

const MEGABYTE = 2 ** 20;

/** The largest file that is read, in bytes; the longest recorded matches take a few million. */
const LARGEST = 64 * MEGABYTE;

/** The problem with a file in words, by the code of the system's error. */
const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, and a file is needed',
  ENOTDIR: 'a part of the name is a file, and a folder is needed',
  EEXIST: 'there is a file of that name, and a folder is needed',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** The message of anything that was thrown, in words where there are words for it. */
export const messageOf = (error: unknown): string => {
  if (error instanceof RefusalError) return refusedInWords(error.refusal);
  if (!(error instanceof Error)) return String(error);
  const code = 'syscall' in error && 'code' in error ? String(error.code) : '';
  return (Object.hasOwn(fileErrors, code) ? fileErrors[code] : undefined) ?? error.message;
};

/** The text of a file. Refuses (InputError) what cannot be read, and what is larger than any log. */
export const readText = (file: string, largest: number = LARGEST): string => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const handle = openSync(file, 'r');
    try {
      // Reads in pieces, because a pipe or a device does not tell its size.
      for (;;) {
        const chunk = Buffer.alloc(2 ** 16);
        const read = readSync(handle, chunk);
        if (read === 0) break;
        size += read;
        if (size > largest)
          throw new InputError(
            `it is larger than ${largest < MEGABYTE ? `${largest} bytes` : `${largest / MEGABYTE} MB`}`,
          );
        chunks.push(chunk.subarray(0, read));
      }
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new InputError(`${file}: cannot be read (${messageOf(error)})`);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Runs something that writes `file`. A full disk or a missing right is refused (InputError) with the name of the file. */
export const withWriteErrors = <T>(file: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    throw new InputError(`${file}: cannot be written (${messageOf(error)})`);
  }
};

/**
 * Makes a folder, and the folders above it. The option `recursive` of Node is no help: it never returns where nothing can be made
 * in a folder that is there, as in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
};

/** Writes a whole file or none of it: the text goes to a file beside it, which then takes the name. */
export const writeWhole = (file: string, text: string): void =>
  withWriteErrors(file, () => {
    const beside = `${file}.${process.pid}.tmp`;
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, file);
  });

const LONGEST_PART = 40;

/** A part of a file name, made from any text: letters, digits, `-` and `_` of ASCII, at most 40 of them. */
export const safeName = (text: string): string => text.replace(/[^\w-]+/g, '_').slice(0, LONGEST_PART) || '_';
