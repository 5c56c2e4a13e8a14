import { parseArgs } from 'node:util';
import type { RuleEntry } from '@rulewright/core';
import { findGame } from '../games.js';
import { namesNear } from '../near.js';
import { EXIT, styled, type Terminal, UsageError, wrap } from '../terminal.js';

const tell = (terminal: Terminal, rule: RuleEntry): void => {
  terminal.out(`${styled(terminal, 'bold', rule.id)}  ${rule.title}`);
  const part = (label: string, text: string | undefined): void => {
    if (text === undefined) return;
    const lines = wrap(text, terminal.width - 12);
    for (const [i, line] of lines.entries()) terminal.out(`  ${(i === 0 ? label : '').padEnd(10)}${line}`);
  };
  part('says', rule.says);
  part('source', rule.source);
  part('example', rule.example);
  part('question', rule.question);
  part('ruling', rule.ruling);
  part('options', rule.options?.join(', '));
  part('table', rule.table);
  part('differs', rule.differs);
  part('replaces', rule.replaces?.join(', '));
};

/**
 * `rulewright rules <game> [--edition ID] [ID or word]`: the whole rule of an id, or one line for each rule that contains
 * the word.
 */
export const rules = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { edition: { type: 'string' } },
  });
  const [name, wanted] = positionals;
  const { catalogue, game } = await findGame(name, values.edition);
  if (!catalogue) throw new UsageError(`${game.id} has no rule catalogue`);
  const exact = catalogue.find(rule => rule.id === wanted?.toUpperCase());
  if (exact) {
    tell(terminal, exact);
    return EXIT.ok;
  }
  const word = wanted?.toLowerCase() ?? '';
  const textOf = ({ id, title, says, example, question, ruling, options = [], table, differs }: RuleEntry): string =>
    [id, title, says, example, question, ruling, ...options, table, differs].join(' ').toLowerCase();
  const found = catalogue.filter(rule => textOf(rule).includes(word));
  for (const { id, title } of found) terminal.out(`${styled(terminal, 'bold', id)}  ${title}`);
  if (found.length > 0) return EXIT.ok;
  const near = namesNear(
    wanted ?? '',
    catalogue.map(({ id }) => id),
  );
  const instead = near.length > 0 && /-\d+$/.test(wanted ?? '') ? `; did you mean ${near.join(', ')}?` : '';
  terminal.err(`${game.id}: no rule has "${wanted}" in its id, title, text, question, ruling or options${instead}`);
  return EXIT.found;
};
