import type { EldState, Model, Party, Sequence } from '../vocabulary/index.js';

/*
 * Changed copies of the parts of the state. Each names every field, so that all copies have one shape: JavaScript engines
 * read objects of one shape quickly.
 */

/** The state with other values. */
export const stateWith = (state: EldState, to: Partial<EldState>): EldState => {
  const copy: EldState = {
    players: state.players,
    stage: state.stage,
    round: state.round,
    order: state.order,
    deployment: state.deployment,
    parties: state.parties,
    models: state.models,
    scenery: state.scenery,
    things: state.things,
    effects: state.effects,
    sequence: state.sequence,
    used: state.used,
    quest: state.quest,
    alliances: state.alliances,
    duel: state.duel,
    environment: state.environment,
    deeds: state.deeds,
    nextId: state.nextId,
    ending: state.ending,
  };
  return Object.assign(copy, to);
};

/** A model with other values. */
export const modelWith = (model: Model, to: Partial<Model>): Model => {
  const copy: Model = {
    id: model.id,
    player: model.player,
    profile: model.profile,
    where: model.where,
    at: model.at,
    facing: model.facing,
    onWall: model.onWall,
    hp: model.hp,
    points: model.points,
    states: model.states,
    inventory: model.inventory,
    equipped: model.equipped,
    upgrades: model.upgrades,
    mana: model.mana,
    counters: model.counters,
    original: model.original,
    summoned: model.summoned,
    home: model.home,
  };
  return Object.assign(copy, to);
};

/** A party with other values. */
export const partyWith = (party: Party, to: Partial<Party>): Party => ({ ...party, ...to });

/** A sequence with other values. */
export const sequenceWith = (sequence: Sequence, to: Partial<Sequence>): Sequence => ({ ...sequence, ...to });
