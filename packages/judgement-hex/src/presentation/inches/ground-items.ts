import type { ColorRole, SceneItem } from '@rulewright/core';
import { fills } from '../../board/scene.js';
import type { InchesGround } from '../../ground/inches/inches-ground.js';
import type { InchesFeature } from '../../ground/inches/terrain/feature.js';
import { effigyId } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import { type Side, sides } from '../../vocabulary/map.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { colorOf, effigyLeft } from '../shared/panels.js';
import type { Names } from '../words/names.js';
import type { Canvas } from './canvas.js';

/** The height of words on the table, and the radius of the mark of a pit, in 1/100 mm. */
const WORDS = 1270;
const PIT = 1000;

const ownerOf = ({ state }: Table, side: Side): string | undefined =>
  state.warbands.find(one => one.side === side)?.player;

const tableTop = ({ width, height }: Canvas): SceneItem => ({
  kind: 'cell',
  id: 'table',
  at: { shape: 'square', x: width / 2, y: height / 2, size: width, height },
});

const zones = (table: Table, ground: InchesGround, canvas: Canvas, { say }: Names): readonly SceneItem[] =>
  sides.map((side): SceneItem => {
    const owner = ownerOf(table, side);
    return {
      kind: 'overlay',
      id: `zone-${side}`,
      over: [canvas.shape(ground.zone(side))],
      color: owner === undefined ? 'neutral' : colorOf(table.state, owner),
      pattern: 'dashed',
      title: owner === undefined ? say('zone', { side: say(side) }) : say('zoneOf', { player: owner }),
    };
  });

/** A feature with its name and its height: terrain, a template, a Shrine, a gate. */
const featureItems = (
  { id, kind, parts, height }: InchesFeature,
  canvas: Canvas,
  { say }: Names,
): readonly SceneItem[] => {
  const fill: ColorRole = kind === 'effigy' ? 'neutral' : fills[kind];
  const title = [`${say(kind)} (${id})`, ...(height > 0 ? [say('height', { n: height })] : [])].join(', ');
  const [first] = parts;
  const middle = first && canvas.point({ x: (first.left + first.right) / 2, y: (first.low + first.high) / 2 });
  return [
    ...parts.map(
      ({ outline }, at): SceneItem => ({
        kind: 'cell',
        id: at === 0 ? id : `${id} ${at + 1}`,
        at: canvas.shape(outline),
        fill,
        title,
      }),
    ),
    ...(middle && height > 0
      ? [{ kind: 'text', ...middle, text: `▴${height}`, size: WORDS, muted: true } as const]
      : []),
  ];
};

/** An Effigy with its health: it has the colour of the player on its side. */
const effigyItems = (table: Table, feature: InchesFeature, canvas: Canvas, names: Names): readonly SceneItem[] => {
  const { side = 'lower', parts } = feature;
  const owner = ownerOf(table, side);
  const outline = parts[0]?.outline;
  if (owner === undefined || !outline || !('at' in outline)) return featureItems(feature, canvas, names);
  const { health } = modeOf(table).effigy;
  const value = effigyLeft(table, owner);
  return [
    {
      kind: 'token',
      id: effigyId(owner),
      ...canvas.point(outline.at),
      size: 2 * outline.radius,
      label: names.say('effigySign'),
      title: names.say('effigyHealth', { player: owner, n: value, all: health }),
      color: colorOf(table.state, owner),
      health: { value, max: health },
    },
  ];
};

const pits = (
  places: readonly Place[],
  {
    id,
    label,
    title,
    fill,
  }: { readonly id: string; readonly label: string; readonly title: string; readonly fill: ColorRole },
  canvas: Canvas,
  { say }: Names,
): readonly SceneItem[] =>
  places.map(
    (place, at): SceneItem => ({
      kind: 'cell',
      id: `${id}-${at + 1}`,
      at: { shape: 'disc', ...canvas.place(place), radius: PIT },
      outline: fill,
      label,
      title: say('numbered', { name: title, n: at + 1 }),
    }),
  );

/** Everything on the table that does not move: zones, terrain with templates, gates, pits, Shrines, Effigies. */
export const groundItems = (table: Table, ground: InchesGround, canvas: Canvas, names: Names): readonly SceneItem[] => {
  const { features, gates } = ground.terrain;
  const soulPit = { id: 'soul-pit', label: 'S', title: names.say('soulPit'), fill: 'series4' } as const;
  const monsterPit = { id: 'monster-pit', label: 'M', title: names.say('monsterPit'), fill: 'danger' } as const;
  return [
    tableTop(canvas),
    ...zones(table, ground, canvas, names),
    ...gates.map(
      ({ porting }, at): SceneItem => ({
        kind: 'overlay',
        id: `porting-${at + 1}`,
        over: [canvas.shape(porting)],
        color: fills.gate,
        title: names.say('porting', { n: at + 1 }),
      }),
    ),
    ...features.filter(({ kind }) => kind !== 'effigy').flatMap(feature => featureItems(feature, canvas, names)),
    ...pits(ground.soulPits, soulPit, canvas, names),
    ...pits(ground.monsterPits, monsterPit, canvas, names),
    ...features.filter(({ kind }) => kind === 'effigy').flatMap(feature => effigyItems(table, feature, canvas, names)),
  ];
};
