import { type Ability, defineAbility, type Turn, type Window } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { thingOf } from '../battlefield/things.js';
import { carryOut } from '../match/carry-out.js';
import { modelOf, playerOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { entersReach } from '../terrain/entering.js';
import { actInside, isEndless, nameInside } from '../timing/inside-itself.js';
import { windows } from '../timing/windows.js';
import { manifestationCard } from '../unit-cards/manifestation-card.js';
import type {
  ActionTaken,
  Arrival,
  Manifestation,
  Model,
  ModelId,
  Moment,
  Reached,
  Sfi,
  SfiState,
} from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

type Occasion = 'entered' | 'completed';
const ruleOf: Readonly<Record<Occasion, RuleId>> = { entered: 'SFI-MANIFEST-006', completed: 'SFI-MANIFEST-008' };

/**
 * The action that a model's unit is taking, the innermost one if a reaction made it act in the middle of another. When
 * an activation ends, the actions of the activation are cut off: no model completes its part in them. An ability whose move
 * action ends the activation is finished first, with the actions that it generates (SFI-ACTION-008).
 */
const actionOf = ({ activation }: SfiState, { unit }: Model): ActionTaken | undefined =>
  activation?.actions.findLast(one => one.unit === unit && (one.generated || activation.part !== 'ending'));

const reachedIn = (action: ActionTaken | undefined, model: ModelId, manifestation: ModelId): Reached | undefined =>
  action?.reached.find(one => one.model === model && one.manifestation === manifestation);

const trigger = (turn: Turn<Sfi>, on: Occasion, reached: Reached): void =>
  turn.emit({ type: 'ManifestationTriggered', on, ...reached }, reached.due ? 'SFI-MANIFEST-007' : ruleOf[on]);

/**
 * The manifestations that act on a model because it has entered their reach. One that also acts on completed actions waits for the
 * end of the model's part of the action, so that it acts once for the action (SFI-MANIFEST-007).
 */
export const enteredBy = (turn: Turn<Sfi>, arrival: Arrival): readonly ModelId[] => {
  const table = tableOf(turn);
  const { model } = arrival;
  const action = actionOf(table.state, modelOf(table.state, model));
  const isInPart = action !== undefined && !action.done.includes(model);
  return table.state.manifestations.flatMap(one => {
    const { on, reach } = manifestationCard(table, one);
    const manifestation = one.id;
    if (!on.includes('entered') || reachedIn(action, model, manifestation)) return [];
    if (!entersReach(table, arrival, thingOf(table, manifestation).base, reach)) return [];
    if (!isInPart || !on.includes('completed')) return [manifestation];
    trigger(turn, 'entered', { model, manifestation, due: true });
    return [];
  });
};

/** The manifestations that act on a model that has completed its part of an action: those whose reach it entered, and those around it. */
export const completedBy = (table: Table, model: ModelId): readonly ModelId[] => {
  const action = actionOf(table.state, modelOf(table.state, model));
  const isNear = (one: Manifestation, reach: number): boolean =>
    isWithin(table, thingOf(table, model).base, thingOf(table, one.id).base, reach);
  return table.state.manifestations.flatMap(one => {
    const { on, reach } = manifestationCard(table, one);
    const before = reachedIn(action, model, one.id);
    const acts = before ? before.due : on.includes('completed') && isNear(one, reach);
    return acts ? [one.id] : [];
  });
};

/** The uses by entering and by completing an action count together. */
const nameOf = (manifestation: ModelId, moment: Moment): string => nameInside(manifestation, 'manifestation', moment);

/** The effects of manifestations as an ability, so that the active player orders them among others (SFI-PRIORITY-003). */
const ability = (on: Occasion, window: Window<Sfi, Moment>): Ability<Sfi> =>
  defineAbility<Sfi, Moment>({
    id: `${on}:manifestation`,
    rule: ruleOf[on],
    window,
    compulsory: true,
    offers(turn, moment) {
      const { state } = turn;
      const { of, manifestations = [] } = moment;
      const model = manifestations.length === 0 ? undefined : state.models.find(({ id }) => id === of);
      if (!model) return [];
      const there = manifestations.filter(
        source => state.manifestations.some(({ id }) => id === source) && !isEndless(turn, nameOf(source, moment), 1),
      );
      return there.map(source => ({ by: playerOf(state, model.unit), source }));
    },
    *use(turn, moment, { source }) {
      const table = tableOf(turn);
      const manifestation = table.state.manifestations.find(({ id }) => id === source);
      if (!manifestation || moment.of === null) return;
      const { name, effects } = manifestationCard(table, manifestation);
      trigger(turn, on, { model: moment.of, manifestation: source, due: false });
      const cause = {
        name,
        rule: ruleOf[on],
        source,
        player: null,
        unit: null,
        model: moment.of,
        aims: null,
        moment: { ...moment, at: source },
      };
      yield* actInside(turn, nameOf(source, moment), carryOut(turn, effects, cause));
    },
  });

/** Manifestations act on models that enter their reach or complete an action in it. They act for no player (SFI-MANIFEST-005). */
export const manifestationAbilities: readonly Ability<Sfi>[] = /* @__PURE__ */ ((): readonly Ability<Sfi>[] => [
  ability('entered', windows.entered),
  ability('completed', windows.completed),
])();
