import type { Asked, Proposal, Refusal } from '@rulewright/core';
import { inches, squareBetween } from '@rulewright/core/inches';
import { type ChargeChoice, chargeRefusal, chargesTo } from '../../combat/charge/legality.js';
import { onInches } from '../../ground/inches/battlefield.js';
import { isPlace, pointOf } from '../../ground/inches/measure/place.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { modelOf } from '../../match/models.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx, JhxProposals } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { tableAsked } from './asked.js';
import { whyNotPlace } from './places.js';
import { wishedPlace } from './wish.js';

type Parameters = JhxProposals['cell'];

const lineTo = (
  table: Table,
  { charge }: Extract<Parameters, { readonly charge: unknown }>,
  to: Place,
): ChargeChoice => ({ do: 'charge', ...charge, path: [modelOf(table.state, charge.model).at ?? nowhere, to] });

/** The reason against a place of a set, or against the end of the straight line of a Charge (JV11-ACT-005). */
const whyNot = (table: Table, { decision, parameters }: Asked<Jhx, 'cell'>, choice: unknown): Refusal | undefined => {
  if (typeof choice !== 'number' || !isPlace(choice)) return { code: 'not-a-place', path: 'choice' };
  return 'where' in parameters
    ? whyNotPlace(table, parameters.where, choice, decision.rule)
    : chargeRefusal(table, lineTo(table, parameters, choice));
};

/** The distance below which people do not tell two suggestions apart. */
const CLOSE = inches(0.1);

/** Suggestions that people can tell apart: the first of those that lie close together, such as two sides of one corner. */
const apart = (places: readonly Place[], most: number): readonly Place[] => {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.length === most) break;
    const isNew = (other: Place): boolean => squareBetween(pointOf(other), pointOf(place)) >= CLOSE * CLOSE;
    if (kept.every(isNew)) kept.push(place);
  }
  return kept;
};

/** Judges and finds places: of a set of places, or the end of the straight line of a Charge. */
export const cellProposal = (facts: GameFacts): Proposal<Jhx, 'cell'> => ({
  check: (asked, choice) => whyNot(tableAsked(facts, asked), asked, choice),
  sample(asked, below) {
    const table = tableAsked(facts, asked);
    const { parameters } = asked;
    if ('where' in parameters) return onInches(fieldOf(table)).samplePlace(parameters.where, below);
    const found = chargesTo(table, parameters.charge);
    return found[below(Math.max(1, found.length))];
  },
  suggest(asked, most) {
    const table = tableAsked(facts, asked);
    const { parameters } = asked;
    const found = 'where' in parameters ? fieldOf(table).places(parameters.where) : chargesTo(table, parameters.charge);
    return apart(found, most);
  },
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const { parameters } = asked;
    const place = wishedPlace(table, wish);
    if (place === undefined) return undefined;
    if ('where' in parameters) return onInches(fieldOf(table)).nearestPlace(parameters.where, place);
    if (!whyNot(table, asked, place)) return place;
    const { ground } = fieldOf(table);
    const far = (one: Place): number => ground.far({ cells: [one] }, { cells: [place] });
    return [...chargesTo(table, parameters.charge)].sort((a, b) => far(a) - far(b) || a - b)[0];
  },
  region(asked) {
    const table = tableAsked(facts, asked);
    const { parameters } = asked;
    return 'where' in parameters ? onInches(fieldOf(table)).outlineOfPlaces(parameters.where) : [];
  },
});
