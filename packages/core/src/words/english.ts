/** `a`, `a and b`, `a, b and c`; with another last word, `a, b or c`. Nothing for an empty list. */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** `2 Souls`, `1 Soul`; `many` is the plural where it is not the word with an s: `hexes`. */
export const count = (n: number, what: string, many: string = `${what}s`): string => `${n} ${n === 1 ? what : many}`;

/** A change with its sign: `+2`, `−1`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** `1st`, `2nd`, `3rd`, `4th`, `11th`. */
export const ordinal = (n: number): string => {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

/** A text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name made of an id: `low-sweep` and `lowSweep` are `Low Sweep`; of `card:low-sweep` the part after the colon has a name. */
export const titled = (id: string): string =>
  id
    .slice(id.lastIndexOf(':') + 1)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[-_\s]+/)
    .map(capital)
    .join(' ');
