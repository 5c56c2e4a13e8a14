import type { SceneItem, SceneOverlay, SceneShape } from '@rulewright/core';
import { fromBits, toBits } from './bits.js';
import { Table } from './pack-table.js';

/** An overlay with its shapes as indices into their table: a list, or bits where those are shorter. */
interface PackedOverlay extends Omit<SceneOverlay, 'over'> {
  readonly over: readonly number[] | string;
}

type PackedItem = Exclude<SceneItem, SceneOverlay> | PackedOverlay;

/** The tables of all items of a replay, and of the shapes that its overlays lie over. */
export interface PackedItems {
  readonly items: readonly PackedItem[];
  readonly shapes: readonly SceneShape[];
}

/** All items of one replay, each kept once; overlays share their shapes. */
export class ItemTable {
  readonly #items = new Table<PackedItem>();
  readonly #shapes = new Table<SceneShape>();
  readonly #byObject = new WeakMap<object, number>();

  indexOf(item: SceneItem, likely?: number): number {
    if (item.kind !== 'overlay') return this.#items.indexOf(item, likely);
    const index = this.#byObject.get(item) ?? this.#items.indexOf(this.#packed(item), likely);
    this.#byObject.set(item, index);
    return index;
  }

  tables(): PackedItems {
    return { items: this.#items.values, shapes: this.#shapes.values };
  }

  #packed(item: SceneOverlay): PackedOverlay {
    const indices = item.over.map(shape => this.#shapes.indexOf(shape)).sort((a, b) => a - b);
    const bits = toBits(indices);
    // A bit set holds no duplicates, so an overlay with the same shape twice keeps its list.
    const isShorter = new Set(indices).size === indices.length && bits.length < JSON.stringify(indices).length;
    return { ...item, over: isShorter ? bits : indices };
  }
}

/**
 * The items of a replay again, in the order of their table. The shapes of an overlay may come in another order than
 * they were packed in.
 */
export function unpackItems({ items, shapes }: PackedItems): readonly SceneItem[] {
  return items.map((item): SceneItem => {
    if (item.kind !== 'overlay') return item;
    const indices = typeof item.over === 'string' ? fromBits(item.over) : item.over;
    return { ...item, over: indices.flatMap(index => shapes[index] ?? []) };
  });
}
