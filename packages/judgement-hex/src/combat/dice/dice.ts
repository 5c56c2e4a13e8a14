import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { type Die, d6, die, sided } from '@rulewright/core/dice';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { JudgementFace } from '../../vocabulary/words.js';

/** The Judgement die of a match (JHX-DICE-001, JHX-DICE-002). */
export const judgementDie = ({ pack, options }: Pick<Table, 'pack' | 'options'>): Die<JudgementFace> =>
  die('Judgement die', options.judgementDie ?? pack.judgementDie);

/** Rolls a D6; `by`: who, if somebody does. */
export function* rollD6(turn: Turn<Jhx>, purpose: string, rule: RuleId, by?: PlayerId): Rule<number> {
  const [face = 1] = yield* roll(turn, { die: d6, purpose, rule, ...(by === undefined ? {} : { by }) });
  return face;
}

/** Rolls a D2: a D6 read as 1 on 1 to 3 and 2 on 4 to 6 (JHX-GEN-008). */
export function* rollD2(turn: Turn<Jhx>, purpose: string, rule: RuleId, by?: PlayerId): Rule<number> {
  return (yield* rollD6(turn, purpose, rule, by)) <= 3 ? 1 : 2;
}

/** Rolls a D3: a D6 halved and rounded up (JHX-GEN-009). */
export function* rollD3(turn: Turn<Jhx>, purpose: string, rule: RuleId, by?: PlayerId): Rule<number> {
  return Math.ceil((yield* rollD6(turn, purpose, rule, by)) / 2);
}

const rollers = { D2: rollD2, D3: rollD3, D6: rollD6 };

/** Rolls a D2, a D3 or a D6. */
export const rollDie = (
  turn: Turn<Jhx>,
  die: 'D2' | 'D3' | 'D6',
  purpose: string,
  rule: RuleId,
  by?: PlayerId,
): Rule<number> => rollers[die](turn, purpose, rule, by);

/**
 * Picks one of several candidates, each as likely (JHX-GEN-007): a die with as many faces as there are candidates, 1 for
 * the first. A single candidate needs no roll.
 *
 * @throws RangeError if there is none.
 */
export function* randomOne<T>(turn: Turn<Jhx>, among: readonly T[], purpose: string, rule: RuleId): Rule<T> {
  const [only] = among;
  if (only === undefined) throw new RangeError(`nothing to choose from for ${purpose}`);
  if (among.length === 1) return only;
  const [face = 1] = yield* roll(turn, { die: sided(among.length), purpose, rule });
  return among[face - 1] ?? only;
}
