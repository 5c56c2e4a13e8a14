import { list, maybe, nameLike, type Read, type ReadName, text, whole } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Effect, JudgementDeck } from './pack.js';

/*
 * The shape of judgement decks, which stand in packs and in the options of a match. Contradictions between fields are in
 * `deck-problem.ts`.
 */

/** The largest number in a pack, far below the size at which sums of a whole game lose exactness. */
const LARGEST = 1_000_000;
/** The most dice or copies that one entry may ask for, so that a pack cannot ask for endless work. */
export const MOST = 1000;
/** A whole number up to the largest one. */
export const from = (least: number): Read<number> => whole(least, LARGEST);
/** An id, which may have capital letters here: `lumberMill`. */
export const id: ReadName = nameLike(/^[A-Za-z][A-Za-z0-9-]{0,63}$/);

/** The basic resources. */
export const basics = ['food', 'wood', 'stone', 'magic'] as const;
/** The buildings that players build. */
export const buildings = ['farm', 'lumberMill', 'mine', 'temple'] as const;
/** A basic resource. */
export const basic: Read<(typeof basics)[number]> = v.picklist(basics, 'unknown-resource');
/** An amount of something. */
export const amount: Read<number> = from(0);
const effects: Read<Effect[]> = list(v.lazy(() => effect));
const effect: Read<Effect> = v.variant(
  'op',
  [
    v.strictObject({
      op: v.literal('lose'),
      resource: basic,
      amount,
      perExtraCharacter: maybe(amount),
    }),
    v.strictObject({
      op: v.literal('losePerCharacter'),
      resource: basic,
      amount,
      where: v.picklist(['any', 'marsh', 'townHall', 'building'], 'unknown-place'),
    }),
    v.strictObject({ op: v.literal('loseFraction'), resource: basic, numerator: amount, denominator: from(1) }),
    v.strictObject({
      op: v.literal('losePerBuilding'),
      resource: basic,
      amount,
      building: v.picklist(['any', ...buildings], 'unknown-building'),
    }),
    v.strictObject({
      op: v.literal('gain'),
      resource: basic,
      amount,
      dice: maybe(whole(0, 100)),
    }),
    v.strictObject({
      op: v.literal('choose'),
      options: v.pipe(list(v.strictObject({ effects })), v.minLength(1, 'no-options')),
    }),
    v.strictObject({ op: v.literal('scry'), count: whole(1, 8), mayBottom: amount }),
    v.strictObject({
      op: v.literal('sendHome'),
      where: v.picklist(['any', 'marsh'], 'unknown-place'),
      to: v.literal('townHall', 'unknown-place'),
    }),
    v.strictObject({ op: v.literal('drawAgain'), count: whole(0, 100) }),
  ],
  'unknown-effect',
);

const card = v.strictObject({
  id,
  name: text,
  kind: v.picklist(['event', 'judgementDay'], 'unknown-kind'),
  count: whole(1, MOST),
  text: maybe(text),
  source: maybe(v.picklist(['rules', 'original'], 'unknown-source')),
  effects,
});

/** The shape of one judgement deck. */
export const deckShape: Read<JudgementDeck> = v.strictObject({
  source: maybe(text),
  cards: list(card),
});
