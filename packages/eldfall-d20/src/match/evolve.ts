import { without } from '@rulewright/core/effects';
import type { Deed, EldEvent, EldState, Model, ModelState, MoveReason, Sequence } from '../vocabulary/index.js';
import {
  changeModel,
  changeModels,
  changeParty,
  changeSequence,
  putThing,
  withAdded,
  withoutFirst,
} from './changes.js';
import { stateWith } from './copies.js';
import { modelOf } from './lookups.js';
import { mixed } from './mixed.js';

const begun = ({ id, at, facing }: Model): Sequence => ({
  model: id,
  step: 'activation',
  from: at,
  facing,
  movement: null,
  reactions: [],
  action: null,
  ended: false,
  answered: [],
});

/** True for a state that lasts until something removes it, from any source. Engaged and Broken Morale end by themselves. */
const isLasting = ({ state, until }: ModelState): boolean => until === undefined && state !== 'engaged';

/**
 * A model has a state once for each source and end: the same state again replaces the earlier one, and of several ends
 * the latest counts (ELD-STATE-002). A state without an end exists only once.
 */
const gained = (states: readonly ModelState[], state: ModelState): readonly ModelState[] => {
  if (state.until !== 'game' && states.some(one => one.state === state.state && isLasting(one))) return states;
  const isOver = (one: ModelState): boolean =>
    isLasting(state)
      ? one.until !== 'game'
      : one.source === state.source && one.until === state.until && one.by === state.by;
  return [...states.filter(one => one.state !== state.state || !isOver(one)), state];
};

const lost = (
  states: readonly ModelState[],
  { state, source, until, by }: Extract<EldEvent, { readonly type: 'StateRemoved' }>,
) =>
  states.filter(
    one =>
      one.state !== state ||
      (source !== undefined && one.source !== source) ||
      (until !== undefined && one.until !== until) ||
      (by !== undefined && one.by !== by),
  );

/** The state with one more fact that Schemes and rewards count. */
const noting = (state: EldState, deed: Deed): EldState => stateWith(state, { deeds: [...state.deeds, deed] });

/** True for a model that was moved by any cause (ELD-SCHEME-013). A model that took off or landed on its spot was not moved. */
const isDisplaced = ({ from, route, why }: Extract<EldEvent, { readonly type: 'ModelMoved' }>): boolean =>
  route.some(({ x, y, z }) => x !== from.x || y !== from.y || (z !== from.z && why !== 'placed'));

/** The moves that a model does not make itself. */
const forced: readonly MoveReason[] = ['charm', 'knockback', 'placed', 'fall'];

/** A model that takes off or lands in its Movement step begins its movement there, or ends it there (ELD-STATE-042, ELD-STATE-043). */
const placedOnTheWay = (
  state: EldState,
  { model, route, why }: Extract<EldEvent, { readonly type: 'ModelMoved' }>,
): EldState => {
  const to = route.at(-1);
  const { sequence } = state;
  if (!to || why !== 'placed' || sequence?.model !== model || sequence.step !== 'movement') return state;
  return changeSequence(state, ({ movement }) =>
    movement && movement.route.length > 0 && movement.stance?.when === 'after'
      ? { movement: { ...movement, route: [...movement.route, to] } }
      : { from: to },
  );
};

/** The first place of each model, besides the activated one, that an effect moves before the Resolution step. */
const displacedEarly = (
  state: EldState,
  { model, from }: Extract<EldEvent, { readonly type: 'ModelMoved' }>,
): EldState => {
  const { sequence } = state;
  if (!sequence || sequence.model === model || sequence.step === 'resolution') return state;
  return changeSequence(state, ({ displaced = [] }) =>
    displaced.some(one => one.model === model) ? {} : { displaced: [...displaced, { model, from }] },
  );
};

/** A turn or a sequence begins: the use limits of that span are reset (ELD-DEF-020). */
const anew = (state: EldState, span: 'sequence' | 'turn'): EldState =>
  stateWith(state, { used: { ...state.used, [span]: [], ...(span === 'turn' ? { sequence: [] } : {}) } });

const stageReached = (state: EldState, { stage }: Extract<EldEvent, { readonly type: 'StageReached' }>): EldState => {
  const beginsTurn = stage.name === 'turn' && stage.phase === 'strategic' && stage.step === '';
  if (!beginsTurn) return stateWith(state, { stage });
  return stateWith(anew(noting(state, { deed: 'turn', player: stage.active }), 'turn'), { stage });
};

/** The fold: the state after an event. */
export const evolve = (state: EldState, event: EldEvent): EldState => {
  switch (event.type) {
    case 'StageReached':
      return stageReached(state, event);
    case 'RoundBegan':
      return stateWith(state, { round: event.round });
    case 'Used':
      return stateWith(state, { used: { ...state.used, [event.span]: [...state.used[event.span], event.key] } });
    case 'MatchEnded':
      return stateWith(state, { ending: event.ending });

    case 'PartyPresented': {
      const { player, list, models } = event;
      const presented = changeParty(state, player, () => ({
        list,
        leader: models[list.leader]?.id ?? null,
        upgrades: list.upgrades,
        original: models.length,
      }));
      return stateWith(presented, { models: [...presented.models, ...models] });
    }
    case 'PartyMixed':
      return mixed(state, event.player, event.order);
    case 'PartyRevealed':
      return changeParty(state, event.player, () => ({ revealed: true }));
    case 'SceneryPlaced':
      return stateWith(state, { scenery: [...state.scenery, ...event.pieces] });
    case 'SceneryRemoved':
      return stateWith(state, { scenery: state.scenery.filter(({ id }) => !event.pieces.includes(id)) });
    case 'SchemesDrawn':
      return changeParty(state, event.player, () => ({ schemes: event.schemes }));
    case 'SchemeKept':
      return changeParty(state, event.player, () => ({ schemes: [event.scheme] }));
    case 'ZonesTaken':
      return Object.entries(event.zones).reduce(
        (now, [player, zone]) => changeParty(now, player, () => ({ zone })),
        state,
      );
    case 'DeploymentChosen':
      return stateWith(state, { deployment: event.deployment });
    case 'OrderChosen':
      return stateWith(state, { order: event.order });
    case 'UpgradesAssigned': {
      const { inventory, equipped, options } = event;
      const given = changeModel(state, event.model, ({ upgrades, counters }) => ({
        upgrades: [...upgrades, ...event.upgrades],
        counters: options.reduce((all, key) => withAdded(all, key, 1), counters),
        inventory,
        equipped,
      }));
      return changeParty(given, event.player, ({ upgrades }) => ({
        upgrades: event.upgrades.reduce(withoutFirst, upgrades),
      }));
    }
    case 'UpgradesLost':
      return changeParty(state, event.player, ({ upgrades }) => ({
        upgrades: event.upgrades.reduce(withoutFirst, upgrades),
      }));
    case 'UpgradeRemoved':
      return event.model === null
        ? changeParty(state, event.player, ({ upgrades }) => ({ upgrades: withoutFirst(upgrades, event.upgrade) }))
        : changeModel(state, event.model, ({ upgrades }) => ({ upgrades: withoutFirst(upgrades, event.upgrade) }));
    case 'ModelDeployed': {
      const { model, at, facing, states } = event;
      return changeModel(state, model, () => ({ where: 'field', at, facing, states }));
    }
    case 'ModelArrived':
      return stateWith(state, { models: [...state.models.filter(({ id }) => id !== event.model.id), event.model] });

    case 'PointsAllotted':
      return changeModels(state, ({ id }) => {
        const points = Object.hasOwn(event.points, id) ? event.points[id] : undefined;
        return points === undefined ? undefined : { points };
      });
    case 'PointsChanged':
      return changeModel(state, event.model, ({ points }) => ({ points: Math.max(0, points + event.by) }));
    case 'PointsDiscarded':
      return changeModels(state, ({ id }) => (event.models.includes(id) ? { points: 0 } : undefined));
    case 'ManaChanged':
      return changeModel(state, event.model, ({ mana }) => ({ mana: Math.max(0, mana + event.by) }));
    case 'CounterChanged':
      return changeModel(state, event.model, ({ counters }) => ({
        counters: withAdded(counters, event.counter, event.by),
      }));

    case 'SequenceBegan':
      return stateWith(anew(noting(state, { deed: 'sequence', model: event.model }), 'sequence'), {
        sequence: begun(modelOf(state, event.model)),
      });
    case 'StepReached':
      return changeSequence(state, () => ({ step: event.step, answered: [] }));
    case 'ActivationCutShort':
      return changeSequence(state, () => ({ ended: true }));
    case 'MovementDeclared':
    case 'MovementCutShort':
      return changeSequence(state, () => ({ movement: event.movement }));
    case 'FallNoted':
      return changeSequence(state, ({ falls = [] }) => ({ falls: [...falls, event.fall] }));
    case 'ReactionDeclared':
      return changeSequence(state, ({ reactions }) => ({ reactions: [...reactions, event.reaction] }));
    case 'ReactionChanged':
      return changeSequence(state, ({ reactions }) => ({
        reactions: reactions.map(one => (one.model === event.model ? { ...one, action: event.action } : one)),
      }));
    case 'PlayerAnswered':
      return changeSequence(state, ({ answered }) => ({ answered: [...answered, event.player] }));
    case 'ActionDeclared':
      return changeSequence(state, () => ({ action: event.action }));
    case 'SequenceEnded':
      return stateWith(state, { sequence: null });

    case 'ModelMoved': {
      const { model, from, route, facing, onWall, why } = event;
      const moved = { deed: 'moved', model, ...(forced.includes(why) ? { forced: true as const } : {}) } as const;
      const noted = isDisplaced(event) ? displacedEarly(noting(state, moved), event) : state;
      return changeModel(placedOnTheWay(noted, event), model, () => ({ at: route.at(-1) ?? from, facing, onWall }));
    }
    case 'ModelTurned':
      return changeModel(state, event.model, () => ({ facing: event.facing }));
    case 'ModelRemoved':
      return changeModel(state, event.model, () => ({ where: 'removed', points: 0, mana: 0 }));
    case 'ModelLeft':
      return changeModel(state, event.model, () => ({ where: 'left', points: 0 }));

    case 'Equipped':
      return changeModel(state, event.model, () => ({ equipped: event.items }));
    case 'InventoryChanged':
      return changeModel(state, event.model, () => ({ inventory: event.inventory }));

    case 'HpChanged':
      return changeModel(state, event.model, ({ hp }) => ({ hp: Math.max(0, hp + event.by) }));
    case 'StateGained':
      return changeModel(state, event.model, ({ states }) => ({ states: gained(states, event.state) }));
    case 'StateRemoved':
      return changeModel(state, event.model, ({ states }) => ({ states: lost(states, event) }));
    case 'MoraleBroken':
      return changeParty(state, event.player, () => ({ broken: event.broken }));

    case 'EffectBegan':
      return stateWith(state, {
        effects: [...state.effects, event.effect],
        nextId: Math.max(state.nextId, event.effect.id + 1),
      });
    case 'EffectsEnded':
      return stateWith(state, { effects: without(state.effects, event.effects) });

    case 'ThingPlaced':
    case 'ThingChanged':
      return putThing(state, event.thing);
    case 'ThingRemoved':
      return stateWith(state, { things: state.things.filter(({ id }) => id !== event.thing) });
    case 'QuestMarked':
      return stateWith(state, {
        quest: { ...state.quest, marks: { ...state.quest.marks, [event.mark]: event.value } },
      });
    case 'EnvironmentChanged':
      return stateWith(state, { environment: event.environment });
    case 'ModelRevealed':
      return state;
    case 'SchemeRevealed':
      return changeParty(state, event.player, ({ schemes, open }) => ({
        schemes: withoutFirst(schemes, event.scheme),
        open: [
          ...open,
          {
            scheme: event.scheme,
            points: 0,
            since: state.deeds.length,
            ...(event.about ? { about: event.about } : {}),
          },
        ],
      }));
    case 'SchemeDiscarded':
      return changeParty(state, event.player, ({ open }) => ({
        open: open.map(one => (one.scheme === event.scheme ? { ...one, since: null } : one)),
      }));
    case 'PointsScored':
      return changeParty(state, event.player, ({ points, open }) => ({
        points: points + event.points,
        open: open.map(one => (one.scheme === event.why ? { ...one, points: one.points + event.points } : one)),
      }));
    case 'DeedNoted':
      return noting(state, event.deed);
    case 'AllianceMade':
      return stateWith(state, { alliances: [...state.alliances, event.players] });
    case 'AllianceBroken':
      return stateWith(state, {
        alliances: state.alliances.filter(([a, b]) => !(event.players.includes(a) && event.players.includes(b))),
      });
    case 'DuelBegan':
      return stateWith(state, { duel: event.duel });
    case 'DuelEnded':
      return stateWith(state, { duel: null });

    // Facts that change nothing: they are kept for people, pictures and clients.
    case 'InitiativeRolled':
    case 'RequirementFailed':
    case 'RollMade':
    case 'DiceRerolled':
    case 'ConfrontationDecided':
    case 'TemplatePlaced':
    case 'HitScored':
    case 'HitNegated':
    case 'DamageRolled':
    case 'WoundPrevented':
    case 'AbilityUsed':
    case 'StratagemUsed':
      return state;
  }
};
