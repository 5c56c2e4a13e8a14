import { decideUnlessForced, type PlayerId, type Turn } from '@rulewright/core';
import { essenceOfElement } from '../../../battlefield/half.js';
import { thingOf } from '../../../battlefield/things.js';
import { gainEssence, mayKeep } from '../../../essence/gain.js';
import { coloursIn } from '../../../match/by-colour.js';
import { armyOf, opponentOf, suffers } from '../../../match/lookups.js';
import { tableOf } from '../../../match/table.js';
import type { EssenceByHalf } from '../../../vocabulary/effect.js';
import type { EffectOf, Op } from '../../../vocabulary/effect-op.js';
import type { Cause, Sfi } from '../../../vocabulary/index.js';
import { colours as allColours, type ByColour } from '../../../vocabulary/words.js';
import { aimsAtNoPlayer, playerFor } from '../whom.js';

/** The word of the log for essence of an effect. */
const whyOf = ({ unit }: Cause): 'ability' | 'scenario' => (unit === null ? 'scenario' : 'ability');

/** True where Void, by an option, stops all essence that the end of a unit's activation brings (SFI-CONDITION-015). */
const isVoid = ({ options, state }: Turn<Sfi>, { moment }: Cause): boolean =>
  options['conditions.void.stops'] === 'activationEnd' &&
  moment?.window === 'activation-end' &&
  state.units.some(unit => unit.id === moment.of && suffers(unit, 'void'));

/** The essence of the half in which the scenario element stands, or stood until the effect destroyed it. */
const ofElement = (turn: Turn<Sfi>, player: PlayerId, gain: EssenceByHalf, { place, source }: Cause): ByColour => {
  const table = tableOf(turn);
  return essenceOfElement(table, player, place ?? thingOf(table, source).base, gain);
};

/** Essence for the player of the effect, at this moment and under the usual limit (SFI-ESSENCE-010). */
export const essence: Op<'essence'> = (turn, { gain }, cause) => {
  if (isVoid(turn, cause)) return;
  const player = playerFor(turn, cause);
  const gained = 'option' in gain || 'own' in gain ? ofElement(turn, player, gain, cause) : gain;
  return gainEssence(turn, player, gained, whyOf(cause), cause.rule);
};

/** True if no essence of an effect can be kept now. */
export const isVainEssence = (turn: Turn<Sfi>, _: EffectOf<'essence'>, cause: Cause): boolean =>
  isVoid(turn, cause) || !mayKeep(turn, playerFor(turn, cause));

/**
 * Tokens of the opponent leave the reserve; the player of the effect picks them one by one, and may get them. PREY has no reserve, so an
 * effect that aims at it takes nothing.
 */
export const takeEssence: Op<'takeEssence'> = function* (turn, { count, colours = allColours, keep }, cause) {
  if (aimsAtNoPlayer(turn, cause)) return;
  const by = playerFor(turn, cause);
  const player = opponentOf(turn.state, by);
  const { rule, name } = cause;
  for (let taken = 0; taken < count; taken++) {
    const options = coloursIn(armyOf(turn.state, player).reserve).filter(one => colours.includes(one));
    if (options.length === 0) return;
    const colour = yield* decideUnlessForced(turn, { by, kind: 'colour', rule, options, about: { ability: name } });
    const token = { [colour]: 1 };
    turn.emit({ type: 'EssencePaid', player, essence: token, why: whyOf(cause) }, rule);
    if (keep) yield* gainEssence(turn, by, token, whyOf(cause), rule);
  }
};
