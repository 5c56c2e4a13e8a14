import type { Names } from './names.js';

/** The purpose of a roll, with names in place of ids. */
export const rollInWords = (purpose: string, { state, model }: Names): string =>
  purpose
    .split(' ')
    .map(word =>
      state?.models.some(({ id }) => id === word) || state?.souls.some(({ id }) => id === word) ? model(word) : word,
    )
    .join(' ');
