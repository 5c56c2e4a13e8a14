import type { Match } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { mayBeAttacked } from '../actions/attack.js';
import { radiusOf } from '../battlefield/hitbox.js';
import { isAlly, isStanding, partyOf } from '../match/lookups.js';
import { questOf, reward } from '../match/quest.js';
import { gameOf, tableIn } from '../match/table.js';
import { openExits } from '../quests/exits.js';
import type { Eld, EldGame, Model, QuestGoal, Table, Thing } from '../vocabulary/index.js';

/** A table with its game and the goals of its Quest. */
export interface Position {
  readonly game: EldGame;
  readonly table: Table;
  readonly goals: readonly QuestGoal[];
}

/** The worth of a Victory Point in Recruitment Points. */
export const VICTORY_POINT = 12;

/** The goals of a Quest that names none. */
const anyGoals: readonly QuestGoal[] = [{ fell: 'members' }, { fell: 'hostiles' }, { use: 'any' }];

/** The position of a match. */
export const positionIn = (match: Match<Eld>): Position => {
  const [game, table] = [gameOf(match), tableIn(match)];
  return { game, table, goals: game.quests[questOf(table).code]?.goals ?? anyGoals };
};

/** True for a Quest in which all players start together in one zone: a fight among them costs Victory Points. */
export const areTogether = (table: Table): boolean => questOf(table).zones === 'shared';

/** True if the Quest rewards the fall of members or of Hostiles. */
export const rewardsFall = ({ goals }: Position, who: 'members' | 'hostiles'): boolean =>
  goals.some(goal => 'fell' in goal && goal.fell === who);

/** True if the Quest takes Victory Points for the fall of members of other parties (ELD-QUEST-021). */
export const sparesMembers = ({ table }: Position): boolean => reward(questOf(table), 'partyMember') < 0;

/** The Victory Points that are paid at the end if a whole party has left the field. */
export const rewardOfLeaving = ({ table, goals }: Position): number =>
  goals.reduce((sum, goal) => sum + ('leaveBy' in goal ? reward(questOf(table), goal.reward ?? '') : 0), 0);

/** The Recruitment Points that the Victory Points for the fall of a model are worth; 0 where it costs Victory Points. */
export const worthOfFall = ({ game, table }: Position, model: Model): number =>
  VICTORY_POINT * (game.quests[questOf(table).code]?.forFall?.(table, model) ?? 0);

/** True for a thing that belongs to a goal; things that models have laid down or made belong to none. */
const isAbout = (goal: QuestGoal, { kind }: Thing): boolean =>
  'use' in goal && (goal.use === 'any' ? kind !== 'dropped-items' && kind !== 'transmutation' : goal.use === kind);

/** The things that the Quest wants used. */
export const questThings = ({ table, goals }: Position): readonly Thing[] =>
  table.state.things.filter(thing => goals.some(goal => isAbout(goal, thing)));

/** Something to go to. */
export interface Place {
  readonly at: Point;
  readonly radius: number;
}

/** Places that serve one goal: a model goes to the nearest. */
export interface Objective {
  readonly kind: 'leave' | 'use' | 'fell';
  readonly places: readonly Place[];
}

/** The exits for a model: open exits, or, for one that carries the Items of the goal, the nearest point of its own Deployment Zone. */
const exitPlaces = (
  table: Table,
  goal: Extract<QuestGoal, { readonly leaveBy: string }>,
  model: Model,
): readonly Place[] => {
  if (goal.leaveBy !== 'zone') return openExits(table).filter(({ kind }) => kind === goal.leaveBy);
  const zone = model.player === null ? null : partyOf(table.state, model.player).zone;
  if (!zone || !model.inventory.some(({ item }) => item === goal.with)) return [];
  const inside = (axis: 'x' | 'y'): number => {
    const all = zone.corners.map(corner => corner[axis]);
    const radius = radiusOf(table, model);
    return Math.min(Math.max(...all) - radius, Math.max(Math.min(...all) + radius, model.at[axis]));
  };
  return [{ at: { x: inside('x'), y: inside('y') }, radius: radiusOf(table, model) }];
};

/** The things of a goal that a model can interact with or destroy now. */
const usable = (table: Table, goal: QuestGoal, model: Model): readonly Thing[] =>
  table.state.things.filter(
    thing =>
      isAbout(goal, thing) &&
      (mayBeAttacked(thing) || table.sources.interactions.some(({ isFor }) => isFor(table, model, thing))),
  );

/**
 * The enemies that a player of a party may have, Hostiles or members of other parties: those that still stand, and
 * those whose death is still rewarded.
 */
const targets = (position: Position, who: 'members' | 'hostiles', model: Model): readonly Model[] => {
  const { table } = position;
  return table.state.models.filter(
    one =>
      (isStanding(one) || worthOfFall(position, one) > 0) &&
      (one.player === null ? who === 'hostiles' : who === 'members' && !areTogether(table)) &&
      !isAlly(table.state, one, model),
  );
};

/** The enemies of a model whose fall is a goal. */
export const foesOf = (position: Position, model: Model): readonly Model[] =>
  position.goals.flatMap(goal => ('fell' in goal ? targets(position, goal.fell, model) : []));

const placesOf = (position: Position, goal: QuestGoal, model: Model): Objective => {
  const { table } = position;
  if ('leaveBy' in goal) return { kind: 'leave', places: exitPlaces(table, goal, model) };
  if ('use' in goal) return { kind: 'use', places: usable(table, goal, model) };
  const places = targets(position, goal.fell, model).map(one => ({ at: one.at, radius: radiusOf(table, one) }));
  return { kind: 'fell', places };
};

/**
 * The objectives of a model now, in the order of the goals. If there is an exit for it, only that; if no goal is left,
 * everything on the field.
 */
export const objectivesOf = (position: Position, model: Model): readonly Objective[] => {
  const all = position.goals.map(goal => placesOf(position, goal, model)).filter(({ places }) => places.length > 0);
  const leaving = all.filter(({ kind }) => kind === 'leave');
  if (leaving.length > 0) return leaving;
  if (all.length > 0) return all;
  return anyGoals.map(goal => placesOf(position, goal, model)).filter(({ places }) => places.length > 0);
};
