import { type Coverage, type Covered, isMissing } from './coverage.js';
import type { Options } from './options.js';
import { fileOf } from './rulebook.js';
import { files } from './rules-page.js';

const command = 'npm run coverage:rules -- --write';

/** The page of a game that shows every reading: the question, the decision, and the option that decides otherwise. */
export const rulingsPage = ({ book, rules }: Coverage, options: Options): string => {
  const rulings = rules.filter(({ rule }) => rule.ruling !== undefined);
  const added = rules.filter(({ rule }) => rule.ruling === undefined && /\bruling\b/i.test(rule.source));
  const table = [...options].map(([name, { rule, standard, others }]) => {
    const cells = [
      `\`${name}\``,
      code(standard),
      others === undefined ? 'see the ruling' : others.map(code).join(', '),
    ];
    return `| ${[...cells, `[${rule}](#${rule.toLowerCase()})`].join(' | ')} |`;
  });
  return `# Rulings of ${book.title}

<!-- Generated from ${fileOf(book, 'rules.yaml')} and the game's options by \`${command}\`: do not edit. -->

Where the rulebook is silent, contradicts itself or leaves something to the players, an engine has to decide. These are all
${rulings.length} readings of what it leaves open, and the ${added.length} rules that an engine has to add. Where a group may well read a rule
differently, an option of the match switches the reading.

## Options

| Option | Default | Other values | Ruling |
|---|---|---|---|
${table.join('\n')}

## Readings

${rulings.map(entry => ruling(entry, options)).join('\n')}
## Rules that an engine adds

An engine needs them; the book has them in part or not at all.

${added.map(addition).join('\n')}
`;
};

const ruling = (covered: Covered, options: Options): string => {
  const { id, title, rule, source, ambiguity, ruling: reading, options: named } = covered.rule;
  const switches = named.flatMap(name => {
    const option = options.get(name);
    return option === undefined ? [] : [`\`${name}\`, default ${code(option.standard)}`];
  });
  const lines = [
    ...(ambiguity === undefined ? [] : [`- **Question:** ${ambiguity}`]),
    `- **Reading:** ${reading}`,
    `- **The rule:** ${rule}`,
    `- **Source:** ${source}`,
    ...(switches.length === 0 ? [] : [`- **Option:** ${switches.join('; ')}`]),
    isMissing(covered)
      ? `- **Status:** ${covered.status}`
      : `- **Tests:** ${files(covered.tests).replaceAll('<br>', ', ')}`,
  ];
  return `### ${id}\n\n${title}\n\n${lines.join('\n')}\n`;
};

const addition = ({ rule: { id, title, rule } }: Covered): string => `- \`${id}\` **${title}.** ${rule}`;

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
