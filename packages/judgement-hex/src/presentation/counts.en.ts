/** `2 Souls`, `1 Soul`; `many` is the plural where it does not end in s alone: `hexes`. */
export const count = (n: number, what: string, many: string = `${what}s`): string => `${n} ${n === 1 ? what : many}`;

/** A change with its sign: `+2`, `−1`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
