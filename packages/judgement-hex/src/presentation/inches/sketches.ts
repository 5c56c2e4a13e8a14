import type { SceneItem, Sketches, View } from '@rulewright/core';
import { isPlace } from '../../ground/inches/measure/place.js';
import { hexagonAt } from '../../ground/inches/terrain/template.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { AnyMap } from '../../vocabulary/map.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { type Canvas, canvasOf, isInInches } from './canvas.js';

/** The radius of a thing without a base, such as an Icon, on pictures: a quarter of an inch. */
const SMALL = 635;

/** The thing that comes to stand on a place: its base, and the place where it stands now. */
interface Coming {
  readonly radius?: number;
  readonly cells?: readonly Place[];
}

/** A base where it would stand, and the arrow from where it stands now. */
const standing = (
  canvas: Canvas,
  { radius = SMALL, cells: [from = nowhere] = [] }: Coming,
  to: Place,
): readonly SceneItem[] => {
  if (!isPlace(to)) return [];
  const base: SceneItem = { kind: 'overlay', over: [{ shape: 'disc', ...canvas.place(to), radius }], color: 'good' };
  if (!isPlace(from) || from === to) return [base];
  return [base, { kind: 'line', points: [canvas.place(from), canvas.place(to)], arrow: true, color: 'good' }];
};

/** The things that a set of places is for. */
const sketched = (canvas: Canvas, { landing, soul, template }: Where, to: Place): readonly SceneItem[] =>
  template && isPlace(to)
    ? [{ kind: 'overlay', over: [canvas.shape(hexagonAt(to))], color: 'good' }]
    : standing(canvas, landing?.mover ?? soul?.soul ?? {}, to);

/** Answers drawn before they are given: bases where they would stand, with their ways. */
export const inchSketches = (tableOf: (view: View<Jhx>) => Table): Sketches<Jhx> => {
  const drawn = (
    view: View<Jhx>,
    draw: (table: Table, canvas: Canvas) => readonly SceneItem[],
  ): readonly SceneItem[] => {
    const table = tableOf(view);
    const map: AnyMap | undefined = table.maps.find(({ id }) => id === table.state.map);
    return map && isInInches(map) ? draw(table, canvasOf(map)) : [];
  };
  return {
    step: (to, { proposal }, view) =>
      drawn(view, (table, canvas) =>
        to === 'stop' || !proposal ? [] : standing(canvas, pieceOf(table, proposal.model) ?? {}, to),
      ),
    direction: (to, { proposal }, view) =>
      drawn(view, (table, canvas) => (proposal ? standing(canvas, pieceOf(table, proposal.push.model) ?? {}, to) : [])),
    deploy: ({ model, at }, { proposal }, view) =>
      drawn(view, (_, canvas) => {
        const entry = proposal?.places.find(one => one.model === model);
        return entry ? sketched(canvas, entry.where, at) : [];
      }),
    cell: (to, { proposal }, view) =>
      drawn(view, (table, canvas) => {
        if (!proposal) return [];
        return 'where' in proposal
          ? sketched(canvas, proposal.where, to)
          : standing(canvas, pieceOf(table, proposal.charge.model) ?? {}, to);
      }),
  };
};
