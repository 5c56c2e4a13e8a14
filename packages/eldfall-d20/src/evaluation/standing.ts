import type { PlayerId } from '@rulewright/core';
import { distance, inches, type Point, squareBetween } from '@rulewright/core/inches';
import { radiusOf } from '../battlefield/hitbox.js';
import { activePlayer, hasState, isOnField, isStanding, partyOf, profileOf } from '../match/lookups.js';
import { mostOf } from '../movement/speed.js';
import { gridLength, gridOf } from '../routes/search/grid.js';
import { surroundingsOf } from '../routes/surroundings.js';
import type { Model, Table } from '../vocabulary/index.js';
import { SPARED, STRUCTURE } from './force.js';
import {
  areTogether,
  type Objective,
  objectivesOf,
  type Place,
  type Position,
  questThings,
  rewardOfLeaving,
  rewardsFall,
  sparesMembers,
  VICTORY_POINT,
  worthOfFall,
} from './goals.js';
import { outlookOf } from './outlook.js';
import { handPoints, openPoints } from './points.js';

/** The values of things for a bot that looks one step ahead, in Recruitment Points. */
const weights = {
  /** The part of a model's cost that it keeps to its last HP, and when it has fallen. */
  standing: 0.4,
  fallen: 0.1,
  state: -1,
  /** For each Item that a model carries. */
  item: 2,
  /** For each mark on a thing of the Quest, such as the first of two repairs. */
  mark: 6,
  /** For each inch of height at which a thing of the Quest stands, so that players pick a field on which they can reach it. */
  height: -1,
  /**
   * For the Active Player, and for each Activation Point that is left in the player's own turn, so that a bot does not end
   * its turn early, e.g. to let Hostiles come nearer.
   */
  turn: 0.6,
  actionPoint: 1.5,
  /** The fraction of their worth for Hostiles whose fall is not rewarded: they are only obstacles. */
  inTheWay: 0.3,
  /** The part that counts of what Hostiles may take in their next turn, and of what the player may take from those whose fall is a goal. */
  next: 0.5,
} as const;

/** The values of an inch that a standing model has to go to the nearest place of an objective. */
const perInch: Readonly<Record<Objective['kind'], number>> = { fell: -0.25, use: -0.5, leave: -1.2 };

/** Distances beyond this do not matter, in inches: no path around the scenery of a usual field is longer. */
const FAR = 72;

/** The inches on foot, round scenery, from a model to a place; 0 in contact. */
const inchesTo = (table: Table, model: Model, { at, radius }: Place): number => {
  const around = surroundingsOf(table, model);
  const length = gridLength(gridOf(around), model.at, at) - around.radius - radius;
  return Math.min(FAR, Math.max(0, length) / inches(1));
};

/** The value of a model as it stands: its cost by the HP that it has left. */
const modelWorth = (table: Table, model: Model): number => {
  const { cost, stats } = profileOf(table, model);
  if (model.where === 'removed' || hasState(model, 'dead')) return 0;
  if (model.where === 'left') return cost;
  if (hasState(model, 'incapacitated')) return weights.fallen * cost;
  const whole = weights.standing + ((1 - weights.standing) * Math.min(model.hp, stats.HP)) / stats.HP;
  const items = model.inventory.reduce((sum, { quantity }) => sum + quantity, 0);
  const states = isOnField(model) ? model.states.filter(({ state }) => state !== 'engaged').length : 0;
  return cost * whole + weights.state * states + weights.item * items;
};

/** The value of the distances of a player's standing models to their objectives: 0 at best. */
const placesWorth = (position: Position, player: PlayerId): number => {
  let worth = 0;
  for (const model of position.table.state.models) {
    if (model.player !== player || !isStanding(model)) continue;
    for (const { kind, places } of objectivesOf(position, model)) {
      worth += perInch[kind] * Math.min(...places.map(place => inchesTo(position.table, model, place)));
    }
  }
  return worth;
};

/** The value of a player's models, wherever they stand. */
const modelsWorth = (table: Table, player: PlayerId): number =>
  table.state.models.reduce((sum, one) => (one.player === player ? sum + modelWorth(table, one) : sum), 0);

/** The value of a player's turn and Victory Points. */
const scoreWorth = (position: Position, player: PlayerId): number => {
  const { table } = position;
  const { state } = table;
  const { points, original } = partyOf(state, player);
  const own = state.models.filter(one => one.player === player);
  const unspent = own.reduce((sum, model) => sum + (isStanding(model) ? model.points : 0), 0);
  const turn = activePlayer(state) === player ? weights.turn + weights.actionPoint * unspent : 0;
  // The reward of leaving is paid at the end, for all members at once.
  const left = own.filter(({ where }) => where === 'left').length / Math.max(1, original);
  const scored = points + openPoints(position, player) + left * rewardOfLeaving(position);
  return turn + VICTORY_POINT * scored;
};

/**
 * The value of the progress of one side with the things of the Quest; between opponents only the Victory Points show
 * whose progress it was.
 */
const thingsWorth = (position: Position): number => {
  const things = areTogether(position.table) ? questThings(position) : [];
  return things.reduce(
    (sum, { hp, marks, at }) =>
      sum + weights.mark * marks.length + (weights.height * at.z) / inches(1) - STRUCTURE * (hp ?? 0),
    0,
  );
};

/** The value of a Hostile: as a model, and by the Victory Points for its fall. The more Wounds it has, the lower the value. */
const hostileWorth = (position: Position, model: Model): number => {
  const { table } = position;
  const part = rewardsFall(position, 'hostiles') ? 1 : weights.inTheWay;
  return part * modelWorth(table, model) + (worthOfFall(position, model) * model.hp) / profileOf(table, model).stats.HP;
};

/** The value of the Hostiles, which are everybody's enemies. */
const hostilesWorth = (position: Position): number =>
  position.table.state.models.reduce((sum, one) => (one.player === null ? sum + hostileWorth(position, one) : sum), 0);

/**
 * The lead of a player over the best opponent, and over the Hostiles, in Recruitment Points. Only the distances of the
 * player's own models count: if those of the enemies counted as well, no approach would ever be worth while, and nobody
 * would attack.
 */
export const standingOf = (position: Position, player: PlayerId): number => {
  const { table } = position;
  const opponents = areTogether(table) ? [] : table.state.players.filter(one => one !== player);
  const part = sparesMembers(position) ? SPARED : 1;
  const others = opponents.map(one => scoreWorth(position, one) + part * modelsWorth(table, one));
  const lead =
    scoreWorth(position, player) +
    modelsWorth(table, player) -
    Math.max(0, ...others) -
    hostilesWorth(position) +
    thingsWorth(position);
  // The Schemes in other hands are secret.
  const inHand = VICTORY_POINT * handPoints(position, player);
  const { prospect, danger } = outlookOf(position, player);
  return lead + inHand + placesWorth(position, player) + weights.next * (prospect - danger);
};

/**
 * The movement that a bot wishes for a model: towards the nearest place of its first objective, by a Run if a Walk does
 * not reach it and the objective is no enemy.
 */
export const wishOf = (position: Position, model: Model): { readonly at: Point; readonly kind?: 'run' } => {
  const [first] = objectivesOf(position, model);
  const { at } = model;
  const [place] = [...(first?.places ?? [])].sort((a, b) => squareBetween(at, a.at) - squareBetween(at, b.at));
  if (!first || !place) return { at: { x: at.x, y: at.y } };
  const { x, y } = place.at;
  const gap = distance(at, place.at) - place.radius - radiusOf(position.table, model);
  const walks = first.kind === 'fell' || gap <= mostOf(position.table, model, { kind: 'walk', skills: [] });
  return walks ? { at: { x, y } } : { at: { x, y }, kind: 'run' };
};
