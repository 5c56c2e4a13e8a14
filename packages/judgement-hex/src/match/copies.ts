import type { Activation, JhxState, Lasting, Model, Warband } from '../vocabulary/index.js';

/*
 * Changed copies of the parts of the state. Each function lists every field, so that all copies have one hidden class:
 * JavaScript engines read such objects quickly, while spread copies get new hidden classes again and again.
 */

/** The state with something else. */
export const stateWith = (state: JhxState, to: Partial<JhxState>): JhxState => {
  const copy: JhxState = {
    players: state.players,
    mode: state.mode,
    map: state.map,
    stage: state.stage,
    round: state.round,
    order: state.order,
    lastActivation: state.lastActivation,
    warbands: state.warbands,
    models: state.models,
    souls: state.souls,
    effects: state.effects,
    icons: state.icons,
    templates: state.templates,
    pits: state.pits,
    lastSoulPit: state.lastSoulPit,
    firstSoul: state.firstSoul,
    activation: state.activation,
    usedThisRound: state.usedThisRound,
    usedThisMatch: state.usedThisMatch,
    nextId: state.nextId,
    ending: state.ending,
  };
  return Object.assign(copy, to);
};

/** A model with something else. */
export const modelWith = (model: Model, to: Partial<Model>): Model => {
  const copy: Model = {
    id: model.id,
    kind: model.kind,
    card: model.card,
    unit: model.unit,
    member: model.member,
    player: model.player,
    at: model.at,
    damage: model.damage,
    level: model.level,
    picks: model.picks,
    souls: model.souls,
    artefacts: model.artefacts,
    counters: model.counters,
    activated: model.activated,
    diedIn: model.diedIn,
    enteredIn: model.enteredIn,
    master: model.master,
    pit: model.pit,
    marked: model.marked,
    ward: model.ward,
  };
  return Object.assign(copy, model.fresh === undefined ? undefined : { fresh: model.fresh }, to);
};

/** A Warband with something else. */
export const warbandWith = (warband: Warband, to: Partial<Warband>): Warband => {
  const copy: Warband = {
    player: warband.player,
    side: warband.side,
    god: warband.god,
    pool: warband.pool,
    vetoed: warband.vetoed,
    picked: warband.picked,
    fate: warband.fate,
    banked: warband.banked,
    avatar: warband.avatar,
    powerCalled: warband.powerCalled,
    effigy: warband.effigy,
    deck: warband.deck,
    spentArtefacts: warband.spentArtefacts,
  };
  return Object.assign(copy, to);
};

/** An activation with something else. */
export const activationWith = (activation: Activation, to: Partial<Activation>): Activation => {
  const copy: Activation = {
    player: activation.player,
    hero: activation.hero,
    part: activation.part,
    budgets: activation.budgets,
    spent: activation.spent,
    used: activation.used,
    acting: activation.acting,
    acted: activation.acted,
  };
  return Object.assign(copy, to);
};

/** A lasting effect with other data. */
export const lastingWith = (lasting: Lasting, to: Partial<Lasting>): Lasting => {
  const { until, afterNext, master } = lasting;
  const copy: Lasting = {
    id: lasting.id,
    key: lasting.key,
    source: lasting.source,
    target: lasting.target,
    data: lasting.data,
  };
  return Object.assign(
    copy,
    until === undefined ? undefined : { until },
    afterNext && { afterNext },
    master === undefined ? undefined : { master },
    to,
  );
};
