import { distance } from 'fastest-levenshtein';
import { UsageError } from './terminal.js';

/** A name without capitals, accents and signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const lettersOf = (text: string): string => [...text].toSorted().join('');

/**
 * The names that a mistyped one may mean, the nearest first: at most five, each with at most 4 wrong letters in 10. A
 * single word is compared with every word of a name.
 */
export const namesNear = (text: string, known: readonly string[]): readonly string[] => {
  const wanted = plain(text);
  const apart = (name: string): number => {
    // Letters in another order are a single slip.
    const slips = lettersOf(name) === lettersOf(wanted) ? 1 : distance(wanted, name);
    return slips / Math.max(wanted.length, name.length);
  };
  const far = (name: string): number => {
    const whole = plain(name);
    if (whole.includes(wanted) && wanted !== '') return apart(whole) / 100;
    return Math.min(...[whole, ...(wanted.includes(' ') ? [] : whole.split(' '))].map(apart));
  };
  return known
    .map(name => ({ name, far: far(name) }))
    .filter(one => one.far < 0.4)
    .sort((a, b) => a.far - b.far || a.name.length - b.name.length)
    .slice(0, 5)
    .map(({ name }) => name);
};

/** “did you mean …?” with the similar names, or all known names where none is similar. */
export const meantInstead = (text: string, known: readonly string[]): string => {
  const near = namesNear(text, known);
  return near.length > 0 ? `did you mean ${near.join(', ')}?` : `there are: ${known.join(', ')}`;
};

/** The id of a weapon of a card, named like {@link cardNamed}. */
export const weaponNamed = (
  text: string,
  weapons: readonly { readonly id: string; readonly name?: string }[],
): string => cardNamed('the weapon', text, Object.fromEntries(weapons.map(({ id, name = id }) => [id, { name }])));

/**
 * The id of a card that a text names by its id or by its printed name, in any spelling of capitals and signs. Refuses
 * (UsageError) any other text with the names that are near.
 */
export const cardNamed = (
  option: string,
  text: string,
  cards: Readonly<Record<string, { readonly name: string }>>,
): string => {
  if (Object.hasOwn(cards, text)) return text;
  const found = Object.entries(cards).filter(([id, { name }]) => [plain(id), plain(name)].includes(plain(text)));
  const [only, ...others] = found.map(([id]) => id);
  if (only !== undefined && others.length === 0) return only;
  throw new UsageError(
    `${option}: nothing is called ${text === '' ? '""' : text}; ${meantInstead(text, Object.keys(cards))}`,
  );
};
