import { type Say as TextSay, sayIn as textsIn } from '@rulewright/core/words';
import type { englishPage } from './page-words.en.js';

/** The keys of the words of the replay page. */
export type PageWord = keyof typeof englishPage;

/** The words of the replay page in one language: a text for each key, with `{n}` and the like in place of values. */
export type PageWords = Readonly<Record<PageWord, string>>;

/** Gives a text of the page with its values. */
export type Say = TextSay<PageWord>;

/** Makes the `Say` function of a language. */
export const sayIn = (words: PageWords): Say => textsIn(words);
