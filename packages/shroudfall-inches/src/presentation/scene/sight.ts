import type { SceneItem, SceneShape } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { thingNamed } from '../../battlefield/things.js';
import type { Blocker } from '../../sight/shapes.js';
import { sightOf } from '../../sight/sight.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../names.js';

const hundredths = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

/** The shapes of something that blocks a line of sight: a base, a piece of terrain, or the reach of a manifestation. */
const shapesOf = (table: Table, { kind, id }: Blocker): readonly SceneShape[] => {
  const { state, pack } = table;
  const thing = thingNamed(table, id);
  const piece = state.terrain.find(one => one.id === id);
  if (piece) return piece.footprint.map(({ corners }) => ({ shape: 'polygon', points: corners }));
  if (!thing) return [];
  const card = state.manifestations.find(one => one.id === id)?.card;
  const reach = kind === 'feature' && card !== undefined ? (pack.manifestations[card]?.reach ?? 0) : 0;
  return [{ shape: 'disc', ...thing.base.at, radius: thing.base.radius + inches(reach) }];
};

/** The ends of a line of sight. */
export interface Sighting {
  readonly from: ModelId;
  readonly to: ModelId;
}

/**
 * The line of sight from one thing to another: a free line as a witness, or a broken line between the middles and the shapes that block
 * every line (SFI-LOS-001). Nothing if one of them is not on the table.
 */
export const sightItems = (
  table: Table,
  { from, to }: Sighting,
  names: Names,
  id = `sight ${to}`,
): readonly SceneItem[] => {
  const [viewer, target] = [thingNamed(table, from), thingNamed(table, to)];
  if (!viewer || !target) return [];
  const sight = sightOf(table, from, to);
  const title = names.say(sight.clear ? 'sees' : 'seesNot', { from: names.model(from), to: names.model(to) });
  if (sight.clear) {
    const { witness } = sight;
    return [{ kind: 'line', id, points: [witness.from, witness.to].map(hundredths), color: 'good', title }];
  }
  return [
    {
      kind: 'overlay',
      id: `${id} blocked`,
      over: sight.blockers.flatMap(blocker => shapesOf(table, blocker)),
      color: 'danger',
      title: names.say('inTheWay', { names: sight.blockers.map(blocker => names.thing(blocker.id)).join(', ') }),
    },
    { kind: 'line', id, points: [viewer.base.at, target.base.at], color: 'danger', dashed: true, title },
  ];
};
