import { inches, type Point } from '@rulewright/core/inches';
import { tableInText } from '@rulewright/core/words';
import type { Model, Table } from '../vocabulary/index.js';
import { markOf } from './marks.js';
import type { Names } from './names.js';
import { stateName } from './phrases.en.js';
import { inchesOf, placeInWords } from './places.en.js';

/** True if a point lies inside a convex polygon or on its border. */
const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });

/** The sign of a level: its height in whole inches, `+` above 9. */
const levelSign = (top: number): string => {
  const high = Math.ceil(top / inches(1));
  return high > 9 ? '+' : `${high}`;
};

/** The longest line of a terminal. */
const WIDE = 80;

/** A list in lines that are short enough, broken after commas. */
const lines = (text: string): readonly string[] => {
  const done: string[] = [];
  for (const part of text.split(/(?<=,) /)) {
    const last = done.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= WIDE) done[done.length - 1] = `${last} ${part}`;
    else done.push(last === undefined ? part : `  ${part}`);
  }
  return done;
};

/** The sign of the highest scenery at a point; undefined for the open field. */
const groundAt = ({ scenery }: Table['state'], at: Point): string | undefined => {
  const under = scenery.flatMap(({ kind, parts }) =>
    parts.filter(({ outline }) => isInside(outline.corners, at)).map(({ top }) => ({ kind, top: top ?? inches(99) })),
  );
  const highest = under.reduce((best, one) => (one.top > best.top ? one : best), { kind: 'solid', top: 0 });
  if (highest.top <= 0) return undefined;
  return highest.kind === 'ladder' ? '=' : levelSign(highest.top);
};

/** The table as text: levels as digits, ladders as `=`, models by their signs, and a list of everything. */
export const textOf = ({ state, options }: Table, names: Names): string => {
  if (state.models.length === 0) return '';
  const { width, depth } = options.tableSize;
  const there = state.models.filter(({ where }) => where === 'field');
  // A Hostile is called by a number, and a number alone would be a height.
  const signOf = ({ id, player }: Model): string => `${player === null ? '!' : ''}${markOf(state, id) ?? '?'}`;
  const marks = [
    ...state.things.map(({ at }) => ({ at, text: '*' })),
    ...there.map(model => ({ at: model.at, text: signOf(model) })),
  ];
  const heights = new Map<string, string[]>();
  for (const { id, parts } of state.scenery) {
    const tops = parts.map(({ top }) => (top === null ? 'without end' : `${inchesOf(top)}"`));
    const height = [...new Set(tops)].join(', ');
    heights.set(height, [...(heights.get(height) ?? []), names.thing(id)]);
  }
  const hostile = there.find(({ player }) => player === null);
  return [
    ...tableInText({ width, depth, groundAt: at => groundAt(state, at), marks }),
    'A place is its inches to the right and down from the corner above: "6.5, 12".',
    `Digits are heights, = is a ladder${hostile ? `, ${signOf(hostile)} is ${names.model(hostile.id)}` : ''}.`,
    ...[...heights].flatMap(([height, things]) => lines(`Height ${height}: ${things.join(', ')}`)),
    ...state.things.map(({ id, at }) => `* ${names.thing(id)} at ${placeInWords(at)}`),
    ...there.map(
      ({ id, at, states, player }) =>
        `${names.model(id)}${player === null ? '' : ` of ${player}`} at ${placeInWords(at)}${states.length === 0 ? '' : `, ${[...new Set(states.map(stateName))].join(', ')}`}`,
    ),
  ].join('\n');
};
