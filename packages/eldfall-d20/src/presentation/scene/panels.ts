import type { ScenePanel, SceneRow } from '@rulewright/core';
import { count, list, titled } from '@rulewright/core/words';
import { hasState } from '../../match/lookups.js';
import { currentAttributes } from '../../profiles/current.js';
import type { Model, Party, Table } from '../../vocabulary/index.js';
import { ongoingInWords } from '../changes.en.js';
import { markOf } from '../marks.js';
import type { Names } from '../names.js';
import { stateName } from '../phrases.en.js';
import { colourOf } from './colours.js';

const elsewhere: Readonly<Record<Exclude<Model['where'], 'field'>, string>> = {
  waiting: 'not deployed yet',
  removed: 'off the field',
  left: 'has left the field',
};

const facts = (table: Table, model: Model, names: Names): readonly string[] => {
  const { state } = table;
  const { id, where, points, mana, equipped, upgrades } = model;
  const lasting = state.effects.filter(({ target }) => target === id).map(one => ongoingInWords(one, names));
  return [
    ...(where === 'field' ? [count(points, 'Action Point')] : [elsewhere[where]]),
    ...(mana > 0 ? [`${mana} Mana`] : []),
    ...(equipped.length > 0 ? [`in hand ${list(equipped.map(names.card))}`] : []),
    ...upgrades.map(names.card),
    ...lasting,
  ];
};

const row = (table: Table, model: Model, names: Names): SceneRow => {
  const { state } = table;
  const { id, where } = model;
  if (names.isSecret(id)) {
    return {
      id,
      sign: markOf(state, id) ?? '',
      label: 'Secret model',
      marks: [...new Set(model.states.map(stateName))],
      ...(where === 'field' ? {} : { text: elsewhere[where] }),
    };
  }
  const most = currentAttributes(table, model).HP;
  return {
    id: model.id,
    sign: markOf(state, model.id) ?? '',
    label: names.card(model.profile),
    health: { value: Math.max(0, model.hp), max: Math.max(most, model.hp) },
    text: facts(table, model, names).join(', '),
    marks: [...new Set(model.states.map(stateName))],
    active: state.sequence?.model === model.id,
    spent: model.where === 'removed' || model.where === 'left' || hasState(model, 'dead', 'incapacitated'),
  };
};

const party = (table: Table, { player, points, broken, open, leader }: Party, names: Names): ScenePanel => {
  const { state } = table;
  const turn = state.stage.name === 'turn' && state.stage.active === player;
  return {
    title: player,
    color: colourOf(state, player),
    text: [
      count(points, 'Victory Point'),
      ...(turn ? ['has the turn'] : []),
      ...(broken ? ['Broken Morale'] : []),
      ...(leader === null ? [] : [`led by ${names.model(leader)}`]),
      ...open.map(({ scheme }) => `Scheme ${names.card(scheme)}`),
    ].join(' · '),
    rows: state.models.filter(model => model.player === player).map(model => row(table, model, names)),
  };
};

/** The Hostiles, and the tokens and structures of the Quest. */
const quest = (table: Table, names: Names): readonly ScenePanel[] => {
  const { state } = table;
  const hostiles = state.models.filter(({ player }) => player === null);
  const marks = Object.entries(state.quest.marks).filter(([, value]) => value !== 0);
  return [
    ...(hostiles.length > 0
      ? [
          {
            title: 'Hostiles',
            color: colourOf(state, null),
            rows: hostiles.map(model => row(table, model, names)),
          },
        ]
      : []),
    {
      title: names.card(state.quest.card),
      text: [
        ...(state.environment === null ? [] : [`Environment ${titled(state.environment)}`]),
        ...marks.map(([mark, value]) => `${titled(mark)} ${value}`),
      ].join(' · '),
      rows: state.things.map(({ id, hp, marks: had, holds }): SceneRow => {
        const told = [...had.map(titled), ...holds.map(({ item }) => names.card(item))];
        return {
          id,
          label: names.thing(id),
          ...(hp === null ? {} : { health: { value: hp, max: Math.max(hp, 1) } }),
          ...(told.length > 0 ? { text: told.join(', ') } : {}),
        };
      }),
    },
  ];
};

/** The panels beside the table: all parties, the Hostiles, and the Quest. */
export const panelsOf = (table: Table, names: Names): readonly ScenePanel[] => [
  ...table.state.parties.map(one => party(table, one, names)),
  ...quest(table, names),
];
