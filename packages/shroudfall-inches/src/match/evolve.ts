import type { PlayerId } from '@rulewright/core';
import { without } from '@rulewright/core/effects';
import type {
  ActionTaken,
  Activation,
  Army,
  CardId,
  Model,
  PieceToPlace,
  Reached,
  ScenarioElement,
  SfiEvent,
  SfiState,
  Unit,
} from '../vocabulary/index.js';
import { attacksWithout, attacksYet, redirected, withAttack, withoutAttack } from './attacks.js';
import { minus, plus } from './by-colour.js';
import { activationWith, armyWith, modelWith, stateWith, unitWith } from './copies.js';
import { effectsWithout } from './lasting.js';
import { opponentOf, playerOf } from './lookups.js';

const change = <T extends { readonly id: string }>(list: readonly T[], id: string, to: (one: T) => T): readonly T[] =>
  list.map(one => (one.id === id ? to(one) : one));

const model = (state: SfiState, id: string, to: (one: Model) => Partial<Model>): SfiState =>
  stateWith(state, { models: change(state.models, id, one => modelWith(one, to(one))) });

const unit = (state: SfiState, id: string, to: (one: Unit) => Partial<Unit>): SfiState =>
  stateWith(state, { units: change(state.units, id, one => unitWith(one, to(one))) });

const army = (state: SfiState, player: PlayerId, to: (one: Army) => Partial<Army>): SfiState => {
  const changed = (one: Army): Army => (one.player === player ? armyWith(one, to(one)) : one);
  const [a, b] = state.armies;
  return stateWith(state, { armies: [changed(a), changed(b)] });
};

const activation = (state: SfiState, to: (one: Activation) => Partial<Activation>): SfiState =>
  state.activation ? stateWith(state, { activation: activationWith(state.activation, to(state.activation)) }) : state;

/** Changes the innermost action. */
const action = (state: SfiState, to: (one: ActionTaken) => Partial<ActionTaken>): SfiState =>
  activation(state, ({ actions }) => ({
    actions: actions.map((one, at) => (at === actions.length - 1 ? { ...one, ...to(one) } : one)),
  }));

/** The models of the state and others, in the order of their units. */
const withModels = (state: SfiState, models: readonly Model[]): SfiState => {
  const place = ({ unit }: Model): number => state.units.findIndex(({ id }) => id === unit);
  return stateWith(state, { models: [...state.models, ...models].sort((a, b) => place(a) - place(b)) });
};

/** The other player is next to activate a unit (SFI-ROUND-002). */
const nextAfter = (state: SfiState, player: PlayerId): SfiState =>
  state.stage.name === 'activations'
    ? stateWith(state, { stage: { name: 'activations', next: opponentOf(state, player) } })
    : state;

const withoutFirst = <T>(list: readonly T[], one: T): readonly T[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
};

/** A scenario card is played out of a player's hand. */
const inPlay = (
  state: SfiState,
  { player, scenario }: { readonly player: PlayerId; readonly scenario: CardId },
): SfiState =>
  army(state, player, ({ scenarioCards }) => ({ scenario, scenarioCards: withoutFirst(scenarioCards, scenario) }));

/** The card of a piece leaves the hand of its owner with its first main piece. */
const begunWith = (state: SfiState, { owner, card, part }: PieceToPlace): SfiState =>
  part.kind === 'main' && part.at === 0
    ? army(state, owner, ({ terrainCards }) => ({ terrainCards: withoutFirst(terrainCards, card) }))
    : state;

/** Remembers the effect of a manifestation in the innermost action of the model's own unit; without one there is nothing to remember. */
const triggered = (state: SfiState, { model: id, manifestation, due }: Reached): SfiState => {
  const unit = state.models.find(one => one.id === id)?.unit;
  return activation(state, ({ actions }) => {
    const at = actions.findLastIndex(one => one.unit === unit);
    const others = (all: readonly Reached[]) =>
      all.filter(one => one.model !== id || one.manifestation !== manifestation);
    return {
      actions: actions.map((one, i) =>
        i === at ? { ...one, reached: [...others(one.reached), { model: id, manifestation, due }] } : one,
      ),
    };
  });
};

/** The action of a unit ends; only the active unit's own actions count among its two (SFI-ACTION-009, SFI-ACTION-017). */
const actionEnded = (state: SfiState, event: Extract<SfiEvent, { readonly type: 'ActionEnded' }>): SfiState => {
  if (state.activation?.part === 'none' && state.activation.actions.length === 1) {
    return stateWith(state, { activation: null });
  }
  return activation(state, ({ unit, actions, spent, moves }) => ({
    actions: actions.slice(0, -1),
    spent: event.unit === unit && !event.generated ? [...spent, event.action] : spent,
    moves: event.unit === unit && event.action === 'move' ? moves + 1 : moves,
  }));
};

/** The attacks when a model or an element leaves the table. */
const attacksOf = (
  { attacks }: SfiState,
  things: readonly (Model | ScenarioElement)[],
  leaving: string,
): SfiState['attacks'] => {
  const fallen = things.find(({ id }) => id === leaving);
  return fallen ? attacksWithout(attacks, fallen) : attacks;
};

/** The fold: the state after an event. */
export const evolve = (state: SfiState, event: SfiEvent): SfiState => {
  switch (event.type) {
    case 'StageReached':
      return stateWith(state, { stage: event.stage });
    case 'RoundBegan': {
      const [a, b] = state.armies;
      const fresh = (one: Army): Army => armyWith(one, { lastActivated: null, activations: 0 });
      return stateWith(state, {
        round: event.round,
        armies: [fresh(a), fresh(b)],
        used: { ...state.used, round: [] },
      });
    }
    case 'TokenTaken':
      return stateWith(state, { token: event.player });
    case 'Used':
      return stateWith(state, { used: { ...state.used, [event.span]: [...state.used[event.span], event.key] } });
    case 'MatchEnded':
      return stateWith(state, { ending: event.ending });

    case 'ArmyPresented': {
      const { list, units } = event;
      const { scenarios: scenarioCards, terrain: terrainCards } = list;
      return stateWith(
        army(state, event.player, () => ({ list, scenarioCards, terrainCards })),
        { units: [...state.units, ...units] },
      );
    }
    case 'RollOffWon':
      return stateWith(state, { rollOffWinner: event.player });
    case 'RightTaken':
      return army(state, event.player, () => ({ right: event.right }));
    case 'ScenarioVetoed':
      return army(state, opponentOf(state, event.player), ({ scenarioCards }) => ({
        scenarioCards: withoutFirst(scenarioCards, event.scenario),
      }));
    case 'ScenarioDrawn':
      return stateWith(inPlay(state, event), { scenarios: [...state.scenarios, event.scenario] });
    case 'ScenarioReplaced': {
      const at = state.scenarios.indexOf(event.discarded);
      return stateWith(inPlay(state, event), { scenarios: state.scenarios.with(at, event.scenario) });
    }
    case 'EdgeTaken':
      return army(
        army(state, event.player, () => ({ edge: event.edge })),
        opponentOf(state, event.player),
        () => ({ edge: event.edge === 'low' ? 'high' : 'low' }),
      );
    case 'ElementPlaced':
      return stateWith(state, { elements: [...state.elements, event.element] });
    case 'TerrainPlaced':
      return stateWith(begunWith(state, event.piece), { terrain: [...state.terrain, event.piece] });
    case 'TerrainLeftOut':
      return stateWith(begunWith(state, event.piece), { leftOut: [...state.leftOut, event.piece] });
    case 'LeadershipDeclared':
      return army(state, event.player, () => ({ leadership: { weaver: event.weaver, ability: event.ability } }));
    case 'UnitDeployed':
      return withModels(
        unit(state, event.unit, () => ({ where: 'on-table' })),
        event.models,
      );
    case 'UnitLeftOut':
      return unit(state, event.unit, () => ({ where: 'destroyed' }));

    case 'Passed':
      return nextAfter(state, event.player);
    case 'UnitActivated':
      return stateWith(
        army(state, playerOf(state, event.unit), () => ({ lastActivated: event.unit })),
        {
          activation: { unit: event.unit, part: 'start', spent: [], moves: 0, actions: [] },
          used: { ...state.used, activation: [] },
        },
      );
    case 'ActivationOpened':
      return activation(state, () => ({ part: 'open' }));
    case 'ActionBegan': {
      const isInner = (state.activation?.actions.length ?? 0) > 0;
      const begun: ActionTaken = {
        unit: event.unit,
        action: event.action,
        ...(event.generated ? { generated: true } : {}),
        ...(isInner ? { firstEffect: state.nextId } : {}),
        done: [],
        profiles: [],
        targeted: [],
        reached: [],
      };
      const { unit } = event;
      const during: Activation = state.activation ?? { unit, part: 'none', spent: [], moves: 0, actions: [] };
      return stateWith(state, {
        activation: activationWith(during, { actions: [...during.actions, begun] }),
        used: { ...state.used, action: [] },
      });
    }
    case 'ModelDone':
      return action(state, ({ done }) => ({ done: [...done, event.model] }));
    case 'ActionEnded':
      return actionEnded(state, event);
    case 'ActionSpent':
      return activation(state, ({ spent }) => ({ spent: [...spent, event.how] }));
    case 'ActivationEnding':
      return activation(state, () => ({ part: 'ending' }));
    case 'ActivationEnded': {
      const player = playerOf(state, event.unit);
      const counted = army(state, player, ({ activations }) => ({ activations: activations + 1 }));
      return nextAfter(stateWith(counted, { activation: null }), player);
    }
    case 'TokenPlaced':
      return unit(state, event.unit, () => ({ [event.token]: true }));
    case 'TokensRemoved':
      return stateWith(state, {
        units: state.units.map(one => (event.units.includes(one.id) ? unitWith(one, { [event.token]: false }) : one)),
      });

    case 'ModelMoved':
    case 'ModelShifted':
      return model(state, event.model, () => ({ at: event.to }));

    case 'ManifestationTriggered':
      return triggered(state, event);

    case 'AttackDeclared':
      return withAttack(state, event);
    case 'AttackRedirected':
      return redirected(state, event.from, event.to);
    case 'AttackEnded':
      return withoutAttack(state);
    case 'DamageMarked':
      return model(state, event.model, ({ damage }) => ({ damage: damage + event.damage }));
    case 'DamageRemoved':
      return model(state, event.model, ({ damage }) => ({ damage: damage - event.damage }));
    case 'ModelDestroyed':
      return stateWith(state, {
        models: state.models.filter(({ id }) => id !== event.model),
        attacks: attacksOf(state, state.models, event.model),
      });
    case 'UnitDestroyed': {
      const goesOn = attacksYet(state, event.unit);
      return stateWith(
        unit(state, event.unit, ({ conditions }) => ({
          where: 'destroyed',
          destroyedIn: event.round,
          exhausted: false,
          conditions: goesOn ? conditions : [],
        })),
        { effects: effectsWithout(state.effects, event.unit, goesOn) },
      );
    }
    case 'ElementDamaged':
      return stateWith(state, {
        elements: change(state.elements, event.element, one => ({ ...one, damage: one.damage + event.damage })),
      });
    case 'ElementRemoved': {
      const attacks = attacksOf(state, state.elements, event.element);
      return stateWith(state, {
        elements: state.elements.filter(({ id }) => id !== event.element),
        attacks,
        effects: effectsWithout(state.effects, event.element, attacksYet({ attacks }, event.element)),
      });
    }

    case 'EssenceGained':
      return army(state, event.player, ({ reserve }) => ({ reserve: plus(reserve, event.essence) }));
    case 'EssencePaid':
      return army(state, event.player, ({ reserve }) => ({ reserve: minus(reserve, event.essence) }));
    case 'EssenceNoted':
      return stateWith(state, { essenceSnapshot: event.reserves });

    case 'ReactionBegan':
      return stateWith(state, { reacting: [...state.reacting, event.unit] });
    case 'ReactionEnded':
      return stateWith(state, { reacting: state.reacting.slice(0, -1) });
    case 'ConditionGained':
      return unit(state, event.unit, ({ conditions }) => ({ conditions: [...conditions, event.condition] }));
    case 'ConditionRemoved':
      return unit(state, event.unit, ({ conditions }) => ({
        conditions: conditions.filter(one => one !== event.condition),
      }));
    case 'EffectBegan':
      return stateWith(state, { effects: [...state.effects, event.effect], nextId: state.nextId + 1 });
    case 'EffectsEnded':
      return stateWith(state, { effects: without(state.effects, event.effects) });
    case 'ManifestationPlaced':
      return stateWith(state, {
        manifestations: [...state.manifestations, event.manifestation],
        nextId: state.nextId + 1,
      });
    case 'ManifestationRemoved':
      return stateWith(state, {
        manifestations: state.manifestations.filter(({ id }) => id !== event.manifestation),
      });
    case 'UnitSummoned':
      return withModels(stateWith(state, { units: [...state.units, event.unit] }), event.models);
    case 'LeadershipEnded':
      return army(state, event.player, () => ({ leadership: null }));

    case 'ElementMoved':
      return stateWith(state, {
        elements: change(state.elements, event.element, one => ({ ...one, at: event.to })),
      });
    case 'ControlTokenPlaced':
      return stateWith(state, {
        elements: change(state.elements, event.element, one => ({ ...one, control: event.player })),
      });
    case 'PointsScored':
      return army(state, event.player, ({ points }) => ({ points: points + event.points }));

    case 'CoherencyBroken':
    case 'AttackCancelled':
    case 'PoolChanged':
    case 'RollInfused':
    case 'DiceRolled':
    case 'DiceRerolled':
    case 'DieDropped':
    case 'HitDecided':
    case 'DamageDecided':
    case 'AbilityUsed':
    case 'Interacted':
      return state;
  }
};
