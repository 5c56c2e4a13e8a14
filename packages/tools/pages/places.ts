import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Coverage } from './coverage.js';

/** A worked case, and the rules that it names. */
interface NamedCase {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
}

const casesOf = (short: string): readonly NamedCase[] => {
  const folder = `docs/cases/${short}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.case.yaml'))
    .sort()
    .map(name => {
      const file = `${folder}/${name}`;
      const { title, rules } = parse(readFileSync(file, 'utf8')) as {
        readonly title: string;
        readonly rules?: readonly string[];
      };
      return { file, title, rules: rules ?? [] };
    });
};

/** The package of a rulebook, e.g. `judgement-hex`. */
export const shortOf = ({ book }: Coverage): string => book.folder.replace('packages/', '');

/** One line for each key, in the order of the keys, so that a change of one rule or file changes few lines. */
const sorted = (rulesOf: ReadonlyMap<string, readonly string[]>): string =>
  [...rulesOf]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, ids]) => `    ${JSON.stringify(key)}: ${JSON.stringify(ids.join(' '))},`)
    .join('\n');

/** The rules by the files that name them. */
const byFile = (books: readonly Coverage[], part: 'code' | 'tests'): ReadonlyMap<string, readonly string[]> => {
  const rulesOf = new Map<string, string[]>();
  for (const { rule, [part]: files } of books.flatMap(({ rules }) => rules)) {
    for (const file of files) rulesOf.set(file, [...(rulesOf.get(file) ?? []), rule.id]);
  }
  return rulesOf;
};

/** The module with the places of all rules of one package: for each file and each worked case the rules that it names. */
export const placesModule = (short: string, books: readonly Coverage[]): string => {
  const ids = new Set<string>(books.flatMap(({ rules }) => rules.map(({ rule }) => rule.id)));
  const cases = casesOf(short)
    .map(one => ({ ...one, rules: one.rules.filter(id => ids.has(id)) }))
    .filter(({ rules }) => rules.length > 0)
    .map(({ file, title, rules }) => `    ${JSON.stringify([file, title, rules.join(' ')])},`);
  return `// Generated from the sources by \`npm run coverage:rules -- --write\`: do not edit.
import type { PlacesOfRules } from './places.js';

/** The places of the rules of ${short}: in code, in tests and in worked cases. */
export const places: PlacesOfRules = {
  folder: 'packages/${short}',
  code: {
${sorted(byFile(books, 'code'))}
  },
  tests: {
${sorted(byFile(books, 'tests'))}
  },
  cases: [
${cases.join('\n')}
  ],
};
`;
};
