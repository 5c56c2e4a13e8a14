/**
 * The brute-force twin of the odds, for tests only: it writes out every roll and counts them one by one. The twin
 * shares no code with the product.
 */
export function everyRoll<F>(faces: readonly F[], count: number): F[][] {
  if (count === 0) return [[]];
  return everyRoll(faces, count - 1).flatMap(roll => faces.map(face => [...roll, face]));
}

/** The number of rolls with each result, as sorted text such as `3:1 4:3`, with the number of all rolls at the end. */
export function tally<F>(rolls: readonly F[][], result: (roll: F[]) => number | string): string {
  const counts: Record<string, number> = {};
  for (const roll of rolls) counts[result(roll)] = (counts[result(roll)] ?? 0) + 1;
  const lines = Object.entries(counts).map(([key, count]) => `${key}:${count}`);
  return `${lines.sort().join(' ')} of ${rolls.length}`;
}

/** A distribution in the format of {@link tally}: its weights brought to a known number of rolls. */
export function tallied<T>(
  distribution: {
    readonly outcomes: readonly { readonly value: T; readonly weight: bigint }[];
    readonly total: bigint;
  },
  rolls: number,
  name: (value: T) => number | string = String,
): string {
  const lines = distribution.outcomes.map(({ value, weight }) => {
    const cases = weight * BigInt(rolls);
    if (cases % distribution.total !== 0n) return `${name(value)}:${cases}/${distribution.total}`;
    return `${name(value)}:${cases / distribution.total}`;
  });
  return `${lines.sort().join(' ')} of ${rolls}`;
}
