import type { ColorRole, PlayerId, ScenePanel, SceneRow } from '@rulewright/core';
import { count, titled } from '@rulewright/core/words';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { cardOf } from '../../hero-cards/reading/cards.js';
import {
  baseHealth,
  effigyHealth,
  maximumHealth,
  soulsHeld,
  temporaryHealth,
} from '../../hero-cards/reading/health.js';
import { budgetOf } from '../../match/evolve.js';
import { lastingOn } from '../../match/lasting.js';
import { inActivation } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { JhxState, Model, Warband } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../words/names.js';

/** The colour of a player, by the seat; without a player the neutral colour. */
export const colorOf = ({ players }: Pick<JhxState, 'players'>, player: string | null): ColorRole =>
  player === null ? 'hostile' : player === players[0] ? 'player1' : 'player2';

/** The letters of a name on a token: `Brannoc Vell` as `BV`, `Gloom` as `Glo`. */
export const short = (name: string): string => {
  const words = name.split(/[^A-Za-z]+/).filter(Boolean);
  return words.length > 1
    ? words
        .slice(0, 3)
        .map(word => word.charAt(0))
        .join('')
    : name.slice(0, 3);
};

/** The health of a player's Effigy as it is shown: never below zero. */
export const effigyLeft = (table: Table, player: PlayerId): number => Math.max(0, effigyHealth(table, player));

/** The conditions of a model, in words. */
export const conditionsOn = ({ state }: Table, { id }: Model): readonly string[] =>
  lastingOn(state, id, 'condition').map(({ data }) => data.condition.replace('-', ' '));

const attributes = ['MEL', 'MAG', 'RNG', 'AGI', 'RES', 'MOV', 'SH'] as const;

/** The attributes of a model now; a dash is left out (JHX-ATTR-004). */
const numbersOf = (table: Table, model: Model): string =>
  attributes
    .flatMap(which => {
      const value = attributeValue(table, model, which);
      return value === null ? [] : [`${which} ${value}`];
    })
    .join(' ');

const actionPoints = ({ state }: Table, { id }: Model): readonly string[] => {
  const from = budgetOf(state, id);
  const budget = from === undefined ? undefined : state.activation?.budgets[from];
  return budget ? [`${budget.ap - budget.spent} of ${budget.ap} AP`] : [];
};

const whereabouts = ({ at, diedIn }: Model): readonly string[] =>
  at !== null ? [] : diedIn === null ? ['not deployed'] : [`dead since round ${diedIn}`];

const factsOf = (table: Table, model: Model, { artefact }: Names): readonly string[] => {
  const acts = model.at !== null && inActivation(table.state, model);
  const extra = temporaryHealth(table, model);
  return [
    ...whereabouts(model),
    ...(acts ? actionPoints(table, model) : []),
    ...(model.level > 1 ? [`level ${model.level}`] : []),
    ...(model.souls > 0 ? [count(model.souls, 'Soul')] : []),
    ...(extra > 0 ? [`${extra} temporary health`] : []),
    ...Object.entries(model.counters).flatMap(([token, n]) => (n > 0 ? [`${n} ${titled(token)}`] : [])),
    ...model.artefacts.map(held => artefact(held.artefact)),
    ...(acts ? [numbersOf(table, model)] : []),
  ];
};

const rowOf = (table: Table, model: Model, names: Names): SceneRow => {
  const { state } = table;
  const max = maximumHealth(table, model);
  const marks = conditionsOn(table, model);
  const text = factsOf(table, model, names).join(', ');
  return {
    id: model.id,
    sign: short(cardOf(table, model).name),
    label: cardOf(table, model).name,
    health: { value: model.diedIn === null ? Math.max(0, baseHealth(table, model)) : 0, max },
    ...(marks.length > 0 ? { marks } : {}),
    ...(text === '' ? {} : { text }),
    active: model.at !== null && inActivation(state, model),
    spent: model.activated || model.diedIn !== null,
  };
};

const warbandPanel = (table: Table, { player, god, side, fate, banked }: Warband, names: Names): ScenePanel => {
  const { state } = table;
  const own = state.models.filter(model => model.player === player);
  const { health } = modeOf(table).effigy;
  const has = [`Effigy ${effigyLeft(table, player)}/${health}`, `Fate ${fate}`];
  return {
    title: [player, ...(god === null ? [] : [names.god(god)]), ...(side === null ? [] : [`${side} side`])].join(', '),
    color: colorOf(state, player),
    text: [...has, `Souls ${soulsHeld(table, player)}${banked > 0 ? ` (${banked} Banked)` : ''}`].join(' · '),
    rows: own.map(model => rowOf(table, model, names)),
  };
};

/**
 * The two Warbands and the Monsters as lists: health, conditions, AP and attributes of the active models, and their
 * other facts.
 */
export const panelsOf = (table: Table, names: Names): readonly ScenePanel[] => {
  const monsters = table.state.models.filter(({ kind }) => kind === 'monster');
  return [
    ...table.state.warbands.map(warband => warbandPanel(table, warband, names)),
    ...(monsters.length > 0
      ? [{ title: 'Monsters', color: 'hostile', rows: monsters.map(model => rowOf(table, model, names)) } as const]
      : []),
  ];
};
