import { type Asked, isObject, type Proposal, type Refusal } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import { onInches } from '../../ground/inches/battlefield.js';
import { INCH } from '../../ground/inches/measure/distance.js';
import { baseOf } from '../../ground/inches/measure/footing.js';
import { isPlace, placeAt, pointOf, squareOf } from '../../ground/inches/measure/place.js';
import { cutTo } from '../../ground/inches/movement/cut.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { stepOf, stepRefusal } from '../../round/activation-phase/explain.js';
import type { Advancing } from '../../vocabulary/battlefield.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { tableAsked } from './asked.js';
import { reachOf } from './reach.js';
import { besideGoal, likelyGoals, placesAround, wishedPlace } from './wish.js';

/** The number of straight legs that a sample tries. */
const TRIES = 6;

/** The least length of a leg that is suggested alone, so that a model cannot be led to and fro between two ends that lie close together. */
const SHORTEST = inches(0.1);

type AskedStep = Asked<Jhx, 'step'>;

/** The reason against a leg of a Move (JV11-ACT-002). Each leg ends where the model may stand, so that it may stop there. */
const whyNot = (table: Table, { decision }: Pick<AskedStep, 'decision'>, choice: unknown): Refusal | undefined => {
  if (choice === 'stop') return undefined;
  if (typeof choice !== 'number' || !isPlace(choice)) return { code: 'not-a-place', path: 'choice' };
  const refusal = stepRefusal(table, decision.about, choice);
  if (refusal) return refusal;
  const { path } = isObject(decision.about) ? decision.about : {};
  return Array.isArray(path) && path.at(-1) === choice ? { code: 'no-step', rule: 'JHX-MOVE-001' } : undefined;
};

/** A place to go to, worked out when it is asked for; undefined if the model is there already. */
type Wish = () => Place | undefined;

interface Going {
  readonly mover: Piece;
  /** The remaining inches of the Move, less the penalty of the ground that was touched so far. */
  readonly left: number;
  /** The rest of the Move as two separate Moves: one that further penalties can shorten, and one with the present penalty alone. */
  readonly rests: readonly Advancing[];
}

/** The model in the middle of its Move; undefined if nothing is left of the Move. */
const goingOn = (table: Table, { decision: { about } }: Pick<AskedStep, 'decision'>): Going | undefined => {
  const step = stepOf(about);
  const mover = step && pieceOf(table, step.model);
  if (!mover || step.left <= 0) return undefined;
  const { mov, spare = 0, extra, path, left } = step;
  const { flyAppliesToAdvance } = table.options;
  const least = table.numbers.moves.leastMove.value;
  const gone = fieldOf(table).ground.lengthOf(path);
  const rests = [
    { mover, mov, spare, extra: extra - gone, flyAppliesToAdvance },
    { mover, mov: least, extra: left - least, flyAppliesToAdvance },
  ];
  return { mover, left, rests };
};

/** Likely destinations of a model: beside its goals, then at a distance in inches all around. */
const wishesOf = (table: Table, mover: Piece, inches: number): readonly Wish[] => [
  ...likelyGoals(table, mover).map(goal => () => besideGoal(mover, goal)),
  ...placesAround(mover.cells[0] ?? 0, inches).map(place => () => place),
];

/** The place on the straight line to another one, at most some inches away; undefined if the model is there. */
const straightTo = (mover: Piece, place: Place, most: number): Place | undefined => {
  const { at, radius } = baseOf(mover);
  const end = cutTo({ from: at, to: pointOf(place), radius }, most * INCH, () => true);
  return end && placeAt(end);
};

/**
 * Judges and finds the legs of a Move (JV11-ACT-002): a Move is a chain of straight legs, each ending where the model may
 * stand, and ends with `stop`. So a Move leads over nothing that no leg could end before and after.
 */
export const stepProposal = (facts: GameFacts): Proposal<Jhx, 'step'> => {
  /** Cache: the last verdict. The leg that is found here is judged again when the player takes it. */
  const judged = remember(
    (state: AskedStep['state'], setup: AskedStep['setup'], decision: AskedStep['decision'], choice: unknown) =>
      whyNot(tableAsked(facts, { state, setup }), { decision }, choice),
  );
  const legal = (
    asked: AskedStep,
    table: Table,
    { mover, rests }: Going,
    wishes: readonly Wish[],
    most: number,
    least = 0,
  ): readonly Place[] => {
    const field = onInches(fieldOf(table));
    const from = mover.cells[0] ?? 0;
    const isLegal = (leg: Place): boolean => !judged(asked.state, asked.setup, asked.decision, leg);
    const legTo = (place: Place): Place | undefined => {
      // One leg to the place itself needs no search for a path.
      if (isLegal(place)) return place;
      for (const rest of rests) {
        const leg = field.moveTowards(rest, place)?.[1];
        if (leg !== undefined && isLegal(leg)) return leg;
      }
      return undefined;
    };
    const found: Place[] = [];
    for (const wish of wishes) {
      if (found.length >= most) break;
      const place = wish();
      const leg = place === undefined ? undefined : legTo(place);
      if (leg === undefined || squareOf(from, leg) < least * least || found.includes(leg)) continue;
      found.push(leg);
    }
    return found;
  };
  return {
    check: ({ state, setup, decision }, choice) => judged(state, setup, decision, choice),
    sample(asked, below) {
      const table = tableAsked(facts, asked);
      const going = goingOn(table, asked);
      if (!going || below(3) === 0) return 'stop';
      const { mover, left } = going;
      const wishes = wishesOf(table, mover, ((1 + below(8)) * left) / 8);
      for (let i = 0; i < TRIES && wishes.length > 0; i++) {
        const place = wishes[below(wishes.length)]?.();
        const leg = place === undefined ? undefined : straightTo(mover, place, left);
        if (leg !== undefined && !judged(asked.state, asked.setup, asked.decision, leg)) return leg;
      }
      // A search for a way around takes as long as hundreds of checks, so it comes last.
      return legal(asked, table, going, wishes.slice(below(Math.max(1, wishes.length))), 1)[0] ?? 'stop';
    },
    suggest(asked, most) {
      const table = tableAsked(facts, asked);
      const going = goingOn(table, asked);
      if (!going) return most > 0 ? ['stop'] : [];
      const { mover, left } = going;
      const wishes = wishesOf(table, mover, left);
      // A single suggestion is a leg where there is one.
      const legs =
        most === 1 ? legal(asked, table, going, wishes, 1, SHORTEST) : legal(asked, table, going, wishes, most - 1);
      return [...legs, 'stop' as const].slice(0, most);
    },
    nearest(asked, wish) {
      const table = tableAsked(facts, asked);
      if (wish === 'stop') return 'stop';
      const place = wishedPlace(table, wish);
      if (place === undefined) return undefined;
      const going = goingOn(table, asked);
      return going && legal(asked, table, going, [() => place], 1)[0];
    },
    region: asked => reachOf(goingOn(tableAsked(facts, asked), asked)),
  };
};
