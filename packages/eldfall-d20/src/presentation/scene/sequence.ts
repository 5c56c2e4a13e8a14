import type { SceneItem, SceneShape } from '@rulewright/core';
import type { SpaceLine } from '@rulewright/core/inches/height';
import { hitboxAt, radiusOf } from '../../battlefield/hitbox.js';
import { areaOf } from '../../battlefield/templates.js';
import { modelOf } from '../../match/lookups.js';
import { standingAt } from '../../routes/points.js';
import type { Aim, DeclaredAttack, ModelId, Place, Sequence, Table, TemplatePlace } from '../../vocabulary/index.js';
import type { Names } from '../names.js';
import { drop } from './shapes.js';
import { type Profile, sideViewOf } from './side-view.js';
import { type Seen, type Sighting, seenBetween, sightItems } from './sight.js';

const flat = ({ x, y }: Place) => ({ x, y });

/** The route of the activated model, its base at the start, and the corners of the route with their levels. */
const way = (table: Table, { model: id, from, movement }: Sequence, names: Names): readonly SceneItem[] => {
  if (!movement || movement.route.length === 0) return [];
  const radius = radiusOf(table, modelOf(table.state, id));
  const title = names.say('way', { name: names.model(id), movement: names.phrases.movement(movement) });
  return [
    {
      kind: 'overlay',
      id: 'before',
      over: [{ shape: 'disc', ...flat(from), radius }],
      color: 'neutral',
      pattern: 'dashed',
    },
    { kind: 'line', id: 'way', points: [from, ...movement.route].map(flat), color: 'series6', arrow: true, title },
  ];
};

/** A template as it lies. */
export const templateShapes = (table: Table, place: TemplatePlace): readonly SceneShape[] => {
  const { shape } = areaOf(table, place);
  return 'at' in shape ? [{ shape: 'disc', ...shape.at, radius: shape.radius }] : drop(shape.narrow, shape.wide);
};

/** An attack of a sequence: the attacker, its aims, and the place of the activated model at that moment. */
interface Shown {
  readonly attacker: ModelId;
  readonly attack: DeclaredAttack;
  readonly at: Place;
}

/** The attacks of the sequence: those of reactions first, that of the activated model last. */
const attacksOf = (sequence: Sequence): readonly Shown[] => {
  const { model, action, reactions } = sequence;
  const reacting = reactions.flatMap(({ model: attacker, action: attack, at }): readonly Shown[] =>
    attack.do === 'attack' ? [{ attacker, attack, at: standingAt(sequence, at).at }] : [],
  );
  return action?.do === 'attack'
    ? [...reacting, { attacker: model, attack: action, at: standingAt(sequence, null).at }]
    : reacting;
};

/** The lines of sight of an attack, one to each target, with the activated model where it is at that moment. */
const sightsOf = (
  table: Table,
  sequence: Sequence,
  { attacker, attack, at }: Shown,
): readonly (readonly [Sighting, Seen])[] => {
  const body = hitboxAt(table, { model: sequence.model, at });
  const names = attack.aims.flatMap((aim: Aim) => ('model' in aim ? [aim.model] : 'thing' in aim ? [aim.thing] : []));
  return [...new Set(names)].flatMap(to => {
    if (to === attacker) return [];
    const ends = {
      ...(attacker === sequence.model ? { from: body } : {}),
      ...(to === sequence.model ? { to: body } : {}),
    };
    const seen = seenBetween(table, { from: attacker, to }, ends);
    return seen ? [[{ from: attacker, to }, seen] as const] : [];
  });
};

const templates = (table: Table, { attack }: Shown, n: number, { say, phrases }: Names): readonly SceneItem[] =>
  attack.aims.flatMap(({ template }, i): readonly SceneItem[] =>
    template
      ? [
          {
            kind: 'overlay',
            id: `template ${n + 1} ${i + 1}`,
            over: templateShapes(table, template),
            color: 'danger',
            title: say('template', { name: phrases.template(template.template).replace(/^the /, '') }),
          },
        ]
      : [],
  );

/** The line that the side view shows: the last line of sight of an attack; without one, a route over several levels. */
const profileOf = (
  { from, model, movement }: Sequence,
  sights: readonly (readonly [Sighting, Seen])[],
  names: Names,
): Profile | undefined => {
  const last = sights.at(-1);
  if (last) {
    const [{ from: one, to }, { sight, line }] = last;
    const title = names.say(sight.clear ? 'sideFree' : 'sideBlocked', { from: names.thing(one), to: names.thing(to) });
    return {
      title,
      tableTitle: names.say('theTable'),
      stretches: [line],
      color: sight.clear ? 'good' : 'danger',
      ...(sight.clear ? {} : { dashed: true }),
    };
  }
  const route = movement?.route ?? [];
  if (!movement || !route.some(({ z }) => z !== from.z)) return undefined;
  const stretches = route.map((to, i): SpaceLine => ({ from: route[i - 1] ?? from, to }));
  return {
    title: names.say('sideWay', { name: names.model(model) }),
    tableTitle: names.say('theTable'),
    stretches,
    color: 'series6',
  };
};

/** The running sequence: the route of the activated model, and every attack with its templates and its lines of sight. */
export const sequenceItems = (table: Table, names: Names): readonly SceneItem[] => {
  const { sequence } = table.state;
  if (!sequence) return [];
  const attacks = attacksOf(sequence);
  const sights = attacks.flatMap(one => sightsOf(table, sequence, one));
  const profile = profileOf(sequence, sights, names);
  return [
    ...way(table, sequence, names),
    ...attacks.flatMap((one, n) => templates(table, one, n, names)),
    ...sights.flatMap(([ends, seen], n) => sightItems(ends, seen, names, `sight ${n + 1} ${ends.from} ${ends.to}`)),
    ...(profile ? sideViewOf(table, profile) : []),
  ];
};
