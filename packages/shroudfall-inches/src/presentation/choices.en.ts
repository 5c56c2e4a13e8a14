import { isObject, type Words } from '@rulewright/core';
import { distance, type Point } from '@rulewright/core/inches';
import { type About, capital, choicesWith, count, list, textIn, titled } from '@rulewright/core/words';
import type { Effect } from '../vocabulary/effect.js';
import type { ActivationChoice, RolledDie, Sfi, SfiChoices, SfiState, UnitId } from '../vocabulary/index.js';
import { conditionName, dieInWords, essenceInWords, poolInWords } from './amounts.en.js';
import { directionInWords } from './directions.en.js';
import { does } from './doing.en.js';
import { effectsInWords } from './effects.en.js';
import { inchesOf, type Names, placeInWords } from './names.js';
import { actions, armyName } from './phrases.en.js';
import { sourceInWords } from './tally.en.js';

type Labels = {
  readonly [K in keyof SfiChoices]: (choice: SfiChoices[K], names: Names, about: About) => string;
};

/** A place, with the distance between its middle and the middle of the nearest enemy: `6.5, 12 (4" from Gear Hounds (b2))`. */
const placeAmongEnemies = (at: { readonly x: number; readonly y: number }, about: About, names: Names): string => {
  const { state } = names;
  const id = textIn(about, 'model');
  const unit = state?.models.find(one => one.id === id)?.unit;
  const player = unit === undefined ? undefined : names.player(unit);
  const enemies = state?.models.filter(one => player !== undefined && names.player(one.unit) !== player) ?? [];
  const far = enemies.map(enemy => ({ enemy, away: distance(at, enemy.at) })).sort((a, b) => a.away - b.away);
  const [near] = far;
  return near ? `${placeInWords(at)} (${inchesOf(near.away)}" from ${names.model(near.enemy.id)})` : placeInWords(at);
};

/** The use of an ability with its price and the text of its card. */
const useInWords = (
  { ability, sacrifice, unit }: Extract<ActivationChoice, { readonly do: 'ability' }>,
  { printed, abilityOf, state, unit: unitInWords }: Names,
): string => {
  const of = unit ?? state?.activation?.unit;
  const card = abilityOf(ability, of);
  const essence =
    card && 'cost' in card && card.cost.essence && !sacrifice ? ` for ${essenceInWords(card.cost.essence)}` : '';
  const whose = unit === undefined ? '' : ` of ${unitInWords(unit)}`;
  const text = card?.text === undefined ? '' : `: ${card.text}`;
  return `Use ${printed(ability, of)}${whose}${sacrifice ? ' for an action' : essence}${text}`;
};

/** A weapon profile with its type, its range and its dice: `Bow (ranged, 12", 3 grey dice)`. */
const weaponInWords = (id: string, unit: UnitId | undefined, { printed, weaponOf }: Names): string => {
  const weapon = weaponOf(id, unit);
  if (!weapon) return printed(id, unit);
  const { name, type, shape, range, damage } = weapon;
  return `${name} (${[type, ...(shape === 'single' ? [] : [shape]), `${range}"`, poolInWords(damage)].join(', ')})`;
};

const acts = (choice: ActivationChoice, names: Names): string => {
  const { model } = names;
  switch (choice.do) {
    case 'end':
      return 'End the activation';
    case 'ability':
      return useInWords(choice, names);
    case 'interact':
      return does(
        model(choice.model),
        `interacts with ${model(choice.element)}${choice.sacrifice ? ' for an action' : ''}`,
      );
    case 'discard':
      return `Discard a ${choice.colour} essence`;
    default:
      return `Take ${actions[choice.do]}`;
  }
};

/** Dice of a roll by their places. */
const diceAt = (places: readonly number[], about: About): string => {
  // The rules put the dice of the roll into `about`.
  const dice = Array.isArray(about.dice) ? (about.dice as readonly RolledDie[]) : [];
  return list(places.map(place => (dice[place] ? dieInWords(dice[place]) : `die ${place + 1}`)));
};

type OptionsOfChoose = Extract<Effect, { readonly op: 'choose' }>['options'];

/** One of several options of an ability or of several places, each by its number, or a source or a player by its name. */
const ordered = (choice: string, about: About, names: Names): string => {
  const at = Number(choice) - 1;
  // The casts are safe: the rules put the options of `choose`, and places beside models, into `about`.
  const option = Array.isArray(about.options) ? (about.options as OptionsOfChoose)[at] : undefined;
  const place = Array.isArray(about.beside) ? (about.beside as readonly (Point | undefined)[])[at] : undefined;
  if (option) return capital(effectsInWords(option.effects));
  return place ? `Beside the model at ${placeInWords(place)}` : sourceInWords(choice, names);
};

const used = (choice: SfiChoices['window'], names: Names): string => {
  if (choice === 'pass') return 'Pass';
  const { source, ability, with: chosen } = choice;
  const of = names.state?.models.find(({ id }) => id === source)?.unit ?? source;
  // Cards name their abilities `card:ability`.
  const whole = does(names.thing(source), `uses ${names.printed(ability.replace(/^.*:/, ''), of)}`);
  if (isObject(chosen) && chosen.sacrifice === true) return `${whole} for an action`;
  return typeof chosen === 'string' ? `${whole} (${sourceInWords(chosen, names)})` : whole;
};

const none = <T extends string | number | object>(choice: T | 'none', say: (choice: T) => string): string =>
  choice === 'none' ? 'No' : say(choice as T);

const labels: Labels = {
  army: (army, names) =>
    `${armyName(army.name, names.faction(army.faction))}, ${names.points(army)} points: ${list(army.units.map(names.card))}`,
  right: right => (right === 'token' ? 'Decide who has the starting player token' : 'Place terrain first'),
  starter: player => `The token goes to ${player}`,
  veto: (id, { scenario }) => scenario(id),
  edge: edge => (edge === 'low' ? 'The edge at the top' : 'The edge at the bottom'),
  terrainCard: (id, { terrain }) => terrain(id),
  elementShift: direction => capital(directionInWords(direction)),
  terrainPlace: place =>
    place === 'none' ? 'Not at all' : `At ${placeInWords(place.at)}, facing ${directionInWords(place.facing)}`,
  leadership: ({ weaver, ability }, { unit, printed }) => `${printed(ability, weaver)} of ${unit(weaver)}`,
  deployUnit: (id, { unit }) => unit(id),
  deployModels: points => {
    if (points === 'none') return 'Not at all';
    const [first] = points;
    if (!first) return 'Nowhere';
    const last = points.at(-1) ?? first;
    if (points.length === 1) return `At ${placeInWords(first)}`;
    return `${count(points.length, 'model')} from ${placeInWords(first)} to ${placeInWords(last)}`;
  },

  activate: (id, { unit }) => (id === 'pass' ? 'Pass' : unit(id)),
  act: acts,
  nextModel: (id, { model }) => (id === 'done' ? 'None: the action is done' : model(id)),
  move: (choice, names, about) => {
    if (choice === 'stay') return 'Stay';
    const { tool, to } = choice;
    return `To ${placeAmongEnemies(to, about, names)}${tool === undefined ? '' : ` with the ${tool} tool`}`;
  },
  attack: (choice, names, about) => {
    if (choice === 'done') return 'No more attacks';
    const { profile, target, combined } = choice;
    const id = textIn(about, 'model');
    const unit = names.state?.models.find(one => one.id === id)?.unit;
    return `${weaponInWords(profile, unit, names)}${target === undefined ? '' : ` against ${names.model(target)}`}${
      combined ? ', combined' : ''
    }`;
  },

  infuse: colour => none(colour, one => `With a ${one} essence`),
  essenceReroll: colour => none(colour, one => `With a ${one} essence`),
  reroll: (choice, names, about) =>
    none(choice, ({ source, places, sacrifice }) => {
      const said = `${diceAt(places, about)} by ${sourceInWords(source, names)}`;
      return sacrifice ? `${said} for an action` : said;
    }),

  place: (at, names, about) => (at === 'none' ? 'Nowhere' : `At ${placeAmongEnemies(at, about, names)}`),
  push: direction => (direction === 'none' ? 'No push' : capital(directionInWords(direction))),

  model: (id, { model }) => model(id),
  unit: (id, { unit }) => unit(id),
  piece: (id, { piece }) => piece(id),
  condition: conditionName,
  colour: titled,
  keep: essence => capital(essenceInWords(essence)),
  pay: essence => capital(essenceInWords(essence)),
  discard: colour => none(colour, one => `Discard a ${one} essence`),
  order: (choice, names, about) => ordered(choice, about, names),
  confirm: yes => (yes ? 'Yes' : 'No'),
  window: used,
};

/** The label of each kind of answer. */
export const labelsOf = (names: (state?: SfiState) => Names): Words<Sfi>['choices'] =>
  choicesWith<Sfi, Names>(labels, names);
