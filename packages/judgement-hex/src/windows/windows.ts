import { decide, openWindow, type PlayerId, type Rule, type Turn, timingWindow, type Window } from '@rulewright/core';
import { activePlayer, opponentOf } from '../arena/models.js';
import { windows as rulesOf, type WindowId } from '../content/words.js';
import { rerollOrder } from '../re-rolls/order.js';
import type { Jhx } from '../vocabulary/index.js';
import type { Moment } from './moment.js';

/** Who the active player lets act first at a moment (JHX-INTERRUPT-007); the active player unless it was asked. */
const first = new WeakMap<Moment, PlayerId>();

const order = ({ state }: Turn<Jhx>, moment: Moment): readonly PlayerId[] => {
  const begins = first.get(moment) ?? activePlayer(state);
  return [begins, opponentOf(state, begins)];
};

/** Re-rolls have an order of their own (JHX-REROLL-006, JHX-REROLL-008). */
const rerolls = (turn: Turn<Jhx>, { attack }: Moment): readonly PlayerId[] =>
  rerollOrder(turn, attack ? (turn.state.models.find(({ id }) => id === attack.attacker)?.player ?? null) : null);

const define = (name: WindowId): Window<Jhx, Moment> =>
  timingWindow(name, { rule: rulesOf[name], order, about: (_, { of }) => ({ window: name, of }) });

/**
 * The moments at which abilities may act. Compulsory ones come first (JHX-INTERRUPT-005), several in the order of the
 * active player (JHX-ORDER-005); each is looked at again before it happens (JHX-ORDER-006, JHX-INTERRUPT-006).
 */
export const windows: { readonly [W in WindowId]: Window<Jhx, Moment> } = {
  'before-round-1': define('before-round-1'),
  'start-of-communion': define('start-of-communion'),
  'end-of-communion': define('end-of-communion'),
  'start-of-activation': define('start-of-activation'),
  'end-of-activation': define('end-of-activation'),
  'leaving-reach': define('leaving-reach'),
  'entering-hex': define('entering-hex'),
  'charge-moved': define('charge-moved'),
  'attack-declared': define('attack-declared'),
  'dice-rolled': { ...define('dice-rolled'), order: rerolls },
  'dice-chosen': define('dice-chosen'),
  'damage-taken': define('damage-taken'),
  'damage-resolved': define('damage-resolved'),
  'attack-ended': define('attack-ended'),
  'zero-health': define('zero-health'),
  death: define('death'),
};

interface Listener {
  readonly compulsory?: boolean;
  offers(turn: Turn<Jhx>, moment: Moment): readonly { readonly by: PlayerId }[];
}

const listeners = (turn: Turn<Jhx>, name: WindowId): readonly Listener[] =>
  (turn.listeners(name) ?? []) as unknown as readonly Listener[];

/** Whose optional abilities could act at a moment, in turn order. */
const willing = (turn: Turn<Jhx>, name: WindowId, moment: Moment): readonly PlayerId[] => {
  const offers = listeners(turn, name)
    .filter(({ compulsory }) => !compulsory)
    .flatMap(ability => ability.offers(turn, moment));
  return turn.state.order.filter(player => offers.some(({ by }) => by === player));
};

/** Whether anything could act at a moment. */
export const anyOffers = (turn: Turn<Jhx>, name: WindowId, moment: Moment): boolean =>
  listeners(turn, name).some(ability => ability.offers(turn, moment).length > 0);

/**
 * Opens a moment. Where both players have optional abilities, the active player first says whose come first
 * (JHX-INTERRUPT-007).
 *
 * @param until looked at before every use: whether the moment has passed
 */
export function* openAt(turn: Turn<Jhx>, name: WindowId, moment: Moment, until?: () => boolean): Rule {
  if (turn.listeners(name) === undefined) return;
  const both = willing(turn, name, moment);
  if (both.length > 1 && name !== 'dice-rolled') {
    const by = activePlayer(turn.state);
    const options = [by, opponentOf(turn.state, by)];
    const about = { window: name, of: moment.of };
    first.set(moment, yield* decide(turn, { by, kind: 'player', rule: 'JHX-INTERRUPT-007', options, about }));
  }
  yield* openWindow(turn, windows[name], moment, until);
}
