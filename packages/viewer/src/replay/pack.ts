import type { Replay, ReplayFrame, Scene, SceneBox, SceneLegendEntry, ScenePanel, SceneRow } from '@rulewright/core';
import { itemBox, unionBox } from '../scene/geometry.js';
import { usualBox } from './board-box.js';
import { CardPacker, type PackedCardFrame, type PackedCards, unpackCards } from './pack-cards.js';
import { ItemTable, type PackedItems, unpackItems } from './pack-items.js';
import { samePlain, Table } from './pack-table.js';

/** A scene without its items and panels, with the index of its legend; equal ones are kept once. */
interface SceneHead extends Omit<Scene, 'items' | 'panels' | 'legend'> {
  readonly legend?: number;
}

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

interface PackedFrame
  extends Omit<ReplayFrame, 'scene' | 'cards' | 'around' | 'numbers' | 'rules' | 'meters'>,
    PackedCardFrame {
  /** Index of the list of rules. */
  readonly rules: number;
  /** The meters; left out where they equal those of the frame before, null where this frame has none and the one before has some. */
  readonly meters?: ReplayFrame['meters'] | null;
  /** Index of the scene; left out where it is the scene of the frame before. */
  readonly scene?: number;
}

/** A replay in which every item, every row of a panel, every heading and every scene is kept once. Plain JSON. */
export interface PackedReplay extends Omit<Replay, 'frames'>, PackedCards, PackedItems {
  readonly format: 1;
  /** A box around all scenes except rare ones, so that the board keeps its size from frame to frame. */
  readonly bounds: SceneBox;
  readonly rows: readonly SceneRow[];
  readonly panels: readonly PackedPanel[];
  readonly legends: readonly (readonly SceneLegendEntry[])[];
  readonly heads: readonly SceneHead[];
  readonly scenes: readonly PackedScene[];
  readonly rules: readonly (readonly string[])[];
  readonly frames: readonly PackedFrame[];
}

/**
 * Packs a replay. The size grows with what changes between frames, not with the size of the board.
 * Throws a RangeError when there is no frame, when sequence numbers do not ascend, or when a number in a scene is not
 * finite (JSON would turn it into null).
 */
export function packReplay(replay: Replay): PackedReplay {
  const items = new ItemTable();
  const rows = new Table<SceneRow>();
  const panels = new Table<PackedPanel>();
  const legends = new Table<readonly SceneLegendEntry[]>();
  const heads = new Table<SceneHead>();
  const ruleLists = new Table<readonly string[]>();
  const scenes: PackedScene[] = [];
  const frames: PackedFrame[] = [];
  const unbounded = new Set<number>();
  let before: readonly number[] = [];
  let besideBefore: readonly number[] = [];
  let headBefore = -1;
  let seqBefore = Number.NEGATIVE_INFINITY;
  let sceneBefore: Scene | undefined;
  let metersBefore: ReplayFrame['meters'];
  const cards = new CardPacker(items);
  for (const { scene, cards: shown, around, numbers, rules, meters, ...told } of replay.frames) {
    const record = {
      ...told,
      rules: ruleLists.indexOf(rules),
      ...(samePlain(meters, metersBefore) ? {} : { meters: meters ?? null }),
      ...cards.frame({ cards: shown, around, numbers }),
    };
    metersBefore = meters;
    if (!Number.isSafeInteger(record.seq) || record.seq <= seqBefore) {
      throw new RangeError(`replay: sequence numbers must be ascending integers, not ${record.seq} after ${seqBefore}`);
    }
    seqBefore = record.seq;
    const { items: drawn, panels: beside = [], legend, ...head } = scene;
    const indices = scene === sceneBefore ? before : drawn.map((item, place) => items.indexOf(item, before[place]));
    const headIndex = heads.indexOf({ ...head, ...(legend && { legend: legends.indexOf(legend) }) });
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
  const tables = items.tables();
  const boxes = unpackItems(tables).flatMap((item, index) => (unbounded.has(index) ? [itemBox(item)] : []));
  const usual = usualBox(replay.frames.map(({ scene }) => scene.bounds));
  const bounds = unionBox([...boxes, ...(usual ? [usual] : [])]) ?? { x: 0, y: 0, width: 1, height: 1 };
  return {
    ...replay,
    format: 1,
    bounds,
    ...tables,
    rows: rows.values,
    panels: panels.values,
    legends: legends.values,
    heads: heads.values,
    scenes,
    rules: ruleLists.values,
    ...cards.tables(),
    frames,
  };
}

/**
 * The replay that was packed, equal to it as JSON, but for the order of the shapes of an overlay. Equal scenes and
 * items are the same objects.
 */
export function unpackReplay(packed: PackedReplay): Replay {
  const { format: _format, bounds: _bounds, shapes, rows, panels, legends, heads, scenes, frames, ...others } = packed;
  const { items, rules, pieces, numbers, facts, cards, layers, ...rest } = others;
  const drawn = unpackItems({ items, shapes });
  const cardsOf = unpackCards({ pieces, numbers, facts, cards, layers }, drawn);
  const whole = panels.map(panel => ({ ...panel, rows: panel.rows.flatMap(index => rows[index] ?? []) }));
  const headed = heads.map(({ legend, ...head }) => ({
    ...head,
    ...(legend === undefined ? {} : { legend: legends[legend] ?? [] }),
  }));
  let indices: readonly number[] = [];
  let beside: readonly ScenePanel[] = [];
  const unpacked = scenes.map(({ head, panels: own, ...change }): Scene => {
    indices = applied(change, indices);
    if (own) beside = own.flatMap(index => whole[index] ?? []);
    const shown = indices.flatMap(index => drawn[index] ?? []);
    return { ...(headed[head] ?? { title: '' }), items: shown, ...(beside.length > 0 ? { panels: beside } : {}) };
  });
  let current = 0;
  let figures: ReplayFrame['meters'];
  const told = frames.map(
    ({ scene, rules: listed, meters, cards: shown, around, numbers: marked, ...record }): ReplayFrame => {
      current = scene ?? current;
      if (meters !== undefined) figures = meters ?? undefined;
      return {
        ...record,
        rules: rules[listed] ?? [],
        ...(figures && { meters: figures }),
        ...cardsOf({ cards: shown, around, numbers: marked }),
        scene: unpacked[current] ?? { title: '', items: [] },
      };
    },
  );
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
