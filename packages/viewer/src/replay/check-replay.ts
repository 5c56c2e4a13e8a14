import { GameError, isObject, notJson, type Replay } from '@rulewright/core';

/** Checks a value at a path; throws a GameError that names the path. `seen`: objects that were checked already, by check. */
type Check = (value: unknown, path: string, seen: Map<Check, WeakSet<object>>) => void;

type Fields = Readonly<Record<string, Check>>;

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'a list' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
};

const wrong = (value: unknown, path: string, wanted: string): never => {
  throw new GameError(`${path} is ${kindOf(value)}, not ${wanted}`);
};

const either =
  (wanted: string, ...types: readonly string[]): Check =>
  (value, path) => {
    if (!types.includes(typeof value)) wrong(value, path, wanted);
  };
const text = either('a text', 'string');
const number = either('a number', 'number');
const flag = either('true or false', 'boolean');
const figure = either('a number or a text', 'number', 'string');

const plain: Check = (value, path) => {
  const found = notJson(value, path);
  if (found) throw new GameError(`${found.path} is no plain JSON: ${found.code}`);
};

const orNull =
  (check: Check): Check =>
  (value, path, seen) => {
    if (value !== null) check(value, path, seen);
  };

const list =
  (item: Check): Check =>
  (value, path, seen) => {
    if (!Array.isArray(value)) return wrong(value, path, 'a list');
    // Not `forEach`, which passes over holes.
    for (let i = 0; i < value.length; i++) item(value[i], `${path}[${i}]`, seen);
  };

const record =
  (item: Check): Check =>
  (value, path, seen) => {
    if (!isObject(value)) return wrong(value, path, 'an object');
    for (const [key, one] of Object.entries(value)) item(one, `${path}.${key}`, seen);
  };

/** An object with fields that it needs, and fields that may be absent. Other fields are plain JSON: they come into the page, too. */
const object = (needed: Fields, more: Fields = {}): Check => {
  const known = new Map(Object.entries({ ...needed, ...more }));
  const check: Check = (value, path, seen) => {
    if (!isObject(value)) return wrong(value, path, 'an object');
    const same = seen.get(check) ?? new WeakSet();
    if (same.has(value)) return;
    for (const field of Object.keys(needed)) {
      if (value[field] === undefined) throw new GameError(`${path} has no field ${field}`);
    }
    for (const [field, one] of Object.entries(value)) {
      if (one !== undefined) (known.get(field) ?? plain)(one, `${path}.${field}`, seen);
    }
    seen.set(check, same.add(value));
  };
  return check;
};

/** One of several kinds of objects, by the name in a field. */
const variant =
  (field: string, kinds: Fields): Check =>
  (value, path, seen) => {
    const name = isObject(value) ? value[field] : wrong(value, path, 'an object');
    const check = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!check) throw new GameError(`${path}.${field} is none of ${Object.keys(kinds).join(', ')}`);
    check(value, path, seen);
  };

const point = object({ x: number, y: number });
const box = object({ x: number, y: number, width: number, height: number });
const shape = variant('shape', {
  hex: object({ shape: text, x: number, y: number, size: number, orientation: text }),
  square: object({ shape: text, x: number, y: number, size: number }, { height: number }),
  disc: object({ shape: text, x: number, y: number, radius: number }),
  polygon: object({ shape: text, points: list(point) }),
});
const badges = list(object({ label: text }, { color: text, title: text }));
const body = object({ foot: number, height: orNull(number) }, { radius: number });
const health = object({ value: number, max: number });
const place = { kind: text, x: number, y: number };
const area = { ...place, width: number, height: number };
const named = { id: text, title: text, color: text, label: text };
const item = variant('kind', {
  cell: object(
    { kind: text, at: shape },
    { ...named, fill: text, outline: text, picture: text, labelAt: text, note: text, badges, body },
  ),
  overlay: object({ kind: text, over: list(shape) }, { ...named, pattern: text }),
  line: object({ kind: text, points: list(point) }, { ...named, width: number, dashed: flag, arrow: flag }),
  token: object(
    { ...place, size: number },
    { ...named, form: text, picture: text, active: flag, spent: flag, facing: number, health, badges, body },
  ),
  text: object({ ...place, text, size: number }, { ...named, anchor: text, bold: flag, muted: flag }),
  bar: object({ ...area, value: number, max: number }, named),
  cards: object({ ...area, count: number }, { ...named, faceUp: flag }),
});
const row = object(
  { label: text },
  { id: text, sign: text, health, text, marks: list(text), active: flag, spent: flag },
);
const scene = object(
  { title: text, items: list(item) },
  {
    description: text,
    bounds: box,
    ruler: object({ perUnit: number, sign: text }, { box, upwards: flag }),
    legend: list(object({ label: text, color: text }, { symbol: text })),
    panels: list(object({ title: text, rows: list(row) }, { color: text, text })),
  },
);
const reasons = list(object({ text, rule: text }, { rejected: text }));
const numbers = list(object({ label: text, value: figure }, { name: text, reasons }));
const facts = list(object({ label: text }, { text, from: text, rule: text, warns: flag }));
const card = object({ title: text, numbers, facts }, { text, color: text });
const dice = object(
  { die: text, faces: list(figure), purpose: text },
  { needed: text, kept: list(number), result: text },
);
const frame = object(
  { seq: number, kind: text, text, rules: list(text), scene },
  {
    who: text,
    asked: text,
    remarks: list(text),
    dice,
    numbers,
    waiting: text,
    chapter: text,
    cards: record(orNull(card)),
    around: record(list(item)),
    meters: record(number),
  },
);
const replayShape = object(
  {
    title: text,
    game: text,
    players: list(object({ id: text, name: text }, { color: text })),
    frames: list(frame),
  },
  {
    subtitle: text,
    meters: list(object({ key: text, label: text, color: text })),
    outcome: text,
    notice: text,
  },
);

/** Throws a GameError that names the first wrong field of a replay, which may come from a file and be anything. */
export const checkReplay = (replay: Replay): void => replayShape(replay, 'replay', new Map());
