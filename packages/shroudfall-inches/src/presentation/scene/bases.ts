import type { SceneBadge, SceneItem, SceneToken } from '@rulewright/core';
import { isWithin } from '../../battlefield/distance.js';
import { baseOf, cardOf, modelsOf, unitOf } from '../../match/lookups.js';
import { coherencyRange, modelsApart } from '../../units/coherency/coherency.js';
import type { Model, Unit, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';
import { markOf } from '../marks.js';
import type { Names } from '../names.js';
import { colourOf } from './colours.js';

const letters: Readonly<Record<ConditionId, string>> = {
  burning: 'Bu',
  crippled: 'Cr',
  'essence-starved': 'ES',
  frostbite: 'Fr',
  hexed: 'He',
  poisoned: 'Po',
  shattered: 'Sa',
  shocked: 'Sk',
  stunned: 'St',
  void: 'Vo',
};

const badges = ({ exhausted, conditions }: Unit, { say, phrases }: Names): readonly SceneBadge[] => [
  ...(exhausted ? [{ label: 'Ex', color: 'series5' as const, title: say('exhaustedFact') }] : []),
  ...conditions.map(condition => ({
    label: letters[condition],
    color: 'danger' as const,
    title: phrases.condition(condition),
  })),
];

/** The hit points of a model that has more than one. */
const health = (hp: number, { damage }: Model): Pick<SceneToken, 'health'> =>
  hp < 2 ? {} : { health: { value: Math.max(0, hp - damage), max: hp } };

const token = (table: Table, model: Model, names: Names): SceneToken => {
  const { state } = table;
  const unit = unitOf(state, model.unit);
  const { hp } = cardOf(table, unit);
  const { radius } = baseOf(table, model);
  const states = [
    ...(unit.activated ? [names.say('activated')] : []),
    ...(unit.exhausted ? [names.say('exhausted')] : []),
    ...unit.conditions.map(names.phrases.condition),
  ];
  return {
    kind: 'token',
    id: model.id,
    ...model.at,
    size: 2 * radius,
    picture: `model:${unit.card}`,
    label: markOf(state, unit.id, model.id) ?? '?',
    title: [
      names.say('model', { name: names.model(model.id), player: unit.player, n: hp - model.damage, all: hp }),
      ...states,
    ].join(', '),
    color: colourOf(state, unit.player),
    active: state.activation?.unit === unit.id,
    spent: unit.activated,
    ...health(hp, model),
    badges: badges(unit, names),
  };
};

/** The pairs of a unit's models that the coherency range links (SFI-COHERENCY-001). */
const links = (table: Table, unit: UnitId, { say }: Names): readonly SceneItem[] => {
  const models = modelsOf(table.state, unit);
  const range = coherencyRange(table, unit);
  const apart = modelsApart(table, unit).length > 0;
  return models.flatMap((one, i) =>
    models.slice(i + 1).flatMap((other): readonly SceneItem[] =>
      isWithin(table, baseOf(table, one), baseOf(table, other), range)
        ? [
            {
              kind: 'line',
              id: `link ${one.id} ${other.id}`,
              points: [one.at, other.at],
              color: apart ? 'danger' : 'good',
              dashed: true,
              title: say('withinCoherency'),
            },
          ]
        : [],
    ),
  );
};

/** The coherency links of the active unit, and of units that have lost their coherency. */
export const linkItems = (table: Table, names: Names): readonly SceneItem[] =>
  table.state.units
    .filter(({ where }) => where === 'on-table')
    .filter(({ id }) => table.state.activation?.unit === id || modelsApart(table, id).length > 0)
    .flatMap(({ id }) => links(table, id, names));

/** The models on the table as discs of their bases. */
export const baseItems = (table: Table, names: Names): readonly SceneItem[] =>
  table.state.models.map(model => token(table, model, names));
