import type { Refusal } from '@rulewright/core';
import { onInches } from '../../ground/inches/battlefield.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** The reason why a place does not belong to a set: the obstacle there, or that it is too far or outside. */
export const whyNotPlace = (
  table: Table,
  where: Where,
  place: Place,
  rule: string | readonly string[],
): Refusal | undefined => {
  const field = onInches(fieldOf(table));
  if (field.isPlaceOf(where, place)) return undefined;
  const { landing } = where;
  const obstacle = landing && field.landingRefusal(landing.mover, place, landing.motion);
  return (
    obstacle ?? { code: 'not-there', rule: typeof rule === 'string' ? rule : (rule[0] ?? ''), detail: { cell: place } }
  );
};
