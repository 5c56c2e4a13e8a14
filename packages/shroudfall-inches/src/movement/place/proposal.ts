import type { Proposal } from '@rulewright/core';
import { nearest, outlineOf, type Point, samePoint, sample } from '@rulewright/core/inches';
import { remember, rememberEach } from '@rulewright/core/remember';
import { modelOf } from '../../match/lookups.js';
import type { PlaceAsked, Sfi, SfiOptions, SfiState } from '../../vocabulary/index.js';
import { type Facts, wishedPoint, wishesOf } from '../wishes.js';
import { type Placement, placementOf, placesOf, whyNotPlaced, whyNotPlacedAt } from './placement.js';

/** The places that are drawn for one sample: a line of sight of melee may forbid some. */
const TRIES = 6;
/** The greatest distance, in units, of a suggested place from the intended one. */
const ROOM = 100;

const suggested = (placement: Placement, most: number): readonly Point[] => {
  const { table, asked, search } = placement;
  const unit = asked.model === null ? undefined : modelOf(table.state, asked.model).unit;
  const far = Math.floor((search.box.right - search.box.x) / 2);
  const found: Point[] = [];
  for (const wish of wishesOf(table, unit, { at: asked.of.at, radius: asked.radius }, far)) {
    if (found.length >= most) break;
    const place = nearest(search, wish, ROOM);
    if (!place || whyNotPlacedAt(placement, place, '') || found.some(one => samePoint(one, place))) continue;
    found.push(place);
  }
  // If no guess leaves room for the bases after it, the exhaustive search finds a place that does.
  const all = found.length === 0 && asked.company ? placesOf(placement) : 'none';
  return typeof all === 'string' ? found : all.slice(0, 1);
};

/** Judges and finds the answers to the question about a place (SFI-PLACE-001). */
export const placeProposal = ({ pack, numbers }: Facts): Proposal<Sfi, 'place'> => {
  // Cache: the facts of the latest question in each state.
  const placements = rememberEach((state: SfiState) =>
    remember((options: SfiOptions, asked: PlaceAsked) => placementOf({ pack, numbers, options, state }, asked)),
  );
  const placementIn = ({ state, setup, parameters }: Parameters<Proposal<Sfi, 'place'>['check']>[0]): Placement =>
    placements(state)(setup.options, parameters);
  return {
    check: (asked, choice) => whyNotPlaced(placementIn(asked), choice),
    sample(asked, below) {
      const placement = placementIn(asked);
      for (let i = 0; i < TRIES; i++) {
        const place = sample(placement.search, below);
        if (place && !whyNotPlacedAt(placement, place, '')) return place;
      }
      return asked.parameters.optional ? 'none' : undefined;
    },
    suggest(asked, most) {
      const found = suggested(placementIn(asked), most);
      return found.length < most && asked.parameters.optional ? [...found, 'none'] : found;
    },
    nearest(asked, wish) {
      const placement = placementIn(asked);
      if (wish === 'none' && asked.parameters.optional) return 'none';
      const point = wishedPoint(placement.table, wish);
      const place = point && nearest(placement.search, point);
      if (place && !whyNotPlacedAt(placement, place, '')) return place;
      return point && suggested(placement, 1)[0];
    },
    region: asked => outlineOf(placementIn(asked).region),
  };
};
