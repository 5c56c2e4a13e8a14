import {
  act,
  type Catalogue,
  type Decision,
  type GameTypes,
  type Match,
  nearest,
  type Presentation,
  RefusalError,
  suggest,
  undo,
  type View,
  view,
} from '@rulewright/core';
import { wishHint, wishOfText } from '@rulewright/core/clicks';
import { refusalInWords } from '@rulewright/core/words';
import { type Line, linesOf, linesOfGroup, printLines, type Question, withWarnings } from './answer-lines.js';
import { inLines, readRule, readRulesAbout, tellHelp } from './ask-help.js';
import { meterParts } from './meter-parts.js';
import { namesNear, plain } from './near.js';
import { readCards } from './read-card.js';
import { showTable } from './show-table.js';
import { styled, type Terminal, wrap } from './terminal.js';

/** The reasons for which a person may not take an answer back. */
const notTakenBack: Readonly<Record<string, string>> = {
  'nothing-to-undo': 'you have given no answer yet',
  'past-another-player': 'another player has answered since',
  'past-a-roll': 'dice were rolled since',
  'past-revealed-information': 'something hidden was revealed since',
  'past-a-concession': 'somebody has given up since',
};

/** The number of suggestions that are shown. */
const SUGGESTIONS = 8;

/** The choices of a menu that are no answers. */
const TYPE = 'type';
const CARD = 'card';
const UNDO = 'undo';
const HELP = 'help';

/**
 * The meaning of a typed text: the line of that number, a wish, a choice as JSON, a card to read, a command of this
 * program, or nothing.
 */
type Typed =
  | { readonly line: Line }
  | { readonly wish: unknown }
  | { readonly json: unknown }
  | { readonly card: string }
  | { readonly several: readonly Line[] }
  | 'back'
  | 'help'
  | 'show'
  | 'undo'
  | 'unreadable';

/** The least letters of a word that may stand for its whole. */
const BEGINNING = 3;

const wordsOf = ({ label }: Line): readonly string[] => plain(label).split(' ');

/** The plainest of several lines: the one whose words all others have as well, such as `advances` beside `advances with Dash`. All lines without one. */
const plainest = (lines: readonly Line[]): readonly Line[] => {
  const found = lines.filter(one => {
    const own = wordsOf(one);
    return lines.every(other => own.every(word => wordsOf(other).includes(word)));
  });
  return found.length === 1 ? found : lines;
};

/** The line that reads so; else the lines in which all words stand; where there is none, those with words that begin so. */
const linesNamed = (lines: readonly Line[], words: readonly string[]): readonly Line[] => {
  const those = (means: (word: string, typed: string) => boolean): readonly Line[] =>
    plainest(
      lines.filter(line => {
        const own = wordsOf(line);
        return words.every(typed => typed !== '' && own.some(word => means(word, typed)));
      }),
    );
  const same = lines.filter(({ label }) => plain(label) === words.join(' '));
  if (same.length === 1) return same;
  const whole = those((word, typed) => word === typed);
  if (whole.length > 0) return whole;
  return those((word, typed) => word === typed || (typed.length >= BEGINNING && word.startsWith(typed)));
};

const read = (text: string, lines: readonly Line[], inGroup: boolean, wishFor: (text: string) => unknown): Typed => {
  if (text === '?') return 'show';
  if (text === UNDO) return UNDO;
  if (text === HELP) return HELP;
  if (text.startsWith('?')) return { card: text.slice(1).trim() };
  if (inGroup && text === '0') return 'back';
  const line = lines[Number(text) - 1];
  if (line) return { line };
  // In a list of options a number means a line, never a choice.
  if (lines.length > 0 && /^\d+$/.test(text)) return 'unreadable';
  const wish = wishFor(text);
  if (wish !== undefined) return { wish };
  const words = plain(text).split(' ');
  const named = linesNamed(lines, words);
  const [only] = named;
  if (only && named.length === 1) return { line: only };
  if (named.length > 1) return { several: named };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return 'unreadable';
  }
};

/** The answer that a typed text means; undefined for a wish without a legal answer near it. */
const chosen = (
  match: Match<GameTypes>,
  { decision, answers }: Question,
  typed: Exclude<Typed, string | { readonly card: string } | { readonly several: readonly Line[] }>,
): unknown => {
  if ('line' in typed) return answers[typed.line.places[0] ?? 0];
  return 'wish' in typed ? nearest(match, decision, typed.wish) : typed.json;
};

/** The parts of a question beside the lines of its list. */
interface Prompt {
  readonly range: string;
  readonly hint: string | undefined;
  readonly inGroup: boolean;
  readonly mayUndo: boolean;
  readonly decision: Decision;
}

/** The text that a person types, or the text of the entry that they choose from a menu; undefined when the input has ended. */
const typedOrChosen = async (
  terminal: Terminal,
  lines: readonly Line[],
  { range, hint, inGroup, mayUndo, decision }: Prompt,
): Promise<string | undefined> => {
  if (!terminal.choose) {
    const [last = '', ...before] = wrap(
      `${range}, ? shows the table, ? NAME a card, help >`,
      terminal.width - 3,
    ).toReversed();
    for (const line of before.toReversed()) terminal.out(`  ${line}`);
    return terminal.ask(`  ${last} `);
  }
  const chosen = await terminal.choose('your answer', [
    ...lines.map((line, i) => ({ value: `${i + 1}`, label: withWarnings(decision, line) })),
    ...(inGroup ? [{ value: '0', label: 'go back' }] : []),
    ...(hint === undefined ? [] : [{ value: TYPE, label: `type ${hint}` }]),
    { value: '?', label: 'see the table' },
    ...(mayUndo ? [{ value: UNDO, label: 'take the last answer back' }] : []),
    ...(lines.length > 0 ? [{ value: CARD, label: 'read a card' }] : []),
  ]);
  if (chosen === TYPE) return terminal.ask(`  ${hint} > `);
  if (chosen !== CARD) return chosen;
  const name = await terminal.ask('  the name of a card, the id of a rule, or the number of an answer > ');
  return name === undefined ? undefined : `? ${name}`;
};

/** Asks persons for the answers to their decisions. */
export interface Asker {
  /** The match after the answer to a decision, or before the last one if that is taken back; `undefined` when the input has ended. */
  ask(match: Match<GameTypes>, decision: Decision): Promise<Match<GameTypes> | undefined>;
}

/** Prints that something was no answer, wrapped to the terminal. */
const complain = (terminal: Terminal, text: string): void => {
  for (const line of wrap(text, terminal.width - 2, 2)) terminal.err(`  ${line}`);
};

/**
 * Asks at a terminal. A person types the number of an answer or of a group of options, a wish in the words of the game
 * such as a place, a choice as JSON, `?` to see the table, `? NAME` to read a card or a rule, `undo` to take the last answer
 * back, or `help`. On a terminal that has menus, the person chooses from a list that can be searched instead. Prints the meters of
 * the game when they have changed.
 */
export const askAt = (terminal: Terminal, presentation: Presentation<GameTypes>, catalogue: Catalogue = []): Asker => {
  let told = '';
  const tellMeters = (seen: View<GameTypes>): void => {
    const parts = meterParts(presentation, seen);
    // While all meters are 0 they are not printed.
    if (told === '' && parts.every(part => part.endsWith(': 0'))) return;
    const now = parts.join(' · ');
    if (now !== told && now !== '') for (const line of inLines(parts, terminal.width - 2)) terminal.out(`  ${line}`);
    told = now;
  };
  return {
    async ask(match, decision) {
      const seen = view(match, decision.by, match.length);
      tellMeters(seen);
      const asked = `${decision.by}, ${presentation.words.decision(decision, seen.state)} (${decision.rule})`;
      for (const line of wrap(asked, terminal.width - 2)) terminal.out(styled(terminal, 'bold', `  ${line}`));
      const question: Question = {
        decision,
        answers: decision.options ?? suggest(match, decision, SUGGESTIONS),
        state: seen.state,
      };
      const hint = wishHint(presentation, decision) ?? (decision.options ? undefined : 'JSON');
      const all = linesOf(presentation, question);
      let lines = all;
      printLines(terminal, decision, lines);
      for (;;) {
        const inGroup = lines !== all;
        const last = lines.length === 1 ? '1' : `1-${lines.length}`;
        const numbers = lines.length > 0 ? [`${last}${inGroup ? ', 0 goes back' : ''}`] : [];
        const range = [...numbers, ...(hint === undefined ? [] : [hint])].join(', ');
        const text = (
          await typedOrChosen(terminal, lines, { range, hint, inGroup, mayUndo: seen.mayUndo, decision })
        )?.trim();
        if (text === undefined) return undefined;
        if (text === '') continue;
        const typed = read(text, lines, inGroup, wish => wishOfText(presentation, seen, decision, wish));
        if (typed === 'show') showTable(terminal, presentation, seen);
        else if (typed === HELP) tellHelp(terminal);
        else if (typed === UNDO) {
          const { match: before, refusal } = undo(match, decision.by);
          if (!refusal) return before;
          complain(terminal, `nothing is taken back: ${notTakenBack[refusal.code] ?? refusal.code}`);
        } else if (typeof typed === 'object' && 'card' in typed) {
          const line = lines[Number(typed.card) - 1];
          const wanted = line ? { answer: line.places.map(place => question.answers[place]) } : { text: typed.card };
          if (!line && readRule(terminal, catalogue, typed.card)) continue;
          const about = (words: string): boolean => readRulesAbout(terminal, catalogue, words);
          readCards(terminal, presentation, { game: match.game, seen }, wanted, about);
        } else if (typeof typed === 'object' && 'several' in typed) {
          const numbers = typed.several.map(line => lines.indexOf(line) + 1);
          complain(
            terminal,
            `"${text}" fits ${numbers.length} answers: ${numbers.join(', ')}; type a number, or more words`,
          );
        } else if (typed === 'unreadable') {
          const labels = lines.map(({ label }) => label);
          const near = namesNear(text, labels).map(label => `${labels.indexOf(label) + 1} (${label})`);
          complain(
            terminal,
            `"${text}" is no answer${near.length > 0 ? `; did you mean ${near.join(', ')}? Type` : ': type'} ${range}, words that only one answer has, or the answer as JSON; help tells more`,
          );
        } else if (typed === 'back' || ('line' in typed && typed.line.places.length > 1)) {
          lines = typed === 'back' ? all : linesOfGroup(presentation, question, typed.line);
          printLines(terminal, decision, lines);
        } else {
          const choice = chosen(match, question, typed);
          if (choice === undefined) {
            complain(terminal, `no legal answer is near: ${text}`);
            continue;
          }
          try {
            return act(match, { decision: decision.id, by: decision.by, choice });
          } catch (error) {
            if (!(error instanceof RefusalError)) throw error;
            complain(terminal, `refused: ${refusalInWords(presentation.words, error.refusal, seen.state)}`);
          }
        }
      }
    },
  };
};
