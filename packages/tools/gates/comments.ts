/**
 * Refuses comments, titles of tests and rules, and pages that cannot be understood alone: `npm run check:comments`. Every sentence
 * names its subject, so none begins with Who, What, Whom or Whose, nor with How, Why, Whether, Which or That as a
 * headless clause, and no comment begins with a pronoun. No comment of a package names a rule that the code which it
 * describes names as well: the citation stands in the code alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';
import { type Headless, headlessInPage, headlessInRules, headlessInSource } from './headless.js';
import { repeatedCitations } from './repeated-citations.js';
import { readSource } from './source-comments.js';

toolArgs(import.meta.url);

/** Places whose sentences still have to be rewritten. The list only ever gets shorter. */
const exempt: readonly string[] = [];

/** Files that a command writes. */
const generated: readonly RegExp[] = [
  /\/(?:node_modules|dist)\//,
  /\.gen\.ts$/,
  /^docs\/api\//,
  /^packages\/[^/]+\/(?:api\/|RULES\.md$|RULINGS\.md$|CHANGELOG\.md$)/,
];

const advice = 'A comment names its subject: “The players who …” or “True if …”, not “Who …”, “Whether …” or “It …”.';

const citationAdvice = 'The code below names this rule already, so its comment need not.';

const files = ['packages', 'examples', 'docs']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`))
  .concat('README.md')
  .filter(file => /\.(?:ts|md)$|\/rules[^/]*\.yaml$/.test(file) && !generated.some(pattern => pattern.test(file)))
  .filter(file => !exempt.some(place => file.startsWith(place)))
  .sort();

const checks = new Checks();
const told = (file: string, found: readonly Headless[]): string =>
  found.map(({ line, sentence }) => `${file}:${line}: ${sentence}`).join('\n');
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.ts')) {
    const found = file.endsWith('.md') ? headlessInPage(text) : headlessInRules(text);
    checks.check(file, found.length === 0, `${told(file, found)}\n${advice}`);
    continue;
  }
  const source = readSource(file, text);
  const found = headlessInSource(source);
  checks.check(file, found.length === 0, `${told(file, found)}\n${advice}`);
  if (!file.startsWith('packages/')) continue;
  const repeated = repeatedCitations(source).map(({ line, id }) => `${file}:${line}: ${id}`);
  checks.check(`${file}: citations`, repeated.length === 0, `${repeated.join('\n')}\n${citationAdvice}`);
}
checks.close();
