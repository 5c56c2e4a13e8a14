/*
 * What a village is worth is counted in points: one point is one unit of a resource that is needed. The numbers were found by
 * playing some hundred matches with each of a handful of values; none of them is critical.
 */

/** Points of a village that has nothing at all, so that points are seldom below zero. */
export const START = 1500;
/** The points at which the worth of a village is in the middle between 0 and 1. */
export const MIDDLE = 1000;

/** A unit of a basic resource that is needed: the first one most, the last one least; and one beyond the need. */
export const NEEDED_FIRST = 1.5;
export const NEEDED_LAST = 0.5;
export const BEYOND_NEED = 0.1;

/** A needed unit of gold beyond the magic that it is made of. */
export const GOLD_BONUS = 20;
/** A unit of gold that no statue piece needs: it can still be traded for food. */
export const SPARE_GOLD = 4;

/** How much more something is worth than what it costs, so that it is bought as soon as it can be afforded. */
export const EAGERNESS = 1.7;
/** The same for the temple, which everything else waits for. */
export const TEMPLE_EAGERNESS = 2;
/** What finding a site to build on is worth by itself. */
export const SITE = 70;
/** Hallowing a site: the price in magic and somebody's action. */
export const HALLOWING = 45;
/** A temple that yields half as much again, or twice as much, over the rest of the match; by the part beyond one. */
export const FERTILITY = 60;

/** Every point by which a stock is below what the worst card takes, at its lowest. */
export const THIN_STOCK = 1.5;
/** The loss of the match by the next card. */
export const RUIN = 500;
/** Judgement Days that came, and a next one, by how many came before. */
export const DAYS: readonly number[] = [40, 80, 500];
/** A judgement card drawn because of a marsh. */
export const MARSH = 25;

/** What a character's place is worth: this part of the most it can produce next turn, less for every turn of walking. */
export const PLACE = 0.6;
export const DELAY = 0.6;

/** How much of what magical land will save counts before a temple stands there. */
export const PROMISE = 0.6;
