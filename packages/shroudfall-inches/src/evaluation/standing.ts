import type { PlayerId } from '@rulewright/core';
import { type Disc, distance, inches, type Point } from '@rulewright/core/inches';
import { elementCard, thingsOn } from '../battlefield/things.js';
import { totalOf } from '../match/by-colour.js';
import { armyOf, cardOf, opponentOf, playerOf, unitOf } from '../match/lookups.js';
import { rememberTable } from '../match/table.js';
import type { Model } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The values of things for a bot that looks one step ahead, in points of an army list. */
const weights = {
  victoryPoint: 14,
  /** A scenario element that a player would score now, or has a token on. */
  element: 8,
  /** Per inch between an element and the nearest model of a player, and the second nearest. */
  nearElement: [-0.7, -0.3],
  /** Per inch between a model and the nearest enemy. */
  nearEnemy: -0.12,
  /** The part of a model's points that counts as long as it has one hit point. */
  alive: 0.6,
  condition: -1.5,
  essence: 0.5,
} as const;

/** Distances beyond this do not matter, in inches. */
const FAR = 24;

const inchesBetween = (a: Disc, b: Disc): number => Math.max(0, distance(a.at, b.at) - a.radius - b.radius) / inches(1);

/** The bases of a player's models and of the enemy's, and of the elements that score. */
interface Sides {
  readonly own: readonly Disc[];
  readonly enemy: readonly Disc[];
  readonly elements: readonly { readonly base: Disc; readonly control: PlayerId | null }[];
}

const sides = rememberTable((table): ReadonlyMap<PlayerId, Sides> => {
  const { pack, state } = table;
  const things = thingsOn(table);
  const of = (player: PlayerId): readonly Disc[] =>
    things.flatMap(({ unit, base }) => (unit !== null && playerOf(state, unit) === player ? [base] : []));
  const elements = state.elements.flatMap(element => {
    const { id } = elementCard(table, element);
    const base = things.find(thing => thing.id === element.id)?.base;
    const scores = pack.scenarios[element.scenario]?.scoring.some(one => one.element === id);
    return base && scores ? [{ base, control: element.control }] : [];
  });
  const [a, b] = state.players;
  return new Map([
    [a, { own: of(a), enemy: of(b), elements }],
    [b, { own: of(b), enemy: of(a), elements }],
  ]);
});

const sidesOf = (table: Table, player: PlayerId): Sides =>
  sides(table).get(player) ?? { own: [], enemy: [], elements: [] };

/** The distances of some bases from another one, the shortest first. */
const away = (from: Disc, bases: readonly Disc[]): readonly number[] =>
  bases.map(base => Math.min(FAR, inchesBetween(from, base))).sort((a, b) => a - b);

/** The value of the scenario elements for a player: those in hand, and those that are near. */
const elementsWorth = (table: Table, player: PlayerId): number => {
  const { own, enemy, elements } = sidesOf(table, player);
  const reach = table.numbers.scenario.reach.value;
  let worth = 0;
  for (const { base, control } of elements) {
    const distances = away(base, own);
    const mine = distances.filter(one => one <= reach).length;
    const theirs = away(base, enemy).filter(one => one <= reach).length;
    if (control === player || mine > theirs) worth += weights.element;
    weights.nearElement.forEach((weight, i) => {
      worth += weight * (distances[i] ?? FAR);
    });
  }
  return worth;
};

/** The value of a player's models: their points by the hit points that are left, and their distance to the enemy. */
const modelsWorth = (table: Table, player: PlayerId): number => {
  const { own, enemy } = sidesOf(table, player);
  let worth = 0;
  for (const { unit: id, damage } of table.state.models) {
    const unit = unitOf(table.state, id);
    if (unit.player !== player) continue;
    const { points, models, hp } = cardOf(table, unit);
    worth += (points / models) * (weights.alive + ((1 - weights.alive) * (hp - damage)) / hp);
  }
  for (const base of own) worth += weights.nearEnemy * (away(base, enemy)[0] ?? FAR);
  return worth;
};

/** The value of one side of the table. */
const sideWorth = (table: Table, player: PlayerId): number => {
  const { state } = table;
  const { points, reserve } = armyOf(state, player);
  const conditions = state.units.reduce(
    (sum, unit) => sum + (unit.player === player && unit.where === 'on-table' ? unit.conditions.length : 0),
    0,
  );
  return (
    weights.victoryPoint * points +
    weights.essence * totalOf(reserve) +
    weights.condition * conditions +
    modelsWorth(table, player) +
    elementsWorth(table, player)
  );
};

/** The lead of a player, in points of an army list, without regard to a running action. */
export const standingOf = (table: Table, player: PlayerId): number =>
  sideWorth(table, player) - sideWorth(table, opponentOf(table.state, player));

/** The point that a model wants to come near: the nearest element that it can fight for, or the nearest enemy. */
export const goalOf = (table: Table, { id, unit, at }: Model): Point => {
  const player = playerOf(table.state, unit);
  const { enemy, elements } = sidesOf(table, player);
  const open = elements.filter(({ control }) => control !== player).map(({ base }) => base);
  // Every second model heads for the enemy, and the others for elements, so that an army does both.
  const number = table.state.models.findIndex(one => one.id === id);
  const goals = number % 2 === 0 && open.length > 0 ? open : enemy;
  const nearest = [...goals].sort((a, b) => distance(a.at, at) - distance(b.at, at))[0];
  return nearest?.at ?? at;
};
