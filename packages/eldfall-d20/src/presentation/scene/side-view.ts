import type { ColorRole, SceneItem, ScenePoint } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { type Cut, type Point3, type Solid, type SpaceLine, sideView } from '@rulewright/core/inches/height';
import { bodiesOn, type Part, partsOn } from '../../battlefield/solids.js';
import type { Table } from '../../vocabulary/index.js';
import { colourOf, shadeOf } from './colours.js';
import { sizeOf } from './ground.js';

/** The room of the side view under the table: a gap, and the levels that it shows. */
const GAP = inches(2.25);
const LEVELS = inches(6.5);

/** The id of the words over a side view. */
export const SIDE_TITLE = 'side title';

/** The height that the side view takes under the table. */
export const sideViewRoom: number = GAP + LEVELS + inches(0.5);

/** A line to show from the side, in stretches one after another, and its colour. */
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

const cutItem = (
  table: Table,
  { solid, from, to, low, high }: Cut<Solid>,
  id: string,
  { x, y }: Frame,
  [start, end]: readonly [number, number],
): readonly SceneItem[] => {
  const [left, right] = [Math.max(start, from), Math.min(end, to)];
  if (right <= left) return [];
  const top = Math.min(high, LEVELS);
  const corner = (along: number, level: number): ScenePoint => ({ x: x(along), y: y(level) });
  return [
    {
      kind: 'cell',
      id,
      at: {
        shape: 'polygon',
        points: [corner(left, top), corner(right, top), corner(right, low), corner(left, low)],
      },
      fill: fillOf(table, solid),
    },
  ];
};

/**
 * A line of sight or a way from the side, under the table: what its upright plane cuts, the models that stand there, and the line. Upwards is
 * up, and all lengths have the scale of the table unless the line is longer than the table is wide.
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
  const ground = depth + GAP + LEVELS;
  const frame: Frame = {
    x: along => Math.round(left + along * scale),
    y: level => Math.round(ground - level * scale),
  };
  const solids: readonly Solid[] = [...partsOn(table), ...bodiesOn(table)];
  let before = 0;
  const points: ScenePoint[] = [];
  const put = ({ z }: Point3, along: number): number => points.push({ x: frame.x(along), y: frame.y(z) });
  const cells = stretches.flatMap((line, n) => {
    const long = lengthOf(line);
    const start = before;
    if (n === 0) put(line.from, start);
    before += long;
    put(line.to, before);
    const ends: readonly [number, number] = [
      start - (n === 0 ? margin : 0),
      before + (n === stretches.length - 1 ? margin : 0),
    ];
    // A stretch straight up or down cuts nothing of its own.
    const cuts = long === 0 ? [] : sideView(line, solids);
    return cuts.flatMap((cut, i) => {
      const shifted = { ...cut, from: cut.from + start, to: cut.to + start };
      return cutItem(table, shifted, `side ${n + 1} ${i + 1}`, frame, ends);
    });
  });
  return [
    {
      kind: 'text',
      id: SIDE_TITLE,
      x: width / 2,
      y: depth + inches(1),
      text: title,
      size: inches(1),
    },
    {
      kind: 'line',
      id: 'side ground',
      points: [
        { x: frame.x(-margin), y: ground },
        { x: frame.x(whole + margin), y: ground },
      ],
      color: 'neutral',
      title: tableTitle,
    },
    ...cells,
    { kind: 'line', id: 'side line', points, color, arrow: true, title, ...(dashed ? { dashed } : {}) },
  ];
};
