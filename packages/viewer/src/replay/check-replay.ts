import { GameError, isObject, notJson, type Replay } from '@rulewright/core';
import * as v from 'valibot';

type Read = v.GenericSchema<unknown, unknown>;
type Fields = Readonly<Record<string, Read>>;

const text: Read = v.string('a text');
const number: Read = v.number('a number');
const flag: Read = v.boolean('true or false');
const figure: Read = v.union([v.string(), v.number()], 'a number or a text');
const anObject = v.custom(isObject, 'an object');
const plain: Read = v.optional(v.custom(value => !notJson(value), 'plain JSON'));

const orNull = (item: Read): Read => v.nullable(item);
const list = (item: Read): Read => v.array(item, 'a list');
const record = (item: Read): Read => v.pipe(anObject, v.record(v.string(), item));

const optional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, v.optional(field)]));

/** An object with fields that it needs, and fields that may be absent. Other fields are plain JSON: they come into the page, too. */
const object = (needed: Fields, more: Fields = {}): Read =>
  v.pipe(anObject, v.objectWithRest({ ...needed, ...optional(more) }, plain));

/** One of several kinds of objects, by the name in a field. */
const variant = (field: string, kinds: Readonly<Record<string, readonly [needed: Fields, more?: Fields]>>): Read =>
  v.pipe(
    anObject,
    v.variant(
      field,
      Object.entries(kinds).map(([kind, [needed, more = {}]]) =>
        v.objectWithRest({ [field]: v.literal(kind), ...needed, ...optional(more) }, plain),
      ),
      `none of ${Object.keys(kinds).join(', ')}`,
    ),
  );

const point = object({ x: number, y: number });
const box = object({ x: number, y: number, width: number, height: number });
const shape = variant('shape', {
  hex: [{ x: number, y: number, size: number, orientation: text }],
  square: [{ x: number, y: number, size: number }, { height: number }],
  disc: [{ x: number, y: number, radius: number }],
  polygon: [{ points: list(point) }],
});
const badges = list(object({ label: text }, { color: text, title: text }));
const body = object({ foot: number, height: orNull(number) }, { radius: number });
const health = object({ value: number, max: number });
const place = { x: number, y: number };
const area = { ...place, width: number, height: number };
const named = { id: text, title: text, color: text, label: text };
const item = variant('kind', {
  cell: [
    { at: shape },
    { ...named, fill: text, outline: text, picture: text, labelAt: text, note: text, badges, body },
  ],
  overlay: [{ over: list(shape) }, { ...named, pattern: text }],
  line: [{ points: list(point) }, { ...named, width: number, dashed: flag, arrow: flag }],
  token: [
    { ...place, size: number },
    { ...named, form: text, picture: text, active: flag, spent: flag, facing: number, health, badges, body },
  ],
  text: [
    { ...place, text, size: number },
    { ...named, anchor: text, bold: flag, muted: flag },
  ],
  bar: [{ ...area, value: number, max: number }, named],
  cards: [
    { ...area, count: number },
    { ...named, faceUp: flag },
  ],
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
    // Without the transformation a copy of every frame would be kept.
    frames: list(
      v.pipe(
        frame,
        v.transform(() => null),
      ),
    ),
  },
  {
    subtitle: text,
    meters: list(object({ key: text, label: text, color: text })),
    outcome: text,
    notice: text,
  },
);

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined || Number.isNaN(value)) return String(value);
  return Array.isArray(value) ? 'a list' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
};

const pathOf = (keys: readonly unknown[]): string =>
  keys.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

const messageOf = ({ input, type, message, path }: v.BaseIssue<unknown>): string => {
  const keys = path?.map(({ key }) => key) ?? [];
  const at = `replay${pathOf(keys)}`;
  if (type === 'variant') return `${at} is ${message}`;
  const last = keys.at(-1);
  if (input === undefined && typeof last === 'string') return `replay${pathOf(keys.slice(0, -1))} has no field ${last}`;
  const found = message === 'plain JSON' ? notJson(input, at) : undefined;
  return found ? `${found.path} is no plain JSON: ${found.code}` : `${at} is ${kindOf(input)}, not ${message}`;
};

/** Throws a GameError that names the first wrong field of a replay, which may come from a file and be anything. */
export const checkReplay = (replay: Replay): void => {
  const { issues } = v.safeParse(replayShape, replay, { abortEarly: true });
  if (issues) throw new GameError(messageOf(issues[0]));
};
