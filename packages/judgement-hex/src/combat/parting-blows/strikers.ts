import type { Turn } from '@rulewright/core';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { modelOf, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { interruptLimit } from '../../special-rules/timing/limits.js';
import { actionIn } from '../../special-rules/timing/own-action.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Motion } from '../../vocabulary/motion.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { attackRefusal } from '../eligibility/legality.js';
import { leftBehind } from '../engagement/disengaging.js';
import { engagementNow } from '../engagement/now.js';

/** A step by which a model leaves hexes. */
export interface Leaving {
  readonly mover: ModelId;
  readonly to: Place;
  readonly motion: Motion;
}

/**
 * The melee weapons with which a model could strike another now, by their ids (JHX-PARTING-007): none if the model is
 * knocked down or stunned (JHX-COND-026, JHX-COND-042).
 */
export const strikingWeapons = (table: Table, striker: Model, target: ModelId): readonly string[] =>
  weaponsOf(table, striker)
    .filter(
      ({ id, type }) =>
        type === 'MEL' && !attackRefusal(table, { attacker: striker.id, target, weapon: id, kind: 'parting-blow' }),
    )
    .map(({ id }) => id);

/**
 * The limits of a Parting Blow: a model strikes once in an action, Monsters too (JHX-PARTING-006), and for all others
 * the blow is their Interrupt of this enemy action (JHX-INTERRUPT-002).
 */
export const partingLimit = (turn: Turn<Jhx>, { id, kind }: Model): readonly string[] => [
  `parting-blow ${id}${actionIn(turn)}`,
  ...(kind === 'monster' ? [] : interruptLimit(turn, id)),
];

/** The enemies whose reach a step would leave, able to strike or not (JHX-PARTING-001, JHX-PARTING-003, JHX-PARTING-004). */
const left = (table: Table, { mover, to, motion }: Leaving): readonly Model[] => {
  const leaving = pieceOf(table, mover);
  if (!leaving) return [];
  return leftBehind(fieldOf(table), leaving, to, motion, engagementNow(table)).map(({ id }) =>
    modelOf(table.state, id),
  );
};

/** True if a step leaves any model's reach. */
export const leavesReach = (table: Table, leaving: Leaving): boolean => left(table, leaving).length > 0;

/**
 * The models that could deal a Parting Blow before a step: the enemies that are left behind, Heroes, Summoned models
 * (JHX-SUMMON-016) and Monsters, if they have not struck in this action and have a weapon for it. None at a Nimble
 * model (JHX-ABILITY-037).
 */
export const strikersAt = (turn: Turn<Jhx>, leaving: Leaving): readonly Model[] => {
  const table = tableOf(turn);
  const mover = onBoard(turn.state, leaving.mover);
  if (!mover || hasCommon(table, mover, 'nimble')) return [];
  return left(table, leaving).filter(
    striker =>
      !partingLimit(turn, striker).some(key => turn.spent(key)) && strikingWeapons(table, striker, mover.id).length > 0,
  );
};
