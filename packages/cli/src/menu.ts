import type { Readable, Writable } from 'node:stream';
import { autocomplete, isCancel, select, text } from '@clack/prompts';
import type { Terminal } from './terminal.js';

/** A menu with more entries than this can be searched by typing. */
const SHORT = 7;

/** The most entries that are shown at once. */
const SHOWN = 12;

/** The hint in the field of a list that can be searched. */
const SEARCH = 'type words to search, ? to see the table, or help';

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
    let typed = '';
    const common = { message, options: entries.map(entry => ({ ...entry })), maxItems: SHOWN, input, output };
    const chosen =
      entries.length <= SHORT
        ? await select(common)
        : await autocomplete({
            ...common,
            placeholder: SEARCH,
            // Every typed word is somewhere in the label.
            filter: (search: string, { label }: { readonly label?: string }) => {
              // The prompt also asks whether the placeholder would find something.
              if (search !== SEARCH) typed = search;
              return plain(search)
                .split(' ')
                .every(word => plain(label ?? '').includes(word));
            },
          });
    // Words that stand in no entry are an answer as they are: they must not end the input.
    return isCancel(chosen) ? undefined : (chosen ?? typed);
  },
});
