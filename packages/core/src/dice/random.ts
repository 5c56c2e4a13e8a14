import { type AleaState, aleaFromSeed, aleaMultiplier, aleaUnit, aleaWords, isAleaState } from './alea.js';
import { checkWhole } from './check.js';
import type { Die, Face } from './die.js';

/** The largest argument of {@link Random.below}: 2^21, so that its products fit into 53 bits. */
const maxBelow = 0x200000;

/** The most dice in one {@link Random.roll}, and the most places in one {@link Random.order}. */
const maxDraws = 1_000_000;

/**
 * A cursor that walks along the numbers of an alea generator: the mutable twin of `stepAlea` for loops that draw a lot.
 * Put {@link Random.state} into the match when done; never keep a cursor there.
 *
 * Every draw is unbiased: words that would make one result likelier than another are thrown away and drawn again, so a
 * result may take more than one step of the generator.
 */
export class Random {
  // The fields are only declared: fields that start as undefined would keep V8 from storing bare floating-point numbers
  // (3× slower).
  declare private s0: number;
  declare private s1: number;
  declare private s2: number;
  declare private c: number;

  private constructor({ s0, s1, s2, c }: AleaState) {
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
    this.c = c;
  }

  /**
   * A cursor at the start of a seed's numbers.
   *
   * @param seed - any text
   * @throws TypeError if the seed is not text
   */
  static fromSeed(seed: string): Random {
    return Random.fromState(aleaFromSeed(seed));
  }

  /**
   * A cursor that goes on where a saved state left off.
   *
   * @param state - a state of an alea generator
   * @throws TypeError if no generator can be in that state
   */
  static fromState(state: AleaState): Random {
    if (!isAleaState(state)) throw new TypeError('state must be an alea state');
    return new Random(state);
  }

  /**
   * Goes back or on to a state that {@link Random.state} gave, so that the same numbers are drawn again.
   *
   * @throws TypeError if no generator can be in that state
   */
  goTo(state: AleaState): void {
    if (!isAleaState(state)) throw new TypeError('state must be an alea state');
    ({ s0: this.s0, s1: this.s1, s2: this.s2, c: this.c } = state);
  }

  /** The present state of the cursor, as a plain value. */
  state(): AleaState {
    return { s0: this.s0, s1: this.s1, s2: this.s2, c: this.c };
  }

  /**
   * Draws a whole number from 0 to `n - 1`, all equally likely.
   *
   * @param n - the number of results, from 1 to 2^21
   * @throws RangeError if `n` is not a whole number inside those limits
   */
  below(n: number): number {
    checkWhole('n', n, 1, maxBelow);
    return this.draw(n);
  }

  /**
   * Draws one of the items, all equally likely.
   *
   * @param items - the items to draw from
   * @throws RangeError if there are none
   */
  pick<T>(items: readonly T[]): T {
    checkWhole('items.length', items.length, 1, maxBelow);
    return items[this.draw(items.length)] as T;
  }

  /**
   * Rolls dice of one kind.
   *
   * @param die - the die
   * @param count - the number of dice, from 0 to 1,000,000
   * @returns the face of each die, in the order rolled
   * @throws RangeError if `count` is not a whole number inside those limits, or the die has no faces
   */
  roll<F extends Face>(die: Die<F>, count: number): F[] {
    checkWhole('count', count, 0, maxDraws);
    const { faces } = die;
    const n = faces.length;
    checkWhole('die.faces.length', n, 1, maxBelow);
    const rolled: F[] = [];
    for (let at = 0; at < count; at++) rolled.push(faces[this.draw(n)] as F);
    return rolled;
  }

  /**
   * Draws an order for `n` things, such as the cards of a deck: all orders equally likely (Fisher-Yates).
   *
   * @param n - the number of things, from 0 to 1,000,000
   * @returns the numbers 0 to `n - 1`, each once: the thing that comes first, the thing that comes second, …
   * @throws RangeError if `n` is not a whole number inside those limits
   */
  order(n: number): number[] {
    checkWhole('n', n, 0, maxDraws);
    const order = Array.from({ length: n }, (_, at) => at);
    for (let last = n - 1; last > 0; last--) {
      const at = this.below(last + 1);
      const drawn = order[at] as number;
      order[at] = order[last] as number;
      order[last] = drawn;
    }
    return order;
  }

  /**
   * Cuts [0, 1) into `n` equal parts and gives the part of the drawn fraction. Of the 2^32 fractions a part holds
   * either `floor(2^32 / n)` or one more; drawing again for those that come less than `2^32 mod n` units after the
   * start of a part, counted in n-ths of a unit, leaves every part with `floor(2^32 / n)` (Lemire's method).
   */
  private draw(n: number): number {
    for (;;) {
      const sum = aleaMultiplier * this.s0 + this.c * aleaUnit;
      this.c = sum | 0;
      this.s0 = this.s1;
      this.s1 = this.s2;
      this.s2 = sum - this.c;
      // The product is exact, because n is at most 2^21.
      const product = this.s2 * n;
      const part = product | 0;
      const rest = (product - part) * aleaWords;
      // The remainder is below n, so it is only worked out when it can matter.
      if (rest >= n || rest >= aleaWords % n) return part;
    }
  }
}
