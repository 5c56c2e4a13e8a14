import type { Term } from '../card.js';
import { isObject } from '../match/json.js';
import { needFields, needKind } from '../match/need.js';
import { capital, titled } from './english.js';

/** A card of the content as people read it: facts, one a line, with the meanings of the rule words that it names. */
export interface PrintedCard {
  /** The id that answers and the content use. */
  readonly id: string;
  readonly name: string;
  /** The lines, indented by spaces where a fact has parts. */
  readonly lines: readonly string[];
}

type Names = ReadonlyMap<string, string>;

/** The words of a part of a card that has no text. */
type Tell = (part: unknown) => string | undefined;

/** The words of fields by their names: `printedFields` of a presentation. */
type Fields = Readonly<Record<string, string>>;

/** The words of the game for its cards. */
interface Told {
  readonly names: Names;
  readonly tell: Tell;
  readonly fields: Fields;
}

/** The fields of a card that mean nothing to a player. */
const DULL: ReadonlySet<string> = new Set(['name', 'source', 'code', 'id', 'outline', 'footprint']);

/** The greatest number of characters of a part that shares a line with others. */
const SHORT = 34;

const isDull = (field: string, value: unknown): boolean =>
  value === null ||
  value === false ||
  (field === 'quantity' && value === 1) ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A field as words: `warbandBonus` is “warband bonus”, and `tier3` “tier 3”. */
const fieldInWords = (field: string, fields: Fields): string => {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known !== undefined) return known;
  return /^[a-z]+[A-Z\d]/.test(field) ? field.replace(/[A-Z]|\d+/g, part => ` ${part.toLowerCase()}`) : field;
};

/** True for a field that the game leaves out. */
const isLeftOut = (field: string, fields: Fields): boolean => Object.hasOwn(fields, field) && fields[field] === '';

/** A field in the middle of a line: a label in capitals, such as HP, stays as it is. */
const inside = (text: string): string =>
  /^[A-Z][^A-Z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** A plain value with the words of its field. A fact that is true is told by its field alone. */
const withValue = (words: string, value: unknown, sign: ': ' | ' '): string => {
  const told = typeof value === 'number' ? `${value}`.replace('-', '−') : `${value}`;
  if (words.includes('#')) return words.replace('#', () => told);
  return value === true || value === '' ? words : `${words}${sign}${told}`;
};

/** The fields that name their object, so that their value is enough. */
const TITLES: readonly string[] = ['name', 'id', 'item', 'spell', 'craft', 'profile', 'element'];

/** An id that names no card as words: `end-of-game` is “end of game”. */
const plainWords = (text: string): string => (/^[a-z]+(-\w+)+$/.test(text) ? text.replaceAll('-', ' ') : text);

/** Equal parts of a list are counted. */
const joined = (parts: readonly unknown[]): string =>
  [...new Set(parts)]
    .map(part => {
      const n = parts.filter(one => one === part).length;
      return n > 1 ? `${part} ×${n}` : `${part}`;
    })
    .join(', ');

/** A list alone in its part needs no heading, and neither does a list of one entry that begins with the name of the part. */
const alone = (name: string | undefined, list: readonly unknown[]): unknown => {
  const [first, ...others] = list;
  const isOne = others.length === 0;
  if (name === undefined) return isOne ? first : list;
  return isOne && typeof first === 'string' && first.startsWith(`${name}: `) ? first : undefined;
};

/** A shorter form of a part of a card: an ability by its name and text, small facts in one line. */
const short = (part: unknown, told: Told): unknown => {
  const { names, tell, fields } = told;
  if (typeof part === 'string') return names.get(part) ?? plainWords(part);
  if (Array.isArray(part)) {
    const parts = part.map(one => short(one, told));
    const few = parts.every(one => isPlain(one) && `${one}`.length <= SHORT && !/[,:] /.test(`${one}`));
    return few || part.every(isPlain) ? joined(parts) : parts;
  }
  if (!isObject(part)) return part;
  if (typeof part.text === 'string') return `${part.name ?? part.id ?? 'Text'}: ${part.text}`;
  const own = tell(part);
  if (own !== undefined) return [part.name, own].filter(Boolean).join(': ');
  const title = TITLES.find(field => typeof part[field] === 'string');
  const facts = Object.entries(part).filter(
    ([field, value]) =>
      field !== title && !isDull(field, value) && !DULL.has(field) && (field === 'x' || !isLeftOut(field, fields)),
  );
  const small = facts.map(([field, value]) => [field, short(value, told)] as const);
  const id = title === undefined ? undefined : `${part[title]}`;
  const name = id === undefined || title === 'name' ? id : (names.get(id) ?? titled(id));
  if (small.every(([, value]) => isPlain(value))) {
    const listed = small.map(([field, value]) =>
      field === 'x'
        ? `${value}`
        : withValue(inside(fieldInWords(field, fields)), value, /\d$/.test(field) ? ': ' : ' '),
    );
    const [only] = small;
    if (name === undefined)
      return only && small.length === 1 && Array.isArray(part[only[0]]) ? only[1] : listed.join(', ');
    return listed.length === 1 ? `${name} (${listed[0]})` : [name, ...listed].join(', ');
  }
  const [list] = small.map(([, value]) => value);
  const only = small.length === 1 && Array.isArray(list) ? alone(name, list) : undefined;
  if (only !== undefined) return only;
  return {
    ...(name === undefined ? {} : { [name]: '' }),
    ...Object.fromEntries(small.map(([field, value]) => [fieldInWords(field, fields), value])),
  };
};

/** The lines of a part, under a field or in a list. */
const linesOf = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) {
    return part.flatMap(one => linesOf(one).map((line, at) => `${at === 0 ? '- ' : '  '}${line}`));
  }
  if (!isObject(part)) return [`${part}`];
  return Object.entries(part).flatMap(([words, value]) => {
    if (isPlain(value)) return [withValue(capital(words), value, ': ')];
    return [`${capital(words)}:`, ...linesOf(value).map(line => `  ${line}`)];
  });
};

/** The texts in a part of a card, the names of its fields left out. */
const textsOn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOn) : [];
};

/** True for facts in the form that rules read: the card shows their description in words instead. */
const isForRules = (value: unknown): boolean =>
  Array.isArray(value) && value.some(one => isObject(one) && typeof one.op === 'string');

/** A point of the board in its own units. */
const isPoint = (value: unknown): boolean =>
  isObject(value) && typeof value.x === 'number' && typeof value.y === 'number';

/**
 * The facts of a card that tells itself in words, without those that only rules can read: of a part with effects only the name and the
 * text are left, and points of the board are left out. Parts that the game tells in words stay whole.
 */
const withoutRules = (value: unknown, tell: Tell): unknown => {
  if (Array.isArray(value)) return value.filter(one => !isPoint(one)).map(one => withoutRules(one, tell));
  if (!isObject(value) || tell(value) !== undefined) return value;
  if (Object.values(value).some(isForRules)) {
    const { name, text } = value;
    return Object.fromEntries(Object.entries({ name, text }).filter(([, told]) => told !== undefined));
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, inside]) => [field, withoutRules(inside, tell)] as const)
      .filter(([field, inside]) => !isDull(field, inside)),
  );
};

/** The name of a term without its X. */
const nameOf = ({ label }: Term): string => label.replace(/ \(.*/, '');

/** A term in a line: `Poison: −1 MEL (JHX-COND-030)`. */
const termLine = ({ label, text, rule }: Term): string =>
  `${label}${text === undefined ? '' : `: ${text}`}${rule === undefined ? '' : ` (${rule})`}`;

type Card = Readonly<Record<string, unknown>> & { readonly name: string };

/** The cards of a table of the content by their ids. A table of decks has the cards of each deck. */
const cardsIn = (table: unknown): readonly (readonly [string, Card])[] =>
  Object.entries(typeof table === 'object' && table !== null ? table : {}).flatMap(([key, card]) => {
    if (!isObject(card)) return [];
    // The cast is safe: the name has just been checked.
    if (typeof card.name === 'string') return [[typeof card.id === 'string' ? card.id : key, card as Card] as const];
    return Object.values(card).flatMap(inside => (Array.isArray(inside) ? cardsIn(inside) : []));
  });

/**
 * The printed cards of the content that a game is played with, in its order.
 *
 * @param terms the rule words of the game's presentation
 * @param tell the words of a part that has no text, such as a weapon: `printed` of the game's presentation
 * @param fields the words of the fields of a card: `printedFields` of the game's presentation
 */
export const printedCards = (
  game: object,
  terms: readonly Term[],
  tell: Tell = () => undefined,
  fields: Fields = {},
): readonly PrintedCard[] => {
  needFields('game', game, [], 'a module exports a game, or its createGame returns one');
  needKind('terms', terms, 'an array', 'the field terms of the presentation of a game, or []');
  const pack = 'pack' in game && isObject(game.pack) ? game.pack : {};
  const cards = Object.values(pack).flatMap(cardsIn);
  const meanings = new Map(terms.map(term => [term.id, term]));
  // Where a card and a rule word share an id, other cards name the rule word.
  const names: Names = new Map([
    ...cards.map(([id, { name }]) => [id, name] as const),
    ...terms.map(term => [term.id, nameOf(term)] as const),
  ]);
  return cards.map(([id, card]): PrintedCard => {
    const term = meanings.get(id);
    const own = term && nameOf(term) === card.name ? term : undefined;
    const isTold = own !== undefined || typeof card.text === 'string';
    const shown = Object.entries(card).filter(
      ([field, value]) =>
        !DULL.has(field) && !isDull(field, value) && !isLeftOut(field, fields) && !(isTold && isForRules(value)),
    );
    const told = shown
      .map(([field, value]) => [field, isTold ? withoutRules(value, tell) : value] as const)
      .filter(([field, value]) => !isDull(field, value));
    const facts = Object.fromEntries(
      told.map(([field, value]) => [fieldInWords(field, fields), short(value, { names, tell, fields })]),
    );
    const named = new Set(textsOn(card));
    const others = terms.filter(one => one !== own && named.has(one.id));
    return {
      id,
      name: card.name,
      lines: [...(own ? [termLine(own)] : []), ...linesOf(facts), ...others.map(termLine)],
    };
  });
};
