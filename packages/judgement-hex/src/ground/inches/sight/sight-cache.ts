import type { Model } from '../measure/footing.js';

/** The most pairs of models that a cache holds. A full one is emptied, so that a server's memory stays bounded. */
const MOST = 1000;

/**
 * Cache: the sight between two models on one terrain, which is the same both ways and does not depend on other models. It
 * outlives the tables: with most movements, all models but one stay the same objects.
 */
export class SightCache {
  readonly #seen = new Map<Model, Map<Model, boolean>>();
  #pairs = 0;

  /** The known answer for two models, or the one that is worked out now. */
  between(one: Model, other: Model, workOut: () => boolean): boolean {
    const known = this.#seen.get(one)?.get(other) ?? this.#seen.get(other)?.get(one);
    if (known !== undefined) return known;
    const seen = workOut();
    if (this.#pairs >= MOST) {
      this.#seen.clear();
      this.#pairs = 0;
    }
    this.#pairs++;
    const from = this.#seen.get(one);
    if (from) from.set(other, seen);
    else this.#seen.set(one, new Map([[other, seen]]));
    return seen;
  }
}
