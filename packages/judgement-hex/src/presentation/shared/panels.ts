import type { ColorRole, PlayerId, ScenePanel, SceneRow } from '@rulewright/core';
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
export const tokenLetters = (name: string): string => {
  const words = name.split(/[^A-Za-z]+/).filter(Boolean);
  return words.length > 1
    ? words
        .slice(0, 3)
        .map(word => word.charAt(0))
        .join('')
    : name.slice(0, 3);
};

/** The displayed health of a player's Effigy: never below zero. */
export const effigyLeft = (table: Table, player: PlayerId): number => Math.max(0, effigyHealth(table, player));

/** The conditions of a model, in words. */
export const conditionsOn = ({ state }: Table, { id }: Model, { phrases }: Names): readonly string[] =>
  lastingOn(state, id, 'condition').map(({ data }) => phrases.named(data.condition));

const attributes = ['MEL', 'MAG', 'RNG', 'AGI', 'RES', 'MOV', 'SH'] as const;

/** The attributes of a model now; a dash is left out (JHX-ATTR-004). */
const numbersOf = (table: Table, model: Model): string =>
  attributes
    .flatMap(which => {
      const value = attributeValue(table, model, which);
      return value === null ? [] : [`${which} ${value}`];
    })
    .join(' ');

const actionPoints = ({ state }: Table, { id }: Model, { say }: Names): readonly string[] => {
  const from = budgetOf(state, id);
  const budget = from === undefined ? undefined : state.activation?.budgets[from];
  return budget ? [say('ap', { n: budget.ap - budget.spent, all: budget.ap })] : [];
};

const whereabouts = ({ at, diedIn }: Model, { say }: Names): readonly string[] =>
  at !== null ? [] : diedIn === null ? [say('notDeployed')] : [say('dead', { n: diedIn })];

const factsOf = (table: Table, model: Model, names: Names): readonly string[] => {
  const { artefact, phrases, say } = names;
  const acts = model.at !== null && inActivation(table.state, model);
  const extra = temporaryHealth(table, model);
  return [
    ...whereabouts(model, names),
    ...(acts ? actionPoints(table, model, names) : []),
    ...(model.level > 1 ? [say('atLevel', { n: model.level })] : []),
    ...(model.souls > 0 ? [say(model.souls === 1 ? 'oneSoul' : 'souls', { n: model.souls })] : []),
    ...(extra > 0 ? [say('temporary', { n: extra })] : []),
    ...Object.entries(model.counters).flatMap(([token, n]) =>
      n > 0 ? [say('counters', { n, token: phrases.named(token) })] : [],
    ),
    ...model.artefacts.map(held => artefact(held.artefact)),
    ...(acts ? [numbersOf(table, model)] : []),
  ];
};

const rowOf = (table: Table, model: Model, names: Names): SceneRow => {
  const { state } = table;
  const max = maximumHealth(table, model);
  const marks = conditionsOn(table, model, names);
  const text = factsOf(table, model, names).join(', ');
  return {
    id: model.id,
    sign: tokenLetters(cardOf(table, model).name),
    // The title of a Warband tells its player; Monsters of one kind have the names that tell them apart.
    label: model.player === null ? names.model(model.id) : cardOf(table, model).name,
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
  const souls = soulsHeld(table, player);
  const sides = { lower: 'lowerSide', upper: 'upperSide' } as const;
  return {
    title: [player, ...(god === null ? [] : [names.god(god)]), ...(side === null ? [] : [names.say(sides[side])])].join(
      ', ',
    ),
    color: colorOf(state, player),
    text: names.say(banked > 0 ? 'banked' : 'effigyFate', {
      effigy: effigyLeft(table, player),
      all: health,
      fate,
      souls,
      banked,
    }),
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
      ? [
          {
            title: names.say('monsters'),
            color: 'hostile',
            rows: monsters.map(model => rowOf(table, model, names)),
          } as const,
        ]
      : []),
  ];
};
