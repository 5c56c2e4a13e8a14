import { type Step, step, type Turn } from '@rulewright/core';
import { expire } from '../../effects/expiry.js';
import { isQuestOut } from '../../match/duellists.js';
import { activePlayer, hasState, isYetToCome } from '../../match/lookups.js';
import { scoreAtStrategicPhase } from '../../schemes/score.js';
import { finishMatch } from '../../victory/finish.js';
import type { Eld, Going, Model } from '../../vocabulary/index.js';

/** True for a model that is out of the Quest: Incapacitated, Dead, or gone otherwise than by an exit of the Quest (ELD-TURN-013). */
const isLost = (model: Model): boolean => model.where !== 'field' || hasState(model, 'incapacitated', 'dead');

/**
 * True if a player's models are all lost. Models that left by an exit are ignored; by the option, a party with such a
 * model is not lost (ELD-TURN-013).
 */
const hasFallen = ({ state, options }: Turn<Eld>, player: string): boolean => {
  const own = state.models.filter(one => one.player === player && !isYetToCome(one));
  const counted = own.filter(({ where }) => where !== 'left');
  if (options.leftParty === 'goesOn' && counted.length < own.length) return false;
  return counted.length > 0 && counted.every(isLost);
};

/** Before the Strategic phase of a player all of whose models are lost the Quest ends, but not while a duel suspends it (ELD-DUEL-016). */
const checkParty = (turn: Turn<Eld>): void => {
  const active = activePlayer(turn.state);
  if (active === null || isQuestOut(turn) || !hasFallen(turn, active)) return;
  finishMatch(turn, 'party-fallen', 'ELD-TURN-013');
};

/** A Scheme that went on counting until this phase scores (ELD-SCHEME-032). */
const scoreSchemes = (turn: Turn<Eld>): void => {
  const active = activePlayer(turn.state);
  if (active !== null) scoreAtStrategicPhase(turn, active);
};

/** The beginning of a turn. */
export const beginningOfTurn: Step<Eld, Going> = /* @__PURE__ */ step<Eld, Going>(
  'ELD-TURN-013',
  'beginning of turn',
  checkParty,
);

/** The beginning of the Strategic phase: effects that last until then end. */
export const endOfEffects: Step<Eld, Going> = /* @__PURE__ */ step<Eld, Going>('ELD-STATE-005', 'expiry', turn =>
  expire(turn, 'strategic-phase'),
);

/** The scoring of Schemes at the beginning of the Strategic phase. */
export const endOfSchemes: Step<Eld, Going> = /* @__PURE__ */ step<Eld, Going>(
  'ELD-SCHEME-032',
  'score Schemes',
  scoreSchemes,
);
