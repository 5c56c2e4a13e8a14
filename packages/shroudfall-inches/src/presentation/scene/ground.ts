import type { SceneItem, SceneShape } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { elementCard } from '../../battlefield/things.js';
import type { Table } from '../../vocabulary/table.js';
import { elementMark } from '../marks.js';
import type { Names } from '../names.js';
import { borderOf, colourOf, groundOf } from './colours.js';
import { middleOf } from './shapes.js';

/** The height of words on the table, and the least at which they can be read. */
const [WORDS, LEAST] = [inches(0.7), inches(0.4)];

/** The width of a letter, as a part of the height of words. */
const LETTER = 0.54;

/** The name of a piece of terrain, smaller where the piece is narrow; none where it could not be read. */
const label = (text: string, corners: readonly Point[]): readonly SceneItem[] => {
  const along = corners.map(({ x }) => x);
  const width = Math.max(...along) - Math.min(...along);
  const size = Math.min(WORDS, Math.floor(width / (LETTER * text.length)));
  return size < LEAST ? [] : [{ kind: 'text', ...middleOf(corners), text, size, muted: true }];
};

/** The table from one height to another. */
const across = (width: number, from: number, to: number): SceneShape => ({
  shape: 'polygon',
  points: [
    { x: 0, y: from },
    { x: width, y: from },
    { x: width, y: to },
    { x: 0, y: to },
  ],
});

const tableTop = (table: Table): SceneItem => {
  const size = inches(table.numbers.setUp.tableWidth.value);
  return { kind: 'cell', id: 'table', at: across(size, 0, size) };
};

/** The deployment zones, which belong to the players as soon as they have taken their edges (SFI-DEPLOY-002). */
const zones = ({ numbers, state }: Table, { say }: Names): readonly SceneItem[] => {
  const [width, depth] = [numbers.setUp.tableWidth, numbers.setUp.deploymentDepth].map(({ value }) => inches(value));
  if (width === undefined || depth === undefined) return [];
  return (['low', 'high'] as const).map((edge): SceneItem => {
    const owner = state.armies.find(one => one.edge === edge)?.player ?? null;
    return {
      kind: 'overlay',
      id: `zone ${edge}`,
      over: [edge === 'low' ? across(width, 0, depth) : across(width, width - depth, width)],
      color: colourOf(state, owner),
      pattern: 'dashed',
      title: owner === null ? say('zone') : say('zoneOf', { player: owner }),
    };
  });
};

/** The pieces of terrain, each with its name and its keywords. */
const terrain = ({ pack, state }: Table, names: Names): readonly SceneItem[] =>
  state.terrain.flatMap(({ id, card, part, footprint }): readonly SceneItem[] => {
    const facts = pack.terrain[card]?.[part.kind][part.at];
    if (!facts) return [];
    const { type, def, arm, keywords } = facts;
    const words = keywords.map(names.phrases.keyword);
    const cover = [...(def > 0 ? [`+${def} DEF`] : []), ...(arm > 0 ? [`+${arm} ARM`] : [])];
    const title = names.say('element', {
      name: names.piece(id),
      keywords: names.phrases.list([type, ...cover, ...words]),
    });
    const outline = borderOf(facts);
    return [
      ...footprint.map(
        ({ corners }, i): SceneItem => ({
          kind: 'cell',
          id: i === 0 ? id : `${id} ${i + 1}`,
          at: { shape: 'polygon', points: corners },
          fill: groundOf(facts),
          ...(outline === undefined ? {} : { outline }),
          title,
        }),
      ),
      ...label(
        facts.name,
        footprint.flatMap(({ corners }) => corners),
      ),
    ];
  });

/** The scenario elements with the reach in which they are controlled (SFI-SCENARIO-008), and with control tokens. */
const elements = (table: Table, names: Names): readonly SceneItem[] => {
  const { state, numbers } = table;
  return state.elements.flatMap((element): readonly SceneItem[] => {
    const { id, at, damage, control } = element;
    const { base, keywords, prey } = elementCard(table, element);
    const radius = base * 50;
    const hp = prey?.hp;
    return [
      {
        kind: 'overlay',
        id: `reach ${id}`,
        over: [{ shape: 'disc', ...at, radius: radius + inches(numbers.scenario.reach.value) }],
        color: 'series4',
        pattern: 'dashed',
      },
      {
        kind: 'token',
        id,
        ...at,
        size: 2 * radius,
        form: 'pawn',
        label: elementMark(names.model(id)),
        title: names.say(control === null ? 'element' : 'controlledBy', {
          name: names.model(id),
          keywords: names.phrases.list(keywords),
          player: control ?? '',
        }),
        color: 'series4',
        ...(hp === undefined ? {} : { health: { value: Math.max(0, hp - damage), max: hp } }),
        ...(control === null
          ? {}
          : {
              badges: [
                {
                  label: control.slice(0, 2),
                  color: colourOf(state, control),
                  title: names.say('controlOf', { player: control }),
                },
              ],
            }),
      },
    ];
  });
};

/** The manifestations with their reaches (SFI-MANIFEST-006). */
const manifestations = ({ pack, state }: Table, names: Names): readonly SceneItem[] =>
  state.manifestations.flatMap(({ id, card, at, radius, source }): readonly SceneItem[] => {
    const { reach = 0, obscuring } = pack.manifestations[card] ?? {};
    const color = colourOf(state, names.player(source) ?? null);
    return [
      {
        kind: 'overlay',
        id: `reach ${id}`,
        over: [{ shape: 'disc', ...at, radius: radius + inches(reach) }],
        color: 'series3',
        pattern: obscuring ? 'tint' : 'dashed',
        title: names.say(obscuring ? 'obscuringReachOf' : 'reachOf', { name: names.model(id) }),
      },
      {
        kind: 'token',
        id,
        ...at,
        size: 2 * radius,
        form: 'pill',
        label: names.model(id).slice(0, 3),
        title: names.say('manifestationOf', { name: names.model(id), unit: names.unit(source) }),
        color,
      },
    ];
  });

/** Everything on the table that is no model: zones, terrain, scenario elements, manifestations. */
export const groundItems = (table: Table, names: Names): readonly SceneItem[] => [
  tableTop(table),
  ...zones(table, names),
  ...terrain(table, names),
  ...manifestations(table, names),
  ...elements(table, names),
];
