import { elementCard, thingNamed } from '../battlefield/things.js';
import { armyOf, baseOf, modelsOf } from '../match/lookups.js';
import type { ModelId, Moment, UnitId } from '../vocabulary/index.js';
import type { ScenarioAbility } from '../vocabulary/scenario.js';
import type { ScenarioElement, Unit } from '../vocabulary/state.js';
import type { Table } from '../vocabulary/table.js';
import { usersOf } from './triggers.js';
import { type UnitWaits, type Waits, waitingFor } from './waiting.js';

/** An ability whose moment has come. */
export interface Triggered {
  /** The name of the ability in the choices of players. */
  readonly called: string;
  /** The unit or the scenario element whose ability it is. */
  readonly source: UnitId | ModelId;
  /** The models that may use it, of which the player picks one; for a scenario the element. */
  readonly users: readonly ModelId[];
}

/** A moment with all abilities that may act at it. */
export interface Gathered extends Moment {
  readonly gathered: readonly Triggered[];
}

/** True for every ability but a leadership ability that was not declared or has ended with its weaver (SFI-LEADER-001, SFI-LEADER-005). */
const isDeclared = ({ state }: Table, unit: Unit, { kind, id }: UnitWaits): boolean => {
  if (kind !== 'leadership') return true;
  const declared = armyOf(state, unit.player).leadership;
  return declared?.weaver === unit.id && declared.ability === id;
};

/** The models that may use an ability of a unit at a moment. The moment of a model's destruction also belongs to its unit. */
const usersIn = (table: Table, unit: Unit, { ability }: Waits<UnitWaits>, moment: Moment): readonly ModelId[] => {
  if (!isDeclared(table, unit, ability)) return [];
  const stands = modelsOf(table.state, unit.id).map(model => ({ id: model.id, base: baseOf(table, model) }));
  return usersOf(table, ability.when, { id: unit.id, player: unit.player, stands }, moment);
};

/** True if an ability of a scenario is about an element, and the element is the one that the moment names, if it names one. */
const isAbout = (table: Table, element: ScenarioElement, { card, ability }: Waits<ScenarioAbility>, { at }: Moment) =>
  element.scenario === card &&
  (ability.element === undefined || elementCard(table, element).id === ability.element) &&
  (at === undefined || at === element.id);

/** The scenario elements on the table, and PREY whose own destruction is the moment. */
const elementsAt = ({ state }: Table, { gone }: Moment): readonly ScenarioElement[] =>
  gone?.element ? [...state.elements, gone.element] : state.elements;

/**
 * All abilities of cards for this moment: they are gathered before any of them happens (SFI-PRIORITY-010), and their
 * conditions are not checked again later (SFI-ABILITY-REACTIVE-012).
 */
export const gather = (table: Table, moment: Moment): readonly Triggered[] => {
  const found: Triggered[] = [];
  const there = waitingFor(table.pack, moment.window);
  for (const one of there?.units ?? []) {
    for (const unit of table.state.units) {
      if (unit.card !== one.card) continue;
      const users = usersIn(table, unit, one, moment);
      if (users.length > 0) found.push({ called: one.called, source: unit.id, users });
    }
  }
  for (const one of there?.scenarios ?? []) {
    for (const element of elementsAt(table, moment)) {
      if (!isAbout(table, element, one, moment)) continue;
      const { id } = element;
      const thing = thingNamed(table, id);
      const stands = thing ? [{ id, base: thing.base }] : [];
      const users = usersOf(table, one.ability.when, { id, player: null, stands }, moment);
      if (users.length > 0) found.push({ called: one.called, source: id, users });
    }
  }
  return found;
};
