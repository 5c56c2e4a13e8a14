const OPEN = '⟦';
const CLOSE = '⟧';

const mark = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : `${OPEN}${value}${CLOSE}`;
  if (typeof value === 'function') return (...values: unknown[]): unknown => mark(value(...values));
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, mark(own)]));
};

/** A copy of a table of words in which every text, and every text that its functions return, is marked. */
// The cast is safe: texts stay texts, functions stay functions.
export const marked = <Table extends object>(table: Table): Table => mark(table) as Table;

/** The fields of scenes, panels, cards and frames that people read. */
const read: ReadonlySet<string> = new Set([
  ...['title', 'label', 'text', 'note', 'from', 'value', 'marks', 'game', 'chapter', 'asked', 'waiting', 'outcome'],
  ...['purpose', 'rejected'],
]);

/** Adds the texts that people read; the pictures of a match say most of them again and again. */
const collectTexts = (shown: unknown, isRead: boolean, texts: Set<string>): void => {
  if (typeof shown === 'string') {
    if (isRead) texts.add(shown);
  } else if (Array.isArray(shown)) {
    for (const one of shown) collectTexts(one, isRead, texts);
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [key, own] of Object.entries(shown)) collectTexts(own, read.has(key), texts);
  }
};

const withoutMarks = (text: string): string => {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return less === text ? text : withoutMarks(less);
};

/**
 * The words on pictures, panels, cards and frames that come from no marked table, besides the words of some names.
 * Short words and abbreviations such as `MOV` and `ItU` do not count. A test that expects none proves that a
 * presentation can be translated.
 */
export const unmarkedWords = (shown: unknown, names: Iterable<string>): readonly string[] => {
  const known = new Set([...names].flatMap(name => name.split(/[^\p{L}]+/u)));
  const texts = new Set<string>();
  collectTexts(shown, false, texts);
  const words = [...texts].flatMap(text => withoutMarks(text).match(/\p{L}{3,}/gu) ?? []);
  // Pieces carry the first letters of a name.
  const isName = (word: string): boolean => [...known].some(name => name.startsWith(word));
  return [...new Set(words)].filter(word => !/\p{L}\p{Lu}/u.test(word) && !isName(word)).sort();
};
