import type { CardFact, PieceCard, ReplayFrame, SceneItem, ShownNumber } from '@rulewright/core';
import type { ItemTable } from './pack-items.js';
import { Table } from './pack-table.js';

/** A card with its numbers and facts as indices into their tables. */
interface PackedCard extends Omit<PieceCard, 'numbers' | 'facts'> {
  readonly numbers: readonly number[];
  readonly facts: readonly number[];
}

/** The tables of all cards, and of all that pieces can reach and see: lists of indices into the items of the replay. */
export interface PackedCards {
  readonly numbers: readonly ShownNumber[];
  readonly facts: readonly CardFact[];
  readonly cards: readonly PackedCard[];
  readonly layers: readonly (readonly number[])[];
}

type Changes = Readonly<Record<string, number | null>>;

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
  #around: Readonly<Record<string, number>> = {};

  constructor(items: ItemTable) {
    this.#items = items;
  }

  frame({ cards, around, numbers }: CardFrame): PackedCardFrame {
    return {
      ...(numbers && { numbers: numbers.map(one => this.#numbers.indexOf(one)) }),
      ...(cards && {
        cards: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, card && this.#card(card)])),
      }),
      ...(around && { around: this.#changes(around) }),
    };
  }

  tables(): PackedCards {
    return {
      numbers: this.#numbers.values,
      facts: this.#facts.values,
      cards: this.#cards.values,
      layers: this.#layers.values,
    };
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
    return {
      ...Object.fromEntries(Object.keys(before).flatMap(id => (Object.hasOwn(now, id) ? [] : [[id, null]]))),
      ...Object.fromEntries(Object.entries(now).filter(([id, layer]) => before[id] !== layer)),
    };
  }
}

/** Gives each frame its cards again, in the order of the frames. */
export function unpackCards(
  { numbers, facts, cards, layers }: PackedCards,
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
  let around: Readonly<Record<string, readonly SceneItem[]>> = {};
  return frame => {
    if (frame.around) {
      const now = { ...around };
      for (const [id, layer] of Object.entries(frame.around)) {
        const found = layer === null ? undefined : drawn[layer];
        if (found) now[id] = found;
        else delete now[id];
      }
      around = now;
    }
    return {
      ...(frame.numbers && { numbers: frame.numbers.flatMap(index => numbers[index] ?? []) }),
      ...(frame.cards && {
        cards: Object.fromEntries(
          Object.entries(frame.cards).map(([id, index]) => [id, index === null ? null : (whole[index] ?? null)]),
        ),
      }),
      ...(frame.around && { around }),
    };
  };
}
