import {
  type CardFact,
  type Game,
  type GameTypes,
  isObject,
  type PieceCard,
  type Presentation,
  type Scene,
  type Term,
  type View,
} from '@rulewright/core';
import { stringify } from 'yaml';
import { namesNear, plain } from './near.js';
import { styled, type Terminal, wrap } from './terminal.js';

/** A card that a text may mean: its name, and its lines. */
interface Readable {
  readonly id: string;
  readonly name: string;
  readonly lines: () => readonly string[];
}

const factLine = ({ label, text, from, rule }: CardFact): string =>
  [
    `${label}${text === undefined ? '' : `: ${text}`}${text !== undefined && from !== undefined ? ',' : ''}`,
    from,
    rule && `(${rule})`,
  ]
    .filter(Boolean)
    .join(' ');

const pieceLines = ({ text, numbers, facts }: PieceCard): readonly string[] => [
  ...(text === undefined ? [] : [text]),
  ...numbers.map(({ label, value, reasons = [] }) => {
    const counted = reasons.filter(({ rejected }) => rejected === undefined).map(one => `${one.text} (${one.rule})`);
    return `${label} ${value}${counted.length > 1 ? `: ${counted.join(', ')}` : ''}`;
  }),
  ...facts.map(factLine),
];

/** The fields of a printed card that say nothing to a player. */
const dull: ReadonlySet<string> = new Set(['name', 'source', 'code', 'id']);

const isDull = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** True for a field that names its object, so that its value is enough. */
const isTitle = (field: string): boolean => ['name', 'id', 'item'].includes(field);

/** A part of a printed card in fewer lines: an ability by its name and text, small facts in one line. */
const short = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.every(isPlain) ? part.join(', ') : part.map(short);
  if (!isObject(part)) return part;
  if (typeof part.text === 'string') return `${part.name ?? part.id ?? 'Text'}: ${part.text}`;
  const facts = Object.entries(part).filter(([name, value]) => !isDull(value) && !(name === 'id' && 'name' in part));
  const small = facts.map(([name, value]) => [name, short(value)] as const);
  if (small.every(([, value]) => isPlain(value)))
    return small.map(([name, value]) => (isTitle(name) ? `${value}` : `${name} ${value}`)).join(', ');
  return Object.fromEntries(small);
};

const printedLines = (card: Readonly<Record<string, unknown>>): readonly string[] => {
  const shown = Object.entries(card).filter(([name, value]) => !dull.has(name) && !isDull(value));
  return stringify(Object.fromEntries(shown.map(([name, value]) => [name, short(value)])), { lineWidth: 0 })
    .trimEnd()
    .split('\n')
    .map(line => line.replaceAll('"', ''));
};

/** The things on the table that have cards now. */
const onTable = (presentation: Presentation<GameTypes>, seen: View<GameTypes>): readonly Readable[] => {
  const { items, panels = [] }: Scene = presentation.scene(seen);
  const ids = [
    ...items.flatMap(({ id }) => id ?? []),
    ...panels.flatMap(({ rows }) => rows.flatMap(({ id }) => id ?? [])),
  ];
  return [...new Set(ids)].flatMap(id => {
    const card = presentation.card?.(seen, id);
    return card ? [{ id, name: card.title, lines: () => pieceLines(card) }] : [];
  });
};

/** The texts in a part of a printed card, the names of its fields left out. */
const textsOn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOn) : [];
};

/** The printed cards of the content that a game is played with, each with the meanings of the rule words that it names. */
const printed = (game: Game<GameTypes>, terms: readonly Term[]): readonly Readable[] => {
  const pack = 'pack' in game && isObject(game.pack) ? game.pack : {};
  return Object.values(pack).flatMap(table =>
    Object.entries(isObject(table) || Array.isArray(table) ? table : {}).flatMap(([key, card]): Readable[] => {
      if (!isObject(card) || typeof card.name !== 'string') return [];
      const lines = (): readonly string[] => {
        const named = new Set(textsOn(card));
        return [...printedLines(card), ...terms.filter(({ id }) => named.has(id)).map(factLine)];
      };
      return [{ id: typeof card.id === 'string' ? card.id : key, name: card.name, lines }];
    }),
  );
};

/** The rule words that cards name. */
const glossary = (terms: readonly Term[]): readonly Readable[] =>
  terms.map(term => ({ id: term.id, name: term.label.replace(/ \(.*/, ''), lines: () => [factLine(term)] }));

/** All texts in an answer: the ids of the cards and models that it names are among them. */
const textsIn = (answer: unknown): readonly string[] => {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
};

/**
 * Prints the cards that a text means: a thing on the table or a printed card, by its name or id; or the cards that an answer names. Prints the
 * names that are near where the text means nothing.
 */
export const readCards = (
  terminal: Terminal,
  presentation: Presentation<GameTypes>,
  { game, seen }: { readonly game: Game<GameTypes>; readonly seen: View<GameTypes> },
  wanted: { readonly text: string } | { readonly answer: unknown },
): void => {
  const terms = presentation.terms ?? [];
  const all = [...onTable(presentation, seen), ...printed(game, terms), ...glossary(terms)];
  const texts = 'text' in wanted ? [wanted.text] : textsIn(wanted.answer);
  const means = ({ id, name }: Readable): boolean =>
    texts.some(text => id === text || ('text' in wanted && [plain(id), plain(name)].includes(plain(text))));
  const parts = all.filter(({ name }) => 'text' in wanted && plain(name).includes(plain(wanted.text)));
  const exact = all.filter(means);
  const found = exact.length > 0 ? exact : parts.length <= MOST ? parts : [];
  if (found.length === 0) {
    const names = [...new Set(all.map(({ name }) => name))];
    const near = 'text' in wanted ? namesNear(wanted.text, names) : [];
    const instead = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
    const what = 'text' in wanted ? `no card is called ${wanted.text}${instead}` : 'this answer names no card';
    for (const line of wrap(what, terminal.width - 2)) terminal.err(`  ${line}`);
    return;
  }
  // The same card may be on the table and in the content: the one on the table says more.
  const [first] = found;
  for (const card of 'text' in wanted && exact.length > 0 && first ? [first] : found) {
    terminal.out(styled(terminal, 'bold', `  ${card.name}`));
    for (const line of card.lines()) {
      const indent = line.length - line.trimStart().length;
      for (const part of wrap(line.trim(), terminal.width - 4 - indent, 2))
        terminal.out(`    ${' '.repeat(indent)}${part}`);
    }
  }
};

/** The most cards that a part of a name may mean. */
const MOST = 3;
