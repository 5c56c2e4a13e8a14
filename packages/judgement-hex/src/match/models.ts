import type { PlayerId } from '@rulewright/core';
import type { JhxState, Model, ModelId, Warband } from '../vocabulary/index.js';

/** A model by its id, alive or dead. Throws RangeError if there is none. */
export const modelOf = ({ models }: JhxState, id: ModelId): Model => {
  const found = models.find(one => one.id === id);
  if (!found) throw new RangeError(`no model ${id}`);
  return found;
};

/** A model by its id if it is on the board. */
export const onBoard = ({ models }: JhxState, id: ModelId): (Model & { readonly at: number }) | undefined => {
  const found = models.find(one => one.id === id);
  return found && isOnBoard(found) ? found : undefined;
};

/** The card of a Monster that has left play since an earlier state, for questions about it: dead Monsters are removed. */
export const goneMonster = (
  now: Pick<JhxState, 'models'>,
  before: Pick<JhxState, 'models'>,
  id: ModelId,
): { readonly goneMonster?: string } => {
  if (now.models.some(one => one.id === id)) return {};
  const gone = before.models.find(one => one.id === id);
  return gone?.kind === 'monster' ? { goneMonster: gone.card } : {};
};

/** True if a model is on the board. */
export const isOnBoard = (model: Model): model is Model & { readonly at: number } => model.at !== null;

/** The models on the board, in the order of the state. */
export const standing = ({ models }: JhxState): readonly (Model & { readonly at: number })[] =>
  models.filter(isOnBoard);

/** The other player. */
export const opponentOf = ({ players: [a, b] }: Pick<JhxState, 'players'>, player: PlayerId): PlayerId =>
  player === a ? b : a;

/** A player's Warband. Throws RangeError for anybody else. */
export const warbandOf = ({ warbands }: Pick<JhxState, 'warbands'>, player: PlayerId): Warband => {
  const found = warbands.find(one => one.player === player);
  if (!found) throw new RangeError(`no player ${player}`);
  return found;
};

/** True if two models are enemies; Monsters are not one another's (JHX-MONSTER-001, JHX-MONSTER-002). */
export const hostile = (a: Model, b: Model): boolean => a.player !== b.player;

/** A player's Heroes, models of units included, dead ones too. */
export const heroesOf = ({ models }: JhxState, player: PlayerId): readonly Model[] =>
  models.filter(one => one.kind === 'hero' && one.player === player);

/** The id of a player's Effigy among the pieces of the battlefield. */
export const effigyId = (player: PlayerId): ModelId => `effigy:${player}`;

/** The player whose Effigy an id names; undefined if the id names another model. */
export const effigyOwner = ({ players }: Pick<JhxState, 'players'>, id: ModelId): PlayerId | undefined =>
  players.find(player => effigyId(player) === id);

/** The player of a model or an Effigy; null for a Monster, and for a model that is not on the board. */
export const playerOf = (state: Pick<JhxState, 'players' | 'models'>, id: ModelId): PlayerId | null =>
  effigyOwner(state, id) ?? state.models.find(one => one.id === id)?.player ?? null;

/** The active player: whose Hero is being activated (JHX-ACT-016); without one the first of this round (JHX-ROUND-008). */
export const activePlayer = ({ activation, order }: JhxState): PlayerId => activation?.player ?? order[0];

/**
 * The player who orders effects on some models where no rule fixes the order: the active player or, in the Communion Phase, the
 * one owner of all these models (JHX-ROUND-008). Where they have several owners there, or none, the first player of this round does.
 *
 * @param owners the players of the models
 */
export const orderingPlayer = (state: JhxState, owners: readonly (PlayerId | null)[]): PlayerId => {
  const [owner = null, ...others] = new Set(owners);
  return state.stage.name === 'communion' && others.length === 0 && owner !== null ? owner : activePlayer(state);
};

/** The Monster whose Hunter activation it is: the first of those that are still to act in step 2 (JHX-MONSTER-015). */
const hunting = ({ stage, models }: JhxState): ModelId | undefined => {
  if (stage.name !== 'communion' || stage.step !== 2) return undefined;
  return models.find(({ id, kind }) => kind === 'monster' && id === stage.queue?.[0])?.id;
};

/** The models on the board whose own activation it is (see `inActivation`), in the order of the state. */
export const activeModels = (state: JhxState): readonly ModelId[] => {
  const { activation, models } = state;
  const hunter = hunting(state);
  const active: ModelId[] = [];
  if (activation === null && hunter === undefined) return active;
  for (const model of models) if (isOnBoard(model) && inActivation(state, model, hunter)) active.push(model.id);
  return active;
};

/**
 * True in a model's own activation: that of the Hero, for the models of its unit and its Summoned models too, or of a
 * Monster that hunts.
 */
export const inActivation = (
  state: JhxState,
  { id, unit, master }: Model,
  hunter: ModelId | undefined = hunting(state),
): boolean => {
  if (id === hunter) return true;
  const { activation, models } = state;
  if (activation === null) return false;
  const { hero } = activation;
  if (id === hero || unit === hero || master === hero) return true;
  return master !== null && models.some(one => one.id === master && one.unit === hero);
};
