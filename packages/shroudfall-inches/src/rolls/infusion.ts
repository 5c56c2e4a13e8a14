import { decide, isObject, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { payableColours, takeEssence, whyNotPayToken } from '../essence/pay.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import { type Colour, colours } from '../vocabulary/words.js';
import type { FreeInfusion, Rolls } from './contributions.js';
import { isStronger } from './dice.js';

/** The rule of an infusion: the first die of a roll, or a stronger one in its place. */
const ruleFor = ({ infusion }: Roll): RuleId => (infusion === null ? 'SFI-INFUSE-001' : 'SFI-INFUSE-003');

/** An infused roll takes only a stronger colour (SFI-INFUSE-002, SFI-INFUSE-003). */
const mayInfuse = ({ infusion }: Pick<Roll, 'infusion'>, colour: Colour): boolean =>
  infusion === null || isStronger(colour, infusion);

const infuseFreely = (turn: Turn<Sfi>, roll: Roll, { colour, rule, source }: FreeInfusion): void => {
  if (!mayInfuse(roll, colour)) return;
  roll.infusion = colour;
  const { what, target } = roll;
  turn.emit({ type: 'RollInfused', what, target, colour, free: source }, ['SFI-INFUSE-004', rule]);
};

/** The rolling player pays for an infusion, and for stronger ones in its place, until the player declines. */
function* payForInfusion(turn: Turn<Sfi>, roll: Roll): Rule {
  const { by, what, target } = roll;
  if (by === null) return;
  const { value: price } = tableOf(turn).numbers.essence.infusion;
  for (;;) {
    const rule = ruleFor(roll);
    const payable = payableColours(turn.state, by, price).filter(colour => mayInfuse(roll, colour));
    if (payable.length === 0) return;
    const about = { roll: what, target, pool: roll.pool, infusion: roll.infusion };
    const colour = yield* decide(turn, { by, kind: 'infuse', rule, options: ['none', ...payable], about });
    if (colour === 'none') return;
    takeEssence(turn, by, { [colour]: price }, 'infusion', rule);
    roll.infusion = colour;
    turn.emit({ type: 'RollInfused', what, target, colour }, rule);
  }
}

/** The rule that keeps a player from infusing a roll with a colour: the die there is as strong, or the reserve has no such token. */
export const whyNotInfuse = (state: SfiState, by: PlayerId, about: unknown, choice: unknown): Refusal | undefined => {
  const infusion = colours.find(colour => isObject(about) && about.infusion === colour) ?? null;
  const colour = colours.find(one => one === choice);
  if (colour === undefined || mayInfuse({ infusion }, colour)) return whyNotPayToken(state, by, choice);
  return { code: 'not-stronger', rule: 'SFI-INFUSE-003' };
};

/**
 * Infuses rolls that are made together: first without payment, then by the rolling player, roll by roll and before any die is
 * thrown (SFI-INFUSE-005, SFI-INFUSE-006, SFI-INFUSE-007). Rolls that are not made cannot be infused (SFI-INFUSE-008).
 */
export function* infuseRolls(turn: Turn<Sfi>, { rolls, contributionsTo }: Rolls): Rule {
  for (const roll of rolls) {
    for (const free of contributionsTo(turn, roll).infusions) infuseFreely(turn, roll, free);
  }
  for (const roll of rolls) yield* payForInfusion(turn, roll);
}
