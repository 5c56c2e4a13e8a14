import type { PlayerId } from '@rulewright/core';
import { standingOf } from '../../hero-cards/reading/field.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { concerns } from '../../special-rules/timing/listeners.js';
import type { Trigger } from '../../vocabulary/ability.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { type Footing, pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { attackWindows, type WindowId } from '../../vocabulary/words.js';

/** The listener for a moment: a model, or an Icon with the model that placed it. */
export interface Waiting {
  readonly self: ModelId;
  readonly player: PlayerId | null;
  /** The thing from which distances are counted: the model or the Icon. */
  readonly at: Footing;
}

/** Windows of the round belong to no model: every listener may act, of either side. */
const ofTheRound: readonly WindowId[] = ['before-round-1', 'start-of-communion', 'end-of-communion'];

/** Windows between actions: an ability that acts in one is no Interrupt (JHX-GEN-005). */
const betweenActions: readonly WindowId[] = [...ofTheRound, 'start-of-activation', 'end-of-activation'];

/** True if a moment is inside an action, where only Interrupts may act (JHX-INTERRUPT-001). */
export const isInAction = (window: WindowId): boolean => !betweenActions.includes(window);

/** The model whose moment it is: in the windows of an attack the attacker or, in the later ones, the attacked model. */
export const subjectOf = ({ window, role = 'attacked' }: Trigger, { of, attack }: Moment): ModelId => {
  if (!attack || !attackWindows.includes(window)) return of;
  return role === 'attacker' ? attack.attacker : attack.target;
};

/**
 * The base of the model whose moment it is; without a place if that model is gone, so that the trigger cannot be met
 * (JHX-ORDER-006).
 */
const placeOf = (
  table: Table,
  { window }: Trigger,
  subject: ModelId,
  { move, at, attack, victim }: Moment,
): Footing => {
  if (window === 'death' && at !== undefined) return victim ? footingOf(table, { ...victim, at }) : pointAt(at);
  const there = standingOf(table, subject);
  if (window === 'entering-hex' && move && there.cells[0] !== move.to) return { cells: [] };
  return there.cells.length === 0 && attack?.struck && attack.target === subject ? attack.struckAt : there;
};

const isNear = (table: Table, trigger: Trigger, waiting: Waiting, at: Footing, { move }: Moment): boolean => {
  const { within, window } = trigger;
  if (within === undefined) return true;
  const ground = groundOf(table);
  // JHX-MOVE-018
  if (window === 'entering-hex' && move)
    return ground.entersArea(within, waiting.at, at, move.from, move.to, move.motion);
  return ground.within(within, waiting.at, at);
};

const isSuchAttack = ({ needs, attack: type }: Trigger, { attack }: Moment): boolean => {
  if (!attack) return true;
  if (attack.cancelled || (type !== undefined && type !== attack.type)) return false;
  return needs === 'hit' ? attack.blow !== null : needs === 'damage' ? attack.dealt > 0 : true;
};

/**
 * True if an ability waits for this moment, judged by the present table (JHX-ORDER-006). The moment must belong to a model
 * or side that the trigger names, be near enough, and be in an attack of the kind and outcome that the trigger needs.
 * Near a hex that is entered means: the step came into the trigger's area from outside (JHX-MOVE-018).
 */
export const isTriggered = (table: Table, trigger: Trigger, waiting: Waiting, moment: Moment): boolean => {
  if (trigger.window === 'before-round-1') return true;
  // In the Communion Phase each model has a moment of its own (JHX-ROUND-008), so that each listener acts once.
  if (ofTheRound.includes(trigger.window)) return moment.of === waiting.self;
  if (!isSuchAttack(trigger, moment)) return false;
  const subject = subjectOf(trigger, moment);
  if (!concerns(table, trigger, waiting, subject, moment)) return false;
  const at = placeOf(table, trigger, subject, moment);
  return at.cells.length > 0 && isNear(table, trigger, waiting, at, moment);
};
