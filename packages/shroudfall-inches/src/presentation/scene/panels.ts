import type { ScenePanel, SceneRow } from '@rulewright/core';
import { elementCard } from '../../battlefield/things.js';
import { totalOf } from '../../match/by-colour.js';
import { cardOf, modelsOf } from '../../match/lookups.js';
import type { Army, Unit } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { elementMark, letterOf } from '../marks.js';
import type { Names } from '../names.js';
import { colourOf } from './colours.js';

const edges = { low: 'lowEdge', high: 'highEdge' } as const;

/** The drawn thing of a unit: its first model on the table; before and after that the row in its panel. */
export const thingOfUnit = ({ state }: Pick<Table, 'state'>, unit: string): string =>
  modelsOf(state, unit)[0]?.id ?? unit;

/** The lasting effects on a unit or on PREY, in words. */
const lastingOn = ({ state }: Table, thing: string, { phrases }: Names): readonly string[] =>
  state.effects.filter(({ target }) => target === thing).map(phrases.lasting);

const facts = (table: Table, unit: Unit, names: Names): readonly string[] => {
  const { state } = table;
  const { say } = names;
  const { mov, def, arm } = cardOf(table, unit);
  const models = modelsOf(state, unit.id);
  const where = { 'in-reserve': say('inReserve'), destroyed: say('destroyedIn', { n: unit.destroyedIn ?? '?' }) };
  const there =
    unit.where === 'on-table'
      ? unit.strength < 2
        ? []
        : [say('models', { n: models.length, all: unit.strength })]
      : [where[unit.where]];
  return [...there, say('characteristics', { mov, def, arm }), ...lastingOn(table, unit.id, names)];
};

const row = (table: Table, unit: Unit, names: Names): SceneRow => {
  const { state } = table;
  const { hp } = cardOf(table, unit);
  const models = modelsOf(state, unit.id);
  return {
    id: thingOfUnit(table, unit.id),
    sign: letterOf(state, unit.id) ?? '',
    label: names.card(unit.card),
    health: {
      value:
        unit.where === 'in-reserve'
          ? hp * unit.strength
          : models.reduce((sum, { damage }) => sum + Math.max(0, hp - damage), 0),
      max: hp * unit.strength,
    },
    text: facts(table, unit, names).join(', '),
    marks: [...(unit.exhausted ? [names.say('exhaustedFact')] : []), ...unit.conditions.map(names.phrases.condition)],
    active: state.activation?.unit === unit.id,
    spent: unit.activated || unit.where === 'destroyed',
  };
};

const army = (table: Table, { player, edge, points, reserve, leadership }: Army, names: Names): ScenePanel => {
  const { state, numbers } = table;
  const noted = state.essenceSnapshot?.[player];
  const leads = leadership === null ? [] : [names.printed(leadership.ability, leadership.weaver)];
  return {
    title: edge === null ? player : names.say(edges[edge], { player }),
    color: colourOf(state, player),
    text: [
      names.say(points === 1 ? 'point' : 'points', { n: points }),
      names.say('reserve', {
        essence: names.phrases.essence(reserve),
        n: totalOf(reserve),
        most: numbers.essence.reserve.value,
      }),
      ...(noted === undefined ? [] : [names.say('tieEssence', { essence: names.phrases.essence(noted) })]),
      ...(state.token === player ? [names.say('token')] : []),
      ...leads,
    ].join(' · '),
    rows: state.units.filter(unit => unit.player === player).map(unit => row(table, unit, names)),
  };
};

/** The scenarios in play with their elements, and the lead that wins. */
const scenarios = (table: Table, names: Names): readonly ScenePanel[] => {
  const { state, pack } = table;
  if (state.scenarios.length === 0) return [];
  const lead = state.scenarios.reduce((sum, id) => sum + (pack.scenarios[id]?.vp ?? 0), 0);
  return [
    {
      title: state.scenarios.map(names.scenario).join(', '),
      color: 'series4',
      text: names.say('lead', { n: lead }),
      rows: state.elements.map((element): SceneRow => {
        const { prey } = elementCard(table, element);
        const text = [
          ...(element.control === null ? [] : [names.say('controlToken', { player: element.control })]),
          ...lastingOn(table, element.id, names),
        ];
        return {
          id: element.id,
          sign: elementMark(names.model(element.id)),
          label: names.model(element.id),
          ...(prey?.hp === undefined ? {} : { health: { value: Math.max(0, prey.hp - element.damage), max: prey.hp } }),
          ...(text.length === 0 ? {} : { text: text.join(', ') }),
        };
      }),
    },
  ];
};

/** The panels beside the table: both armies, and the scenarios. */
export const panelsOf = (table: Table, names: Names): readonly ScenePanel[] => [
  ...table.state.armies.map(one => army(table, one, names)),
  ...scenarios(table, names),
];
