import type { Replay, ReplayFrame, Scene, SceneBox, SceneItem, ScenePanel, SceneRow } from '@rulewright/core';
import { itemBox, unionBox } from '../scene/geometry.js';

/** A scene without its items and panels; equal ones are kept once. */
type SceneHead = Omit<Scene, 'items' | 'panels'>;

/** A panel with its rows as indices into the table of rows. */
interface PackedPanel extends Omit<ScenePanel, 'rows'> {
  readonly rows: readonly number[];
}

/**
 * The items of a scene, as indices into the table of items, given as a change of the scene before: `set` holds pairs of
 * place and index, `splice` is `[kept at the start, kept at the end, ...indices between]`.
 */
interface PackedScene {
  readonly head: number;
  /** Indices of the scene's panels; left out where they equal those of the scene before. */
  readonly panels?: readonly number[];
  readonly set?: readonly number[];
  readonly splice?: readonly number[];
}

type Change = Pick<PackedScene, 'set' | 'splice'>;

interface PackedFrame extends Omit<ReplayFrame, 'scene'> {
  /** Index of the scene; left out where it is the scene of the frame before. */
  readonly scene?: number;
}

/** A replay in which every item, every row of a panel, every heading and every scene is kept once. Plain JSON. */
export interface PackedReplay extends Omit<Replay, 'frames'> {
  readonly format: 1;
  /** A box that holds all scenes that have no bounds of their own, so that the board does not jump. */
  readonly bounds: SceneBox;
  readonly items: readonly SceneItem[];
  readonly rows: readonly SceneRow[];
  readonly panels: readonly PackedPanel[];
  readonly heads: readonly SceneHead[];
  readonly scenes: readonly PackedScene[];
  readonly frames: readonly PackedFrame[];
}

/**
 * Packs a replay. The size grows with what changes between frames, not with the size of the board.
 * Throws a RangeError when there is no frame, when sequence numbers do not ascend, or when a number in a scene is not
 * finite (JSON would turn it into null).
 */
export function packReplay(replay: Replay): PackedReplay {
  const items = new Table<SceneItem>();
  const rows = new Table<SceneRow>();
  const panels = new Table<PackedPanel>();
  const heads = new Table<SceneHead>();
  const scenes: PackedScene[] = [];
  const frames: PackedFrame[] = [];
  const unbounded = new Set<number>();
  let before: readonly number[] = [];
  let besideBefore: readonly number[] = [];
  let headBefore = -1;
  let seqBefore = Number.NEGATIVE_INFINITY;
  let sceneBefore: Scene | undefined;
  for (const { scene, ...record } of replay.frames) {
    if (!Number.isSafeInteger(record.seq) || record.seq <= seqBefore) {
      throw new RangeError(`replay: sequence numbers must be ascending integers, not ${record.seq} after ${seqBefore}`);
    }
    seqBefore = record.seq;
    const { items: shown, panels: beside = [], ...head } = scene;
    const indices = scene === sceneBefore ? before : shown.map((item, place) => items.indexOf(item, before[place]));
    const headIndex = heads.indexOf(head);
    const change = changeBetween(before, indices);
    const now = beside.map(panel => panels.indexOf({ ...panel, rows: panel.rows.map(row => rows.indexOf(row)) }));
    const newPanels =
      now.length === besideBefore.length && now.every((index, at) => index === besideBefore[at]) ? {} : { panels: now };
    if (scenes.length > 0 && headIndex === headBefore && change.set?.length === 0 && newPanels.panels === undefined) {
      frames.push(record);
    } else {
      scenes.push({ head: headIndex, ...newPanels, ...change });
      frames.push({ ...record, scene: scenes.length - 1 });
      if (scene.bounds === undefined) for (const index of indices) unbounded.add(index);
    }
    [before, besideBefore, headBefore, sceneBefore] = [indices, now, headIndex, scene];
  }
  if (frames.length === 0) throw new RangeError('replay: there is no frame');
  const boxes = items.values.filter((_item, index) => unbounded.has(index)).map(itemBox);
  const bounds = unionBox(boxes) ?? { x: 0, y: 0, width: 1, height: 1 };
  return {
    ...replay,
    format: 1,
    bounds,
    items: items.values,
    rows: rows.values,
    panels: panels.values,
    heads: heads.values,
    scenes,
    frames,
  };
}

/** The replay that was packed, equal to it as JSON. Equal scenes and items are the same objects. */
export function unpackReplay(packed: PackedReplay): Replay {
  const { format: _format, bounds: _bounds, items, rows, panels, heads, scenes, frames, ...rest } = packed;
  const whole = panels.map(panel => ({ ...panel, rows: panel.rows.flatMap(index => rows[index] ?? []) }));
  let indices: readonly number[] = [];
  let beside: readonly ScenePanel[] = [];
  const unpacked = scenes.map(({ head, panels: own, ...change }): Scene => {
    indices = applied(change, indices);
    if (own) beside = own.flatMap(index => whole[index] ?? []);
    const shown = indices.flatMap(index => items[index] ?? []);
    return { ...(heads[head] ?? { title: '' }), items: shown, ...(beside.length > 0 ? { panels: beside } : {}) };
  });
  let current = 0;
  const told = frames.map(({ scene, ...record }): ReplayFrame => {
    current = scene ?? current;
    return { ...record, scene: unpacked[current] ?? { title: '', items: [] } };
  });
  return { ...rest, frames: told };
}

/** The shorter description of the change from one list of indices to the other. */
function changeBetween(before: readonly number[], after: readonly number[]): Change {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const splice = [start, end, ...after.slice(start, after.length - end)];
  if (before.length !== after.length) return { splice };
  const set = after.flatMap((index, place) => (index === before[place] ? [] : [place, index]));
  return set.length <= splice.length ? { set } : { splice };
}

function applied({ set, splice }: Change, before: readonly number[]): readonly number[] {
  if (splice !== undefined) {
    const [start = 0, end = 0, ...between] = splice;
    return [...before.slice(0, start), ...between, ...before.slice(before.length - end)];
  }
  const after = [...before];
  for (let at = 0; set !== undefined && at + 1 < set.length; at += 2) after[set[at] ?? 0] = set[at + 1] ?? 0;
  return after;
}

/**
 * Values by their JSON, each kept once, in the order of their first use. Writing JSON is slow, so two kinds of objects
 * are found without it: an object that was used before, and one that equals the likely value (the one at its place in
 * the scene before).
 */
class Table<T extends object> {
  readonly values: T[] = [];
  readonly #byObject = new WeakMap<object, number>();
  readonly #byText = new Map<string, number>();

  indexOf(value: T, likely?: number): number {
    if (likely !== undefined && same(value, this.values[likely])) return likely;
    const seen = this.#byObject.get(value);
    if (seen !== undefined) return seen;
    const text = JSON.stringify(value);
    let index = this.#byText.get(text);
    if (index === undefined) {
      // A value that equals an earlier one has been checked already, so only new values are.
      JSON.stringify(value, onlyFinite);
      index = this.values.push(value) - 1;
      this.#byText.set(text, index);
    }
    this.#byObject.set(value, index);
    return index;
  }
}

/**
 * Compares two plain values. The answer may be false for values with the same JSON, but is never true for different
 * JSON.
 */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every(key => Object.hasOwn(right, key) && same(left[key], right[key]));
}

function onlyFinite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError(`replay: "${key}" of a scene is not a finite number`);
  }
  return value;
}
