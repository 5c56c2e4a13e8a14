import type { Catalogue, RuleEntry } from '@rulewright/core';
import { plain } from './near.js';
import { styled, type Terminal, wrap } from './terminal.js';

/** The texts that a person may type at a question, each with what it does. Where people choose from menus, numbers search. */
const typed = (inMenus: boolean): readonly (readonly [text: string, does: string])[] => [
  ...(inMenus
    ? ([['some words', 'search a long list; the arrow keys and Enter take an answer']] as const)
    : ([
        ['2', 'takes the second answer of the list; a line with several ways, such as places, opens a list of its own'],
        ['some words', 'take the answer in which they stand, if there is only one'],
      ] as const)),
  ['?', 'shows the table'],
  ['? NAME', 'reads a card, or what a word on a card means'],
  ['? 2', 'reads the cards that the second answer names'],
  ['? RULE', 'reads a rule by its id, such as the one in brackets after each sentence, or rules about a word'],
  ['undo', 'takes the last answer back, if nothing was revealed or rolled since'],
  ['{"…"}', 'an answer as JSON; one that is not legal is refused with its rule'],
  [inMenus ? 'Ctrl+C' : 'Ctrl+D', 'leaves the match, which goes on with play --resume LOG'],
];

/** Prints what a person may type. */
export const tellHelp = (terminal: Terminal): void => {
  for (const [text, does] of typed(terminal.choose !== undefined)) {
    const [first, ...others] = wrap(does, terminal.width - 16);
    terminal.out(`  ${text.padEnd(12)}${first}`);
    for (const line of others) terminal.out(`${' '.repeat(14)}${line}`);
  }
};

/** Prints a rule by its id; false if there is none. */
export const readRule = (terminal: Terminal, catalogue: Catalogue, id: string): boolean => {
  const rule = catalogue.find(one => one.id === id.toUpperCase());
  if (rule) tellRule(terminal, rule);
  return rule !== undefined;
};

const tellRule = (terminal: Terminal, rule: RuleEntry): void => {
  terminal.out(styled(terminal, 'bold', `  ${rule.id}  ${rule.title}`));
  const parts = [
    rule.says,
    rule.example && `Example: ${rule.example}`,
    rule.question && `Question: ${rule.question}`,
    rule.ruling && `Ruling: ${rule.ruling}`,
  ];
  for (const part of parts) {
    for (const line of part ? wrap(part, terminal.width - 4, 2) : []) terminal.out(`    ${line}`);
  }
};

/** The most rules about a word that are read; of the others the ids are named. */
const READ = 4;

/**
 * The rules about some words: those with the words in their title, the shortest title first, or else those of a section that begins
 * with the words.
 */
const rulesAbout = (catalogue: Catalogue, text: string): readonly RuleEntry[] => {
  const wanted = plain(text);
  if (wanted === '') return [];
  const named = catalogue
    .filter(({ title }) => ` ${plain(title)} `.includes(` ${wanted} `))
    .sort((a, b) => a.title.length - b.title.length);
  return named.length > 0 ? named : catalogue.filter(({ section }) => plain(section ?? '').startsWith(wanted));
};

/** Prints the rules about some words; false if there is none. */
export const readRulesAbout = (terminal: Terminal, catalogue: Catalogue, text: string): boolean => {
  const found = rulesAbout(catalogue, text);
  const others = found.slice(READ).map(({ id }) => id);
  for (const rule of found.slice(0, READ)) tellRule(terminal, rule);
  const told = others.length === 0 ? [] : wrap(`also: ${others.join(', ')}`, terminal.width - 2, 2);
  for (const line of told) terminal.out(`  ${line}`);
  return found.length > 0;
};

/** Some parts in as few lines as they fit into; a part stays whole. */
export const inLines = (parts: readonly string[], width: number): readonly string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} · ${part}`.length <= width) lines[lines.length - 1] = `${last} · ${part}`;
    else lines.push(part);
  }
  return lines;
};
