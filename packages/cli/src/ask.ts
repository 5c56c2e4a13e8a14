import {
  act,
  type Decision,
  type GameTypes,
  type Match,
  type Presentation,
  type SeenState,
  type View,
  view,
} from '@rulewright/core';
import { choiceGroup, choiceInWords } from '@rulewright/core/words';
import { styled, type Terminal, wrap } from './terminal.js';

/** One line of a list of options: one option, or a group of options that have something in common. */
interface Line {
  readonly label: string;
  /** The options of the line, as indices of the options of the decision. */
  readonly places: readonly number[];
}

/** A list of at least this many options is grouped. */
const LONG = 13;

/** The options of a decision as lines, in their order. A long list is grouped if the presentation of the game has groups. */
const linesOf = (
  { words }: Presentation<GameTypes>,
  decision: Decision,
  state: SeenState<GameTypes>,
): readonly Line[] => {
  const { options = [] } = decision;
  const single = (place: number): Line => ({
    label: choiceInWords(words, decision, options[place], state),
    places: [place],
  });
  if (options.length < LONG || !words.groups) return options.map((_, place) => single(place));
  const groups = new Map<string, number[]>();
  for (const [place, option] of options.entries()) {
    const heading = choiceGroup(words, decision, option, state)?.heading;
    const key = heading === undefined ? ` ${place}` : heading;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  // A single group would make a list of one line, so the options are listed without it.
  if (groups.size === 1) return options.map((_, place) => single(place));
  return [...groups].map(([heading, places]) => {
    const [first, ...others] = places;
    return first !== undefined && others.length === 0
      ? single(first)
      : { label: `${heading} (${places.length} ways)`, places };
  });
};

/** The options of one group, in the order of their labels. */
const waysOf = (
  { words }: Presentation<GameTypes>,
  decision: Decision,
  state: SeenState<GameTypes>,
  { places }: Line,
): readonly Line[] =>
  places
    .map((place): Line => {
      const option = decision.options?.[place];
      const label = choiceGroup(words, decision, option, state)?.label ?? choiceInWords(words, decision, option, state);
      return { label, places: [place] };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));

const list = (terminal: Terminal, decision: Decision, lines: readonly Line[]): void => {
  for (const [i, { label, places }] of lines.entries()) {
    // A line shows the warnings that all of its options share.
    const warnings = Object.entries(decision.marks ?? {}).flatMap(([mark, at]) =>
      places.every(place => at.includes(place)) ? [mark] : [],
    );
    const whole = `${i + 1}. ${label}${warnings.length > 0 ? ` [${warnings.join(', ')}]` : ''}`;
    for (const line of wrap(whole, terminal.width - 4, 3)) {
      terminal.out(`    ${warnings.length > 0 ? styled(terminal, 'red', line) : line}`);
    }
  }
};

/** Prints the table: its drawing as text, and the panels beside it. */
const show = (terminal: Terminal, presentation: Presentation<GameTypes>, seen: View<GameTypes>): void => {
  for (const line of presentation.text?.(seen).split('\n') ?? []) terminal.out(`  ${line}`.trimEnd());
  for (const { title, text, rows } of presentation.scene(seen).panels ?? []) {
    terminal.out(styled(terminal, 'bold', `  ${title}${text === undefined ? '' : `: ${text}`}`));
    for (const { label, health, marks = [], text: rest, active, spent } of rows) {
      const states = [
        ...(active ? ['acts now'] : spent ? ['has acted'] : []),
        ...marks,
        ...(rest === undefined ? [] : [rest]),
      ];
      const figures = health === undefined ? '' : ` ${health.value}/${health.max}`;
      const line = `${label}${figures}${states.length === 0 ? '' : `: ${states.join(', ')}`}`;
      for (const part of wrap(line, terminal.width - 4, 2)) terminal.out(`    ${part}`);
    }
  }
};

/** The meaning of a typed text: the line of that number, a choice as JSON, a command of this program, or nothing. */
type Typed = { readonly line: Line } | { readonly json: unknown } | 'back' | 'show' | 'unreadable';

const read = (text: string, lines: readonly Line[], inGroup: boolean): Typed => {
  if (text === '?') return 'show';
  if (inGroup && text === '0') return 'back';
  const line = lines[Number(text) - 1];
  if (line) return { line };
  // In a list of options a number means a line, never a choice.
  if (lines.length > 0 && /^\d+$/.test(text)) return 'unreadable';
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return 'unreadable';
  }
};

/** Asks persons for the answers to their decisions. */
export interface Asker {
  /** The match after the answer to a decision; `undefined` when the input has ended. */
  ask(match: Match<GameTypes>, decision: Decision): Promise<Match<GameTypes> | undefined>;
}

/**
 * Asks at a terminal. A person types the number of an option or of a group of options, a choice as JSON, or `?` to see the
 * table. Prints the meters of the game when they have changed.
 */
export const askAt = (terminal: Terminal, presentation: Presentation<GameTypes>): Asker => {
  let told = '';
  const tellMeters = (seen: View<GameTypes>): void => {
    const measured = presentation.measure?.(seen) ?? {};
    const now = (presentation.meters ?? []).map(({ key, label }) => `${label}: ${measured[key] ?? '?'}`).join(' · ');
    if (now !== told && now !== '') for (const line of wrap(now, terminal.width - 2)) terminal.out(`  ${line}`);
    told = now;
  };
  return {
    async ask(match, decision) {
      const seen = view(match, decision.by, match.length);
      tellMeters(seen);
      const asked = `${decision.by}, ${presentation.words.decision(decision, seen.state)} (${decision.rule})`;
      for (const line of wrap(asked, terminal.width - 2)) terminal.out(styled(terminal, 'bold', `  ${line}`));
      const all = linesOf(presentation, decision, seen.state);
      let lines = all;
      list(terminal, decision, lines);
      for (;;) {
        const inGroup = lines !== all;
        const range = lines.length > 0 ? `1-${lines.length}${inGroup ? ', 0 goes back' : ''}` : 'JSON';
        const text = (await terminal.ask(`  ${range}, ? shows the table > `))?.trim();
        if (text === undefined) return undefined;
        if (text === '') continue;
        const typed = read(text, lines, inGroup);
        if (typed === 'show') show(terminal, presentation, seen);
        else if (typed === 'unreadable') terminal.err(`  neither the number of an option nor JSON: ${text}`);
        else if (typed === 'back' || ('line' in typed && typed.line.places.length > 1)) {
          lines = typed === 'back' ? all : waysOf(presentation, decision, seen.state, typed.line);
          list(terminal, decision, lines);
        } else {
          const choice = 'line' in typed ? decision.options?.[typed.line.places[0] ?? 0] : typed.json;
          try {
            return act(match, { decision: decision.id, by: decision.by, choice });
          } catch (error) {
            terminal.err(`  refused: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
      }
    },
  };
};
