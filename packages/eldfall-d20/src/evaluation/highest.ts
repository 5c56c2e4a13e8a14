/** The option with the highest value; undefined if none is worth more than 0. */
export const highest = <T>(options: readonly T[], worthOf: (option: T) => number): T | undefined => {
  let [best, most]: [T | undefined, number] = [undefined, 0];
  for (const option of options) {
    const value = worthOf(option);
    if (value > most) [best, most] = [option, value];
  }
  return best;
};
