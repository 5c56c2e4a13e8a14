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

/** The module with the places of all rules of one package: a table of files, and for each rule the numbers of its files in the table. */
export const placesModule = (short: string, books: readonly Coverage[]): string => {
  const files: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (file: string): number => {
    const known = numbers.get(file);
    if (known !== undefined) return known;
    numbers.set(file, files.length);
    files.push(file);
    return files.length - 1;
  };
  const cases = casesOf(short);
  const rules = books.flatMap(({ rules: covered }) =>
    covered.flatMap(({ rule, code, tests }) => {
      const named = cases.flatMap((one, at) => (one.rules.includes(rule.id) ? [at] : []));
      if (code.length + tests.length + named.length === 0) return [];
      return [`  '${rule.id}': ${JSON.stringify([code.map(numberOf), tests.map(numberOf), named])},`];
    }),
  );
  return `// Generated from the sources by \`npm run coverage:rules -- --write\`: do not edit.
import type { PlacesOfRules } from './places.js';

/** The places of the rules of ${short}: in code, in tests and in worked cases. */
export const places: PlacesOfRules = {
  folder: 'packages/${short}',
  files: ${JSON.stringify(files)},
  cases: ${JSON.stringify(cases.map(({ file, title }) => [file, title]))},
  rules: {
${rules.map(line => `  ${line}`).join('\n')}
  },
};
`;
};
