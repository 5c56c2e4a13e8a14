import type { PlayerId } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import type { EldState, Model, ModelId, ModelState, Party, Table, Thing, ThingId } from '../vocabulary/index.js';
import type { Item, Profile, Spell } from '../vocabulary/pack.js';
import type { Role, StateId } from '../vocabulary/words.js';
import { asModel, THING, thingProfile } from './thing-model.js';

/** Cache: models by their ids. */
const byId = /* @__PURE__ */ remember(
  (models: readonly Model[]): ReadonlyMap<ModelId, Model> => new Map(models.map(one => [one.id, one])),
);

/** A model by its id, wherever it is, or a thing that hits models in the place of one. Throws RangeError if there is none. */
export const modelOf = (
  { models, things }: Pick<EldState, 'models'> & Partial<Pick<EldState, 'things'>>,
  id: ModelId,
): Model => {
  const found = byId(models).get(id);
  if (found) return found;
  const thing = things?.find(one => one.id === id);
  if (!thing) throw new RangeError(`no model ${id}`);
  return asModel(thing);
};

/** A model by its id; undefined if there is none. */
export const modelNamed = ({ models }: Pick<EldState, 'models'>, id: string): Model | undefined => byId(models).get(id);

/** True for a model on the field. */
export const isOnField = ({ where }: Pick<Model, 'where'>): boolean => where === 'field';

/** The models on the field, fallen ones too, in the order in which they arrived. */
export const modelsOnField = ({ models }: Pick<EldState, 'models'>): readonly Model[] => models.filter(isOnField);

/** A token or structure by its id; undefined if it is not on the field. */
export const thingNamed = ({ things }: Pick<EldState, 'things'>, id: ThingId): Thing | undefined =>
  things.find(one => one.id === id);

/** A player's party. Throws RangeError for an id that is no player's. */
export const partyOf = ({ parties }: Pick<EldState, 'parties'>, player: PlayerId): Party => {
  const found = parties.find(one => one.player === player);
  if (!found) throw new RangeError(`no player ${player}`);
  return found;
};

const card = <C>(cards: Readonly<Record<string, C>>, kind: string, id: string): C => {
  const found = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (found === undefined) throw new RangeError(`no ${kind} ${id}`);
  return found;
};

/** The profile of a model. Throws RangeError if the pack has none. */
export const profileOf = ({ pack }: Pick<Table, 'pack'>, { profile }: Pick<Model, 'profile'>): Profile =>
  profile === THING ? thingProfile : card(pack.profiles, 'profile', profile);

/** An Item of the pack. Throws RangeError if there is none. */
export const itemOf = ({ pack }: Pick<Table, 'pack'>, id: string): Item => card(pack.items, 'Item', id);

/** A Spell of the pack. Throws RangeError if there is none. */
export const spellOf = ({ pack }: Pick<Table, 'pack'>, id: string): Spell => card(pack.spells, 'Spell', id);

/** The state with this name that a model has; undefined if it does not have it (ELD-STATE-001). */
export const stateOf = ({ states }: Pick<Model, 'states'>, state: StateId): ModelState | undefined =>
  states.find(one => one.state === state);

/** True if a model has a state (ELD-STATE-001). */
export const hasState = ({ states }: Pick<Model, 'states'>, ...wanted: readonly StateId[]): boolean =>
  states.some(({ state }) => wanted.includes(state));

/** True for a model that is on the field and neither Incapacitated nor Dead (ELD-DEF-014). */
export const isStanding = (model: Model): boolean => isOnField(model) && !hasState(model, 'incapacitated', 'dead');

/** True for a model that waits for its deployment: one that has fallen in an earlier Quest cannot be deployed (ELD-QUEST-042). */
export const isYetToCome = (model: Model): boolean =>
  model.where === 'waiting' && !hasState(model, 'incapacitated', 'dead');

/** The player whose turn it is; null in the Hostiles turn and outside turns. */
export const activePlayer = ({ stage }: Pick<EldState, 'stage'>): PlayerId | null =>
  stage.name === 'turn' ? stage.active : null;

/**
 * The role of a model in the turn (ELD-DEF-004, ELD-ACT-007): models of the Active Player, or of the Hostiles in their turn, are active,
 * and all others reactive (ELD-TURN-002).
 */
export const roleOf = (state: Pick<EldState, 'stage'>, { player }: Pick<Model, 'player'>): Role =>
  player === activePlayer(state) ? 'active' : 'reactive';

/** True if two players are the same or joined by an Alliance; Hostiles are allied with each other (ELD-DEF-012). */
export const areAllied = (
  { alliances }: Pick<EldState, 'alliances'>,
  a: PlayerId | null,
  b: PlayerId | null,
): boolean => a === b || alliances.some(pair => pair.some(one => one === a) && pair.some(one => one === b));

/**
 * The mark of a deed of a player on a model of an ally: a deed goes by the Alliances of its own moment, whatever becomes
 * of them later (ELD-SCHEME-040). Nothing for a deed on an enemy, or on a model of the same player.
 */
export const markIfAllied = (
  state: Pick<EldState, 'alliances'>,
  by: PlayerId | null,
  { player }: Pick<Model, 'player'>,
): { readonly allied?: true } => (by !== player && areAllied(state, by, player) ? { allied: true } : {});

/**
 * The model that dealt a Wound as its deed says, with the mark of a Wound of an ally. Nobody's model deals a Wound of a
 * Sigil, which is no model (ELD-QUEST-026).
 */
export const dealtBy = (
  state: Pick<EldState, 'models' | 'alliances'>,
  id: string | null,
  on: Pick<Model, 'player'>,
): { readonly by: ModelId | null; readonly allied?: true } => {
  const dealer = modelNamed(state, id ?? '');
  return { by: dealer?.id ?? null, ...markIfAllied(state, dealer?.player ?? null, on) };
};

/** True for a model that attacks in Reaction in this sequence, so that what its Attack brings about is of its Reaction (ELD-SCHEME-025). */
export const attacksInReaction = ({ sequence }: Pick<EldState, 'sequence'>, by: ModelId | null): boolean =>
  sequence?.reactions.some(({ model, action }) => model === by && action.do === 'attack') ?? false;

/** True for two models of one side; a model is no enemy of itself (ELD-DEF-012). */
export const isAlly = (
  state: Pick<EldState, 'alliances'>,
  a: Pick<Model, 'player'>,
  b: Pick<Model, 'player'>,
): boolean => areAllied(state, a.player, b.player);

/**
 * The players in turn order after the Active Player, who is left out; in the Hostiles turn all of them (ELD-REACT-007,
 * ELD-HOSTILE-011).
 */
export const reactivePlayers = ({ stage, order }: Pick<EldState, 'stage' | 'order'>): readonly PlayerId[] => {
  const active = stage.name === 'turn' ? stage.active : null;
  const at = active === null ? -1 : order.indexOf(active);
  return at < 0 ? order : [...order.slice(at + 1), ...order.slice(0, at)];
};

/**
 * The sides with the reactive ones first: the players in turn order, the Hostiles, which are null, and the Active Player
 * last (ELD-ROLL-011, ELD-ACTION-019).
 */
export const reactiveFirst = (state: Pick<EldState, 'stage' | 'order' | 'players'>): readonly (PlayerId | null)[] => {
  const active = activePlayer(state);
  const reactive = state.order.length > 0 ? reactivePlayers(state) : state.players;
  return active === null ? [...reactive, null] : [...reactive, null, active];
};

/**
 * Models in the order in which their sides decide and roll in a sequence: the active side, the other players in turn
 * order, and then the Hostiles (ELD-ROLL-015, ELD-REACT-007).
 */
export const inTurnOrder = (state: Pick<EldState, 'stage' | 'order'>, models: readonly Model[]): readonly Model[] => {
  const sides = new Set([activePlayer(state), ...reactivePlayers(state), null]);
  return [...sides].flatMap(side => models.filter(one => one.player === side));
};

/**
 * True for a model that gets Activation Points, activates and reacts: it is on the field and neither Incapacitated (ELD-STATE-046), Dead
 * (ELD-STATE-020) nor Petrified (ELD-STATE-071).
 */
export const canAct = (model: Model): boolean => isStanding(model) && !hasState(model, 'petrified');
