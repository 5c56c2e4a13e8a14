import type { ScenePanel, SceneRow } from '@rulewright/core';
import { hasState } from '../../match/lookups.js';
import { currentAttributes } from '../../profiles/current.js';
import type { Model, Party, Table } from '../../vocabulary/index.js';
import { markOf, thingMark } from '../marks.js';
import type { Names } from '../names.js';
import { colourOf } from './colours.js';

const facts = (table: Table, model: Model, names: Names): readonly string[] => {
  const { state } = table;
  const { say, phrases } = names;
  const { id, where, points, mana, equipped, upgrades } = model;
  const lasting = state.effects.filter(({ target }) => target === id).map(one => phrases.effect(one, names));
  return [
    ...(where === 'field' ? [say(points === 1 ? 'oneActionPoint' : 'actionPoints', { n: points })] : [say(where)]),
    ...(mana > 0 ? [say('someMana', { n: mana })] : []),
    ...(equipped.length > 0 ? [say('inHand', { items: phrases.list(equipped.map(names.card)) })] : []),
    ...(upgrades.length > 0
      ? [say(upgrades.length === 1 ? 'oneUpgrade' : 'someUpgrades', { names: phrases.list(upgrades.map(names.card)) })]
      : []),
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
      label: names.say('secretModel'),
      marks: [...new Set(model.states.map(names.phrases.state))],
      ...(where === 'field' ? {} : { text: names.say(where) }),
    };
  }
  const most = currentAttributes(table, model).HP;
  return {
    id: model.id,
    sign: markOf(state, model.id) ?? '',
    label: names.card(model.profile),
    health: { value: Math.max(0, model.hp), max: Math.max(most, model.hp) },
    text: facts(table, model, names).join(', '),
    marks: [...new Set(model.states.map(names.phrases.state))],
    active: state.sequence?.model === model.id,
    spent: model.where === 'removed' || model.where === 'left' || hasState(model, 'dead', 'incapacitated'),
  };
};

const party = (table: Table, { player, points, broken, open, leader }: Party, names: Names): ScenePanel => {
  const { state } = table;
  const { say } = names;
  const turn = state.stage.name === 'turn' && state.stage.active === player;
  return {
    title: player,
    color: colourOf(state, player),
    text: [
      say(points === 1 ? 'onePoint' : 'points', { n: points }),
      ...(turn ? [say('hasTurn')] : []),
      ...(broken ? [say('broken')] : []),
      ...(leader === null ? [] : [say('ledBy', { name: names.model(leader) })]),
      ...open.map(({ scheme }) => say('scheme', { name: names.card(scheme) })),
    ].join(' · '),
    rows: state.models.filter(model => model.player === player).map(model => row(table, model, names)),
  };
};

/** The Hostiles, and the tokens and structures of the Quest. */
const quest = (table: Table, names: Names): readonly ScenePanel[] => {
  const { state } = table;
  const hostiles = state.models.filter(({ player }) => player === null);
  return [
    ...(hostiles.length > 0
      ? [
          {
            title: names.say('hostiles'),
            color: colourOf(state, null),
            rows: hostiles.map(model => row(table, model, names)),
          },
        ]
      : []),
    {
      title: names.card(state.quest.card),
      text: [
        names.say('quest'),
        ...(state.environment === null
          ? []
          : [names.say('environment', { name: names.phrases.named(state.environment) })]),
      ].join(' · '),
      rows: state.things.map((thing): SceneRow => {
        const { id, hp, marks: had, holds } = thing;
        const told = [...had.map(names.phrases.named), ...holds.map(({ item }) => names.card(item))];
        return {
          id,
          sign: thingMark(thing),
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
