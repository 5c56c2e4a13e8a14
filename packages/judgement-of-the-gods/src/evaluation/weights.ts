/*
 * Weights of the evaluation, in points: one point is one unit of a resource that is needed. The numbers were found by
 * playing some hundred matches with each of a handful of values; none of them is critical.
 */

/** Points of a village that has nothing at all, so that points are seldom below zero. */
export const START = 1500;
/** The points of a village whose evaluation is 0.5. */
export const MIDDLE = 1000;

/**
 * The worth of one unit of a basic resource: the first and the last unit that is needed, and a unit beyond the need.
 */
export const NEEDED_FIRST = 1.5;
export const NEEDED_LAST = 0.5;
export const BEYOND_NEED = 0.1;

/** The worth of a needed piece of gold beyond the magic that bought it. */
export const GOLD_BONUS = 20;
/** The worth of a piece of gold that no statue piece needs: a Trade can still turn it into food. */
export const SPARE_GOLD = 4;

/**
 * The worth of a statue piece as a multiple of its cost; above one, so that a piece is bought as soon as the pool can
 * pay.
 */
export const EAGERNESS = 1.7;
/** The worth of a temple as a multiple of its cost; the statue has to wait for the temple. */
export const TEMPLE_EAGERNESS = 2;
/** The worth of having found a site, whatever its land. */
export const SITE = 70;
/** The cost of hallowing a site: its price in magic and one action. */
export const HALLOWING = 45;
/**
 * The worth of a temple's richer yield over the rest of the match, for each whole part by which its factor is above
 * one.
 */
export const FERTILITY = 60;

/** The penalty for each unit by which a stock is below the toll of the worst card, when the stock is at zero. */
export const THIN_STOCK = 1.5;
/** The penalty for losing the match by the next card, times its probability. */
export const RUIN = 500;
/** The penalty of the first, second and third Judgement Day; the next one counts by its probability. */
export const DAYS: readonly number[] = [40, 80, 500];
/** The penalty of the judgement card that placing a marsh draws. */
export const MARSH = 25;

/**
 * The worth of a character's place: the part `PLACE` of its best production next turn, times `DELAY` for every turn of
 * walking.
 */
export const PLACE = 0.6;
export const DELAY = 0.6;

/** The part of a magical site's savings that counts before a temple stands there. */
export const PROMISE = 0.6;
