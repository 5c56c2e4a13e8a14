import type { Refusal } from '@rulewright/core';
import { contentProblem, firstRepeat } from '@rulewright/core/content';
import type { Effect, JudgementDeck } from './pack.js';
import type { Problem } from './problem.js';
import { deckShape } from './schema-deck.js';

/** The deepest nesting of choices inside choices. */
const DEEPEST = 3;
/** The most cards of one deck. */
const MOST_CARDS = 1000;

/**
 * The refusal of a judgement deck, or undefined when the deck is accepted. `value` may be anything; the path of the
 * field is relative to the deck, e.g. `cards[3].count`.
 *
 * Codes: those of the shape (`missing-field`, `unknown-field`, `unknown-effect`, `unknown-resource`,
 * `not-a-whole-number`, `too-small` and so on), `duplicate-id`, `judgement-day-with-effects`, `nested-too-deep`,
 * `too-many-cards`, `too-few-judgement-days`.
 */
export const deckRefusal = (value: unknown, judgementDaysToLose: number): Refusal | undefined => {
  const problem = contentProblem({ shape: deckShape, problem: deck => deckProblem(deck, judgementDaysToLose) }, value);
  return problem && { rule: 'JOG-DECK-002', ...problem };
};

/** The first problem of a deck that has the right shape. */
export const deckProblem = ({ cards }: JudgementDeck, judgementDaysToLose: number): Problem | undefined => {
  const rule = 'JOG-DECK-002';
  const repeat = firstRepeat(cards.map(({ id }) => id));
  if (repeat !== undefined) return { code: 'duplicate-id', rule, path: `cards[${repeat}].id` };
  for (const [at, { kind, effects }] of cards.entries()) {
    const path = `cards[${at}].effects`;
    if (kind === 'judgementDay' && effects.length > 0) {
      return { code: 'judgement-day-with-effects', rule: 'JOG-JUDG-003', path };
    }
    const problem = effectsProblem(effects, path, DEEPEST);
    if (problem) return problem;
  }
  const size = sum(cards);
  if (size > MOST_CARDS) return { code: 'too-many-cards', rule, path: 'cards', detail: { most: MOST_CARDS, size } };
  const days = sum(cards.filter(({ kind }) => kind === 'judgementDay'));
  if (days >= judgementDaysToLose) return undefined;
  return { code: 'too-few-judgement-days', rule, path: 'cards', detail: { least: judgementDaysToLose, days } };
};

const effectsProblem = (effects: readonly Effect[], path: string, levels: number): Problem | undefined => {
  for (const [at, effect] of effects.entries()) {
    const here = `${path}[${at}]`;
    if (effect.op === 'scry' && effect.mayBottom > effect.count) {
      return { code: 'too-large', rule: 'JOG-DECK-009', path: `${here}.mayBottom`, detail: { most: effect.count } };
    }
    if (effect.op !== 'choose') continue;
    if (levels === 0) return { code: 'nested-too-deep', rule: 'JOG-DECK-008', path: here, detail: { most: DEEPEST } };
    for (const [option, { effects: inner }] of effect.options.entries()) {
      const problem = effectsProblem(inner, `${here}.options[${option}].effects`, levels - 1);
      if (problem) return problem;
    }
  }
  return undefined;
};

const sum = (cards: readonly { readonly count: number }[]): number => cards.reduce((n, { count }) => n + count, 0);
