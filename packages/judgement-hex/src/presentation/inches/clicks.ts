import { type Click, isObject, type View, type Wishes } from '@rulewright/core';
import { placeAt } from '../../ground/inches/measure/place.js';
import { standingOf } from '../../hero-cards/reading/field.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { AnyMap } from '../../vocabulary/map.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { canvasOf, isInInches } from './canvas.js';

/** The place of a click on the table, or of the thing that was hit. */
const placeOf = (table: Table, map: AnyMap | undefined, { item, at }: Click): Place | undefined => {
  if (!map || !isInInches(map)) return undefined;
  const place = at ? placeAt(canvasOf(map).under(at)) : undefined;
  if (place !== undefined) return place === nowhere ? undefined : place;
  return item === undefined ? undefined : standingOf(table, item).cells[0];
};

/** A click is a wish for the point that was hit, or else for the place of the thing; a click on the moving model is a wish to stop. */
export const inchWishes = (tableOf: (view: View<Jhx>) => Table): Wishes<Jhx> => {
  const wish = (click: Click, _: unknown, view: View<Jhx>): Place | undefined => {
    const table = tableOf(view);
    return placeOf(
      table,
      table.maps.find(({ id }) => id === table.state.map),
      click,
    );
  };
  return {
    cell: wish,
    deploy: wish,
    direction: wish,
    step: (click, decision, view) => {
      const { about } = decision;
      // A click on the model that moves ends its movement.
      return isObject(about) && click.item === about.model ? 'stop' : wish(click, decision, view);
    },
  };
};
