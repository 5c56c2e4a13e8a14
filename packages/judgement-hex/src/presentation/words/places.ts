import type { CommonAbilityId, WeaponAbility } from '../../vocabulary/ability.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { AnyMap, TerrainKind } from '../../vocabulary/map.js';
import type { Heading, Place } from '../../vocabulary/place.js';
import type { JhxState } from '../../vocabulary/state.js';

/** The words for places, lengths and directions on one kind of ground, at one moment of a match. */
export interface PlaceWords {
  /** One place: `hex`, `place`. */
  readonly noun: string;
  /** A place, without a preposition: `3,4`, `6.5, 12`. */
  place(at: Place): string;
  /** Several places one after the other, as part of a sentence. */
  places(at: readonly Place[]): string;
  /** A number of lengths: `3 hexes`, `1 inch`. */
  lengths(many: number): string;
  /** The meanings of terms that this ground's edition plays by other rules, by their ids, in place of the usual ones. */
  readonly meanings?: Readonly<Partial<Record<CommonAbilityId | WeaponAbility['id'] | TerrainKind, string>>>;
  /** The things at a place besides models: `Forest`, `a Soul`. */
  thingsAt(at: Place): readonly string[];
  /**
   * The marks by which people tell a place from others: how far and in which direction it lies from another, and the things there and
   * around. Empty where the place says enough.
   *
   * @param named names the things around
   */
  marks?(
    at: Place,
    from: Place | undefined,
    mover: ModelId | undefined,
    named: (id: ModelId) => string,
  ): readonly string[];
  /** A straight direction: `upper left`, `towards 6.5, 12`; empty for one that is still to be chosen. */
  heading(heading: Heading): string;
  /** The place that is reached in a straight line; undefined if it is off the board or not known yet. */
  reached(from: Place, heading: Heading, lengths: number): Place | undefined;
}

/** Finds the words for places. Without a state or a map places have only their numbers. */
export type PlaceWordsOf = (maps: readonly AnyMap[], state: JhxState | undefined) => PlaceWords;
