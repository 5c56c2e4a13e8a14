import type { Game, GameTypes, RuleEntry } from '@rulewright/core';
import { readArgs } from '../arguments.js';
import { findGame } from '../games.js';
import { namesNear } from '../near.js';
import { type Places, placesOf } from '../places/places.js';
import { EXIT, styled, type Terminal, UsageError, wrap } from '../terminal.js';

/** The sources of the project, as web pages. */
const SOURCES = 'https://github.com/rulewright/rulewright/blob/main/';

/** A rule with everything that is known about it. */
interface Known extends Places {
  readonly rule: RuleEntry;
  /** The options of a rule with their values, the default first. */
  readonly options: readonly string[];
}

/** An option of a match in one line: its name, its default, and its other values. */
const optionInWords = ({ rulings }: Game<GameTypes>, name: string): string => {
  const found: unknown = Object.entries(rulings ?? {}).find(([own]) => own === name)?.[1];
  if (typeof found !== 'object' || found === null || !('default' in found) || !('values' in found)) return name;
  const { default: usual, values } = found;
  if (!Array.isArray(values)) return `${name}=${JSON.stringify(usual)}, or any other fitting value`;
  const others = values.filter(value => value !== usual).map(value => JSON.stringify(value));
  return `${name}=${JSON.stringify(usual)}${others.length > 0 ? `, or ${others.join(', ')}` : ''}`;
};

const tell = (terminal: Terminal, { rule, options, code, tests, cases }: Known): void => {
  terminal.out(`${styled(terminal, 'bold', rule.id)}  ${rule.title}`);
  const part = (label: string, text: string | undefined): void => {
    if (text === undefined) return;
    const lines = wrap(text, terminal.width - 12);
    for (const [i, line] of lines.entries()) terminal.out(`  ${(i === 0 ? label : '').padEnd(10)}${line}`);
  };
  /** One line for each item, under one label. */
  const parts = (label: string, items: readonly string[]): void => {
    for (const [i, item] of items.entries()) part(i === 0 ? label : '', item);
  };
  part('says', rule.says);
  part('source', rule.source);
  part('example', rule.example);
  part('question', rule.question);
  part('ruling', rule.ruling);
  parts('options', options);
  part('table', rule.table);
  part('differs', rule.differs);
  part('replaces', rule.replaces?.join(', '));
  parts('code', code);
  parts('tests', tests);
  parts(
    'cases',
    cases.map(({ title, file }) => `${title}: ${file}`),
  );
  if (code.length + tests.length + cases.length > 0) part('files at', SOURCES);
};

const textOf = ({ rule, options, code, tests, cases }: Known): string =>
  [
    ...[rule.id, rule.title, rule.says, rule.example, rule.question, rule.ruling, rule.table, rule.differs],
    ...options,
    ...code,
    ...tests,
    ...cases.flatMap(({ title, file }) => [title, file]),
  ]
    .join(' ')
    .toLowerCase();

/** The words of texts that are near the first of some words that no text has. */
const wordsNear = (wanted: string, texts: readonly string[]): readonly string[] => {
  const known = [...new Set(texts.flatMap(text => text.match(/\p{L}{3,}/gu) ?? []))];
  const strange = wanted.split(/\s+/).find(word => !known.includes(word));
  return strange === undefined ? [] : namesNear(strange, known);
};

/**
 * The place of a rule among those that contain a word: first those named by it, then those that say it, then those that
 * have it elsewhere.
 */
const rankOf = ({ id, title, says }: RuleEntry, wanted: string): number => {
  const at = [title, says ?? ''].findIndex(text => text.toLowerCase().includes(wanted));
  return id.toLowerCase().includes(wanted) ? 0 : at < 0 ? 2 : at;
};

/**
 * `rulewright rules <game> [--edition ID] [ID or word]`: the whole rule of an id, or one line for each rule that contains
 * the word in its text, its options, or the names of its code, tests and cases; the rules that are named by the word come first.
 */
export const rules = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { positionals, values } = readArgs(args, { edition: { type: 'string' } });
  const [name, ...words] = positionals;
  const wanted = words.join(' ');
  const { catalogue, game } = await findGame(name, values.edition);
  if (!catalogue) throw new UsageError(`${game.id} has no rule catalogue`);
  const places = await placesOf(name ?? '');
  const known = (rule: RuleEntry): Known => ({
    rule,
    options: (rule.options ?? []).map(option => optionInWords(game, option)),
    ...places(rule.id),
  });
  const exact = catalogue.find(rule => rule.id === wanted.toUpperCase());
  if (exact) {
    tell(terminal, known(exact));
    return EXIT.ok;
  }
  const word = wanted.toLowerCase();
  const found = catalogue
    .filter(rule => textOf(known(rule)).includes(word))
    .sort((a, b) => rankOf(a, word) - rankOf(b, word));
  for (const { id, title } of found) terminal.out(`${styled(terminal, 'bold', id)}  ${title}`);
  if (found.length > 0) return EXIT.ok;
  const near = /-\d+$/.test(wanted)
    ? namesNear(
        wanted,
        catalogue.map(({ id }) => id),
      )
    : wordsNear(
        word,
        catalogue.map(rule => textOf(known(rule))),
      );
  const instead = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
  terminal.err(`${game.id}: no rule has "${wanted}" in its id, text, options, code, tests or cases${instead}`);
  return EXIT.found;
};
