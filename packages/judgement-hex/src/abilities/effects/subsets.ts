/**
 * All different subsets of one to `most` things: among things that look the same, the first ones are taken. The order
 * is that of the things, small sets before large ones.
 */
export const subsets = <T>(of: readonly T[], most: number, look: (one: T) => string): readonly (readonly T[])[] => {
  const found: (readonly T[])[] = [];
  const seen = new Set<string>();
  const take = (from: number, taken: readonly T[], size: number): void => {
    if (taken.length === size) {
      const key = taken.map(look).sort().join();
      if (!seen.has(key)) found.push(taken);
      seen.add(key);
      return;
    }
    for (const [at, one] of of.entries()) if (at >= from) take(at + 1, [...taken, one], size);
  };
  for (let size = 1; size <= Math.min(most, of.length); size++) take(0, [], size);
  return found;
};
