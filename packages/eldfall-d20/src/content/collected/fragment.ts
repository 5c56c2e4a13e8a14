/** A card of the later print with the parts that this edition can express. */
export interface Fragment<T> {
  readonly card: T;
  /** The parts of the print that are not on the card, because this edition has no rule for them. */
  readonly lacks: readonly string[];
}
