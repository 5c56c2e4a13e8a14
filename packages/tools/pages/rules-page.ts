import type { AnyEdition } from '@rulewright/core/editions';
import { type Coverage, type Covered, counted } from './coverage.js';
import { editionPage } from './edition.js';
import { fileOf } from './rulebook.js';

const command = 'npm run coverage:rules -- --write';

/**
 * The page of a game that shows every rule, section by section: with the files that name it, or as missing; then its
 * edition. The page of a further edition also tells how each rule differs, and which rules it replaces or keeps.
 */
export const rulesPage = ({ book, rules }: Coverage, edition: AnyEdition | undefined): string => {
  const { modelled, table, missing } = counted(rules);
  const sections = [...new Set(rules.map(({ rule }) => rule.section))].map(name => {
    const entries = rules.filter(({ rule }) => rule.section === name);
    return [name, entries] as const;
  });
  const further = book.edition !== undefined;
  const columns = ['Rule', 'What it says', ...(further ? ['How it differs', 'Instead of, or as'] : [])];
  const heading = [...columns, 'Status', 'Code', 'Tests'];
  const parts = sections.map(
    ([section, entries]) => `## ${section}\n
| ${heading.join(' | ')} |
|${heading.map(() => '---|').join('')}
${entries.map(entry => row(entry, further)).join('\n')}
`,
  );
  return `# The rules of ${book.title}

<!-- Generated from ${fileOf(book, 'rules.yaml')} and the sources by \`${command}\`: do not edit. -->

Every rule, in the words of this project: ${modelled} of ${rules.length} are modelled (the code names them,
and at least one test is about them), ${table} are left to the table, ${missing} are missing. The readings taken where the rulebook is silent are in
[${fileOf(book, 'RULINGS.md')}](${fileOf(book, 'RULINGS.md')}).

${[...parts, ...(edition ? [editionPage(edition)] : [])].join('\n')}`;
};

const row = ({ rule, status, code, tests }: Covered, further: boolean): string => {
  const { id, title, rule: says, example, table, differs = '', hex } = rule;
  const what = [`**${title}.** ${says}`, ...(example === undefined ? [] : [`*Example:* ${example}`])].join('<br>');
  const how = table === undefined ? status : `${status}: ${table}`;
  const relation = further ? [cell(differs), hex.map(one => `\`${one}\``).join('<br>')] : [];
  const cells = [`\`${id}\``, cell(what), ...relation, cell(how), files(code), files(tests)];
  return `| ${cells.join(' | ')} |`;
};

/** Links to files of the package, by their path without \`src/\`. */
export const files = (names: readonly string[]): string =>
  names.map(name => `[${name.replace(/^src\//, '')}](${name})`).join('<br>');

/** A text that a table of Markdown can hold. */
export const cell = (text: string): string => text.replaceAll('|', '\\|');
