/**
 * The rules of every game as code: `npm run rules` makes `src/rulebook/` of each package that has a `rules.yaml`, so
 * that a wrong citation does not compile and clients can tell the meaning of an id. `--check` refuses when that folder
 * is not current.
 */
import { Checks } from '../gates/checks.js';
import { generated } from './generated.js';
import { type Rulebook, rulebooks } from './rulebook.js';

const header = '// Generated from rules.yaml by `npm run rules`: do not edit.';

const index = ({ title }: Rulebook): string =>
  `${header}\n\n/**\n * The rules of ${title}: their ids and what each says.\n * @packageDocumentation\n */\n
export type { RuleId } from './rules.gen.js';\nexport { catalogue } from './rules.gen.js';\n`;

const catalogue = ({ title, rules }: Rulebook): string => {
  const ids = rules.map(({ id }) => `  | '${id}'`);
  const entries = rules.map(
    ({ id, section, title: name, rule, source, example, ambiguity, ruling, options, table }) => {
      const named = options.length === 0 ? undefined : options;
      const entry = {
        id,
        section,
        title: name,
        says: rule,
        source,
        example,
        question: ambiguity,
        ruling,
        options: named,
      };
      return `  ${JSON.stringify({ ...entry, table })},`;
    },
  );
  return `${header}
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

const checks = process.argv.includes('--check') ? new Checks() : undefined;
for (const book of rulebooks()) {
  generated(`${book.folder}/src/rulebook/rules.gen.ts`, catalogue(book), 'npm run rules', checks);
  generated(`${book.folder}/src/rulebook/index.ts`, index(book), 'npm run rules', checks);
}
checks?.close();
