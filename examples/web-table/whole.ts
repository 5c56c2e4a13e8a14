import { renameSync, writeFileSync } from 'node:fs';

/** Writes a whole file or none of it: the text goes to a file beside it, which then takes the name. */
export const writeWhole = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};
