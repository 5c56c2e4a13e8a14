import type { Rule, Turn } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { baseOf, modelOf, modelsOf, playerOf, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { completeAction } from '../reaches/reaches.js';
import { levelOf } from '../unit-cards/passives/passives.js';
import { coherencyRange, modelsApart } from '../units/coherency/coherency.js';
import type { ActionEnd, ModelId, Origin, Sfi, UnitId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { whyNotShifted } from './bans.js';
import { nextToMove } from './next-to-move.js';
import { choosePlace } from './place.js';
import { isOnTable, shift } from './shift.js';

const originOf = (turn: Turn<Sfi>, unit: UnitId): Origin => ({
  name: 'Ethereal',
  rule: 'SFI-PASSIVE-012',
  source: unit,
  player: playerOf(turn.state, unit),
});

const inchesOf = (table: Table, unit: UnitId): number => levelOf(table, unitOf(table.state, unit), 'ethereal').total;

/** True if all models of a unit may be placed instead of moving (SFI-PASSIVE-012); Frostbite forbids it (SFI-CONDITION-007). */
export const mayMoveEthereally = (turn: Turn<Sfi>, unit: UnitId): boolean => {
  const table = tableOf(turn);
  const [model] = modelsOf(turn.state, unit);
  if (!model || inchesOf(table, unit) === 0) return false;
  return whyNotShifted(table, model.id, 'place', originOf(turn, unit)) === undefined;
};

/**
 * The models out of coherency: a placed one that is out of range of the model that was placed first (SFI-PASSIVE-013), and any
 * model outside the formation of the unit (SFI-COHERENCY-005).
 */
const apartFrom = (
  table: Table,
  [first, ...later]: readonly [ModelId, ...ModelId[]],
  unit: UnitId,
): readonly ModelId[] => {
  const base = baseOf(table, modelOf(table.state, first));
  const range = coherencyRange(table, unit);
  const outside = modelsApart(table, unit);
  return modelsOf(table.state, unit).flatMap(model => {
    const isNear = !later.includes(model.id) || isWithin(table, baseOf(table, model), base, range);
    return isNear && !outside.includes(model.id) ? [] : [model.id];
  });
};

/**
 * The move action of a unit whose models are placed: they cannot leave melee without Parry (SFI-PASSIVE-015), and the places are no
 * moves for reactions (SFI-PASSIVE-014). The end of the action checks the distance of the placed models to the first placed one.
 */
export function* etherealMove(turn: Turn<Sfi>, unit: UnitId): Rule<ActionEnd> {
  const by = playerOf(turn.state, unit);
  const origin = originOf(turn, unit);
  const placed: ModelId[] = [];
  for (let model = yield* nextToMove(turn, unit); model !== undefined; model = yield* nextToMove(turn, unit)) {
    const table = tableOf(turn);
    const of = baseOf(table, modelOf(table.state, model));
    const asked = {
      model,
      radius: of.radius,
      within: inchesOf(table, unit),
      of,
      optional: true,
      inAction: true,
    } as const;
    // The unit may have gained Frostbite when an earlier model was placed.
    const isBanned = whyNotShifted(table, model, 'place', origin) !== undefined;
    const place = isBanned ? undefined : yield* choosePlace(turn, by, asked, origin.rule);
    if (place) {
      placed.push(model);
      yield* shift(turn, model, place, 'place', origin.rule);
    }
    yield* completeAction(turn, model);
  }
  const [first, ...later] = placed;
  if (first === undefined) return 'done';
  return {
    // Before the check, models that were not placed complete the action, and may leave the table.
    apart() {
      const table = tableOf(turn);
      return isOnTable(turn, first) ? apartFrom(table, [first, ...later], unit) : modelsApart(table, unit);
    },
  };
}
