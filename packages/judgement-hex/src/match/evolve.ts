import type { PlayerId } from '@rulewright/core';
import { begin, without } from '@rulewright/core/effects';
import type { ActionChoice, Activation, Arena, JhxEvent, Model, ModelId, Warband } from '../vocabulary/index.js';
import { activationWith, arenaWith, lastingWith, modelWith, warbandWith } from './copies.js';

const change = <T extends { readonly id: string }>(list: readonly T[], id: string, to: (one: T) => T): readonly T[] =>
  list.map(one => (one.id === id ? to(one) : one));

const model = (arena: Arena, id: ModelId, to: (one: Model) => Partial<Model>): Arena =>
  arenaWith(arena, { models: change(arena.models, id, one => modelWith(one, to(one))) });

const warband = (arena: Arena, player: PlayerId, to: (one: Warband) => Partial<Warband>): Arena => {
  const change = (one: Warband): Warband => (one.player === player ? warbandWith(one, to(one)) : one);
  const [a, b] = arena.warbands;
  return arenaWith(arena, { warbands: [change(a), change(b)] });
};

const activation = (arena: Arena, to: (one: Activation) => Partial<Activation>): Arena =>
  arena.activation ? arenaWith(arena, { activation: activationWith(arena.activation, to(arena.activation)) }) : arena;

/** The budget that a model draws its AP from: its own, its unit's, or none outside its activation. */
export const budgetOf = (arena: Arena, id: ModelId): ModelId | undefined => {
  const budgets = arena.activation?.budgets;
  if (!budgets) return undefined;
  if (Object.hasOwn(budgets, id)) return id;
  const unit = arena.models.find(one => one.id === id)?.unit;
  return unit && Object.hasOwn(budgets, unit) ? unit : undefined;
};

const spend = (arena: Arena, action: ActionChoice, id: ModelId, ap: number): Arena => {
  const from = budgetOf(arena, id);
  if (from === undefined) return arena;
  return activation(arena, ({ budgets, spent, acted }) => {
    const budget = budgets[from] ?? { ap: 0, spent: 0 };
    return {
      budgets: { ...budgets, [from]: { ...budget, spent: budget.spent + ap } },
      spent: { ...spent, [id]: (spent[id] ?? 0) + ap },
      acted: acted || action.do !== 'aim',
    };
  });
};

/** Temporary pools lose what they took (JHX-DAMAGE-013). */
const absorb = (arena: Arena, absorbed: readonly { readonly effect: number; readonly amount: number }[]): Arena => {
  if (absorbed.length === 0) return arena;
  const effects = arena.effects.map(one => {
    const amount = absorbed.find(({ effect }) => effect === one.id)?.amount;
    return amount !== undefined && one.data.kind === 'temporary-health'
      ? lastingWith(one, { data: { ...one.data, full: one.data.full ?? one.data.left, left: one.data.left - amount } })
      : one;
  });
  return arenaWith(arena, { effects });
};

/** The effects of a model that a removal from the board ends: all tokens on it (JHX-DEATH-006). */
const clean = (arena: Arena, id: ModelId): Arena =>
  arenaWith(arena, { effects: arena.effects.filter(({ target }) => target !== id) });

/** Effects and Icons that a dead Summoned model leaves in play are its Master's from now on (JHX-SUMMON-010, JHX-COND-003). */
const bequeath = (arena: Arena, { id, master }: Model): Arena => {
  const { effects, icons } = arena;
  if (master === null) return arena;
  return arenaWith(arena, {
    effects: effects.some(({ source }) => source === id)
      ? effects.map(one => (one.source === id ? lastingWith(one, { master }) : one))
      : effects,
    icons: icons.some(({ owner }) => owner === id)
      ? icons.map(one => (one.owner === id ? { ...one, master } : one))
      : icons,
  });
};

/** A Summoned model that died acts no more; summoned again, it begins afresh (JHX-SUMMON-013, JHX-SUMMON-014). */
const withoutBudget = (arena: Arena, id: ModelId): Arena =>
  activation(arena, ({ budgets: { [id]: _, ...budgets }, acting }) => ({
    budgets,
    acting: acting === id ? null : acting,
  }));

/** The fold: what an event makes of an arena. */
export const evolve = (arena: Arena, event: JhxEvent): Arena => {
  switch (event.type) {
    case 'StageReached':
      return arenaWith(arena, { stage: event.stage });
    case 'RoundBegan':
      return arenaWith(arena, {
        round: event.round,
        order: event.order,
        lastActivation: null,
        usedThisRound: [],
        models: arena.models.map(one => (one.activated ? modelWith(one, { activated: false }) : one)),
      });
    case 'ActivationBegan':
      return arenaWith(arena, { activation: event.activation, lastActivation: event.activation.player });
    case 'ActivationPartReached':
      return activation(arena, () => ({ part: event.part }));
    case 'ActivationEnded':
      return arenaWith(arena, {
        activation: null,
        models: arena.models.map(one =>
          one.id === event.hero || one.unit === event.hero ? modelWith(one, { activated: true }) : one,
        ),
      });
    case 'ActionTaken':
      return spend(arena, event.action, event.model, event.ap);
    case 'ApGained': {
      const to = budgetOf(arena, event.model);
      if (to === undefined) return arena;
      return activation(arena, ({ budgets }) => {
        const budget = budgets[to] ?? { ap: 0, spent: 0 };
        return { budgets: { ...budgets, [to]: { ...budget, ap: budget.ap + event.ap } } };
      });
    }
    case 'Used':
      if (event.per === 'round') return arenaWith(arena, { usedThisRound: [...arena.usedThisRound, event.key] });
      if (event.per === 'match') return arenaWith(arena, { usedThisMatch: [...arena.usedThisMatch, event.key] });
      return activation(arena, ({ used }) => ({ used: [...used, event.key] }));
    case 'SummonedActs':
      return activation(arena, ({ budgets }) => ({
        acting: event.model,
        budgets:
          event.model !== null && event.ap !== undefined && !Object.hasOwn(budgets, event.model)
            ? { ...budgets, [event.model]: { ap: event.ap, spent: 0 } }
            : budgets,
      }));
    case 'MatchEnded':
      return arenaWith(arena, { ending: event.ending });

    case 'MapChosen':
      return arenaWith(arena, { map: event.map, pits: event.pits.map(at => ({ at, token: false })) });
    case 'GodChosen':
      return warband(arena, event.player, () => ({ god: event.god }));
    case 'PoolOffered':
      return warband(arena, event.player, () => ({ pool: event.heroes }));
    case 'HeroPicked':
      return warband(arena, event.player, ({ picked }) => ({ picked: [...picked, event.hero] }));
    case 'HeroVetoed':
      return warband(arena, event.player, ({ vetoed }) => ({ vetoed: [...vetoed, event.hero] }));
    case 'InitiativeRolled':
      return arena;
    case 'FirstTurnTaken': {
      const [a, b] = arena.players;
      return arenaWith(arena, { order: event.player === a ? [a, b] : [b, a] });
    }
    case 'SideTaken':
      return warband(arena, event.player, () => ({ side: event.side }));
    case 'WarbandFormed':
      return arenaWith(
        warband(arena, event.player, () => ({ pool: [], vetoed: [], picked: [], deck: event.deck })),
        { models: [...arena.models, ...event.models.map(one => modelWith(one, {}))] },
      );
    case 'AvatarNamed':
      return warband(arena, event.player, () => ({ avatar: event.model }));
    case 'TargetMarked':
      return model(arena, event.model, () => ({ marked: event.target }));
    case 'WardChosen':
      return model(arena, event.model, () => ({ ward: event.ward }));

    case 'ModelEntered':
      return arenaWith(arena, { models: [...arena.models, modelWith(event.model, {})], nextId: arena.nextId + 1 });
    case 'ModelDeployed':
      return model(arena, event.model, () => ({ at: event.at }));
    case 'ModelResurrected':
      return model(arena, event.model, () => ({
        at: event.at,
        damage: event.damage,
        diedIn: null,
        enteredIn: arena.round,
      }));
    case 'ModelMoved':
      return model(arena, event.model, () => ({ at: event.to }));
    case 'MovementEnded':
      return arena;
    case 'ModelDied': {
      const gone = clean(arena, event.model);
      const dead = arena.models.find(({ id }) => id === event.model);
      if (dead?.kind !== 'hero') {
        const left = arenaWith(gone, { models: gone.models.filter(one => one !== dead) });
        return withoutBudget(dead ? bequeath(left, dead) : left, event.model);
      }
      return model(gone, event.model, () => ({ at: null, diedIn: arena.round, counters: {} }));
    }

    case 'FateChanged':
      return warband(arena, event.player, ({ fate }) => ({ fate: fate + event.by }));
    case 'ModelDamaged':
      return absorb(
        model(arena, event.model, ({ damage }) => ({ damage: damage + event.damage })),
        event.absorbed,
      );
    case 'ModelHealed':
      return model(arena, event.model, ({ damage }) => ({ damage: damage - event.by }));
    case 'TemporaryHealthRestored':
      return arenaWith(arena, {
        effects: arena.effects.map(one =>
          one.id === event.effect && one.data.kind === 'temporary-health'
            ? lastingWith(one, { data: { ...one.data, left: one.data.left + event.by } })
            : one,
        ),
      });
    case 'EffigyDamaged':
      return absorb(
        warband(arena, event.player, ({ effigy }) => ({
          effigy: { ...effigy, damage: effigy.damage + event.damage },
        })),
        event.absorbed,
      );
    case 'EffigyHealed':
      return warband(arena, event.player, ({ effigy }) => ({
        effigy: { ...effigy, damage: effigy.damage - event.by },
      }));
    case 'EffigiesDecayed': {
      const [a, b] = arena.warbands.map(one =>
        warbandWith(one, { effigy: { ...one.effigy, decay: one.effigy.decay + event.by } }),
      );
      return a && b ? arenaWith(arena, { warbands: [a, b] }) : arena;
    }
    case 'EffigyPowerCalled':
      return warband(arena, event.player, () => ({ powerCalled: true }));
    case 'LevelGained':
      return model(arena, event.model, ({ fresh = 0 }) => ({ level: event.level, fresh: fresh + 1 }));
    case 'LevelLearned':
      return model(arena, event.model, ({ fresh = 0 }) => ({ fresh: fresh - 1 }));
    case 'LevelPicked':
      return model(arena, event.model, ({ picks }) => ({ picks: [...picks, event.pick] }));

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
      return arena;

    case 'SoulSpawned':
      return arenaWith(arena, {
        souls: [...arena.souls, { id: event.soul, at: event.at }],
        lastSoulPit: event.pit,
        nextId: arena.nextId + 1,
      });
    case 'SoulMoved':
      return arenaWith(arena, { souls: change(arena.souls, event.soul, one => ({ ...one, at: event.to })) });
    case 'SoulTaken':
    case 'SoulDestroyed':
      return arenaWith(arena, { souls: arena.souls.filter(({ id }) => id !== event.soul) });
    case 'SoulBound': {
      const bound = model(arena, event.model, ({ souls }) => ({ souls: souls + 1 }));
      const taker = bound.models.find(({ id }) => id === event.model)?.player ?? null;
      return arenaWith(bound, { firstSoul: arena.firstSoul ?? taker });
    }
    case 'SoulsBanked': {
      const { from, souls } = event;
      const left = from === null ? arena : model(arena, from, one => ({ souls: one.souls - souls }));
      const kept = warband(left, event.player, ({ banked }) => ({ banked: banked + souls }));
      return arenaWith(kept, { firstSoul: arena.firstSoul ?? event.player });
    }
    case 'SoulsLost':
      return model(arena, event.model, ({ souls }) => ({ souls: souls - event.souls }));

    case 'EffectBegan':
      return arenaWith(arena, {
        effects: begin(arena.effects, lastingWith(event.effect, {}), 'stack'),
        nextId: arena.nextId + 1,
      });
    case 'EffectsEnded':
      return arenaWith(arena, { effects: without(arena.effects, event.effects) });
    case 'EffectsStayed':
      return arenaWith(arena, {
        effects: arena.effects.map(({ afterNext, ...one }) =>
          afterNext === undefined || event.effects.includes(one.id) ? one : { ...one, afterNext },
        ),
      });
    case 'CountersChanged':
      return model(arena, event.model, ({ counters }) => ({
        counters: { ...counters, [event.token]: (counters[event.token] ?? 0) + event.by },
      }));
    case 'IconPlaced':
      return arenaWith(arena, { icons: [...arena.icons, event.icon], nextId: arena.nextId + 1 });
    case 'IconRemoved':
      return arenaWith(arena, { icons: arena.icons.filter(({ id }) => id !== event.icon) });
    case 'TemplatePlaced':
      return arenaWith(arena, { templates: [...arena.templates, event.template], nextId: arena.nextId + 1 });
    case 'TemplateRemoved':
      return arenaWith(arena, { templates: arena.templates.filter(({ id }) => id !== event.template) });
    case 'RespawnTokenChanged':
      return arenaWith(arena, {
        pits: arena.pits.map((pit, at) => (at === event.pit ? { ...pit, token: event.token } : pit)),
      });

    case 'ArtefactTaken': {
      const held = model(arena, event.model, ({ artefacts }) => ({ artefacts: [...artefacts, event.held] }));
      if (event.held.deck === null) return held;
      const { artefact } = event.held;
      return warband(held, event.held.deck, ({ deck }) => ({ deck: deck.filter(one => one !== artefact) }));
    }
    case 'ArtefactReturned': {
      const holder = arena.models.find(({ id }) => id === event.model);
      const from = holder?.artefacts.find(({ artefact }) => artefact === event.artefact)?.deck ?? null;
      const left = model(arena, event.model, ({ artefacts }) => ({
        artefacts: artefacts.filter(({ artefact }) => artefact !== event.artefact),
      }));
      return from === null ? left : warband(left, from, ({ deck }) => ({ deck: [...deck, event.artefact] }));
    }
    case 'ArtefactHandedOver': {
      const giver = arena.models.find(({ id }) => id === event.from);
      const held = giver?.artefacts.find(({ artefact }) => artefact === event.artefact);
      if (!held) return arena;
      const left = model(arena, event.from, ({ artefacts }) => ({ artefacts: artefacts.filter(one => one !== held) }));
      return model(left, event.to, ({ artefacts }) => ({ artefacts: [...artefacts, held] }));
    }
    case 'ArtefactSpent':
      return warband(arena, event.player, ({ spentArtefacts }) => ({
        spentArtefacts: [...spentArtefacts, event.artefact],
      }));
  }
};
