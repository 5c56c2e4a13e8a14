import type { PlayerId } from '@rulewright/core';
import type { Arena, Model, ModelId, Warband } from '../vocabulary/index.js';

/** A model by its id, alive or dead. Throws RangeError if there is none. */
export const modelOf = ({ models }: Arena, id: ModelId): Model => {
  const found = models.find(one => one.id === id);
  if (!found) throw new RangeError(`no model ${id}`);
  return found;
};

/** A model by its id if it is on the board. */
export const onBoard = ({ models }: Arena, id: ModelId): (Model & { readonly at: number }) | undefined => {
  const found = models.find(one => one.id === id);
  return found && isOnBoard(found) ? found : undefined;
};

/** True if a model is on the board. */
export const isOnBoard = (model: Model): model is Model & { readonly at: number } => model.at !== null;

/** The models on the board, in the order of the arena. */
export const standing = ({ models }: Arena): readonly (Model & { readonly at: number })[] => models.filter(isOnBoard);

/** The other player. */
export const opponentOf = ({ players: [a, b] }: Pick<Arena, 'players'>, player: PlayerId): PlayerId =>
  player === a ? b : a;

/** A player's Warband. Throws RangeError for anybody else. */
export const warbandOf = ({ warbands }: Pick<Arena, 'warbands'>, player: PlayerId): Warband => {
  const found = warbands.find(one => one.player === player);
  if (!found) throw new RangeError(`no player ${player}`);
  return found;
};

/** True if two models are of one player. Each model is friendly to itself (JHX-DEF-003). */
export const friendly = (a: Model, b: Model): boolean => a.id === b.id || (a.player !== null && a.player === b.player);

/** True if two models are enemies; Monsters are not one another's (JHX-MONSTER-001, JHX-MONSTER-002). */
export const hostile = (a: Model, b: Model): boolean => a.player !== b.player;

/** A player's Heroes, models of units included, dead ones too. */
export const heroesOf = ({ models }: Arena, player: PlayerId): readonly Model[] =>
  models.filter(one => one.kind === 'hero' && one.player === player);

/** The id of a player's Effigy among the pieces of the battlefield. */
export const effigyId = (player: PlayerId): ModelId => `effigy:${player}`;

/** The player whose Effigy an id names; undefined if the id names another model. */
export const effigyOwner = ({ players }: Pick<Arena, 'players'>, id: ModelId): PlayerId | undefined =>
  players.find(player => effigyId(player) === id);

/** The player of a model or an Effigy; null for a Monster, and for who is gone. */
export const playerOf = (arena: Pick<Arena, 'players' | 'models'>, id: ModelId): PlayerId | null =>
  effigyOwner(arena, id) ?? arena.models.find(one => one.id === id)?.player ?? null;

/** The active player: whose Hero is being activated (JHX-ACT-016); without one the first of this round (JHX-ROUND-008). */
export const activePlayer = ({ activation, order }: Arena): PlayerId => activation?.player ?? order[0];

/** The Monster whose Hunter activation it is: the first of those that are still to act in step 2 (JHX-MONSTER-015). */
const hunting = ({ stage, models }: Arena): ModelId | undefined => {
  if (stage.name !== 'communion' || stage.step !== 2) return undefined;
  return models.find(({ id, kind }) => kind === 'monster' && id === stage.queue?.[0])?.id;
};

/** The models on the board whose own activation it is (see `inActivation`), in the order of the arena. */
export const activeModels = (arena: Arena): readonly ModelId[] => {
  const { activation, models } = arena;
  const hunter = hunting(arena);
  const active: ModelId[] = [];
  if (activation === null && hunter === undefined) return active;
  for (const model of models) if (isOnBoard(model) && inActivation(arena, model, hunter)) active.push(model.id);
  return active;
};

/**
 * True in a model's own activation: that of the Hero, for the models of its unit and its Summoned models too, or of a
 * Monster that hunts.
 */
export const inActivation = (
  arena: Arena,
  { id, unit, master }: Model,
  hunter: ModelId | undefined = hunting(arena),
): boolean => {
  if (id === hunter) return true;
  const { activation, models } = arena;
  if (activation === null) return false;
  const { hero } = activation;
  if (id === hero || unit === hero || master === hero) return true;
  return master !== null && models.some(one => one.id === master && one.unit === hero);
};
