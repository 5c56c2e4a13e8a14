import type { PlayerId, Proposal } from '@rulewright/core';
import { hasState, modelNamed, modelOf } from '../../match/lookups.js';
import { type Facts, tableAsked } from '../../match/table.js';
import { type Surroundings, surroundingsOf } from '../../routes/surroundings.js';
import { compass, directionTo, wishedAt } from '../../routes/wishes.js';
import type { Direction, Eld, Model, PushAsked, Table } from '../../vocabulary/index.js';
import { pushedOf, whyNotPushed } from './push.js';

const turned = ({ x, y }: Direction): Direction => ({ x: 0 - y, y: x });

/** Straight away first, then across to both sides, and the points of the compass. */
const directions = (table: Table, { model, from }: PushAsked): readonly Direction[] => {
  const { at, facing } = modelOf(table.state, model);
  const away = directionTo(from, at, facing);
  const [left, right] = [turned(away), turned(turned(turned(away)))];
  return [away, left, right, ...compass];
};

const legal = (table: Table, asked: PushAsked, wished: readonly Direction[]): readonly Direction[] =>
  wished.filter(
    (one, i) => !whyNotPushed(table, asked, one) && wished.findIndex(({ x, y }) => x === one.x && y === one.y) === i,
  );

/** The surroundings as a player knows them: the picture of the push must not reveal Hidden models of other players (ELD-STATE-073). */
const knownTo = ({ state }: Table, by: PlayerId, around: Surroundings): Surroundings => {
  const isKnown = (one: Model): boolean => one.player === by || !hasState(one, 'hidden');
  return { ...around, others: around.others.filter(({ model }) => isKnown(modelOf(state, model))) };
};

const DRAWN = 1000;

/** Judges and finds the answers to the question about the direction of a Knockback (ELD-TRAIT-038). */
export const pushProposal = (facts: Facts): Proposal<Eld, 'push'> => ({
  check: (asked, choice) =>
    modelNamed(asked.state, asked.parameters.model)
      ? whyNotPushed(tableAsked(facts, asked), asked.parameters, choice)
      : { code: 'gone', path: 'choice' },
  sample(asked, below) {
    const table = tableAsked(facts, asked);
    const drawn = { x: below(2 * DRAWN + 1) - DRAWN, y: below(2 * DRAWN + 1) - DRAWN };
    const back = { x: 0 - drawn.x, y: 0 - drawn.y };
    return legal(table, asked.parameters, [drawn, back])[0] ?? directions(table, asked.parameters)[0];
  },
  suggest(asked, most) {
    const table = tableAsked(facts, asked);
    return legal(table, asked.parameters, directions(table, asked.parameters)).slice(0, most);
  },
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const wished = wishedAt(table, wish);
    if (!whyNotPushed(table, asked.parameters, wish)) return wish as Direction;
    if (!wished) return undefined;
    const { at, facing } = modelOf(table.state, asked.parameters.model);
    const direction = directionTo(at, wished.at, facing);
    return legal(table, asked.parameters, [direction, ...directions(table, asked.parameters)])[0];
  },
  region(asked) {
    const table = tableAsked(facts, asked);
    const model = modelNamed(asked.state, asked.parameters.model);
    if (!model) return [];
    const around = knownTo(table, asked.decision.by, surroundingsOf(table, model));
    return legal(table, asked.parameters, directions(table, asked.parameters)).map(direction => {
      const { x, y } = pushedOf(around, model.at, direction, asked.parameters.distance).at;
      return { shape: 'disc', x, y, radius: around.radius };
    });
  },
});
