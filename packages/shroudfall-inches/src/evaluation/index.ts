/**
 * The value of a position, for the greedy bot and for searches.
 * @packageDocumentation
 */
import { type Decision, type Match, nearest, suggest } from '@rulewright/core';
import { type Evaluate, type Obvious, settled } from '@rulewright/core/bots';
import { tableIn } from '../match/table.js';
import type { Sfi } from '../vocabulary/index.js';
import { goalOf, standingOf } from './standing.js';

/** The move of a model towards its goal. */
const obviousMove = (match: Match<Sfi>, decision: Decision<Sfi> & { readonly kind: 'move' }): unknown => {
  const table = tableIn(match);
  const model = table.state.models.find(({ id }) => id === decision.proposal?.model);
  return (model && nearest(match, decision, goalOf(table, model))) ?? 'stay';
};

/** The answer that the evaluation assumes inside an action; undefined where the bot must choose for itself. */
const obvious: Obvious<Sfi> = (match, decision) => {
  const options: readonly unknown[] = decision.options ?? [];
  switch (decision.kind) {
    case 'window':
      return options.find(option => option === 'pass') ?? options[0];
    case 'move':
      return obviousMove(match, decision);
    case 'attack':
      return options.find(option => option !== 'done') ?? options[0];
    case 'nextModel':
      // One model represents its unit: the value of an action can be estimated after the part of one model.
      return match.state.activation?.actions.at(-1)?.done.length === 0 ? options[0] : undefined;
    case 'infuse':
    case 'essenceReroll':
    case 'reroll':
    case 'discard':
      return options.find(option => option === 'none') ?? options[0];
    case 'activate':
    case 'act':
      return undefined;
    default:
      // Set-up is not played on: its questions are about places, which can be evaluated at once.
      return match.state.stage.name === 'set-up' ? undefined : (options[0] ?? suggest(match, decision, 1)[0]);
  }
};

/** The lead at which the score is 0.75, in points of an army list. */
const clearLead = 60;

/** The greatest number of obvious answers before the table is evaluated: an action of a large unit needs many. */
const MOST = 40;

/**
 * The value of a position for a player, from 0 (lost) to 1 (won), 0.5 if even. A running action is first played to its
 * end with obvious answers; then the table is evaluated.
 */
export const evaluate: Evaluate<Sfi> = /* @__PURE__ */ settled(
  obvious,
  (match, player) => {
    const lead = standingOf(tableIn(match), player);
    return 0.5 + lead / (2 * (Math.abs(lead) + clearLead));
  },
  MOST,
);
