import { decide, openWindow, type PlayerId, type Rule, type Turn, timingWindow, type Window } from '@rulewright/core';
import { activePlayer } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { engagedWith } from '../melee/in-melee.js';
import { windows as rulesOf, type WindowId } from '../vocabulary/ability.js';
import type { Moment, Sfi } from '../vocabulary/index.js';
import { type Gathered, gather } from './gather.js';
import { activeFirst, chartOrder } from './sides.js';

/** Both players have declared: the active player decides whose ability is resolved first. */
function* precedence(turn: Turn<Sfi>, { window, of }: Moment, options: readonly PlayerId[]): Rule<PlayerId> {
  const by = activePlayer(turn.state);
  return yield* decide(turn, { by, kind: 'order', rule: 'SFI-ABILITY-REACTIVE-008', options, about: { window, of } });
}

/**
 * A window. Everything is gathered before any of it happens (SFI-PRIORITY-010). The active player, who is the token holder between
 * activations (SFI-PRIORITY-008), orders the compulsory effects, and the own optional ones before and between them (SFI-PRIORITY-003).
 * Then the inactive player declares an ability or passes, and after that the active one (SFI-ABILITY-REACTIVE-008).
 */
const define = (name: WindowId): Window<Sfi, Moment> =>
  timingWindow(name, {
    rule: rulesOf[name],
    offers: 'once',
    compulsory: 'among',
    declared: true,
    precedence,
    order: ({ state }, { only }) => (only === undefined ? activeFirst(state) : [only]),
    about: (_, { of }) => ({ window: name, of }),
  });

/** The windows in which abilities may act. */
export const windows: { readonly [W in WindowId]: Window<Sfi, Moment> } = {
  'round-start-essence': define('round-start-essence'),
  'round-start': define('round-start'),
  'round-end': define('round-end'),
  'activation-start': define('activation-start'),
  'activation-end': define('activation-end'),
  'model-ends-move': define('model-ends-move'),
  'unit-ends-move': define('unit-ends-move'),
  targeted: define('targeted'),
  'hit-rolled': define('hit-rolled'),
  missed: define('missed'),
  hit: define('hit'),
  'damage-rolled': define('damage-rolled'),
  'not-damaged': define('not-damaged'),
  damaged: define('damaged'),
  'damage-marked': define('damage-marked'),
  destroyed: define('destroyed'),
  attacked: define('attacked'),
  interacted: define('interacted'),
  entered: define('entered'),
  completed: define('completed'),
};

/** Opens the window of a moment for which everything was gathered. */
export function* openGathered(turn: Turn<Sfi>, moment: Gathered): Rule {
  const window = windows[moment.window];
  const order = chartOrder(turn.state, moment);
  if (!order) return yield* openWindow(turn, window, moment);
  for (const only of order) yield* openWindow(turn, window, { ...moment, only });
}

/**
 * Opens a window at a moment. The abilities in it interrupt the running procedure, also between two models of one
 * action (SFI-ABILITY-REACTIVE-010). The window is open for both players together, or for one after the other where a
 * chart says so (SFI-PRIORITY-004). Nobody can use an ability for this moment after that (SFI-ABILITY-REACTIVE-011).
 */
export function* openAt(turn: Turn<Sfi>, window: WindowId, what: Omit<Moment, 'window'>): Rule {
  const gathered = turn.derive(() => gather(tableOf(turn), { window, ...what }));
  const { of } = what;
  const isEndOfMove = window === 'model-ends-move' && of !== null && gathered.length > 0;
  const engaged = isEndOfMove ? { engaged: engagedWith(tableOf(turn), of) } : {};
  yield* openGathered(turn, { window, ...what, ...engaged, gathered });
}

/**
 * The moments of several models to which something has happened at once, e.g. models that were destroyed together: each is an event of
 * its own (SFI-ABILITY-REACTIVE-004), and all are judged by the table before any reaction (SFI-ABILITY-REACTIVE-012).
 */
export const gatherForEach = (
  turn: Turn<Sfi>,
  window: WindowId,
  all: readonly Omit<Moment, 'window'>[],
): readonly Gathered[] => {
  // Only the abilities are kept for another run of the beat: a moment holds the progress of its attack, which each run has of its own.
  const gathered = turn.derive(() => all.map(what => gather(tableOf(turn), { window, ...what })));
  return all.map((what, at) => ({ window, ...what, gathered: gathered[at] ?? [] }));
};

/** Opens a window for each of several models to which something has happened at once, as long as its moment has not become void. */
export function* openForEach(
  turn: Turn<Sfi>,
  window: WindowId,
  all: readonly Omit<Moment, 'window'>[],
  stands: (moment: Moment) => boolean = () => true,
): Rule {
  for (const moment of gatherForEach(turn, window, all)) if (stands(moment)) yield* openGathered(turn, moment);
}
