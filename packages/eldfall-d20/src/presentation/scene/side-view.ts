import type { ColorRole, SceneItem, ScenePoint } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { type Cut, type Solid, type SpaceLine, sideView } from '@rulewright/core/inches/height';
import { bodiesOn, type Part, partsOn } from '../../battlefield/solids.js';
import type { Table } from '../../vocabulary/index.js';
import { colourOf, shadeOf } from './colours.js';
import { sizeOf } from './ground.js';

/** The gap between the table and the highest level of a side view, with the words in it. */
const GAP = inches(2);
/** The highest level of scenery that a side view shows. */
const HIGHEST = inches(6.5);

/** The id of the line on which a side view stands. */
const GROUND = 'side ground';

/** The lower end of a picture of a table of this depth: below its side view, if it has one. */
export const lowerEnd = (items: readonly SceneItem[], depth: number): number =>
  items.reduce(
    (low, item) => (item.id === GROUND && item.kind === 'line' ? (item.points[0]?.y ?? depth) + inches(0.5) : low),
    depth,
  );

/** A line to show from the side, as consecutive stretches, and its colour. */
export interface Profile {
  readonly title: string;
  /** The words at the line of the ground. */
  readonly tableTitle: string;
  readonly stretches: readonly SpaceLine[];
  readonly color: ColorRole;
  readonly dashed?: boolean;
}

const lengthOf = ({ from, to }: SpaceLine): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(dx * dx + dy * dy);
};

const isPart = (solid: Solid): solid is Part => 'piece' in solid;

const fillOf = (table: Table, solid: Solid): ColorRole => {
  if (isPart(solid)) return shadeOf(solid.piece, solid.top);
  const model = 'model' in solid ? table.state.models.find(({ id }) => id === solid.model) : undefined;
  return model ? colourOf(table.state, model.player) : 'neutral';
};

/** The scale of the picture: the place of a distance along the line, and of a level. */
interface Frame {
  readonly x: (along: number) => number;
  readonly y: (level: number) => number;
}

/** A cut between the ends of the picture. */
interface ShownCut extends Cut<Solid> {
  readonly id: string;
  readonly left: number;
  readonly right: number;
}

const cutItem = (table: Table, { id, solid, left, right, low, high }: ShownCut, { x, y }: Frame): SceneItem => {
  const top = Math.min(high, HIGHEST);
  const corner = (along: number, level: number): ScenePoint => ({ x: x(along), y: y(level) });
  return {
    kind: 'cell',
    id,
    at: {
      shape: 'polygon',
      points: [corner(left, top), corner(right, top), corner(right, low), corner(left, low)],
    },
    fill: fillOf(table, solid),
  };
};

/**
 * A side view of a line of sight or of a route, under the table: the solids that its upright plane cuts, the models
 * there, and the line. Upwards is up, and all lengths have the scale of the table unless the line is longer than the
 * table is wide.
 */
export const sideViewOf = (
  table: Table,
  { title, tableTitle, stretches, color, dashed }: Profile,
): readonly SceneItem[] => {
  const { width, depth } = sizeOf(table);
  const whole = stretches.reduce((sum, one) => sum + lengthOf(one), 0);
  const margin = inches(2);
  const scale = Math.min(1, width / (whole + 2 * margin));
  const left = (width - whole * scale) / 2;
  const solids: readonly Solid[] = [...partsOn(table), ...bodiesOn(table)];
  const starts = stretches.map((_, n) => stretches.slice(0, n).reduce((sum, one) => sum + lengthOf(one), 0));
  const cuts = stretches.flatMap((line, n) => {
    const [long, start] = [lengthOf(line), starts[n] ?? 0];
    const ends: readonly [number, number] = [
      start - (n === 0 ? margin : 0),
      start + long + (n === stretches.length - 1 ? margin : 0),
    ];
    // A stretch straight up or down has no length in plan, so it cuts no solids.
    return (long === 0 ? [] : sideView(line, solids)).flatMap((cut, i) => {
      const [left, right] = [Math.max(ends[0], cut.from + start), Math.min(ends[1], cut.to + start)];
      return right <= left ? [] : [{ ...cut, id: `side ${n + 1} ${i + 1}`, left, right }];
    });
  });
  const places = stretches.flatMap(({ from, to }, n): readonly (readonly [along: number, level: number])[] => {
    const start = starts[n] ?? 0;
    const end = [start + lengthOf({ from, to }), to.z] as const;
    return n === 0 ? [[start, from.z], end] : [end];
  });
  const highest = Math.max(...places.map(([, level]) => level), ...cuts.map(({ high }) => Math.min(high, HIGHEST)));
  const ground = Math.round(depth + GAP + highest * scale);
  const frame: Frame = {
    x: along => Math.round(left + along * scale),
    y: level => Math.round(ground - level * scale),
  };
  return [
    {
      kind: 'text',
      id: 'side title',
      x: width / 2,
      y: depth + inches(1),
      text: title,
      size: inches(1.4),
    },
    {
      kind: 'line',
      id: GROUND,
      points: [
        { x: frame.x(-margin), y: ground },
        { x: frame.x(whole + margin), y: ground },
      ],
      color: 'neutral',
      title: tableTitle,
    },
    ...cuts.map(cut => cutItem(table, cut, frame)),
    {
      kind: 'line',
      id: 'side line',
      points: places.map(([along, level]): ScenePoint => ({ x: frame.x(along), y: frame.y(level) })),
      color,
      arrow: true,
      title,
      ...(dashed ? { dashed } : {}),
    },
  ];
};
