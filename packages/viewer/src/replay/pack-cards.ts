import type { CardFact, PieceCard, ReplayFrame, SceneItem, ShownNumber } from '@rulewright/core';
import type { ItemTable } from './pack-items.js';
import { Table } from './pack-table.js';

/** A card with its numbers and facts as indices into their tables. */
interface PackedCard extends Omit<PieceCard, 'numbers' | 'facts'> {
  readonly numbers: readonly number[];
  readonly facts: readonly number[];
}

/** The tables of the ids of pieces, of all cards, and of all overlays of pieces (lists of indices into the items of the replay). */
export interface PackedCards {
  readonly pieces: readonly string[];
  readonly numbers: readonly ShownNumber[];
  readonly facts: readonly CardFact[];
  readonly cards: readonly PackedCard[];
  readonly layers: readonly (readonly number[])[];
}

/** Values of pieces: the number of the piece and its value in turn, −1 for a value that is gone. Lists share no keys, so they are short. */
type Changes = readonly number[];

const GONE = -1;

/** The cards of one frame as indices; `around` is given as changes of the frame before that has one. */
export interface PackedCardFrame {
  readonly numbers?: readonly number[] | undefined;
  readonly cards?: Changes | undefined;
  readonly around?: Changes | undefined;
}

/** The parts of a frame that are packed here. */
export type CardFrame = { readonly [K in 'cards' | 'around' | 'numbers']?: ReplayFrame[K] | undefined };

/** Packs the cards of the frames of one replay, frame by frame. */
export class CardPacker {
  readonly #items: ItemTable;
  readonly #numbers = new Table<ShownNumber>();
  readonly #facts = new Table<CardFact>();
  readonly #cards = new Table<PackedCard>();
  readonly #layers = new Table<readonly number[]>();
  readonly #pieces = new Map<string, number>();
  #around: Readonly<Record<string, number>> = {};

  constructor(items: ItemTable) {
    this.#items = items;
  }

  frame({ cards, around, numbers }: CardFrame): PackedCardFrame {
    return {
      ...(numbers && { numbers: numbers.map(one => this.#numbers.indexOf(one)) }),
      ...(cards && {
        cards: Object.entries(cards).flatMap(([id, card]) => [this.#piece(id), card ? this.#card(card) : GONE]),
      }),
      ...(around && { around: this.#changes(around) }),
    };
  }

  tables(): PackedCards {
    return {
      pieces: [...this.#pieces.keys()],
      numbers: this.#numbers.values,
      facts: this.#facts.values,
      cards: this.#cards.values,
      layers: this.#layers.values,
    };
  }

  #piece(id: string): number {
    const known = this.#pieces.get(id) ?? this.#pieces.size;
    this.#pieces.set(id, known);
    return known;
  }

  #card({ numbers, facts, ...head }: PieceCard): number {
    return this.#cards.indexOf({
      ...head,
      numbers: numbers.map(one => this.#numbers.indexOf(one)),
      facts: facts.map(one => this.#facts.indexOf(one)),
    });
  }

  #changes(around: Readonly<Record<string, readonly SceneItem[]>>): Changes {
    const now = Object.fromEntries(
      Object.entries(around).map(([id, items]) => [
        id,
        this.#layers.indexOf(items.map(item => this.#items.indexOf(item))),
      ]),
    );
    const before = this.#around;
    this.#around = now;
    return [
      ...Object.keys(before).flatMap(id => (Object.hasOwn(now, id) ? [] : [this.#piece(id), GONE])),
      ...Object.entries(now).flatMap(([id, layer]) => (before[id] === layer ? [] : [this.#piece(id), layer])),
    ];
  }
}

/** Gives each frame its cards again, in the order of the frames. */
export function unpackCards(
  { pieces, numbers, facts, cards, layers }: PackedCards,
  items: readonly SceneItem[],
): (frame: PackedCardFrame) => Pick<ReplayFrame, 'cards' | 'around' | 'numbers'> {
  const whole = cards.map(
    (card): PieceCard => ({
      ...card,
      numbers: card.numbers.flatMap(index => numbers[index] ?? []),
      facts: card.facts.flatMap(index => facts[index] ?? []),
    }),
  );
  const drawn = layers.map(layer => layer.flatMap(index => items[index] ?? []));
  /** The changes with their values from a table, null for a removed value. */
  const valuesOf = <T>(changes: Changes, table: readonly T[]): readonly (readonly [id: string, value: T | null])[] =>
    Array.from({ length: changes.length / 2 }, (_, n) => [
      pieces[changes[2 * n] ?? 0] ?? '',
      table[changes[2 * n + 1] ?? GONE] ?? null,
    ]);
  let around: Readonly<Record<string, readonly SceneItem[]>> = {};
  return frame => {
    if (frame.around) {
      const now = { ...around };
      for (const [id, layer] of valuesOf(frame.around, drawn)) {
        if (layer) now[id] = layer;
        else delete now[id];
      }
      around = now;
    }
    return {
      ...(frame.numbers && { numbers: frame.numbers.flatMap(index => numbers[index] ?? []) }),
      ...(frame.cards && { cards: Object.fromEntries(valuesOf(frame.cards, whole)) }),
      ...(frame.around && { around }),
    };
  };
}
