import { inspect, styleText } from 'node:util';

/** An entry of a menu. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
}

/** The terminal that a command reads from and writes to: the real one, or a test's notebook. */
export interface Terminal {
  /** Columns; text is wrapped to them. */
  readonly width: number;
  /** True where text is coloured: only on a real terminal. */
  readonly color: boolean;
  /** The words by which this program is called here; default `rulewright`. */
  readonly program?: string;
  out(line: string): void;
  err(line: string): void;
  /** Replaces the last progress line. Does nothing where the error output is no terminal. */
  progress(line: string): void;
  /** Asks for a line; `undefined` when the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  /**
   * Lets a person choose from a list, which can be searched if it is long: the value of an entry, or the words typed where
   * no entry has them; `undefined` when they leave. Absent where people cannot: a pipe, a file.
   */
  choose?(message: string, entries: readonly MenuEntry[]): Promise<string | undefined>;
}

/** The words by which a person calls the program, from the variables that npm sets: `npx @rulewright/cli` where npm runs it. */
export const programIn = ({
  npm_lifecycle_event: script,
  npm_package_name: project,
}: Readonly<Record<string, string | undefined>>): string => {
  if (script === undefined) return 'rulewright';
  return script === 'start' && project === 'rulewright' ? 'npm start --' : 'npx @rulewright/cli';
};

/** The columns that text is wrapped to: those of the terminal, at most 120; 80 where the terminal tells none or 0. */
export const widthOf = (columns: number | undefined): number => Math.min(columns || 80, 120);

const styles = ['dim', 'bold', 'cyan', 'yellow', 'green', 'red'] as const;
type Style = (typeof styles)[number];

/** Text in a style. A terminal without colour gets the text without the style. */
export const styled = (terminal: Terminal, style: Style, text: string): string =>
  terminal.color ? styleText(style, text, { validateStream: false }) : text;

/** Wraps words to a width; lines after the first are indented. A word longer than a line stands alone. */
export const wrap = (text: string, width: number, indent = 0): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const room = lines.length === 0 ? width : width - indent;
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((part, i) => (i === 0 ? part : ' '.repeat(indent) + part));
};

/** Characters that steer a terminal, or that change the order in which text is shown. */
const STEERING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of a stranger for one line: without characters that could steer a terminal, and at most `most` long. */
export const clip = (text: string, most = 300): string => {
  const plain = text.slice(0, most).replace(STEERING, ' ');
  return text.length > most ? `${plain}…` : plain;
};

/** The beginnings and ends of the styles of `styled`, each of which stands alone. */
const STYLES: ReadonlySet<string> = new Set(
  styles.flatMap(style => (inspect.colors[style] ?? []).map(code => `\u001b[${code}m`)),
);

/** Text of several lines without characters that steer a terminal, besides the ends of lines and the styles of `styled`. */
const harmless = (text: string, color: boolean): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with one
    .split(/(\u001b\[\d+m|\n)/)
    .map(part => (part === '\n' || (color && STYLES.has(part)) ? part : part.replace(STEERING, ' ')))
    .join('');

/** The terminal, to which no text of a stranger can write a character that steers it: names in a log, the title of a case. */
export const guarded = (terminal: Terminal): Terminal => {
  const { color, choose } = terminal;
  const clean = (text: string): string => harmless(text, color);
  return {
    ...terminal,
    out: line => terminal.out(clean(line)),
    err: line => terminal.err(clean(line)),
    progress: line => terminal.progress(clean(line)),
    ask: prompt => terminal.ask(clean(prompt)),
    ...(choose && {
      choose: (message, entries) =>
        choose(
          clean(message),
          entries.map(({ value, label }) => ({ value, label: clean(label) })),
        ),
    }),
  };
};

/** A mistake in how a command was called: one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The value of an option that must be a whole number. Refuses (UsageError) any other text and numbers below `least`. */
export const wholeOption = (text: string, name: string, least: number): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`--${name} wants a whole number from ${least}, not ${text}`);
  }
  return value;
};

/** Input that a command cannot work with, such as a broken file: one line, exit code 3. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The exit codes of the program. */
export const EXIT = {
  ok: 0,
  /** The command worked, but its result is negative: a log drifts, or no rule has that name. */
  found: 1,
  usage: 2,
  input: 3,
  /** A defect of the program. */
  internal: 70,
} as const;
