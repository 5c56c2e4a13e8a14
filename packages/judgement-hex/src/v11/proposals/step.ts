import { type Asked, isObject, type Proposal, type Refusal } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import { onInches } from '../../ground/inches/battlefield.js';
import { isPlace, squareOf } from '../../ground/inches/measure/place.js';
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
    const found: Place[] = [];
    for (const wish of wishes) {
      if (found.length >= most) break;
      const place = wish();
      if (place === undefined) continue;
      for (const rest of rests) {
        const leg = field.moveTowards(rest, place)?.[1];
        if (leg === undefined || judged(asked.state, asked.setup, asked.decision, leg)) continue;
        if (squareOf(from, leg) >= least * least && !found.includes(leg)) found.push(leg);
        break;
      }
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
        const [leg] = legal(asked, table, going, wishes.slice(below(wishes.length)), 1);
        if (leg !== undefined) return leg;
      }
      return 'stop';
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
