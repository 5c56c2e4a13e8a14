import { styleText } from 'node:util';

/** Where a command reads and writes: the real terminal, or a test's notebook. */
export interface Terminal {
  /** Columns; text is wrapped to them. */
  readonly width: number;
  /** Colour only on a terminal. */
  readonly color: boolean;
  out(line: string): void;
  err(line: string): void;
  /** Replaces the last progress line; does nothing where nobody watches. */
  progress(line: string): void;
  /** Asks for a line; `undefined` when the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
}

type Style = 'dim' | 'bold' | 'cyan' | 'yellow' | 'green' | 'red';

/** Text in a style where the terminal has colour, and plain elsewhere. */
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

/** A mistake in how a command was called: one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The number that an option was given. */
export const whole = (text: string, name: string, least: number): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`--${name} wants a whole number from ${least}, not ${text}`);
  }
  return value;
};

/** What a command was given and cannot work with, such as a file: one line, exit code 3. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The exit codes of the program. */
export const EXIT = {
  ok: 0,
  /** The command worked and found what it looks for: drift, a rule that is not there. */
  found: 1,
  usage: 2,
  input: 3,
  /** A defect of the program. */
  internal: 70,
} as const;
