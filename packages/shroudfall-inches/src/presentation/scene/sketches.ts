import type { SceneItem, Sketches, View } from '@rulewright/core';
import { inches, mm, type Point } from '@rulewright/core/inches';
import { aboutOf, textIn } from '@rulewright/core/words';
import { thingNamed } from '../../battlefield/things.js';
import { cardOf } from '../../match/lookups.js';
import { toolOf } from '../../movement/tool/tools.js';
import { footprintAt } from '../../set-up/terrain/room.js';
import type { Direction, ModelId, Sfi } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { toolShapes } from './tool.js';

const disc = ({ x, y }: Point, radius: number): SceneItem => ({
  kind: 'overlay',
  over: [{ shape: 'disc', x, y, radius }],
  color: 'good',
});

const arrow = (from: Point, to: Point): SceneItem => ({ kind: 'line', points: [from, to], arrow: true, color: 'good' });

/** A base after a shift of `far` in a direction, and the line to its new place. */
const shifted = (table: Table, id: ModelId, direction: Direction, far: number): readonly SceneItem[] => {
  const thing = thingNamed(table, id);
  const length = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  if (!thing || length === 0) return [];
  const { at, radius } = thing.base;
  const to = { x: at.x + (direction.x / length) * inches(far), y: at.y + (direction.y / length) * inches(far) };
  return [disc(to, radius), arrow(at, to)];
};

/** Answers drawn before they are given: the tool and the new place of a move, bases where they would stand, the footprint of terrain. */
export const sketchesOf = (tableOf: (view: View<Sfi>) => Table): Sketches<Sfi> => ({
  move(choice, decision, view) {
    if (choice === 'stay') return [];
    const table = tableOf(view);
    const thing = thingNamed(table, textIn(aboutOf(decision), 'model') ?? '');
    if (!thing) return [];
    const { to, tool, pose } = choice;
    const tools: readonly SceneItem[] =
      tool && pose ? [{ kind: 'overlay', over: toolShapes(toolOf(table, tool), pose), color: 'series6' }] : [];
    return [...tools, disc(to, thing.base.radius), arrow(thing.base.at, to)];
  },
  place: (choice, { proposal }) => (choice === 'none' ? [] : [disc(choice, proposal?.radius ?? 0)]),
  push(choice, { proposal }, view) {
    return choice === 'none' || !proposal ? [] : shifted(tableOf(view), proposal.model, choice, proposal.distance);
  },
  deployModels(points, { proposal }, view) {
    if (points === 'none') return [];
    const table = tableOf(view);
    const unit = table.state.units.find(({ id }) => id === proposal?.unit);
    const radius = unit ? mm(cardOf(table, unit).base) / 2 : 0;
    return points.map(at => disc(at, radius));
  },
  terrainPlace(choice, { proposal }, view) {
    if (!proposal || choice === 'none') return [];
    const over = footprintAt(tableOf(view), proposal, choice).map(
      ({ corners }) => ({ shape: 'polygon', points: corners }) as const,
    );
    return [{ kind: 'overlay', over, color: 'good' }];
  },
});
