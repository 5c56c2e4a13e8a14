import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A plain number at the level of a module. */
const ownNumber = /^(?:export )?const (\w+)(?:: \w+)? = -?[\d_.]+;$/gm;

/** A source file of a package: its path below `src`, and its text. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of a package that hold rules. Tests read them, since no match reaches every number.
 *
 * @param url the URL of a file beside the chapters
 * @param notRules the paths of files without rules, besides tests and the words of scenarios
 */
export const rulesOf = (url: string, notRules: RegExp): readonly Source[] => {
  const source = fileURLToPath(new URL('.', url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      name => name.endsWith('.ts') && !/\.(?:test|scenario|twin)\.ts$|-words\.ts$/.test(name) && !notRules.test(name),
    )
    .map(name => ({ name, text: readFileSync(`${source}${name}`, 'utf8') }));
};

/** The plain numbers at the level of modules, as `<path> <name>`: a rule reads the numbers of the book from the edition instead. */
export const ownNumbers = (rules: readonly Source[]): readonly string[] =>
  rules.flatMap(({ name, text }) => [...text.matchAll(ownNumber)].map(([, constant]) => `${name} ${constant}`)).sort();
