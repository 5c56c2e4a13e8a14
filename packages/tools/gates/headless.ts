import ts from 'typescript';
import type { Commented } from './source-comments.js';

/** A sentence that names no subject, and the line on which its comment, title or paragraph begins. */
export interface Headless {
  readonly line: number;
  readonly sentence: string;
}

/** A comment or a paragraph without its marks. */
interface Passage {
  readonly line: number;
  readonly text: string;
}

const asking = '(?:who|whom|whose|what|which)(?:ever)?';
const joining = '(?:all|all of|of|by|for|to|from|in|on|at|with|against|after|before)';
/** Openings without a subject: `Who waits …`, `Of what is left …`, `All that what …`, `Whether it …`. */
const headlessOpening = new RegExp(`^(?:(?:${joining} )?${asking}|how|why|whether|that|all that|of several)\\b`, 'i');
/** Pronouns at the very beginning of a comment, where no noun can stand before them. */
const pronounOpening = /^(?:it|its|they|their|them|those|he|she)\b/i;
/** Openings that make the title of a test a riddle; a title is otherwise a sentence like any other. */
const riddle = /^(?:who|whom|whose|what|whatever|whoever)\b/i;
/** Openings that continue another title, in a title that stands alone in lists of scenarios. */
const continued = /^(?:it|its|they|their|and|or|nor|but|so|then)\b/i;
/** Functions of tests whose first argument is a title. */
const titled = /^(?:describe|it|scenario|test)\b/;

const sentencesOf = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.!?]['")]?)\s+(?=[A-Z])/);

/** The paragraphs, list items and tags of a comment, each on one line. Fenced code and region marks are left out. */
const paragraphsOf = (comment: string): readonly string[] => {
  const found: string[] = [''];
  for (const line of comment.replace(/```[\s\S]*?```/g, '\n\n').split('\n')) {
    const words = line.replace(/^[\s*]*/, '').trimEnd();
    const mark = /^(?:[-•] |\d+\. |#(?:end)?region.*|@(?:param|template) \S+(?: - )?|@\w+ ?)/.exec(words)?.[0];
    if (words === '' || mark !== undefined) found.push(words.slice(mark?.length ?? 0));
    else found.push(`${found.pop() ?? ''} ${words}`.trim());
  }
  return found.filter(paragraph => paragraph !== '');
};

const headlessIn = ({ line, text }: Passage): readonly Headless[] =>
  paragraphsOf(text).flatMap((paragraph, nth) =>
    sentencesOf(paragraph).flatMap((sentence, place) => {
      const first = nth === 0 && place === 0;
      if (sentence.endsWith('?')) return [];
      return headlessOpening.test(sentence) || (first && pronounOpening.test(sentence)) ? [{ line, sentence }] : [];
    }),
  );

/** Titles of tests that begin with a riddle or, outside of a `describe`, continue another title. */
const riddlesOf = (source: ts.SourceFile): readonly Headless[] => {
  const found: Headless[] = [];
  const visit = (node: ts.Node, described: boolean): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText(source) : '';
    if (ts.isCallExpression(node) && titled.test(called)) {
      const [title] = node.arguments;
      const text = title && ts.isStringLiteralLike(title) && !title.text.endsWith('?') ? title.text : '';
      if (title && (riddle.test(text) || (!described && continued.test(text)))) {
        const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
        found.push({ line: line + 1, sentence: text });
      }
    }
    ts.forEachChild(node, child => visit(child, described || called.startsWith('describe')));
  };
  visit(source, false);
  return found;
};

/** The sentences without a subject in the comments and test titles of a source. */
export const headlessInSource = ({ source, comments }: Commented): readonly Headless[] =>
  [...comments.flatMap(headlessIn), ...riddlesOf(source)].sort((a, b) => a.line - b.line);

/** The sentences without a subject in the paragraphs of a page; headings, tables and code are left out. */
export const headlessInPage = (text: string): readonly Headless[] => {
  const passages: { line: number; text: string }[] = [];
  let fenced = false;
  let open = false;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) fenced = !fenced;
    const prose = !fenced && !/^(?:```|#|\||<|\s*$)/.test(line);
    const last = passages.at(-1);
    if (prose && open && last) last.text += `\n${line}`;
    else if (prose) passages.push({ line: i + 1, text: line });
    open = prose;
  }
  return passages.flatMap(headlessIn);
};

/** The titles of a ledger of rules that are riddles: `Who wins`. */
export const headlessInRules = (text: string): readonly Headless[] =>
  text.split('\n').flatMap((line, i) => {
    const [, title = ''] = /^ {2}title: (.*)$/.exec(line) ?? [];
    return riddle.test(title) || pronounOpening.test(title) ? [{ line: i + 1, sentence: title }] : [];
  });
