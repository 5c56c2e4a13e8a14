import type { PlayerId } from '@rulewright/core';
import { areAllied, hasState, isOnField, isStanding, modelNamed, modelOf } from '../match/lookups.js';
import type { Deed, EldState, Model, ModelId, Table } from '../vocabulary/index.js';

/** A deed of one kind. */
export type DeedOf<D extends Deed['deed']> = Extract<Deed, { readonly deed: D }>;

/** The deeds of one kind from a place in the list on, in the order in which they happened. */
export const deedsOf = <D extends Deed['deed']>(
  { deeds }: Pick<EldState, 'deeds'>,
  kind: D,
  since = 0,
): readonly DeedOf<D>[] => deeds.slice(since).filter((one): one is DeedOf<D> => one.deed === kind);

/**
 * The models that became Incapacitated, or Dead, from a place in the list on, with what caused it. A model that damage
 * removed from the field counts as both (ELD-DEF-019).
 */
export const fallsOf = (
  { deeds }: Pick<EldState, 'deeds'>,
  how: 'incapacitated' | 'dead',
  since = 0,
): readonly DeedOf<'incapacitated' | 'dead' | 'removed'>[] =>
  deeds
    .slice(since)
    .filter((one): one is DeedOf<'incapacitated' | 'dead' | 'removed'> => one.deed === how || one.deed === 'removed');

/** The place in the list of deeds at which this turn began. */
export const turnBegan = ({ deeds }: Pick<EldState, 'deeds'>): number =>
  deeds.findLastIndex(({ deed }) => deed === 'turn') + 1;

/** True for a model of the player. */
export const isOwn = (state: EldState, player: PlayerId, id: ModelId | null): boolean =>
  id !== null && modelNamed(state, id)?.player === player;

/** True for a model of an enemy: of another player who is no ally, or a Hostile (ELD-DEF-012). */
export const isEnemyOf = (state: EldState, player: PlayerId, { player: other }: Pick<Model, 'player'>): boolean =>
  !areAllied(state, player, other);

/** True for a model, by its id, that is an enemy of a player. */
export const isEnemy = (state: EldState, player: PlayerId, id: ModelId): boolean =>
  isEnemyOf(state, player, modelOf(state, id));

/** True for a deed on a model that was an enemy of a player when it happened (ELD-SCHEME-040, ELD-DEF-012). */
export const wasOnEnemy = (
  state: EldState,
  player: PlayerId,
  on: ModelId,
  { allied }: { readonly allied?: true },
): boolean => allied !== true && modelOf(state, on).player !== player;

/**
 * True for a model that is neither Incapacitated nor Dead at the end of the game: a model that left by an exit of the
 * Quest is neither, unless by the option only models on the field count (ELD-DEF-014, ELD-SCHEME-009).
 */
export const isAlive = ({ options }: Pick<Table, 'options'>, model: Model): boolean =>
  isStanding(model) || (options.leftModelsScore && model.where === 'left');

/**
 * True for a model on the field that counts for Schemes that do not say alive: an alive one, and by the option an
 * Incapacitated one (ELD-DEF-014).
 */
export const countsOnField = ({ options }: Pick<Table, 'options'>, model: Model): boolean =>
  isStanding(model) || (options.fallenScore && isOnField(model) && !hasState(model, 'dead'));

/** The opponents of a player: all players who are no allies. */
export const opponentsOf = (state: EldState, player: PlayerId): readonly PlayerId[] =>
  state.players.filter(one => !areAllied(state, player, one));

/**
 * True for a model of the original party, or with the option for any model of the player (ELD-DEF-010, ELD-DEF-011): "party member"
 * in Schemes, Rewards, Penalties and Surge Order.
 */
export const isMember = ({ options }: Table, player: PlayerId, model: Model): boolean =>
  model.player === player && (model.original || options.partyMemberIncludesSummons);
