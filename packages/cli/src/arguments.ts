import { type ParseArgsConfig, parseArgs } from 'node:util';
import { meantInstead } from './near.js';
import { UsageError } from './terminal.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** The arguments with every negative number joined to its option, so that the command can say what is wrong with the number. */
const withNegatives = (args: readonly string[], options: Options): readonly string[] => {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    const name = before?.startsWith('--') ? before.slice(2) : '';
    if (Object.hasOwn(options, name) && options[name]?.type === 'string' && /^-\d/.test(arg)) {
      joined[joined.length - 1] = `${before}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
};

/** The mistake that an error of parseArgs is about, in words; undefined for any other error. */
const mistakeIn = (error: unknown, options: Options): string | undefined => {
  if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) return;
  const named = /'(--?[^' ]+)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = Object.keys(options).map(name => `--${name}`);
    return `there is no option ${named}; ${known.length === 0 ? 'this command has none' : meantInstead(named, known)}`;
  }
  const { type } = options[named.slice(2)] ?? {};
  return type === 'boolean' ? `${named} takes no value` : `${named} wants a value after it`;
};

/**
 * Reads the arguments of a command. Refuses (UsageError) an unknown option with the near names, an option without its
 * value, and more words beside the options than the command takes: `most` is the number, `words` their name in
 * messages.
 */
export const readArgs = <const T extends Options>(
  args: readonly string[],
  options: T,
  { most = Number.POSITIVE_INFINITY, words = 'words' }: { readonly most?: number; readonly words?: string } = {},
): Read<T> => {
  let read: Read<T>;
  try {
    read = parseArgs({ args: [...withNegatives(args, options)], allowPositionals: true, options });
  } catch (error) {
    const mistake = mistakeIn(error, options);
    if (mistake === undefined) throw error;
    throw new UsageError(mistake);
  }
  const { positionals } = read;
  if (positionals.length > most) {
    throw new UsageError(
      most === 0
        ? `"${positionals[0]}" has no meaning here: every fact follows its option`
        : `one ${words} at a time, not ${positionals.join(' and ')}`,
    );
  }
  return read;
};
