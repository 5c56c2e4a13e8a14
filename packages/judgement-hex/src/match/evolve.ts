import type { PlayerId } from '@rulewright/core';
import { without } from '@rulewright/core/effects';
import type { ActionChoice, Activation, JhxEvent, JhxState, Model, ModelId, Warband } from '../vocabulary/index.js';
import { activationWith, lastingWith, modelWith, stateWith, warbandWith } from './copies.js';

const change = <T extends { readonly id: string }>(list: readonly T[], id: string, to: (one: T) => T): readonly T[] =>
  list.map(one => (one.id === id ? to(one) : one));

const model = (state: JhxState, id: ModelId, to: (one: Model) => Partial<Model>): JhxState =>
  stateWith(state, { models: change(state.models, id, one => modelWith(one, to(one))) });

const warband = (state: JhxState, player: PlayerId, to: (one: Warband) => Partial<Warband>): JhxState => {
  const change = (one: Warband): Warband => (one.player === player ? warbandWith(one, to(one)) : one);
  const [a, b] = state.warbands;
  return stateWith(state, { warbands: [change(a), change(b)] });
};

const activation = (state: JhxState, to: (one: Activation) => Partial<Activation>): JhxState =>
  state.activation ? stateWith(state, { activation: activationWith(state.activation, to(state.activation)) }) : state;

/** The budget that a model draws its AP from: its own, its unit's, or none outside its activation. */
export const budgetOf = (state: JhxState, id: ModelId): ModelId | undefined => {
  const budgets = state.activation?.budgets;
  if (!budgets) return undefined;
  if (Object.hasOwn(budgets, id)) return id;
  const unit = state.models.find(one => one.id === id)?.unit;
  return unit && Object.hasOwn(budgets, unit) ? unit : undefined;
};

const spend = (state: JhxState, action: ActionChoice, id: ModelId, ap: number): JhxState => {
  const from = budgetOf(state, id);
  if (from === undefined) return state;
  return activation(state, ({ budgets, spent, acted }) => {
    const budget = budgets[from] ?? { ap: 0, spent: 0 };
    return {
      budgets: { ...budgets, [from]: { ...budget, spent: budget.spent + ap } },
      spent: { ...spent, [id]: (spent[id] ?? 0) + ap },
      acted: acted || action.do !== 'aim',
    };
  });
};

/** Temporary pools lose the damage that they absorbed (JHX-DAMAGE-013). */
const absorb = (
  state: JhxState,
  absorbed: readonly { readonly effect: number; readonly amount: number }[],
): JhxState => {
  if (absorbed.length === 0) return state;
  const effects = state.effects.map(one => {
    const amount = absorbed.find(({ effect }) => effect === one.id)?.amount;
    return amount !== undefined && one.data.kind === 'temporary-health'
      ? lastingWith(one, { data: { ...one.data, full: one.data.full ?? one.data.left, left: one.data.left - amount } })
      : one;
  });
  return stateWith(state, { effects });
};

/** The effects of a model that a removal from the board ends: all tokens on it (JHX-DEATH-006). */
const clean = (state: JhxState, id: ModelId): JhxState =>
  stateWith(state, { effects: state.effects.filter(({ target }) => target !== id) });

/**
 * The effects and Icons that a dead Summoned model leaves in play are from now on its Master's (JHX-SUMMON-010,
 * JHX-COND-003).
 */
const bequeath = (state: JhxState, { id, master }: Model): JhxState => {
  const { effects, icons } = state;
  if (master === null) return state;
  return stateWith(state, {
    effects: effects.some(({ source }) => source === id)
      ? effects.map(one => (one.source === id ? lastingWith(one, { master }) : one))
      : effects,
    icons: icons.some(({ owner }) => owner === id)
      ? icons.map(one => (one.owner === id ? { ...one, master } : one))
      : icons,
  });
};

/**
 * A Summoned model that died acts no more; summoned again, it begins afresh (JHX-SUMMON-013, JHX-SUMMON-014): of what it
 * used in this activation only the mark stays that it has acted.
 */
const withoutBudget = (state: JhxState, id: ModelId): JhxState =>
  activation(state, ({ budgets: { [id]: _, ...budgets }, acting, used }) => ({
    budgets,
    acting: acting === id ? null : acting,
    used: used.filter(key => key === `acted ${id}` || !key.split(' ').includes(id)),
  }));

/** Things that last, some of which have outlived the end of the activation in which they began. */
const staying = <I, T extends { readonly id: I; readonly afterNext?: boolean }>(
  list: readonly T[],
  ids: readonly I[],
): readonly T[] =>
  list.map(one => {
    if (!one.afterNext || !ids.includes(one.id)) return one;
    const { afterNext: _, ...other } = one;
    return other as T;
  });

/** The fold: what an event makes of a state. */
export const evolve = (state: JhxState, event: JhxEvent): JhxState => {
  switch (event.type) {
    case 'StageReached':
      return stateWith(state, { stage: event.stage });
    case 'RoundBegan':
      return stateWith(state, {
        round: event.round,
        order: event.order,
        lastActivation: null,
        usedThisRound: [],
        models: state.models.map(one => (one.activated ? modelWith(one, { activated: false }) : one)),
      });
    case 'ActivationBegan':
      return stateWith(state, { activation: event.activation, lastActivation: event.activation.player });
    case 'ActivationPartReached':
      return activation(state, () => ({ part: event.part }));
    case 'ActivationEnded':
      return stateWith(state, {
        activation: null,
        models: state.models.map(one =>
          one.id === event.hero || one.unit === event.hero ? modelWith(one, { activated: true }) : one,
        ),
      });
    case 'ActionTaken':
      return spend(state, event.action, event.model, event.ap);
    case 'ApGained': {
      const to = budgetOf(state, event.model);
      if (to === undefined) return state;
      return activation(state, ({ budgets }) => {
        const budget = budgets[to] ?? { ap: 0, spent: 0 };
        return { budgets: { ...budgets, [to]: { ...budget, ap: budget.ap + event.ap } } };
      });
    }
    case 'Used':
      if (event.per === 'round') return stateWith(state, { usedThisRound: [...state.usedThisRound, event.key] });
      if (event.per === 'match') return stateWith(state, { usedThisMatch: [...state.usedThisMatch, event.key] });
      return activation(state, ({ used }) => ({ used: [...used, event.key] }));
    case 'SummonedActs':
      return activation(state, ({ budgets }) => ({
        acting: event.model,
        budgets:
          event.model !== null && event.ap !== undefined && !Object.hasOwn(budgets, event.model)
            ? { ...budgets, [event.model]: { ap: event.ap, spent: 0 } }
            : budgets,
      }));
    case 'MatchEnded':
      return stateWith(state, { ending: event.ending });

    case 'MapChosen':
      return stateWith(state, { map: event.map, pits: event.pits.map(at => ({ at, token: false })) });
    case 'GodChosen':
      return warband(state, event.player, () => ({ god: event.god }));
    case 'PoolOffered':
      return warband(state, event.player, () => ({ pool: event.heroes }));
    case 'HeroPicked':
      return warband(state, event.player, ({ picked }) => ({ picked: [...picked, event.hero] }));
    case 'HeroVetoed':
      return warband(state, event.player, ({ vetoed }) => ({ vetoed: [...vetoed, event.hero] }));
    case 'InitiativeRolled':
      return state;
    case 'FirstTurnTaken': {
      const [a, b] = state.players;
      return stateWith(state, { order: event.player === a ? [a, b] : [b, a] });
    }
    case 'SideTaken':
      return warband(state, event.player, () => ({ side: event.side }));
    case 'WarbandFormed':
      return stateWith(
        warband(state, event.player, () => ({ pool: [], vetoed: [], picked: [], deck: event.deck })),
        { models: [...state.models, ...event.models.map(one => modelWith(one, {}))] },
      );
    case 'AvatarNamed':
      return warband(state, event.player, () => ({ avatar: event.model }));
    case 'TargetMarked':
      return model(state, event.model, () => ({ marked: event.target }));
    case 'WardChosen':
      return model(state, event.model, () => ({ ward: event.ward }));

    case 'ModelEntered':
      return stateWith(state, { models: [...state.models, modelWith(event.model, {})], nextId: state.nextId + 1 });
    case 'ModelDeployed':
      return model(state, event.model, () => ({ at: event.at }));
    case 'ModelResurrected':
      return model(state, event.model, () => ({
        at: event.at,
        damage: event.damage,
        diedIn: null,
        enteredIn: state.round,
      }));
    case 'ModelMoved':
      return model(state, event.model, () => ({ at: event.to }));
    case 'MovementEnded':
      return state;
    case 'ModelDied': {
      const gone = clean(state, event.model);
      const dead = state.models.find(({ id }) => id === event.model);
      if (dead?.kind !== 'hero') {
        const left = stateWith(gone, { models: gone.models.filter(one => one !== dead) });
        return withoutBudget(dead ? bequeath(left, dead) : left, event.model);
      }
      return model(gone, event.model, () => ({ at: null, diedIn: state.round, counters: {} }));
    }

    case 'FateChanged':
      return warband(state, event.player, ({ fate }) => ({ fate: fate + event.by }));
    case 'ModelDamaged':
      return absorb(
        model(state, event.model, ({ damage }) => ({ damage: damage + event.damage })),
        event.absorbed,
      );
    case 'ModelHealed':
      return model(state, event.model, ({ damage }) => ({ damage: damage - event.by }));
    case 'TemporaryHealthRestored':
      return stateWith(state, {
        effects: state.effects.map(one =>
          one.id === event.effect && one.data.kind === 'temporary-health'
            ? lastingWith(one, { data: { ...one.data, left: one.data.left + event.by } })
            : one,
        ),
      });
    case 'EffigyDamaged':
      return absorb(
        warband(state, event.player, ({ effigy }) => ({
          effigy: { ...effigy, damage: effigy.damage + event.damage },
        })),
        event.absorbed,
      );
    case 'EffigyHealed':
      return warband(state, event.player, ({ effigy }) => ({
        effigy: { ...effigy, damage: effigy.damage - event.by },
      }));
    case 'EffigiesDecayed': {
      const [a, b] = state.warbands.map(one =>
        warbandWith(one, { effigy: { ...one.effigy, decay: one.effigy.decay + event.by } }),
      );
      return a && b ? stateWith(state, { warbands: [a, b] }) : state;
    }
    case 'EffigyPowerCalled':
      return warband(state, event.player, () => ({ powerCalled: true }));
    case 'LevelGained':
      return model(state, event.model, ({ fresh = 0 }) => ({ level: event.level, fresh: fresh + 1 }));
    case 'LevelLearned':
      return model(state, event.model, ({ fresh = 0 }) => ({ fresh: fresh - 1 }));
    case 'LevelPicked':
      return model(state, event.model, ({ picks }) => ({ picks: [...picks, event.pick] }));

    case 'AttackDeclared':
    case 'PoolCounted':
    case 'DiceRerolled':
    case 'DiceChosen':
    case 'AttackRedirected':
    case 'AttackCancelled':
    case 'ManoeuvreBought':
    case 'AttackEnded':
    case 'AbilityUsed':
    case 'HarvestRolled':
      return state;

    case 'SoulSpawned':
      return stateWith(state, {
        souls: [...state.souls, { id: event.soul, at: event.at }],
        lastSoulPit: event.pit,
        nextId: state.nextId + 1,
      });
    case 'SoulMoved':
      return stateWith(state, { souls: change(state.souls, event.soul, one => ({ ...one, at: event.to })) });
    case 'SoulTaken':
    case 'SoulDestroyed':
      return stateWith(state, { souls: state.souls.filter(({ id }) => id !== event.soul) });
    case 'SoulBound': {
      const bound = model(state, event.model, ({ souls }) => ({ souls: souls + 1 }));
      const taker = bound.models.find(({ id }) => id === event.model)?.player ?? null;
      return stateWith(bound, { firstSoul: state.firstSoul ?? taker });
    }
    case 'SoulsBanked': {
      const { from, souls } = event;
      const left = from === null ? state : model(state, from, one => ({ souls: one.souls - souls }));
      const kept = warband(left, event.player, ({ banked }) => ({ banked: banked + souls }));
      return stateWith(kept, { firstSoul: state.firstSoul ?? event.player });
    }
    case 'SoulsLost':
      return model(state, event.model, ({ souls }) => ({ souls: souls - event.souls }));

    case 'EffectBegan':
      return stateWith(state, {
        effects: [...state.effects, lastingWith(event.effect, {})],
        nextId: state.nextId + 1,
      });
    case 'EffectsEnded':
      return stateWith(state, { effects: without(state.effects, event.effects) });
    case 'EffectsStayed':
      return stateWith(state, {
        effects: staying(state.effects, event.effects),
        ...(event.icons && { icons: staying(state.icons, event.icons) }),
        ...(event.templates && { templates: staying(state.templates, event.templates) }),
      });
    case 'CountersChanged':
      return model(state, event.model, ({ counters }) => ({
        counters: { ...counters, [event.token]: (counters[event.token] ?? 0) + event.by },
      }));
    case 'IconPlaced':
      return stateWith(state, { icons: [...state.icons, event.icon], nextId: state.nextId + 1 });
    case 'IconRemoved':
      return stateWith(state, { icons: state.icons.filter(({ id }) => id !== event.icon) });
    case 'TemplatePlaced':
      return stateWith(state, { templates: [...state.templates, event.template], nextId: state.nextId + 1 });
    case 'TemplateRemoved':
      return stateWith(state, { templates: state.templates.filter(({ id }) => id !== event.template) });
    case 'RespawnTokenChanged':
      return stateWith(state, {
        pits: state.pits.map((pit, at) => (at === event.pit ? { ...pit, token: event.token } : pit)),
      });

    case 'ArtefactTaken': {
      const held = model(state, event.model, ({ artefacts }) => ({ artefacts: [...artefacts, event.held] }));
      if (event.held.deck === null) return held;
      const { artefact } = event.held;
      return warband(held, event.held.deck, ({ deck }) => ({ deck: deck.filter(one => one !== artefact) }));
    }
    case 'ArtefactReturned': {
      const holder = state.models.find(({ id }) => id === event.model);
      const from = holder?.artefacts.find(({ artefact }) => artefact === event.artefact)?.deck ?? null;
      const left = model(state, event.model, ({ artefacts }) => ({
        artefacts: artefacts.filter(({ artefact }) => artefact !== event.artefact),
      }));
      return from === null ? left : warband(left, from, ({ deck }) => ({ deck: [...deck, event.artefact] }));
    }
    case 'ArtefactHandedOver': {
      const giver = state.models.find(({ id }) => id === event.from);
      const held = giver?.artefacts.find(({ artefact }) => artefact === event.artefact);
      if (!held) return state;
      const left = model(state, event.from, ({ artefacts }) => ({ artefacts: artefacts.filter(one => one !== held) }));
      return model(left, event.to, ({ artefacts }) => ({ artefacts: [...artefacts, held] }));
    }
    case 'ArtefactSpent':
      return warband(state, event.player, ({ spentArtefacts }) => ({
        spentArtefacts: [...spentArtefacts, event.artefact],
      }));
  }
};
