/**
 * Reports the rules of each rulebook that the library models: `npm run coverage:rules`. A rule is modelled when the code of
 * its package names its id, and the title or list of ids of at least one test or scenario does. A rule with a `table`
 * reason is left to the people at the table. Every other rule is missing, and is listed.
 *
 * `--strict` fails when a rule is missing, when a source names a rule that does not exist, or when the options of a
 * game and the rulings do not agree; `--write` makes RULES.md and RULINGS.md for each rulebook (RULES-v11.md for that
 * of the edition v11), the places of rules for the command line, and the table of games in README.md; `--check` fails
 * when those are not current. A package that is private is unfinished: it is reported like the others, but may miss
 * rules and options, and has no pages yet.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from '../gates/checks.js';
import { type Coverage, counted, coverage, isMissing, type Status } from './coverage.js';
import { editionOf } from './edition.js';
import { generated } from './generated.js';
import { type Options, optionsOf } from './options.js';
import { placesModule, shortOf } from './places.js';
import { fileOf } from './rulebook.js';
import { rulesPage } from './rules-page.js';
import { rulingsPage } from './rulings-page.js';

const command = 'npm run coverage:rules -- --write';
const { values: asked } = toolArgs(import.meta.url, {
  strict: { type: 'boolean' },
  write: { type: 'boolean' },
  check: { type: 'boolean' },
});
const checks = asked.strict || asked.check ? new Checks() : undefined;

/** One line for each game, and the ids of its missing rules. */
const report = ({ book, rules, unknown }: Coverage): void => {
  const { modelled, table, missing } = counted(rules);
  const parts = [`${modelled} modelled`, `${table} left to the table`, `${missing} missing`];
  const name = book.unfinished ? `${book.title} (unfinished)` : book.title;
  console.log(`${name}: ${rules.length} rules, ${parts.join(', ')}`);
  for (const status of ['no code, no test', 'no code', 'no test'] satisfies Status[]) {
    const ids = rules.filter(rule => rule.status === status).map(({ rule }) => rule.id);
    if (ids.length > 0) console.log(`  ${status} (${ids.length}): ${ids.join(', ')}`);
  }
  for (const [id, file] of unknown) console.log(`  no such rule: ${id}, named by ${book.folder}/${file}`);
};

/** Checks that a finished package has each rule in code and test, that citations name rules, and that options match. */
const strict = ({ book, rules, unknown }: Coverage, options: Options | undefined, to: Checks): void => {
  for (const [id, file] of unknown) to.check(`${book.folder}/${file}`, false, `names ${id}, which is no rule`);
  if (book.unfinished) return;
  for (const covered of rules) to.check(covered.rule.id, !isMissing(covered), covered.status);
  const named = new Set(rules.flatMap(({ rule }) => rule.options));
  for (const [name, { rule }] of options ?? []) {
    const cited = rules.find(covered => covered.rule.id === rule)?.rule.options ?? [];
    to.check(`option ${name}`, cited.includes(name), `the ruling of ${rule} does not name this option`);
  }
  for (const name of named) {
    to.check(`option ${name} of a ruling`, options?.has(name) ?? false, `${book.title} has no such option`);
  }
};

const [opening, closing] = ['<!-- coverage:start -->', '<!-- coverage:end -->'];

/** README.md with today's table of games between its two markers. */
const readme = (games: readonly Coverage[]): void => {
  const text = existsSync('README.md') ? readFileSync('README.md', 'utf8') : '';
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)];
  const lines = games.map(({ book, rules }) => {
    const { modelled, table, missing } = counted(rules);
    const rulings = rules.filter(({ rule }) => rule.ruling !== undefined).length;
    if (book.unfinished) {
      const cells = [`${book.title}, in progress`, rules.length, modelled, table, missing, rulings];
      return `| ${cells.join(' | ')} |`;
    }
    const cells = [
      rules.length,
      modelled,
      table,
      missing,
      `[${rulings}](${book.folder}/${fileOf(book, 'RULINGS.md')})`,
    ];
    return `| [${book.title}](${book.folder}/${fileOf(book, 'RULES.md')}) | ${cells.join(' | ')} |`;
  });
  const heading = '| Game | Rules | Modelled | Left to the table | Missing | Rulings |\n|---|---|---|---|---|---|';
  const found = start >= 0 && end > start;
  const now = `${text.slice(0, start)}${opening}\n${heading}\n${lines.join('\n')}\n${text.slice(end)}`;
  if (!asked.write) checks?.check('README.md', found && now === text, `has no current table: run \`${command}\``);
  else if (!found) {
    console.error(
      `README.md has no place for the table of games: ${opening} and ${closing}, each on a line of its own`,
    );
    process.exitCode = 1;
  } else if (now !== text) writeFileSync('README.md', now);
};

const games = coverage();
for (const game of games) {
  const options = await optionsOf(game.book);
  report(game);
  if (checks && asked.strict) strict(game, options, checks);
  if (game.book.unfinished || (!asked.write && !asked.check)) continue;
  const against = asked.write ? undefined : checks;
  const page = (name: string): string => `${game.book.folder}/${fileOf(game.book, name)}`;
  generated(page('RULES.md'), rulesPage(game, await editionOf(game.book)), command, against);
  generated(page('RULINGS.md'), rulingsPage(game, options ?? new Map()), command, against);
}
if (asked.write || asked.check) {
  for (const short of new Set(games.map(shortOf))) {
    const books = games.filter(game => shortOf(game) === short);
    const file = `packages/cli/src/places/${short}.gen.ts`;
    generated(file, placesModule(short, books), command, asked.write ? undefined : checks);
  }
  readme(games);
}
checks?.close();
