/** Says a text of a table by its key; `{n}` and the like in the text stand for values. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a table, ready to be said. A place without a value stays as it is. */
export const sayIn =
  <Key extends string>(texts: Readonly<Record<Key, string>>): Say<Key> =>
  (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? `${values[name]}` : whole,
    );
