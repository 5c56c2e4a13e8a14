import type { Readable, Writable } from 'node:stream';
import { autocomplete, isCancel, select, text } from '@clack/prompts';
import type { Terminal } from './terminal.js';

/** A menu with more entries than this can be searched by typing. */
const SHORT = 7;

/** The most entries that are shown at once. */
const SHOWN = 12;

/** The streams of a terminal at which a person sits. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The questions of a terminal at which a person sits: arrow keys and Enter, words that search a long list, and lines; Ctrl+C leaves. */
export const personAt = ({ input, output }: Streams): Required<Pick<Terminal, 'ask' | 'choose'>> => ({
  async ask(prompt) {
    const typed = await text({ message: prompt.replace(/[\s>]+$/, ''), input, output });
    return isCancel(typed) ? undefined : typed;
  },
  async choose(message, entries) {
    const common = { message, options: entries.map(entry => ({ ...entry })), maxItems: SHOWN, input, output };
    const chosen =
      entries.length <= SHORT
        ? await select(common)
        : await autocomplete({
            ...common,
            placeholder: 'type words to search',
            // Every typed word is somewhere in the label.
            filter: (search: string, { label }: { readonly label?: string }) =>
              plain(search)
                .split(' ')
                .every(word => plain(label ?? '').includes(word)),
          });
    return isCancel(chosen) ? undefined : chosen;
  },
});
