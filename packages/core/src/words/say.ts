/** Gives a text of a table by its key, with values in the place of `{n}` and the like. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** Makes the `Say` function of a table. A placeholder without a value stays as it is. */
export const sayIn =
  <Key extends string>(texts: Readonly<Record<Key, string>>): Say<Key> =>
  (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? `${values[name]}` : whole,
    );
