import type { Proposal } from '@rulewright/core';
import { type Point, pointInDirection, squareBetween } from '@rulewright/core/inches';
import { radiusOf } from '../../battlefield/hitbox.js';
import { modelNamed, modelOf } from '../../match/lookups.js';
import { type Facts, tableAsked } from '../../match/table.js';
import { routeThrough } from '../../routes/search/leg.js';
import { compass, directionTo, endOf, enemiesOf, type Wish, wishedAt, wishesOf } from '../../routes/wishes.js';
import { goalAt, nearestEdges } from '../../states/panicked/edges.js';
import type { Direction, Eld, EndMoveAsked, EndMoveChoice, Model, Place, Table } from '../../vocabulary/index.js';
import { routesOntoScenery, routeTowards, type Seeker, seekerOf, withFreeEnd } from '../find.js';
import { reachRegion } from '../region.js';
import { judgeEndMove } from './judge.js';

const facing = (table: Table, { model: id }: EndMoveAsked, at: Place): Direction => {
  const model = modelOf(table.state, id);
  return directionTo(at, enemiesOf(table, model)[0]?.at, model.facing);
};

const choose = (table: Table, asked: EndMoveAsked, route: readonly Place[]): EndMoveChoice => ({
  route,
  facing: facing(table, asked, endOf(modelOf(table.state, asked.model).at, route)),
});

/** A model that looks for a route on foot, at most as long as the move may be. */
const seekerFor = (table: Table, { model, most, skills = [] }: EndMoveAsked): Seeker =>
  seekerOf(table, model, { kind: 'walk', skills }, most);

/** The route towards a wish. */
const routeTo = (table: Table, asked: EndMoveAsked, wish: Wish): readonly Place[] =>
  routeTowards(seekerFor(table, asked), wish);

/** The spots around a model at which a mover touches it, those on the near side first (ELD-SKILL-035). */
const contacts = (table: Table, mover: Model, { at, ...ally }: Model): readonly Point[] => {
  // One more unit of distance keeps rounded places from overlapping; within the tolerance they still touch.
  const distance = radiusOf(table, mover) + radiusOf(table, ally) + 1;
  const flat = { x: at.x, y: at.y };
  const near = directionTo(at, mover.at, mover.facing);
  const spots = [near, ...compass].map(direction => pointInDirection(flat, direction, distance));
  return spots.toSorted((a, b) => squareBetween(mover.at, a) - squareBetween(mover.at, b));
};

function* guesses(table: Table, asked: EndMoveAsked): Generator<EndMoveChoice> {
  const model = modelOf(table.state, asked.model);
  const stay = choose(table, asked, []);
  const target = asked.towards === undefined ? undefined : modelNamed(table.state, asked.towards);
  if (target)
    yield choose(table, asked, routeTo(table, asked, { at: { x: target.at.x, y: target.at.y }, model: target.id }));
  if (asked.towardsEdge) {
    for (const edge of nearestEdges(table, model)) {
      yield choose(table, asked, routeTo(table, asked, { at: goalAt(table, model, model.at, edge) }));
    }
  }
  const ally = asked.touching === undefined ? undefined : modelNamed(table.state, asked.touching);
  if (ally) for (const at of contacts(table, model, ally)) yield choose(table, asked, routeTo(table, asked, { at }));
  yield stay;
  const { kind } = asked;
  if (kind === 'climb' || kind === 'jump') {
    const slow = kind === 'climb' ? table.numbers.movement.slowSurfaceFactor.value : 1;
    const seeker = seekerOf(table, asked.model, { kind, skills: [] }, asked.most);
    for (const route of routesOntoScenery(seeker, slow)) yield choose(table, asked, route);
  }
  for (const wish of wishesOf(table, model, asked.most)) yield choose(table, asked, routeTo(table, asked, wish));
  for (const to of [true, false]) yield { ...stay, stance: { state: 'crouched', to } };
}

const same = (a: EndMoveChoice, b: EndMoveChoice): boolean => JSON.stringify(a) === JSON.stringify(b);

const suggested = (table: Table, asked: EndMoveAsked, most: number): readonly EndMoveChoice[] => {
  const found: EndMoveChoice[] = [];
  for (const one of guesses(table, asked)) {
    if (found.length >= most) break;
    if (!found.some(other => same(other, one)) && !judgeEndMove(table, asked, one).refusal) found.push(one);
  }
  return found;
};

const TRIES = 6;
/** The most suggestions among which a move into Base Contact is drawn. */
const CONTACTS = 3;

const drawn = (table: Table, asked: EndMoveAsked, below: (n: number) => number): EndMoveChoice | undefined => {
  const { at } = modelOf(table.state, asked.model);
  for (let i = 0; i < TRIES; i++) {
    const direction = { x: below(2001) - 1000, y: below(2001) - 1000 };
    if (direction.x === 0 && direction.y === 0) continue;
    const flat: Point = { x: at.x, y: at.y };
    const to = pointInDirection(flat, direction, 1 + below(Math.max(1, asked.most)));
    const seeker = seekerFor(table, asked);
    const route = withFreeEnd(seeker, routeThrough(seeker.wanted, at, [to], asked.most));
    const one = { route: below(8) === 0 ? [] : route, facing: direction };
    if (!judgeEndMove(table, asked, one).refusal) return one;
  }
  return { route: [], facing: { x: 1 + below(9), y: below(9) } };
};

/** Judges and finds the answers to the question about a move outside the Movement step (ELD-ACTION-016). */
export const endMoveProposal = (facts: Facts): Proposal<Eld, 'endMove'> => ({
  check: (asked, choice) =>
    modelNamed(asked.state, asked.parameters.model)
      ? judgeEndMove(tableAsked(facts, asked), asked.parameters, choice).refusal
      : { code: 'gone', path: 'choice' },
  sample: (asked, below) => {
    const table = tableAsked(facts, asked);
    const { parameters } = asked;
    if (parameters.touching === undefined) return drawn(table, parameters, below);
    const found = suggested(table, parameters, CONTACTS);
    return found[below(found.length)];
  },
  suggest: (asked, most) => suggested(tableAsked(facts, asked), asked.parameters, most),
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const { parameters } = asked;
    // The cast is safe: an answer that is not refused has the shape of one.
    if (!judgeEndMove(table, parameters, wish).refusal) return wish as EndMoveChoice;
    const wished = wishedAt(table, wish);
    const one = wished && choose(table, parameters, routeTo(table, parameters, wished));
    if (one && !judgeEndMove(table, parameters, one).refusal) return one;
    return wished && choose(table, parameters, []);
  },
  region(asked) {
    const model = modelNamed(asked.state, asked.parameters.model);
    return model ? reachRegion(tableAsked(facts, asked), model, asked.parameters.most) : [];
  },
});
