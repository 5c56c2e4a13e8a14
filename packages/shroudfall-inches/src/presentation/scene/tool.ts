import type { SceneItem, SceneShape } from '@rulewright/core';
import { FINE, type Pose, type Tool } from '@rulewright/core/inches';
import { thingNamed } from '../../battlefield/things.js';
import { toolOf } from '../../movement/tool/tools.js';
import type { SfiEvent } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../names.js';
import { stripShape } from './shapes.js';

/** The two arms and the hinge of a tool as it lies on the table (SFI-MOVE-003). */
export const toolShapes = ({ arm, half }: Tool, { joint, first, second }: Pose): readonly SceneShape[] => {
  const hinge = { x: joint.x / FINE, y: joint.y / FINE };
  return [
    stripShape(hinge, first, arm, half),
    stripShape(hinge, second, arm, half),
    { shape: 'disc', ...hinge, radius: half },
  ];
};

/** The tool of the latest move with its joint, the base where it stood before, and the line from the old place to the new one. */
export const moveItems = (
  table: Table,
  { model, from, to, tool, pose }: Extract<SfiEvent, { readonly type: 'ModelMoved' }>,
  names: Names,
): readonly SceneItem[] => {
  const radius = thingNamed(table, model)?.base.radius ?? 0;
  return [
    {
      kind: 'overlay',
      id: 'tool',
      over: toolShapes(toolOf(table, tool), pose),
      color: 'series6',
      title: names.say('toolOf', { tool, name: names.model(model) }),
    },
    { kind: 'overlay', id: 'before', over: [{ shape: 'disc', ...from, radius }], color: 'neutral', pattern: 'dashed' },
    { kind: 'line', id: 'way', points: [from, to], dashed: true, arrow: true, color: 'neutral' },
  ];
};
