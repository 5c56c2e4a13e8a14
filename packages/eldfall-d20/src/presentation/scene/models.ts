import type { SceneBadge, SceneItem, SceneToken } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { heightOf, radiusOf } from '../../battlefield/hitbox.js';
import { hasState, modelsOnField, stateOf } from '../../match/lookups.js';
import { currentOf } from '../../profiles/current.js';
import type { Model, Table } from '../../vocabulary/index.js';
import type { StateId } from '../../vocabulary/words.js';
import { markOf } from '../marks.js';
import type { Names } from '../names.js';
import { inchesOf } from '../places.en.js';
import { colourOf } from './colours.js';
import { frontArc } from './shapes.js';

/** The signs of states on a base. */
const letters: Readonly<Record<StateId, string>> = {
  bleeding: 'Bl',
  blinded: 'Bd',
  confused: 'Co',
  crippled: 'Cr',
  crouched: 'Lo',
  dead: '✝',
  engaged: 'En',
  fatigued: 'Fa',
  flying: 'Fl',
  hidden: 'Hi',
  immobilized: 'Im',
  incapacitated: 'In',
  panicked: 'Pa',
  petrified: 'Pe',
  poisoned: 'Po',
  shrouded: 'Sh',
  slowed: 'Sl',
  weakened: 'We',
};

/** The states that a model takes on voluntarily; all other states harm it. */
const stances: readonly StateId[] = ['crouched', 'flying', 'hidden', 'shrouded'];

const badges = ({ states, at, onWall }: Model, { say, phrases }: Names): readonly SceneBadge[] => {
  const ids = [...new Set(states.map(({ state }) => state))];
  return [
    ...(at.z === 0
      ? []
      : [
          { label: inchesOf(at.z).slice(0, 2), color: 'series3' as const, title: say('height', { n: inchesOf(at.z) }) },
        ]),
    ...(onWall ? [{ label: 'W', color: 'series3' as const, title: say('onWall') }] : []),
    ...ids.map(state => ({
      label: letters[state],
      color: stances.includes(state) ? ('series6' as const) : ('danger' as const),
      title: phrases.state({ state }),
    })),
  ];
};

/** True for a model that takes no part in the fight any more. */
const isFallen = (model: Model): boolean => hasState(model, 'dead', 'incapacitated');

const token = (table: Table, model: Model, names: Names): SceneToken => {
  const { state } = table;
  const { say, phrases } = names;
  const { id, player, at, hp, points } = model;
  const most = currentOf(table, model, 'HP');
  const isActive = state.sequence?.model === id;
  const isSecret = names.isSecret(id);
  const facts = isSecret
    ? model.states.map(phrases.state)
    : [
        say('hp', { n: hp, all: most }),
        say('ap', { n: points }),
        ...(at.z === 0 ? [] : [say('heightFact', { n: inchesOf(at.z) })]),
        ...model.states.map(phrases.state),
      ];
  return {
    kind: 'token',
    id,
    x: at.x,
    y: at.y,
    size: 2 * radiusOf(table, model),
    ...(isSecret ? {} : { picture: `model:${model.profile}` }),
    body: { foot: at.z, height: heightOf(table, model) },
    // Hostiles have another shape than the models of players.
    form: player === null ? 'pawn' : 'disc',
    label: markOf(state, id) ?? '?',
    title: say('model', { name: names.model(id), player: player ?? say('theHostiles'), facts: facts.join(', ') }),
    color: colourOf(state, player),
    active: isActive,
    spent: isFallen(model),
    ...(most > 1 && !isSecret ? { health: { value: Math.max(0, hp), max: most } } : {}),
    badges: badges(model, names),
  };
};

/** The front half around a base (ELD-LOS-003). */
const front = (table: Table, model: Model): readonly SceneItem[] => {
  const radius = radiusOf(table, model);
  if (isFallen(model) || (model.facing.x === 0 && model.facing.y === 0)) return [];
  return [
    {
      kind: 'overlay',
      id: `front ${model.id}`,
      over: [frontArc(model.at, model.facing, radius, radius + inches(0.25))],
      color: colourOf(table.state, model.player),
    },
  ];
};

/** The models that engage one another, joined by lines (ELD-STATE-023). */
const engagements = ({ state }: Table, { say }: Names): readonly SceneItem[] =>
  modelsOnField(state).flatMap(model =>
    (stateOf(model, 'engaged')?.about ?? []).flatMap((id): readonly SceneItem[] => {
      const other = state.models.find(one => one.id === id && one.where === 'field');
      if (!other || other.id < model.id) return [];
      return [
        {
          kind: 'line',
          id: `engaged ${model.id} ${id}`,
          points: [
            { x: model.at.x, y: model.at.y },
            { x: other.at.x, y: other.at.y },
          ],
          color: 'danger',
          dashed: true,
          title: say('engaged'),
        },
      ];
    }),
  );

/** The models on the field: bases with their fronts, fallen ones below all others. */
export const modelItems = (table: Table, names: Names): readonly SceneItem[] => {
  const models = [...modelsOnField(table.state)].sort(
    (a, b) => Number(isFallen(b)) - Number(isFallen(a)) || a.at.z - b.at.z,
  );
  return [
    ...engagements(table, names),
    ...models.flatMap(model => front(table, model)),
    ...models.map(model => token(table, model, names)),
  ];
};
