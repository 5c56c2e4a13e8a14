import type { ColorRole, SceneBox, SceneItem } from '@rulewright/core';
import type { Building, JudgementDeck, Resource } from '../content/pack.js';
import { type Threat, threatOf } from '../evaluation/next-card.js';
import type { DeckName, SeenVillage } from '../vocabulary/index.js';
import type { Drawing } from './drawing.js';
import { gauge } from './gauge.js';
import { idOf } from './ids.js';

// Sizes are parts of the panel's width.
const GAUGES = 0.085;
const CARD = { width: 0.125, height: 0.165, apart: 0.152 } as const;
const SMALL = 0.026;
/** The width of a letter as a part of the size of a text. */
const LETTER = 0.5;
/** The height of the panel for a width of 1. */
export const PANEL: number = GAUGES + 0.03 + CARD.height + 4.2 * SMALL;

const deckColors: { readonly [D in DeckName]: ColorRole } = {
  terrain: 'series2',
  building: 'series1',
  judgement: 'series4',
};
const deckNames: readonly DeckName[] = ['terrain', 'building', 'judgement'];

const harmless: Threat = { worst: { food: 0, wood: 0, stone: 0, magic: 0 }, ruin: 0, day: 0 };

/** The danger of the next judgement card; none before set-up is over. */
const threatIn = ({ pack }: Drawing, village: SeenVillage, cards: JudgementDeck): Threat =>
  village.tiles.length === 0 ? harmless : threatOf({ pack, state: village }, cards, village.decks.judgement);

/** A card's name, on two lines when it has two words. */
const twoLines = (name: string): string => name.replace(' ', '\n');

const cardName = ({ names }: Drawing, deck: DeckName, card: string): string => {
  if (deck === 'judgement') return names.card(card);
  return deck === 'terrain' ? names.tile(card) : names.building(card as Building);
};

/** The place of the panel's cards. */
interface Row {
  readonly unit: number;
  readonly y: number;
  x(column: number): number;
}

const deckItems = (drawing: Drawing, village: SeenVillage, deck: DeckName, row: Row): readonly SceneItem[] => {
  const { labels } = drawing;
  const { size: left, top, bottom } = village.decks[deck];
  const name = (card: string): string => cardName(drawing, deck, card);
  const label = labels.decks[deck];
  const x = row.x(deckNames.indexOf(deck));
  const [next, last] = [top[0], bottom.at(-1)];
  const known = [
    ...(next === undefined ? [] : [[`${labels.next}:`, name(next)]]),
    ...(last === undefined ? [] : [[`${labels.last}:`, name(last)]]),
  ];
  // The words of a deck are no wider than its column, so that they do not run into those of the next deck.
  const longest = Math.max(1, ...known.flat().map(({ length }) => length));
  const size = Math.min(SMALL, CARD.apart / (LETTER * longest)) * row.unit;
  return [
    {
      kind: 'cards',
      id: idOf.deck(deck),
      title: labels.deck(label, left, top.map(name), bottom.map(name)),
      x,
      y: row.y,
      width: CARD.width * row.unit,
      height: CARD.height * row.unit,
      count: left,
      label,
      color: deckColors[deck],
    },
    ...known.map(
      (lines, i): SceneItem => ({
        kind: 'text',
        x,
        y: row.y + (CARD.height / 2) * row.unit + size * (1.3 + 2 * i),
        text: lines.join('\n'),
        size,
        muted: true,
      }),
    ),
  ];
};

const drawnCards = ({ names, labels }: Drawing, { drawnCards, shown }: SeenVillage, row: Row): SceneItem => {
  const last = drawnCards.at(-1);
  const name = last === undefined ? undefined : names.card(last);
  return {
    kind: 'cards',
    id: idOf.drawn,
    title: labels.lastDrawn(name),
    x: row.x(3),
    y: row.y,
    width: CARD.width * row.unit,
    height: CARD.height * row.unit,
    count: drawnCards.length,
    label: name === undefined ? labels.drawn : twoLines(name),
    faceUp: true,
    color: shown.card === null ? deckColors.judgement : 'highlight',
  };
};

/** Tiles and building cards that were drawn and are shown. */
const shownItems = ({ names, labels }: Drawing, { shown }: SeenVillage, row: Row): readonly SceneItem[] =>
  [...shown.tiles.map(tile => names.tile(tile)), ...shown.buildings.map(card => names.building(card))].map(
    (name, i): SceneItem => ({
      kind: 'cell',
      id: idOf.shown(i),
      title: `${labels.shown}: ${name}`,
      at: { shape: 'square', x: row.x(4 + i), y: row.y, size: CARD.width * row.unit, height: CARD.height * row.unit },
      fill: 'terrain:road',
      outline: 'highlight',
      label: twoLines(name),
    }),
  );

/** One disc for each Judgement Day that loses the game, filled for the days that came. */
const dayItems = ({ labels, pack }: Drawing, count: number, row: Row): readonly SceneItem[] => {
  const all = pack.judgementDaysToLose;
  const middle = row.x(4.8);
  const size = Math.min((CARD.apart * 2.4) / all, CARD.height * 0.6) * row.unit;
  const title = labels.judgementDays(count, all);
  return [
    {
      kind: 'text',
      x: middle,
      y: row.y - CARD.height * 0.34 * row.unit,
      text: title,
      size: SMALL * 1.4 * row.unit,
      bold: true,
    },
    ...Array.from(
      { length: all },
      (_, i): SceneItem => ({
        kind: 'cell',
        title,
        at: {
          shape: 'disc',
          x: middle + (i - (all - 1) / 2) * size,
          y: row.y + CARD.height * 0.18 * row.unit,
          radius: size * 0.42,
        },
        fill: i < count ? 'danger' : 'terrain:unknown',
        label: `${i + 1}`,
      }),
    ),
  ];
};

/** The panel under the board: the pool, the decks, and the shown cards, or else the count of Judgement Days. */
export const panelItems = (
  drawing: Drawing,
  village: SeenVillage,
  cards: JudgementDeck,
  { x, y, width }: SceneBox,
): readonly SceneItem[] => {
  const { worst } = threatIn(drawing, village, cards);
  const resources: readonly Resource[] = [...drawing.pack.basicResources, 'gold'];
  const wide = width / resources.length;
  const row: Row = {
    unit: width,
    y: y + (GAUGES + 0.03 + CARD.height / 2) * width,
    x: column => x + (0.01 + CARD.width / 2 + column * CARD.apart) * width,
  };
  const shown = shownItems(drawing, village, row);
  return [
    ...resources.flatMap((resource, i) => {
      const box = { x: x + wide * i + 0.01 * width, y, width: wide - 0.02 * width, height: GAUGES * width };
      return gauge(
        drawing,
        box,
        resource,
        village.pool[resource],
        resource === 'gold' ? 0 : Math.max(0, worst[resource]),
      );
    }),
    ...deckNames.flatMap(deck => deckItems(drawing, village, deck, row)),
    drawnCards(drawing, village, row),
    ...(shown.length > 0 ? shown : dayItems(drawing, village.judgementDays, row)),
  ];
};
