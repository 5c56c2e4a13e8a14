import type { PlayerId } from '@rulewright/core';
import type { Disc } from '@rulewright/core/inches';
import { preyNamed } from '../battlefield/prey.js';
import { thingNamed } from '../battlefield/things.js';
import { basesOf, modelsOf, playerOf, unitOfModel } from '../match/lookups.js';
import { attackWindows, type Trigger } from '../vocabulary/ability.js';
import type { ModelId, Moment, UnitId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The model, unit or other thing whose moment it is. */
export interface Subject {
  readonly id: ModelId | UnitId;
  readonly unit: UnitId | null;
  /** Null for scenario elements and manifestations, which are nobody's (SFI-SCENARIO-002). */
  readonly player: PlayerId | null;
  /** True for PREY, also for PREY that has just been destroyed. */
  readonly prey: boolean;
  /** True for the moment of a unit as a whole. */
  readonly whole: boolean;
  /** The models on the table. */
  readonly models: readonly ModelId[];
  /** The places from which distances count; the last place of a destroyed model (SFI-ABILITY-REACTIVE-012). */
  readonly bases: readonly Disc[];
}

/** The unit or model that a trigger is about: in an attack the attacker or, by default, the defender. */
const idOf = ({ window, role }: Trigger, { of, attack }: Moment): ModelId | UnitId | null =>
  attack && role === 'attacker' && attackWindows.includes(window) ? attack.attacker : of;

/** The model, unit or thing that a trigger is about; undefined in the windows of the round. */
export const subjectOf = (table: Table, when: Trigger, moment: Moment): Subject | undefined => {
  const { state } = table;
  const { gone, attack } = moment;
  const id = idOf(when, moment);
  if (id === null) return undefined;
  const thing = thingNamed(table, id);
  if (thing) {
    const { unit, base } = thing;
    const prey = preyNamed(table, id) !== undefined;
    return { id, unit, player: unit && playerOf(state, unit), prey, whole: false, models: [id], bases: [base] };
  }
  if (state.units.some(unit => unit.id === id)) {
    const models = modelsOf(state, id).map(model => model.id);
    return { id, unit: id, player: playerOf(state, id), prey: false, whole: true, models, bases: basesOf(table, id) };
  }
  const last = gone?.model === id ? gone : undefined;
  // A model that the effects of its own interaction have destroyed is still one of its unit.
  const unit = last ? last.unit : (attack?.unit ?? unitOfModel(state, id)?.id ?? null);
  const [prey, bases] = last ? [unit === null, [last.base]] : [false, []];
  return { id, unit, player: unit && playerOf(state, unit), prey, whole: false, models: [], bases };
};
