import type { CardFact, Game, GameTypes, PieceCard, Presentation, Scene, Term, View } from '@rulewright/core';
import { printedCards } from '@rulewright/core/words';
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
  ...numbers.map(({ label, name, value, reasons = [] }) => {
    const counted = reasons.filter(({ rejected }) => rejected === undefined).map(one => `${one.text} (${one.rule})`);
    const full = name === undefined ? label : `${name} (${label})`;
    return `${full} ${value}${counted.length > 1 ? `: ${counted.join(', ')}` : ''}`;
  }),
  ...facts.map(factLine),
];

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

/** The printed cards of the content that a game is played with, each with the meanings of the rule words that it names. */
const printedOf = (
  game: Game<GameTypes>,
  { terms = [], printed, printedFields }: Pick<Presentation<GameTypes>, 'terms' | 'printed' | 'printedFields'>,
): readonly Readable[] =>
  printedCards(game, terms, printed, printedFields).map(({ lines, ...card }) => ({ ...card, lines: () => lines }));

/** The rule words that cards name. */
const glossary = (terms: readonly Term[]): readonly Readable[] =>
  terms.map(term => ({ id: term.id, name: term.label.replace(/ \(.*/, ''), lines: () => [factLine(term)] }));

/** All texts in an answer: the ids of the cards and models that it names are among them. */
const textsIn = (answer: unknown): readonly string[] => {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
};

/**
 * Prints the cards that a text means: a thing on the table or a printed card, by its name or id, or else the card on
 * which the name stands, as that of a unit names its members; or the cards that an answer names. Prints similar names
 * if the text means nothing. `readRules` reads the rules about a text that names no card, and is false where there is none.
 */
export const readCards = (
  terminal: Terminal,
  presentation: Presentation<GameTypes>,
  { game, seen }: { readonly game: Game<GameTypes>; readonly seen: View<GameTypes> },
  wanted: { readonly text: string } | { readonly answer: unknown },
  readRules: (text: string) => boolean = () => false,
): void => {
  const terms = presentation.terms ?? [];
  const cards = printedOf(game, presentation);
  const words = glossary(terms).filter(({ id }) => !cards.some(card => card.id === id));
  const all = [...onTable(presentation, seen), ...cards, ...words];
  const texts = 'text' in wanted ? [wanted.text] : textsIn(wanted.answer);
  const means = ({ id, name }: Readable): boolean =>
    texts.some(text => id === text || ('text' in wanted && [plain(id), plain(name)].includes(plain(text))));
  const parts = all.filter(({ name }) => 'text' in wanted && plain(name).includes(plain(wanted.text)));
  const exact = all.filter(means);
  if ('text' in wanted && exact.length + parts.length === 0 && readRules(wanted.text)) return;
  // A name that stands on a card, such as that of a member of a unit.
  const inside =
    'text' in wanted && exact.length + parts.length === 0
      ? cards.filter(({ lines }) => lines().some(line => plain(line).includes(plain(wanted.text))))
      : [];
  const some = parts.length > 0 ? parts : inside;
  const found = exact.length > 0 ? exact : some.length <= MOST ? some : [];
  if (found.length === 0) {
    const names = [...new Set(all.map(({ name }) => name))];
    const near = 'text' in wanted ? namesNear(wanted.text, names) : [];
    const instead = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
    const what = 'text' in wanted ? `no card is called ${wanted.text}${instead}` : 'this answer names no card';
    for (const line of wrap(what, terminal.width - 2)) terminal.err(`  ${line}`);
    return;
  }
  // The same card may be on the table and in the content: the one on the table says more.
  for (const card of found.filter(({ name }, i) => found.findIndex(one => plain(one.name) === plain(name)) === i)) {
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
