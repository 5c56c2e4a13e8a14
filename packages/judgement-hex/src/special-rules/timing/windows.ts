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
import { activePlayer, opponentOf, playerOf } from '../../match/models.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { windows as rulesOf, type WindowId } from '../../vocabulary/words.js';
import { rerollOrder } from './reroll-order.js';

/** The active player, then the other. */
export const activeFirst = ({ state }: Pick<Turn<Jhx>, 'state'>): readonly PlayerId[] => {
  const active = activePlayer(state);
  return [active, opponentOf(state, active)];
};

/** Where both players have optional abilities the active player says whose come first (JHX-INTERRUPT-007). */
const precedence = (name: WindowId) =>
  function* (turn: Turn<Jhx>, { of }: Moment): Rule<PlayerId> {
    const options = activeFirst(turn);
    const about = { window: name, of };
    return yield* decide(turn, {
      by: activePlayer(turn.state),
      kind: 'player',
      rule: 'JHX-INTERRUPT-007',
      options,
      about,
    });
  };

/** Re-rolls have an order of their own (JHX-REROLL-006, JHX-REROLL-008). */
const rerolls = (turn: Turn<Jhx>, { attack }: Moment): readonly PlayerId[] =>
  rerollOrder(turn, attack ? playerOf(turn.state, attack.attacker) : null);

/** In the Communion Phase the player of a model orders what it does (JHX-ROUND-008). */
const owner = (turn: Turn<Jhx>, { of }: Moment): readonly PlayerId[] => {
  const player = playerOf(turn.state, of) ?? activePlayer(turn.state);
  return [player, opponentOf(turn.state, player)];
};

const inOrder = (name: WindowId, asked: typeof rerolls): Window<Jhx, Moment> =>
  timingWindow(name, { rule: rulesOf[name], order: asked, about: (_, { of }) => ({ window: name, of }) });

const define = (name: WindowId): Window<Jhx, Moment> => ({
  ...inOrder(name, activeFirst),
  precedence: precedence(name),
});

/**
 * The moments at which abilities may act. Compulsory ones come first (JHX-INTERRUPT-005), several in the order of the
 * active player (JHX-ORDER-005); each is looked at again before it happens (JHX-ORDER-006, JHX-INTERRUPT-006).
 */
export const windows: { readonly [W in WindowId]: Window<Jhx, Moment> } = {
  'before-round-1': define('before-round-1'),
  'start-of-communion': inOrder('start-of-communion', owner),
  'end-of-communion': inOrder('end-of-communion', owner),
  'start-of-activation': define('start-of-activation'),
  'end-of-activation': define('end-of-activation'),
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

/** Whether anything could act at a moment. */
export const anyOffers = (turn: Turn<Jhx>, name: WindowId, moment: Moment): boolean =>
  // Listeners of these windows take their moments.
  (turn.listeners(name) ?? []).some(
    ability => (ability as unknown as Ability<Jhx, Moment>).offers(turn, moment).length > 0,
  );

/**
 * Opens a moment: what is compulsory happens, and only where then both players may act the active player says who comes first
 * (JHX-INTERRUPT-005, JHX-INTERRUPT-007).
 *
 * @param until looked at before every use: whether the moment has passed
 */
export const openAt = (turn: Turn<Jhx>, name: WindowId, moment: Moment, until?: () => boolean): Rule =>
  openWindow(turn, windows[name], moment, until);
