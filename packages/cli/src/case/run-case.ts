import { createMatch, type GameTypes, isObject, type Match, type Presentation } from '@rulewright/core';
import { ScriptedDice } from '@rulewright/core/testing';
import { type Printed, tellStory } from '../story.js';
import type { Terminal } from '../terminal.js';
import type { CaseKit, LaidCase } from './kits.js';
import { layCase } from './lay-case.js';
import type { Case } from './read-case.js';
import { CaseError, STEPS } from './read-step.js';
import { show } from './shown.js';
import { type Running, takeStep, Unfulfilled } from './take-step.js';
import { wrongFact } from './wrong-fact.js';

/** The result of a case: the match, and its story in words. */
export interface PlayedCase {
  readonly match: Match<GameTypes>;
  readonly presentation: Presentation<GameTypes>;
}

/** The ids of the cards of a table by their kind: those of the pack's `artefacts` for an `artefact`. */
const cardsOf = ({ pack }: LaidCase): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(pack).map(([table, cards]) => [table.replace(/s$/, ''), isObject(cards) ? Object.keys(cards) : []]),
  );

/**
 * Runs one case, and prints its story on the terminal. Throws {@link CaseError} at a wrong line, and {@link
 * Unfulfilled} at the first expectation that does not hold.
 */
export const runCase = (one: Case, kit: CaseKit, terminal: Terminal): PlayedCase => {
  const laid = layCase(one, kit);
  const { presentation } = laid;
  let begun: Match<GameTypes>;
  try {
    begun = createMatch(laid.game, { ...laid.setup, dice: new ScriptedDice(laid.dice), checked: true });
  } catch (error) {
    throw wrongFact(one, error, { position: laid.setup.position, names: { ...cardsOf(laid), ...kit.names } });
  }
  let printed: Printed | undefined;
  const heard: string[] = [];
  const listening = { ...terminal, width: 100_000, color: false, out: (line: string) => heard.push(line) };
  const run: Running = {
    kit,
    laid,
    terminal,
    match: begun,
    heard,
    passed: 0,
    goOn(next) {
      run.match = next;
      tellStory(listening, presentation, next, printed);
      printed = tellStory(terminal, presentation, next, printed);
    },
  };
  run.goOn(begun);
  if (one.steps.length === 0) throw new CaseError(one.lines.steps, `a case has steps; ${STEPS}`);
  for (const step of one.steps) takeStep(run, step);
  const { match } = run;
  if (match.dice instanceof ScriptedDice && match.dice.unused.length > 0) {
    throw new Unfulfilled(one.lines.dice, `dice that nobody rolled: ${show(match.dice.unused)}`);
  }
  return { match, presentation };
};
