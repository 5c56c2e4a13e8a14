/**
 * The rules of every game as code: `npm run rules` makes `src/rulebook/` of each package that has a `rules.yaml`, and
 * `src/<edition>/rulebook/` of each `rules-<edition>.yaml`, so that a wrong citation does not compile and clients can
 * tell the meaning of an id. `--check` refuses when those folders are not current.
 */
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from '../gates/checks.js';
import { generated } from './generated.js';
import { fileOf, type Rulebook, rulebooks, sourcesOf } from './rulebook.js';

const header = (book: Rulebook): string =>
  `// Generated from ${fileOf(book, 'rules.yaml')} by \`npm run rules\`: do not edit.`;

/** The name of the type of a rulebook's ids. */
const idsOf = ({ edition }: Rulebook): string => {
  const name = edition ?? 'book';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}RuleId`;
};

/** `further`: the rulebooks of the game's further editions, whose ids its rules may cite too. */
const index = (book: Rulebook, further: readonly Rulebook[]): string => {
  const ids = [book, ...further].map(idsOf);
  const imports = [book, ...further].map((one, at) => {
    const from = one.edition === undefined || at === 0 ? './' : `../${one.edition}/rulebook/`;
    return `import type { RuleId as ${ids[at]} } from '${from}rules.gen.js';\n`;
  });
  const type =
    further.length === 0
      ? "export type { RuleId } from './rules.gen.js';\nexport { catalogue } from './rules.gen.js';\n"
      : `${imports.toReversed().join('')}
export { catalogue } from './rules.gen.js';

/** The id of a rule of the game or of one of its further editions. */
export type RuleId = ${ids.join(' | ')};
`;
  return `${header(book)}\n
/**
 * The rules of ${book.title}: their ids and what each says.
 * @packageDocumentation
 */

${type}`;
};

const catalogue = (book: Rulebook): string => {
  const { title, rules } = book;
  const ids = rules.map(({ id }) => `  | '${id}'`);
  const entries = rules.map(
    ({ id, section, title: name, rule, source, example, ambiguity, ruling, options, table, differs, hex }) => {
      const filled = (list: readonly string[]): readonly string[] | undefined => (list.length === 0 ? undefined : list);
      const entry = {
        id,
        section,
        title: name,
        says: rule,
        source,
        example,
        question: ambiguity,
        ruling,
        options: filled(options),
      };
      return `  ${JSON.stringify({ ...entry, table, differs, replaces: filled(hex) })},`;
    },
  );
  return `${header(book)}
import type { Catalogue } from '@rulewright/core';

/** The id of a rule of ${title}; \`catalogue\` has what it says. */
export type RuleId =
${ids.join('\n')};

/** Every rule of ${title}, in the order of the rulebook. */
export const catalogue: Catalogue<RuleId> = [
${entries.join('\n')}
];
`;
};

const checks = toolArgs(import.meta.url, { check: { type: 'boolean' } }).values.check ? new Checks() : undefined;
const books = rulebooks();
for (const book of books) {
  const further = books.filter(({ folder, edition }) => folder === book.folder && edition !== undefined);
  const folder = `${sourcesOf(book)}/rulebook`;
  generated(`${folder}/rules.gen.ts`, catalogue(book), 'npm run rules', checks);
  generated(`${folder}/index.ts`, index(book, book.edition === undefined ? further : []), 'npm run rules', checks);
}
checks?.close();
