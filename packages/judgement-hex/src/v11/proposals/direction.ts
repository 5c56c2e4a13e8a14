import type { Asked, Proposal, Refusal } from '@rulewright/core';
import { type Point, pointInDirection, squareBetween } from '@rulewright/core/inches';
import { INCH } from '../../ground/inches/measure/distance.js';
import { isPlace, placeAt, pointOf } from '../../ground/inches/measure/place.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { tableAsked } from './asked.js';
import { likelyGoals, placesAround, wishedPlace } from './wish.js';

type AskedDirection = Asked<Jhx, 'direction'>;

const startOf = (table: Table, { parameters: { push } }: AskedDirection): Place =>
  pieceOf(table, push.model)?.cells[0] ?? nowhere;

/**
 * The reason against the place that a Push aims at: it lies on the table, away from the model unless there may be no Push, and
 * at most as far as the Push goes.
 */
const whyNot = (table: Table, asked: AskedDirection, choice: unknown): Refusal | undefined => {
  if (typeof choice !== 'number' || !isPlace(choice)) return { code: 'not-a-place', path: 'choice' };
  const { ground } = fieldOf(table);
  if (!ground.has(choice)) return { code: 'off-the-board', rule: 'JHX-MAP-006', detail: { cell: choice } };
  const start = startOf(table, asked);
  const { lengths, fewer } = asked.parameters.push;
  if (start === nowhere || (choice === start && !fewer)) return { code: 'no-direction', rule: 'JHX-MAN-012' };
  // One unit more, since the end of a straight way is rounded to the grid.
  const most = lengths * INCH + 1;
  return squareBetween(pointOf(start), pointOf(choice)) > most * most
    ? { code: 'too-far', rule: 'JHX-MAN-013', detail: { most: lengths } }
    : undefined;
};

/** The place at the full length of a Push towards a wish. */
const aimed = (start: Place, wish: Place, lengths: number): Place => {
  const [from, to] = [pointOf(start), pointOf(wish)];
  const direction: Point = { x: to.x - from.x, y: to.y - from.y };
  return direction.x === 0 && direction.y === 0 ? nowhere : placeAt(pointInDirection(from, direction, lengths * INCH));
};

/** Judges and finds the directions of Pushes: the places that they aim at. */
export const directionProposal = (facts: GameFacts): Proposal<Jhx, 'direction'> => {
  const all = (asked: AskedDirection): readonly Place[] => {
    const table = tableAsked(facts, asked);
    const { push } = asked.parameters;
    const piece = pieceOf(table, push.model);
    const start = startOf(table, asked);
    if (!piece || start === nowhere) return [];
    const found = [
      ...placesAround(start, push.lengths),
      ...likelyGoals(table, piece).map(({ cells }) => aimed(start, cells[0] ?? nowhere, push.lengths)),
      ...placesAround(start, push.lengths / 2),
      ...(push.fewer ? [start] : []),
    ];
    return [...new Set(found)].filter(one => !whyNot(table, asked, one));
  };
  return {
    check: (asked, choice) => whyNot(tableAsked(facts, asked), asked, choice),
    sample(asked, below) {
      const found = all(asked);
      return found[below(Math.max(1, found.length))];
    },
    suggest: (asked, most) => all(asked).slice(0, most),
    nearest(asked, wish) {
      const table = tableAsked(facts, asked);
      const place = wishedPlace(table, wish);
      const start = startOf(table, asked);
      if (place === undefined || start === nowhere) return undefined;
      if (!whyNot(table, asked, place)) return place;
      const to = aimed(start, place, asked.parameters.push.lengths);
      return whyNot(table, asked, to) ? all(asked)[0] : to;
    },
    region(asked) {
      const start = startOf(tableAsked(facts, asked), asked);
      if (start === nowhere) return [];
      return [{ shape: 'disc', ...pointOf(start), radius: asked.parameters.push.lengths * INCH }];
    },
  };
};
