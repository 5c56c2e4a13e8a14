import { type GameTypes, type Match, type Presentation, view } from '@rulewright/core';
import { renderReplay, renderScene, replayOf } from '@rulewright/viewer';
import { stringify } from 'yaml';
import { readArgs } from '../arguments.js';
import { kitOf } from '../case/kits.js';
import { type Case, readCase } from '../case/read-case.js';
import { CaseError } from '../case/read-step.js';
import { runCase } from '../case/run-case.js';
import { Unfulfilled } from '../case/take-step.js';
import { readText, writeWhole } from '../files.js';
import type { PlayableGame } from '../games/playable.js';
import { findGame, gameNames } from '../games.js';
import { meantInstead, namesNear } from '../near.js';
import { EXIT, styled, type Terminal, UsageError } from '../terminal.js';

/** The largest case in bytes, many times more than a case needs. */
const LARGEST = 2 ** 16;

const draw = (terminal: Terminal, presentation: Presentation<GameTypes>, match: Match<GameTypes>): void => {
  for (const line of presentation.text?.(view(match)).split('\n') ?? []) terminal.out(`  ${line}`.trimEnd());
};

/** The longest message about a case: a wrong fact may name all things of a table. */
const LONGEST = 4000;

/** The game that a case names. Throws {@link CaseError}, with the line, for an unknown game or edition. */
const gameOf = async ({ game, edition, lines }: Case): Promise<PlayableGame> => {
  // A case never names a module to load: that would run code that the case chose.
  if (!gameNames.includes(game)) {
    throw new CaseError(lines.game, `no game is called ${game}; ${meantInstead(game, gameNames)}`);
  }
  try {
    return await findGame(game, edition);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new CaseError(lines.edition, error.message);
  }
};

/** Runs one file. Answers with the exit code of the command. */
const runFile = async (
  file: string,
  terminal: Terminal,
  pictures: { svg?: string; html?: string },
): Promise<number> => {
  const text = readText(file, LARGEST);
  try {
    const read = readCase(text);
    terminal.out(styled(terminal, 'bold', `${read.title}`));
    const found = await gameOf(read);
    for (const { id, line } of read.rules) {
      const rule = found.catalogue?.find(one => one.id === id);
      if (!rule) {
        const near = namesNear(id, found.catalogue?.map(one => one.id) ?? []);
        const meant = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
        throw new CaseError(line, `${read.game} has no rule ${id}${meant}`);
      }
      terminal.out(`  ${id}  ${rule.title}`);
    }
    const { match, presentation } = runCase(read, await kitOf(read.game, read.edition), terminal);
    draw(terminal, presentation, match);
    if (pictures.svg !== undefined) writeWhole(pictures.svg, renderScene(presentation.scene(view(match))));
    if (pictures.html !== undefined) writeWhole(pictures.html, renderReplay(replayOf(match, presentation)));
    terminal.out(styled(terminal, 'green', `✓ ${file}: as the case says`));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    terminal.err(`${file}:${error.line}: ${error.message.slice(0, LONGEST)}`);
    return error instanceof Unfulfilled ? EXIT.found : EXIT.input;
  }
};

/** Prints how the cases of a game are written: the signs of drawings, the facts of `with`, the plain cards, and answers in data. */
const tellWriting = async (game: string, edition: string | undefined, terminal: Terminal): Promise<number> => {
  const kit = await kitOf(game, edition).catch((error: unknown) => {
    throw error instanceof CaseError ? new UsageError(error.message) : error;
  });
  const { drawing, signs, facts, answers, cards } = kit;
  const list = (title: string, lines: Readonly<Record<string, string>>): void => {
    terminal.out(styled(terminal, 'bold', title));
    for (const [name, meaning] of Object.entries(lines)) terminal.out(`  ${name.padEnd(16)} ${meaning}`);
  };
  terminal.out(styled(terminal, 'bold', 'table: how it is drawn'));
  for (const line of drawing.split('\n')) terminal.out(`  ${line}`);
  list('table: the signs of a drawing', signs);
  list('with: facts that a drawing does not show', facts);
  if (cards) {
    const flow = (card: object): string => stringify(card, { collectionStyle: 'flow', lineWidth: 0 }).trim();
    list(
      'with: the plain cards, of which a case writes only what differs',
      Object.fromEntries(Object.entries(cards).map(([fact, card]) => [fact, flow(card)])),
    );
  }
  const isText = ([, form]: readonly [string, unknown]): boolean => typeof form === 'string';
  const forms = Object.entries(answers);
  for (const [kind, form] of forms) if (typeof form !== 'string') list(`steps: answers in data to ${kind}`, form);
  const others = Object.fromEntries(forms.filter(isText));
  list('steps: answers in data to other questions', others as Readonly<Record<string, string>>);
  return EXIT.ok;
};

/**
 * `rulewright case FILE… [--svg FILE] [--html FILE]`: runs cases, tells them, and draws their tables. Exit code 1 if a case does not hold,
 * 3 if a line of one is wrong; the message names the line. `rulewright case GAME [--edition ID]` tells how a case of the game is written.
 */
export const cases = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const text = { type: 'string' } as const;
  const { positionals, values } = readArgs(args, { svg: text, html: text, edition: text });
  const [first] = positionals;
  if (first === undefined) {
    throw new UsageError(
      'which case? for example: rulewright case charge.case.yaml; and rulewright case judgement-hex tells how a case is written',
    );
  }
  if (gameNames.includes(first)) return tellWriting(first, values.edition, terminal);
  if (values.edition !== undefined) throw new UsageError('--edition: a case names its edition itself');
  if (positionals.length > 1 && (values.svg !== undefined || values.html !== undefined)) {
    throw new UsageError('--svg and --html draw one case: name one file beside them');
  }
  let code: number = EXIT.ok;
  for (const file of positionals) {
    code = Math.max(code, await runFile(file, terminal, values));
  }
  return code;
};
