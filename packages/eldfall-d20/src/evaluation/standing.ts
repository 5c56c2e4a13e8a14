import type { PlayerId } from '@rulewright/core';
import { inches, type Point, squareBetween } from '@rulewright/core/inches';
import { mayBeAttacked } from '../actions/attack.js';
import { radiusOf } from '../battlefield/hitbox.js';
import { activePlayer, hasState, isAlly, isOnField, isStanding, partyOf, profileOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { rememberTable } from '../match/table.js';
import { openExits } from '../quests/exits.js';
import { gridOf, wayLength } from '../routes/search/grid.js';
import { surroundingsOf } from '../routes/surroundings.js';
import type { Model, Table, Thing } from '../vocabulary/index.js';

/** The values of things for a bot that looks one step ahead, in Recruitment Points. */
const weights = {
  victoryPoint: 12,
  /** The part of a model's cost that it keeps to its last HP, and when it has fallen. */
  standing: 0.4,
  fallen: 0.1,
  state: -1,
  /** For each Item that a model carries. */
  item: 0.5,
  /** For a model that has left by an exit of the Quest. */
  left: 4,
  /** For the Active Player, and for each Action Point that is left in the own turn: nobody ends a turn early, e.g. to let Hostiles come nearer. */
  turn: 0.6,
  actionPoint: 1.5,
  /** Per inch that a standing model has to go to the nearest enemy and to the nearest thing of the Quest; to an open exit instead of both. */
  toEnemy: -0.25,
  toThing: -0.4,
  toExit: -0.5,
} as const;

/** Distances beyond this do not matter, in inches: no way round the scenery of a usual field is longer. */
const FAR = 72;

/** True for a Quest that the players set out to together, from one zone: Victory Points are lost by a fight among them. */
const areTogether = (table: Table): boolean => questOf(table).zones === 'shared';

/** The enemies of a player that still stand, Hostiles included. */
const enemiesOf = (table: Table, player: PlayerId): readonly Model[] =>
  table.state.models.filter(
    one => isStanding(one) && !isAlly(table.state, one, { player }) && (one.player === null || !areTogether(table)),
  );

/** The inches on foot, round scenery, from a model to a place; 0 in contact. */
const inchesTo = (table: Table, model: Model, to: Point, radius: number): number => {
  const around = surroundingsOf(table, model);
  const length = wayLength(gridOf(around), model.at, to) - around.radius - radius;
  return Math.min(FAR, Math.max(0, length) / inches(1));
};

/** The inches from each standing model of a player to its nearest enemy. */
const gaps = rememberTable((table): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const model of table.state.models) {
    if (model.player === null || !isStanding(model)) continue;
    const far = enemiesOf(table, model.player).map(one => inchesTo(table, model, one.at, radiusOf(table, one)));
    found.set(model.id, far.length === 0 ? 0 : Math.min(...far));
  }
  return found;
});

/** The tokens and structures of the Quest: not what models have laid down or made. */
export const questThings = ({ state }: Table): readonly Thing[] =>
  state.things.filter(({ kind }) => kind !== 'dropped-items' && kind !== 'transmutation');

/** The things of the Quest that a model can interact with or destroy now; all of them if there are none. */
const usefulThings = (table: Table, model: Model): readonly Thing[] => {
  const things = questThings(table);
  const { interactions } = table.sources;
  const useful = things.filter(
    thing => mayBeAttacked(thing) || interactions.some(({ isFor }) => isFor(table, model, thing)),
  );
  return useful.length > 0 ? useful : things;
};

/** The inches to the nearest of some things; 0 without any. */
const inchesToNearest = (table: Table, model: Model, things: readonly Thing[]): number => {
  const ways = things.map(thing => inchesTo(table, model, thing.at, thing.radius));
  return ways.length === 0 ? 0 : Math.min(...ways);
};

/** The value of a model as it stands: its cost by the HP that it has left. */
const modelWorth = (table: Table, model: Model): number => {
  const { cost, stats } = profileOf(table, model);
  if (model.where === 'removed' || hasState(model, 'dead')) return 0;
  if (model.where === 'left') return cost + weights.left;
  if (hasState(model, 'incapacitated')) return weights.fallen * cost;
  const whole = weights.standing + ((1 - weights.standing) * Math.min(model.hp, stats.HP)) / stats.HP;
  const items = model.inventory.reduce((sum, { quantity }) => sum + quantity, 0);
  const states = isOnField(model) ? model.states.filter(({ state }) => state !== 'engaged').length : 0;
  return cost * whole + weights.state * states + weights.item * items;
};

/** The value of the ways that a player's standing models have to go to their enemies and to things of the Quest, or out of it: 0 at best. */
const placesWorth = (table: Table, player: PlayerId): number => {
  const exits = openExits(table);
  let worth = 0;
  for (const model of table.state.models) {
    if (model.player !== player || !isStanding(model)) continue;
    if (exits.length > 0) worth += weights.toExit * inchesToNearest(table, model, exits);
    else {
      worth += weights.toEnemy * (gaps(table).get(model.id) ?? 0);
      worth += weights.toThing * inchesToNearest(table, model, usefulThings(table, model));
    }
  }
  return worth;
};

/** The value of a player's side of the table, wherever its models stand. */
const sideWorth = (table: Table, player: PlayerId): number => {
  const { state } = table;
  const own = state.models.filter(one => one.player === player);
  const points = own.reduce((sum, model) => sum + (isStanding(model) ? model.points : 0), 0);
  const turn = activePlayer(state) === player ? weights.turn + weights.actionPoint * points : 0;
  return own.reduce(
    (sum, model) => sum + modelWorth(table, model),
    turn + weights.victoryPoint * partyOf(state, player).points,
  );
};

/** The value of the Hostiles, which are everybody's enemies. */
const hostilesWorth = (table: Table): number =>
  table.state.models.reduce((sum, one) => (one.player === null ? sum + modelWorth(table, one) : sum), 0);

/**
 * The lead of a player over the best opponent, and over the Hostiles, in Recruitment Points. Only the player's own ways count: a model
 * that comes nearer to many enemies brings them nearer as well, and nobody would ever attack.
 */
export const standingOf = (table: Table, player: PlayerId): number => {
  const opponents = areTogether(table) ? [] : table.state.players.filter(one => one !== player);
  const others = opponents.map(one => sideWorth(table, one));
  const lead = sideWorth(table, player) - Math.max(0, ...others) - hostilesWorth(table);
  return lead + placesWorth(table, player);
};

/** The point that a model wants to come near: an open exit, or else the nearest enemy, or else the nearest thing of the Quest. */
export const goalOf = (table: Table, model: Model): Point => {
  const { at, player } = model;
  const enemies = player === null ? [] : enemiesOf(table, player);
  const wishes = [openExits(table), enemies, usefulThings(table, model)].find(one => one.length > 0) ?? [];
  const goals = wishes.map(one => one.at);
  const [nearest] = [...goals].sort((a, b) => squareBetween(at, a) - squareBetween(at, b));
  const { x, y } = nearest ?? at;
  return { x, y };
};
