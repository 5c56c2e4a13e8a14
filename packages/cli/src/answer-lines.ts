import type { Decision, GameTypes, Presentation, SeenState } from '@rulewright/core';
import { choiceGroup, choiceInWords } from '@rulewright/core/words';
import { styled, type Terminal, wrap } from './terminal.js';

/** One line of a list of answers: one answer, or a group of options that have something in common. */
export interface Line {
  readonly label: string;
  /** The answers of the line, as indices of all answers that are shown. */
  readonly places: readonly number[];
}

/** A question with the answers that are shown: all options, or some suggestions where the answers cannot be listed. */
export interface Question {
  readonly decision: Decision;
  readonly answers: readonly unknown[];
  readonly state: SeenState<GameTypes>;
}

/** A list of at least this many options is grouped. */
const LONG = 13;

/** The answers to a question as lines, in their order. A long list is grouped if the presentation of the game has groups. */
export const linesOf = (
  { words }: Presentation<GameTypes>,
  { decision, answers, state }: Question,
): readonly Line[] => {
  const single = (place: number): Line => ({
    label: choiceInWords(words, decision, answers[place], state),
    places: [place],
  });
  const listed = answers.map((_, place) => single(place));
  // Suggestions with the same words become one line.
  if (!decision.options) return listed.filter(({ label }, i) => listed.findIndex(one => one.label === label) === i);
  if (answers.length < LONG || !words.groups) return listed;
  const groups = new Map<string, number[]>();
  for (const [place, option] of answers.entries()) {
    const heading = choiceGroup(words, decision, option, state)?.heading;
    const key = heading === undefined ? ` ${place}` : heading;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  // A single group would make a list of one line, so the options are listed without it.
  if (groups.size === 1) return listed;
  return [...groups].map(([heading, places]) => {
    const [first, ...others] = places;
    return first !== undefined && others.length === 0
      ? single(first)
      : { label: `${heading} (${places.length} ways)`, places };
  });
};

/** The options of one group, in the order of their labels. */
export const linesOfGroup = (
  { words }: Presentation<GameTypes>,
  { decision, answers, state }: Question,
  { places }: Line,
): readonly Line[] =>
  places
    .map((place): Line => {
      const option = answers[place];
      const label = choiceGroup(words, decision, option, state)?.label ?? choiceInWords(words, decision, option, state);
      return { label, places: [place] };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));

/** The warnings that all options of a line share. */
const warningsOf = ({ marks = {} }: Decision, { places }: Line): readonly string[] =>
  Object.entries(marks).flatMap(([mark, at]) => (places.every(place => at.includes(place)) ? [mark] : []));

/** The label of a line, with the warnings that all its options share. */
export const withWarnings = (decision: Decision, line: Line): string => {
  const warnings = warningsOf(decision, line);
  return `${line.label}${warnings.length > 0 ? ` [${warnings.join(', ')}]` : ''}`;
};

/** Prints the lines of a list. A terminal with menus shows them in the menu instead. */
export const printLines = (terminal: Terminal, decision: Decision, lines: readonly Line[]): void => {
  if (terminal.choose) return;
  for (const [i, one] of lines.entries()) {
    const warns = warningsOf(decision, one).length > 0;
    for (const line of wrap(`${i + 1}. ${withWarnings(decision, one)}`, terminal.width - 4, 3)) {
      terminal.out(`    ${warns ? styled(terminal, 'red', line) : line}`);
    }
  }
};
