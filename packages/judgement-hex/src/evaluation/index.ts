/**
 * The value of a position, for the greedy bot and for searches.
 * @packageDocumentation
 */
import type { Decision, Match } from '@rulewright/core';
import { type Evaluate, type Obvious, settled } from '@rulewright/core/bots';
import { tableIn } from '../match/table.js';
import type { Jhx, JhxChoices } from '../vocabulary/index.js';
import { placeWorth, standingOf } from './standing.js';

/** The answer that the evaluation assumes inside an action; undefined where the bot must choose for itself. */
const obvious: Obvious<Jhx> = (match, decision) => {
  const { options = [] } = decision;
  switch (decision.kind) {
    case 'window':
      return options.find(option => option === 'pass') ?? options[0];
    case 'dice':
      // The options with the most dice come first where dice are worth most; otherwise any option is good enough as a guess.
      return options[0];
    case 'manoeuvre':
      return options.find(option => option !== 'none') ?? options[0];
    case 'step':
      return step(match, decision as Decision<Jhx> & { kind: 'step' });
    case 'hero':
    case 'action':
      return undefined;
    default:
      return options[0];
  }
};

/** The step that leads to the best place at once, or `stop`. */
const step = (match: Match<Jhx>, decision: Decision<Jhx> & { kind: 'step' }): JhxChoices['step'] => {
  const { about, options = [] } = decision;
  const id = typeof about === 'object' && about !== null && 'model' in about ? about.model : undefined;
  const table = tableIn(match);
  const mover = table.state.models.find(model => model.id === id);
  if (!mover || mover.at === null) return options[0] ?? 'stop';
  const worth = placeWorth(table, mover);
  let best: JhxChoices['step'] = 'stop';
  let value = options.includes('stop') ? worth(mover.at) : Number.NEGATIVE_INFINITY;
  for (const to of options) {
    if (to === 'stop') continue;
    const there = worth(to);
    if (there > value) [best, value] = [to, there];
  }
  return best;
};

/** The health lead at which the score is 0.75, in points of Hero health */
const clearLead = 60;

/**
 * The value of a position for a player, from 0 (lost) to 1 (won), 0.5 if even. A running action is first played to its
 * end with obvious answers; then the table is evaluated.
 */
export const evaluate: Evaluate<Jhx> = /* @__PURE__ */ settled(obvious, (match, player) => {
  const lead = standingOf(tableIn(match), player);
  return 0.5 + lead / (2 * (Math.abs(lead) + clearLead));
});
