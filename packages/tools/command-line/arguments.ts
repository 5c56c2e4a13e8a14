import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ParseArgsConfig } from 'node:util';
import { readArgs } from '../../cli/src/arguments.js';
import { EXIT, UsageError, wholeOption } from '../../cli/src/terminal.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<T extends Options> = ReturnType<typeof readArgs<T>>;

/** Ends the tool with a sentence about what is wrong with its arguments. */
export const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(EXIT.usage);
};

/** The result of a function that reads arguments; if it throws a usage error, the tool ends with the message. */
const orRefuse = <T>(ask: () => T): T => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message);
    throw error;
  }
};

/** The first comment of a source, as plain text. */
export const helpIn = (source: string): string =>
  (/\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '').replace(/^ *\* ?/gm, '').trim();

/**
 * Reads the arguments of a tool. `--help` prints the comment that the tool's file begins with; an unknown option, an
 * option without its value or more words than the tool takes end the tool with one sentence.
 *
 * @param tool the tool's `import.meta.url`
 * @param most the number of words that the tool takes beside its options
 */
export const toolArgs = <const T extends Options = Record<never, never>>(
  tool: string,
  options: T = {} as T,
  most: number = 0,
): Read<T> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(helpIn(readFileSync(fileURLToPath(tool), 'utf8')));
    process.exit(EXIT.ok);
  }
  return orRefuse(() => readArgs(args, options, { most }));
};

/** The value of an option that must be a whole number from 1; any other text ends the tool with a sentence. */
export const wholeFrom1 = (text: string, name: string): number => orRefuse(() => wholeOption(text, name, 1));

/** The entry of an option's value in a table; a value that the table does not have ends the tool with a sentence. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, text: string, name: string): T =>
  Object.hasOwn(table, text)
    ? (table[text] as T)
    : refuse(`${name} is one of ${Object.keys(table).join(', ')}, not ${text}`);
