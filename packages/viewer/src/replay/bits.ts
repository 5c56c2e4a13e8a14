const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A set of whole numbers from 0 on as text. It is a bit set with six bits in each letter. */
export function toBits(numbers: readonly number[]): string {
  const sixes: number[] = [];
  for (const number of numbers) {
    const at = Math.floor(number / 6);
    while (sixes.length <= at) sixes.push(0);
    sixes[at] = (sixes[at] ?? 0) | (1 << (number % 6));
  }
  return sixes.map(six => LETTERS[six]).join('');
}

/** The numbers of a text that {@link toBits} has made, ascending. */
export function fromBits(text: string): readonly number[] {
  return [...text].flatMap((letter, at) => {
    const six = LETTERS.indexOf(letter);
    return [0, 1, 2, 3, 4, 5].flatMap(bit => ((six & (1 << bit)) === 0 ? [] : [at * 6 + bit]));
  });
}
