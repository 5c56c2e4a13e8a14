import type { SceneBadge, SceneToken } from '@rulewright/core';
import { cardOf } from '../../hero-cards/reading/cards.js';
import { baseHealth, maximumHealth, temporaryHealth } from '../../hero-cards/reading/health.js';
import { lastingOn } from '../../match/lasting.js';
import { inActivation } from '../../match/models.js';
import type { JhxState, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';
import type { Names } from '../words/names.js';
import { colorOf, conditionsOn, tokenLetters } from './panels.js';

const letters: Readonly<Record<ConditionId, string>> = {
  curse: 'Cu',
  burn: 'Bu',
  freeze: 'Fr',
  'knock-down': 'KD',
  pin: 'Pi',
  poison: 'Po',
  stun: 'St',
  fear: 'Fe',
};

const badges = (table: Table, model: Model, names: Names): readonly SceneBadge[] => [
  ...(model.souls > 0 ? [{ label: `${model.souls}`, color: 'series4' as const, title: names.say('soulsBound') }] : []),
  ...(model.level > 1
    ? [{ label: names.say('levelSign', { n: model.level }), color: 'highlight' as const, title: names.say('level') }]
    : []),
  ...lastingOn(table.state, model.id, 'condition').map(({ data }) => ({
    label: letters[data.condition],
    color: 'danger' as const,
    title: names.phrases.named(data.condition),
  })),
];

/** The token of a model, without its place and its size. */
export const tokenOf = (table: Table, model: Model, names: Names): Omit<SceneToken, 'x' | 'y' | 'size'> => {
  const { state } = table;
  const max = maximumHealth(table, model);
  const value = baseHealth(table, model);
  const extra = temporaryHealth(table, model);
  const conditions = conditionsOn(table, model, names);
  const title = [
    names.model(model.id),
    names.say(extra > 0 ? 'healthAndMore' : 'health', { n: value, all: max, more: extra }),
    ...(model.souls > 0 ? [names.say(model.souls === 1 ? 'oneSoul' : 'souls', { n: model.souls })] : []),
    ...conditions,
  ].join(', ');
  return {
    kind: 'token',
    id: model.id,
    form: model.kind === 'monster' ? 'pawn' : 'disc',
    picture: `model:${model.card}`,
    label: tokenLetters(cardOf(table, model).name),
    title,
    color: colorOf(state, model.player),
    active: inActivation(state, model),
    spent: model.activated,
    health: { value: Math.max(0, value), max },
    badges: badges(table, model, names),
  };
};

/** The pill of an Icon, without its place and its size. */
export const iconOf = (
  { state }: Table,
  { id, token, player }: JhxState['icons'][number],
  names: Names,
): Omit<SceneToken, 'x' | 'y' | 'size'> => ({
  kind: 'token',
  id,
  form: 'pill',
  label: tokenLetters(names.phrases.named(token)),
  title: names.phrases.named(token),
  color: colorOf(state, player),
});
