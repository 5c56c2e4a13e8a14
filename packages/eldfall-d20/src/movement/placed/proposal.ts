import type { Proposal } from '@rulewright/core';
import { outlineOf, pointInDirection, sample } from '@rulewright/core/inches';
import { remember, rememberEach } from '@rulewright/core/remember';
import { type Facts, tableAsked } from '../../match/table.js';
import { compass, wishedAt } from '../../routes/wishes.js';
import type { Eld, EldOptions, EldState, Place, PlaceAsked } from '../../vocabulary/index.js';
import { legalPlace, type Placement, placementOf, placeNear, whyNotPlaced } from './placement.js';

type Asked = Parameters<Proposal<Eld, 'place'>['check']>[0];

/** The greatest distance, in units, of a suggested place from the intended one. */
const ROOM = 100;

/** Judges and finds the answers to the question about a place in Base Contact (ELD-CONTACT-004). */
export const placeProposal = (facts: Facts): Proposal<Eld, 'place'> => {
  // Cache: the facts of the latest question in each state.
  const placements = rememberEach((state: EldState) =>
    remember((options: EldOptions, asked: PlaceAsked) => placementOf({ ...facts, options, state }, asked)),
  );
  const placementIn = ({ state, setup, parameters }: Asked): Placement => placements(state)(setup.options, parameters);
  return {
    check: (asked, choice) => whyNotPlaced(placementIn(asked), choice),
    sample(asked, below) {
      const placement = placementIn(asked);
      const { carried, otherwise } = placement;
      const part = carried[carried.length === 1 ? 0 : below(Math.max(1, carried.length))];
      const drawn = part && sample(part, below);
      return otherwise ?? (drawn && legalPlace(placement, drawn));
    },
    suggest(asked, most) {
      const placement = placementIn(asked);
      const { at, radius } = asked.parameters.touching;
      const middle = { x: at.x, y: at.y };
      const found: Place[] = [];
      for (const direction of compass) {
        if (found.length >= most) break;
        const place = placeNear(placement, pointInDirection(middle, direction, radius + asked.parameters.radius), ROOM);
        if (place && !found.some(({ x, y }) => x === place.x && y === place.y)) found.push(place);
      }
      return found;
    },
    nearest(asked, wish) {
      const wished = wishedAt(tableAsked(facts, asked), wish);
      return wished && placeNear(placementIn(asked), wished.at);
    },
    region: asked => placementIn(asked).carried.flatMap(outlineOf),
  };
};
