import type { Contribution } from './contribution.js';
import type { ModelId, Soul } from './index.js';
import type { Charge } from './moment.js';
import type { Walked } from './motion.js';
import type { Place } from './place.js';

/*
 * The data that the steps of a procedure share. The data lives as long as the procedure and is never stored.
 */

/** An Advance while it goes on. */
export interface Advance {
  readonly model: ModelId;
  /** The number of hexes, before terrain; absent where the model's own MOV counts. */
  readonly hexes?: number;
  /** Additions to the model's own MOV. */
  readonly mov: readonly Contribution[];
  /** Hexes that are no MOV, besides those of Natural Sprinter. */
  readonly extra: number;
  /** The result of a die in place of MOV. */
  rolled: number | undefined;
  /** The cells so far, the start first. */
  readonly path: Place[];
  aloft: boolean;
  /** The result that cut the Advance short; undefined while nothing has. */
  cut: Walked | undefined;
  /** The result of the Advance as a whole. */
  came: Walked;
}

/** A Charge while it goes on. */
export interface Charging extends Charge {
  readonly weapon: string;
  /** AP of the weapon, paid with the declaration. */
  readonly ap: number;
  readonly path: readonly Place[];
  /** The result of a die in place of MOV. */
  rolled: number | undefined;
  /** True if the charger has not reached the end of its path: there is no attack. */
  failed: boolean;
}

/** An Effigy Recall while it goes on. */
export interface Recall {
  readonly model: ModelId;
  readonly to: Place;
  /** The models of its unit that may come with it. */
  company: readonly ModelId[];
  /** True once the Hero cannot come any more. */
  failed: boolean;
}

/** An attempt at a Soul Harvest while it goes on. */
export interface Harvest {
  readonly harvester: ModelId;
  readonly soul: Soul;
  dice: readonly number[];
  failed: boolean;
  /** True if the harvester consumes the Soul instead of binding it. */
  consumed: boolean;
}

/** A step of the Communion Phase, one beat of it. */
export interface Communing {
  /** The things that the step has still to do, one a beat; null before its beginning, empty after its end. */
  queue: readonly string[] | null;
}

/** The Fate that both players gain in the Communion Phase. */
export interface FateIncome {
  readonly round: number;
}

/** The activation of a Monster in the Communion Phase. */
export interface Hunt {
  readonly monster: ModelId;
}
