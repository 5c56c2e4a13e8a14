import { isObject, RefusalError } from '@rulewright/core';
import { valueAt } from '@rulewright/core/testing';
import { stepsOf } from './read-case.js';

type Named = Readonly<Record<string, unknown>>;

/** A content pack as tables of cards. */
type Pack = Readonly<Record<string, unknown>>;

/** The texts in the field that a path names, anywhere in a pack: `profiles.A.traits[0].id` finds the ids of all traits. */
const textsLike = (pack: Pack, path: string): readonly string[] => {
  const ending = (keys: readonly string[]): string => keys.slice(-2).join('.');
  const wanted = ending(
    path
      .replace(/\[\d+\]/g, '')
      .split('.')
      .slice(2),
  );
  const found = new Set<string>();
  const look = (value: unknown, keys: readonly string[]): void => {
    if (typeof value === 'string') {
      if (ending(keys) === wanted) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) look(item, keys);
    else if (isObject(value)) for (const [name, part] of Object.entries(value)) look(part, [...keys, name]);
  };
  for (const table of Object.values(pack)) if (isObject(table)) for (const card of Object.values(table)) look(card, []);
  return [...found];
};

/** The allowed names at the place of a refusal: the other fields of the same object, the cards of the kind, or the texts of that field. */
const knownAt = (pack: Pack, code: string, path: string): readonly string[] => {
  const [, kind = ''] = /^unknown-(.+)$/.exec(code) ?? [];
  if (kind === 'field') {
    const [field, ...parents] = stepsOf(path).toReversed();
    const like = valueAt(pack, parents.toReversed());
    return isObject(like) ? Object.keys(like).filter(name => name !== field) : [];
  }
  const table = Object.entries(pack).find(([name]) => name === `${kind}s`)?.[1];
  return kind === '' ? [] : isObject(table) ? Object.keys(table) : textsLike(pack, path);
};

/**
 * Reads the cards of a laid-out table as those of a content pack are read. Names of a drawing are no ids of cards, so
 * each card is read under an id of its own. Throws the RefusalError of the first wrong field of these tables, with the
 * name of the drawing in its path and with the allowed names.
 */
export const checkCards = (pack: object, tables: readonly string[], read: (pack: unknown) => unknown): void => {
  const whole: Pack = { ...pack };
  const drawn = new Map<string, string>();
  const renamed = tables.map((table): readonly [string, Named] => {
    const cards = whole[table];
    if (!isObject(cards)) return [table, {}];
    return [
      table,
      Object.fromEntries(
        Object.entries(cards).map(([name, card]) => {
          if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length > 1) return [name, card];
          const id = `card-of-the-case-${drawn.size + 1}`;
          drawn.set(id, name);
          return [id, isObject(card) ? { ...card, name: `Card ${drawn.size}` } : card];
        }),
      ),
    ];
  });
  try {
    read({ ...whole, ...Object.fromEntries(renamed) });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { path = '', detail, ...refusal } = error.refusal;
    // Things of a table that is laid by hand may be simpler than those of a pack.
    if (!tables.some(table => path.startsWith(`${table}.`))) return;
    const at = path.replace(/card-of-the-case-\d+/, id => drawn.get(id) ?? id);
    // The shape of a pack lists what may stand there; names of other cards are only in the pack itself.
    if (isObject(detail) && detail.known !== undefined) throw new RefusalError({ ...refusal, path: at, detail });
    const known = knownAt(whole, refusal.code, at);
    const found = valueAt(whole, stepsOf(at));
    const names =
      known.length > 0
        ? { known: known.filter(name => name !== found), ...(typeof found === 'string' ? { name: found } : {}) }
        : {};
    throw new RefusalError({ ...refusal, path: at, detail: { ...(isObject(detail) ? detail : {}), ...names } });
  }
};
