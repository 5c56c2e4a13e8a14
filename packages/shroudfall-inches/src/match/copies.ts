import type { Activation, Army, Model, SfiState, Unit } from '../vocabulary/index.js';

/*
 * Changed copies of the parts of the state. Each names every field, so that all copies have one shape: JavaScript engines
 * read objects of one shape quickly.
 */

/** The state with other values. */
export const stateWith = (state: SfiState, to: Partial<SfiState>): SfiState => {
  const copy: SfiState = {
    players: state.players,
    stage: state.stage,
    round: state.round,
    token: state.token,
    rollOffWinner: state.rollOffWinner,
    armies: state.armies,
    units: state.units,
    models: state.models,
    terrain: state.terrain,
    leftOut: state.leftOut,
    scenarios: state.scenarios,
    elements: state.elements,
    manifestations: state.manifestations,
    effects: state.effects,
    activation: state.activation,
    reacting: state.reacting,
    attacks: state.attacks,
    used: state.used,
    essenceSnapshot: state.essenceSnapshot,
    nextId: state.nextId,
    ending: state.ending,
  };
  return Object.assign(copy, to);
};

/** An army with other values. */
export const armyWith = (army: Army, to: Partial<Army>): Army => {
  const copy: Army = {
    player: army.player,
    list: army.list,
    edge: army.edge,
    scenarioCards: army.scenarioCards,
    scenario: army.scenario,
    terrainCards: army.terrainCards,
    right: army.right,
    leadership: army.leadership,
    reserve: army.reserve,
    points: army.points,
    lastActivated: army.lastActivated,
    activations: army.activations,
  };
  return Object.assign(copy, to);
};

/** A unit with other values. */
export const unitWith = (unit: Unit, to: Partial<Unit>): Unit => {
  const copy: Unit = {
    id: unit.id,
    player: unit.player,
    card: unit.card,
    strength: unit.strength,
    where: unit.where,
    destroyedIn: unit.destroyedIn,
    activated: unit.activated,
    exhausted: unit.exhausted,
    conditions: unit.conditions,
  };
  return Object.assign(copy, to);
};

/** A model with other values. */
export const modelWith = (model: Model, to: Partial<Model>): Model => {
  const copy: Model = { id: model.id, unit: model.unit, at: model.at, damage: model.damage };
  return Object.assign(copy, to);
};

/** An activation with other values. */
export const activationWith = (activation: Activation, to: Partial<Activation>): Activation => {
  const copy: Activation = {
    unit: activation.unit,
    part: activation.part,
    spent: activation.spent,
    moves: activation.moves,
    actions: activation.actions,
  };
  return Object.assign(copy, to);
};
