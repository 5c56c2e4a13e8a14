import { inches } from '@rulewright/core/inches';
import { behaviours } from '../content/book/behaviours.js';
import { type Laid, type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { BehaviourCard } from '../vocabulary/hostile.js';
import type { Model } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';

/** The sample card of the book, and another one without any line. */
const sample = behaviours.sample as BehaviourCard;
const blank: BehaviourCard = { name: 'Blank', target: 'nearest', movement: [], action: [], reaction: [] };

/** The diameter of the plain base in 1/100 mm. */
export const base = 3200;

/** The distance in 1/100 mm between the centres of two plain bases with a gap of some inches and units. */
export const apart = (gap: number, units = 0): number => base + inches(gap) + units;

/** A Hostile with one Activation Point and a card: the sample card with other lines, or a card of only these lines. */
interface Laying {
  readonly cards?: Readonly<Record<string, Partial<BehaviourCard> | 'sample'>>;
  readonly profiles?: Readonly<Record<string, Partial<Profile>>>;
  readonly models?: Readonly<Record<string, Partial<Model>>>;
}

/**
 * A table in the Tactical phase of the Hostiles turn: players' models have no Activation Points, and each Hostile one
 * and a card. Distances are exact.
 */
export const hostilesTurn = (drawing: string, lay: Omit<LaidOut, 'profiles' | 'models'> & Laying = {}): Laid => {
  const signs = [...drawing].filter(sign => /[A-Za-z0-9]/.test(sign));
  const own = signs.filter(sign => /[0-9]/.test(sign));
  const cards = Object.fromEntries(
    own.map(sign => {
      const card = lay.cards?.[sign] ?? {};
      return [`card-${sign}`, card === 'sample' ? sample : { ...blank, ...card }] as const;
    }),
  );
  const profiles = Object.fromEntries(
    signs.map(sign => [
      sign,
      {
        ...plainProfile,
        ...(own.includes(sign) ? { tier: 1, behaviour: `card-${sign}` } : {}),
        ...lay.profiles?.[sign],
      },
    ]),
  );
  const models = Object.fromEntries(
    signs.map(sign => [sign, { points: own.includes(sign) ? 1 : 0, ...lay.models?.[sign] }]),
  );
  const { cards: _, ...laid } = lay;
  return laidOut(drawing, {
    active: null,
    ...laid,
    options: { distanceEpsilon: 0, ...lay.options },
    pack: { ...lay.pack, behaviours: { ...cards, ...lay.pack?.behaviours } },
    profiles,
    models,
  });
};
