import type { SceneItem, SceneShape } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { SceneryPiece, Table, Thing } from '../../vocabulary/index.js';
import { thingMark } from '../marks.js';
import type { Names } from '../names.js';
import { inchesOf } from '../places.en.js';
import { colourOf, shadeOf } from './colours.js';
import { middleOf, rungs } from './shapes.js';

/** The height of words on the table. */
const WORDS = inches(0.75);

/** The width and the depth of the field. */
export const sizeOf = ({ options }: Pick<Table, 'options'>): { readonly width: number; readonly depth: number } => ({
  width: inches(options.tableSize.width),
  depth: inches(options.tableSize.depth),
});

const tableTop = (table: Table): SceneItem => {
  const { width, depth } = sizeOf(table);
  const at: SceneShape = {
    shape: 'polygon',
    points: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
  };
  return { kind: 'cell', id: 'table', at };
};

/** The Deployment Zones of the players (ELD-SETUP-009). */
const zones = ({ state }: Table, { say }: Names): readonly SceneItem[] =>
  state.parties.flatMap(({ player, zone }): readonly SceneItem[] =>
    zone
      ? [
          {
            kind: 'overlay',
            id: `zone ${player}`,
            over: [{ shape: 'polygon', points: zone.corners }],
            color: colourOf(state, player),
            pattern: 'dashed',
            title: say('zone', { player }),
          },
        ]
      : [],
  );

const kinds = { solid: 'scenery', ladder: 'ladderPiece', narrow: 'narrowPiece' } as const;

/** The height of a part as people read it: `3"`, and `5–5.5"` of a part above the ground. */
const heightOf = ({ base, top }: SceneryPiece['parts'][number]): string => {
  const high = top === null ? '∞' : inchesOf(top);
  return `${base === 0 ? high : `${inchesOf(base)}–${high}`}"`;
};

interface Drawn {
  readonly piece: SceneryPiece;
  readonly part: SceneryPiece['parts'][number];
  readonly id: string;
}

const cell = ({ piece, part, id }: Drawn, names: Names): readonly SceneItem[] => {
  const { say } = names;
  const plain = say(kinds[piece.kind], { name: names.thing(piece.id), height: heightOf(part) });
  const { corners } = part.outline;
  return [
    {
      kind: 'cell',
      id,
      at: { shape: 'polygon', points: corners },
      body: { foot: part.base, height: part.top === null ? null : part.top - part.base },
      fill: shadeOf(piece, part.top),
      outline: piece.placedBy === null ? 'neutral' : 'series4',
      title: piece.cover === null ? plain : say('cover', { piece: plain, cover: say(piece.cover) }),
    },
    ...(piece.kind === 'ladder' ? rungs(id, corners) : []),
  ];
};

/** Words that fit into a part: a sign is about half as wide as it is high. */
const wordsIn = (part: SceneryPiece['parts'][number]): number => {
  const xs = part.outline.corners.map(({ x }) => x);
  const wide = Math.max(...xs) - Math.min(...xs);
  return Math.min(WORDS, Math.round((1.6 * wide) / heightOf(part).length));
};

/** The scenery, the higher parts on top, each with its height. */
const sceneryItems = ({ state }: Pick<Table, 'state'>, names: Names): readonly SceneItem[] => {
  const parts = state.scenery.flatMap(piece =>
    piece.parts.map((part, i): Drawn => ({ piece, part, id: i === 0 ? piece.id : `${piece.id} ${i + 1}` })),
  );
  const height = ({ part }: Drawn): number => part.top ?? Number.MAX_SAFE_INTEGER;
  const drawn = [...parts].sort((a, b) => height(a) - height(b));
  return [
    ...drawn.flatMap(one => cell(one, names)),
    ...drawn
      .filter(({ piece }) => piece.kind !== 'ladder')
      .map(
        ({ part, id }): SceneItem => ({
          kind: 'text',
          id: `height ${id}`,
          ...middleOf(part.outline.corners),
          text: heightOf(part),
          size: wordsIn(part),
          bold: true,
        }),
      ),
  ];
};

/** A token or a structure of the Quest. */
const thingItem = (thing: Thing, names: Names): SceneItem => {
  const { id, at, radius, height, hp, marks, holds } = thing;
  const facts = [...marks.map(names.phrases.named), ...holds.map(({ item }) => names.card(item))];
  const { say } = names;
  const name = names.thing(id);
  const told = facts.length === 0 ? name : say('thing', { name, facts: facts.join(', ') });
  return {
    kind: 'token',
    id,
    x: at.x,
    y: at.y,
    size: Math.max(2 * radius, inches(0.75)),
    body: { radius, foot: at.z, height },
    form: 'pill',
    label: thingMark(thing),
    title: at.z === 0 ? told : say('atHeight', { name: told, n: inchesOf(at.z) }),
    color: 'series4',
    ...(hp === null ? {} : { health: { value: hp, max: Math.max(hp, 1) } }),
  };
};

/** Everything on the table that is no model: zones, scenery, tokens and structures. */
export const groundItems = (table: Table, names: Names): readonly SceneItem[] => [
  tableTop(table),
  ...sceneryItems(table, names),
  ...zones(table, names),
  // A structure that was raised is scenery and thing at once: it is drawn once.
  ...table.state.things
    .filter(({ id }) => !table.state.scenery.some(piece => piece.id === id))
    .map(thing => thingItem(thing, names)),
];
