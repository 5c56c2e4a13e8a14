import { renameSync, writeFileSync } from 'node:fs';

/** Writes a whole file or none of it, so that a server that is killed loses nothing. */
export const writeWhole = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};
