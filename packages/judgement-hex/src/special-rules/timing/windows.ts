import {
  type Ability,
  decide,
  openWindow,
  type PlayerId,
  type Rule,
  type Turn,
  timingWindow,
  type Window,
} from '@rulewright/core';
import { activePlayer, goneMonster, opponentOf, orderingPlayer, playerOf } from '../../match/models.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { windows as rulesOf, type WindowId } from '../../vocabulary/words.js';
import { rerollOrder } from './reroll-order.js';

/** The active player, then the other. */
export const activeFirst = ({ state }: Pick<Turn<Jhx>, 'state'>): readonly PlayerId[] => {
  const active = activePlayer(state);
  return [active, opponentOf(state, active)];
};

/** The facts of a question in a window. */
const aboutOf = (window: WindowId, { state }: Turn<Jhx>, { of, before }: Moment): object => ({
  window,
  of,
  ...(before && goneMonster(state, before.state, of)),
});

/**
 * The player who orders what happens at a moment, then the other: the active player or, in the Communion Phase, the owner of the
 * model that is attacked, has died, or has the moment (JHX-ROUND-008).
 */
const ordererFirst = ({ state }: Turn<Jhx>, { of, attack, victim }: Moment): readonly PlayerId[] => {
  const first = orderingPlayer(state, [victim?.player ?? playerOf(state, attack?.target ?? of)]);
  return [first, opponentOf(state, first)];
};

/** Where both players have optional abilities, the player who orders them picks the player that acts first. */
const precedence = (name: WindowId) =>
  function* (turn: Turn<Jhx>, moment: Moment): Rule<PlayerId> {
    const options = ordererFirst(turn, moment);
    const about = aboutOf(name, turn, moment);
    const [by = activePlayer(turn.state)] = options;
    return yield* decide(turn, {
      by,
      kind: 'player',
      rule: 'JHX-INTERRUPT-007',
      options,
      about,
    });
  };

/** Re-rolls have an order of their own (JHX-REROLL-006, JHX-REROLL-008). */
const rerolls = (turn: Turn<Jhx>, { attack }: Moment): readonly PlayerId[] =>
  rerollOrder(turn, attack ? playerOf(turn.state, attack.attacker) : null);

/** In the Communion Phase the player of a model orders its abilities (JHX-ROUND-008). */
const owner = (turn: Turn<Jhx>, { of }: Moment): readonly PlayerId[] => {
  const player = playerOf(turn.state, of) ?? activePlayer(turn.state);
  return [player, opponentOf(turn.state, player)];
};

const inOrder = (name: WindowId, asked: typeof rerolls): Window<Jhx, Moment> =>
  timingWindow(name, { rule: rulesOf[name], order: asked, about: (turn, moment) => aboutOf(name, turn, moment) });

const define = (name: WindowId): Window<Jhx, Moment> => ({
  ...inOrder(name, ordererFirst),
  precedence: precedence(name),
});

/**
 * A window between actions, where no ability is an Interrupt. Compulsory abilities have no precedence there: the player who
 * orders the effects may use their own optional abilities before and between them (JHX-ACT-007, JHX-ACT-014, JHX-ROUND-008).
 */
const between = (window: Window<Jhx, Moment>): Window<Jhx, Moment> => ({ ...window, compulsory: 'among' });

/**
 * The windows in which abilities may act. Inside actions compulsory abilities come first (JHX-INTERRUPT-005), several in the
 * order of the active player (JHX-ORDER-005). Each ability is checked again before it acts (JHX-ORDER-006, JHX-INTERRUPT-006).
 */
export const windows: { readonly [W in WindowId]: Window<Jhx, Moment> } = {
  'before-round-1': between(define('before-round-1')),
  'start-of-communion': between(inOrder('start-of-communion', owner)),
  'end-of-communion': between(inOrder('end-of-communion', owner)),
  'start-of-activation': between(define('start-of-activation')),
  'end-of-activation': between(define('end-of-activation')),
  'leaving-reach': define('leaving-reach'),
  'entering-hex': define('entering-hex'),
  'charge-moved': define('charge-moved'),
  'attack-declared': define('attack-declared'),
  'dice-rolled': inOrder('dice-rolled', rerolls),
  'dice-chosen': define('dice-chosen'),
  'damage-taken': define('damage-taken'),
  'damage-resolved': define('damage-resolved'),
  'attack-ended': define('attack-ended'),
  'zero-health': define('zero-health'),
  death: define('death'),
};

/** True if any ability could act at a moment. */
export const anyOffers = (turn: Turn<Jhx>, name: WindowId, moment: Moment): boolean =>
  // The cast is safe: every ability of these windows was defined with `Moment` as its data.
  (turn.listeners(name) ?? []).some(
    ability => (ability as unknown as Ability<Jhx, Moment>).offers(turn, moment).length > 0,
  );

/**
 * Opens a moment. Compulsory abilities act first; the active player picks the player that comes first only where both
 * players may act after that (JHX-INTERRUPT-005, JHX-INTERRUPT-007).
 *
 * @param until checked before every use: true if the moment has passed
 */
export const openAt = (turn: Turn<Jhx>, name: WindowId, moment: Moment, until?: () => boolean): Rule =>
  openWindow(turn, windows[name], moment, until);
