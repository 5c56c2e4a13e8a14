import type { SceneBadge, SceneToken } from '@rulewright/core';
import { count } from '@rulewright/core/words';
import { cardOf } from '../../hero-cards/reading/cards.js';
import { baseHealth, maximumHealth, temporaryHealth } from '../../hero-cards/reading/health.js';
import { lastingOn } from '../../match/lasting.js';
import { inActivation } from '../../match/models.js';
import type { JhxState, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';
import type { Names } from '../words/names.js';
import { colorOf, conditionsOn, short } from './panels.js';

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

const badges = (table: Table, model: Model): readonly SceneBadge[] => [
  ...(model.souls > 0 ? [{ label: `${model.souls}`, color: 'series4' as const, title: 'Souls Bound' }] : []),
  ...(model.level > 1 ? [{ label: `L${model.level}`, color: 'highlight' as const, title: 'Level' }] : []),
  ...lastingOn(table.state, model.id, 'condition').map(({ data }) => ({
    label: letters[data.condition],
    color: 'danger' as const,
    title: data.condition.replace('-', ' '),
  })),
];

/** The token of a model, without its place and its size. */
export const tokenOf = (table: Table, model: Model, names: Names): Omit<SceneToken, 'x' | 'y' | 'size'> => {
  const { state } = table;
  const max = maximumHealth(table, model);
  const value = baseHealth(table, model);
  const extra = temporaryHealth(table, model);
  const conditions = conditionsOn(table, model);
  const title = [
    names.model(model.id),
    `${value} of ${max} health${extra > 0 ? ` and ${extra} temporary` : ''}`,
    ...(model.souls > 0 ? [count(model.souls, 'Soul')] : []),
    ...conditions,
  ].join(', ');
  return {
    kind: 'token',
    id: model.id,
    form: model.kind === 'monster' ? 'pawn' : 'disc',
    picture: `model:${model.card}`,
    label: short(cardOf(table, model).name),
    title,
    color: colorOf(state, model.player),
    active: inActivation(state, model),
    spent: model.activated,
    health: { value: Math.max(0, value), max },
    badges: badges(table, model),
  };
};

/** The pill of an Icon, without its place and its size. */
export const iconOf = (
  { state }: Table,
  { id, token, player }: JhxState['icons'][number],
): Omit<SceneToken, 'x' | 'y' | 'size'> => ({
  kind: 'token',
  id,
  form: 'pill',
  label: short(token.replaceAll('-', ' ')),
  title: token,
  color: colorOf(state, player),
});
