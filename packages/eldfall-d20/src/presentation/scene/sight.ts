import type { SceneItem, SceneShape } from '@rulewright/core';
import type { Cylinder, SpaceLine, SpaceSight } from '@rulewright/core/inches/height';
import { bodyNamed } from '../../battlefield/hitbox.js';
import { type Blocker, lineBetween } from '../../battlefield/sight.js';
import type { Table } from '../../vocabulary/index.js';
import type { Names } from '../names.js';

/** The ends of a line of sight: ids of models or things. */
export interface Sighting {
  readonly from: string;
  readonly to: string;
}

/** A line of sight with the bodies at its ends. */
export interface Seen {
  readonly sight: SpaceSight<Blocker>;
  /** The free line, or the line between the middles of the two bodies. */
  readonly line: SpaceLine;
}

const middle = ({ at, foot, height }: Cylinder) => ({ ...at, z: foot + height / 2 });

/** The line of sight between two bodies, at other places than their own where they are given (ELD-LOS-001). */
export const seenBetween = (
  table: Table,
  { from, to }: Sighting,
  bodies: { readonly from?: Cylinder; readonly to?: Cylinder } = {},
): Seen | undefined => {
  const [a, b] = [bodies.from ?? bodyNamed(table, from), bodies.to ?? bodyNamed(table, to)];
  if (!a || !b) return undefined;
  const sight = lineBetween(table, a, b, [from, to]);
  return { sight, line: sight.clear ? sight.witness : { from: middle(a), to: middle(b) } };
};

const hundredths = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

const shapeOf = (blocker: Blocker): SceneShape =>
  'model' in blocker
    ? { shape: 'disc', ...blocker.at, radius: blocker.radius }
    : { shape: 'polygon', points: blocker.outline.corners };

const nameOf = (blocker: Blocker, names: Names): string =>
  'model' in blocker ? names.model(blocker.model) : names.thing(blocker.piece.id);

/** A line of sight from above: a free line as a witness, or a broken line and the shapes that block every line. */
export const sightItems = (
  { from, to }: Sighting,
  { sight, line }: Seen,
  names: Names,
  id = `sight ${from} ${to}`,
): readonly SceneItem[] => {
  const points = [line.from, line.to].map(hundredths);
  const title = names.say(sight.clear ? 'free' : 'notFree', { from: names.thing(from), to: names.thing(to) });
  if (sight.clear) return [{ kind: 'line', id, points, color: 'good', title, arrow: true }];
  return [
    {
      kind: 'overlay',
      id: `${id} blocked`,
      over: sight.blockers.map(shapeOf),
      color: 'danger',
      title: names.say('inTheWay', { names: sight.blockers.map(one => nameOf(one, names)).join(', ') }),
    },
    { kind: 'line', id, points, color: 'danger', dashed: true, arrow: true, title },
  ];
};
