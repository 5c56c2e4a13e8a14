import type { Words } from '@rulewright/core';
import { type About, capital, choicesWith, count, list, textIn, titled } from '@rulewright/core/words';
import type {
  DeclaredMovement,
  DeployChoice,
  Eld,
  EldChoices,
  EndMoveChoice,
  Place,
  StrategicChoice,
} from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';
import { numbersIn } from './about.js';
import { aimInWords, choiceOfAction, movementAsOrder, stanceInWords } from './actions.en.js';
import { directionInWords, headingInWords } from './directions.en.js';
import type { Names } from './names.js';
import { inchesOf, placeInWords } from './places.en.js';
import { placeOf, type SeenEld, unlessHidden } from './seen.js';
import { sourceInWords } from './tally.en.js';

type Labels = {
  readonly [K in keyof EldChoices]: (choice: EldChoices[K], names: Names, about: About) => string;
};

/**
 * The distance between the middles of a place and of the nearest enemy of the model that a question is about:
 * ` (4" from Imp (1))`. Empty where the measuring mode keeps distances from the player.
 */
const nearEnemy = (at: Place | undefined, about: About, { state, model }: Names): string => {
  const own = state?.models.find(one => one.id === textIn(about, 'model'));
  if (!state || !own || !at || about.distances !== true) return '';
  const square = (to: Place): number => (to.x - at.x) * (to.x - at.x) + (to.y - at.y) * (to.y - at.y);
  const [near] = state.models
    .filter(one => one.player !== own.player)
    .flatMap(one => {
      const place = placeOf(one);
      return place ? [{ id: one.id, far: square(place) }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return near ? ` (${inchesOf(Math.sqrt(near.far))}" from ${model(near.id)})` : '';
};

const party = ({ faction, models, upgrades, leader }: PartyList, { card }: Names): string => {
  const chief = models[leader];
  const led = chief ? `, led by ${card(chief.profile)}` : '';
  const more = upgrades.length === 0 ? '' : `, ${count(upgrades.length, 'Upgrade')}`;
  return `${card(faction)}: ${list(models.map(({ profile }) => card(profile)))}${more}${led}`;
};

const deployed = ({ model, at, upgrades = [], options = [], crouched, secret }: DeployChoice, names: Names): string =>
  [
    `${names.model(model)} at ${placeInWords(at)}`,
    ...(upgrades.length === 0 ? [] : [`with ${list(upgrades.map(names.card))}`]),
    ...(options.length === 0 ? [] : [`for ${list(options.map(name => sourceInWords(name, names)))}`]),
    ...(crouched ? ['Crouched'] : []),
    ...(secret ? [titled(secret)] : []),
  ].join(', ');

/** The choice to propose or break an Alliance of Necessity. */
const allianceInWords = (player: string, to: 'make' | 'break'): string =>
  to === 'make' ? `Propose an alliance to ${player}` : `Break the alliance with ${player}`;

/** The Stratagem of the active player that counts where none is named (ELD-STRATAGEM-009), as `: Rally`; empty where it is not known. */
const highestStratagem = ({ state, pack, card }: Names): string => {
  const active = state?.stage.name === 'turn' ? state.stage.active : null;
  const party = state?.parties.find(({ player }) => player === active);
  const leader = state?.models.find(({ id }) => id === party?.leader);
  const profile = leader && unlessHidden(leader.profile);
  const gained = leader && 'upgrades' in leader ? leader.upgrades : [];
  const [first] = [
    ...(profile === undefined ? [] : (pack.profiles[profile]?.stratagems ?? [])),
    ...gained.flatMap(id => pack.upgrades[id]?.stratagems ?? []),
  ];
  return first === undefined ? '' : `: ${card(first)}`;
};

const strategic = (choice: StrategicChoice, names: Names): string => {
  switch (choice.do) {
    case 'done':
      return 'Go on to the next phase';
    case 'rolls':
      return `Make the rolls of ${names.model(choice.model)}`;
    case 'stratagem':
      return choice.stratagem === null
        ? `Use the Stratagem that is listed highest${highestStratagem(names)}`
        : `Use the Stratagem ${names.card(choice.stratagem)}`;
    case 'ability': {
      const { ability, model, target } = choice;
      const at = target === undefined ? '' : ` on ${sourceInWords(target, names)}`;
      return `${names.model(model)} uses ${sourceInWords(ability, names)}${at}`;
    }
    case 'scheme':
      return `Reveal the Scheme ${names.card(choice.scheme)}`;
    case 'alliance':
      return allianceInWords(choice.with, choice.to);
  }
};

const movement = (choice: DeclaredMovement, names: Names, about: About): string =>
  `${capital(movementAsOrder(choice, nearEnemy(choice.route.at(-1), about, names)))}, facing ${directionInWords(choice.facing)}`;

const endMove = ({ route, facing, stance }: EndMoveChoice, names: Names, about: About): string => {
  const end = route.at(-1);
  const to = end ? `To ${placeInWords(end)}${nearEnemy(end, about, names)}` : 'Stay';
  return [to, `facing ${directionInWords(facing)}`, ...(stance ? [`and ${stanceInWords(stance)}`] : [])].join(', ');
};

const zones = ['The edge at the top', 'The edge at the bottom', 'The left edge', 'The right edge'] as const;

const alliances: Readonly<Record<EldChoices['alliance'], string>> = {
  agree: 'Agree',
  refuse: 'Refuse',
};

/** Dice by their places, with their faces if the question has them. */
const diceAt = (places: readonly number[], about: About): string => {
  const faces = numbersIn(about, 'dice');
  return list(places.map(place => (faces[place] === undefined ? `die ${place + 1}` : `${faces[place]}`)));
};

const labels: Labels = {
  party,
  scheme: (id, { card }) => card(id),
  initiative: right => (right === 'position' ? 'Take the Deployment position' : 'Take the turn order'),
  zones: edge => zones[edge] ?? `Edge ${edge + 1}`,
  deployment: how => (how === 'whole' ? 'Whole parties one after another' : 'Models in turns'),
  firstPlayer: player => `${player} is first`,
  deploy: deployed,

  strategic,
  activate: (choice, { model }) => {
    if (choice === 'end') return 'End the Tactical phase';
    if (choice === 'drop') return 'A model activates and drops Items';
    if (typeof choice === 'string') return model(choice);
    if ('mana' in choice) return `${model(choice.mana)}, with Mana`;
    return allianceInWords(choice.alliance, choice.to);
  },
  equip: (choice, { card }) => (choice === 'keep' ? 'Change nothing' : list(choice.map(card))),
  movement,
  opportunity: (choice, { model }) => (choice === 'pass' ? 'Let it go' : model(choice.model)),
  react: (choice, { model }) => (choice === 'pass' ? 'No reaction' : model(choice.model)),
  action: choiceOfAction,
  change: (choice, names) => (choice === 'keep' ? 'Keep the reaction' : choiceOfAction(choice, names)),
  aim: aimInWords,
  targets: (ids, { model }) => (ids.length === 0 ? 'Nobody else' : list(ids.map(model))),
  moment: ({ leg, along }) =>
    leg === 0 ? 'Before the movement' : `${inchesOf(along)}" along leg ${leg} of the movement`,

  reroll: (choice, names, about) =>
    choice === 'pass'
      ? 'No re-roll'
      : `Roll ${diceAt(choice.places, about)} again by ${sourceInWords(choice.source, names)}`,
  strike: strikes => count(strikes, 'strike'),
  endMove,
  turnTo: direction => `Turn ${headingInWords(direction)}`,
  place: at => `At ${placeInWords(at)}`,
  push: direction => capital(directionInWords(direction)),
  model: (id, { model }) => model(id),
  models: (ids, { model }) => (ids.length === 0 ? 'Nobody' : list(ids.map(model))),
  thing: (id, { thing }) => thing(id),
  card: (id, { card }) => (id === 'none' ? 'None' : card(id)),
  effect: (name, names) => sourceInWords(name, names),
  attribute: attribute => attribute,
  order: (id, { model }) => model(id),
  yes: yes => (yes ? 'Yes' : 'No'),
  opponent: player => player,
  alliance: answer => alliances[answer],
  allies: choice => {
    if (choice === 'keep') return 'Nothing in this turn';
    return choice === 'later' ? 'Nothing now' : allianceInWords(choice.with, choice.to);
  },
  window: choice => (choice === 'pass' ? 'Pass' : titled(choice.ability)),
};

/** The label of each kind of answer. */
export const labelsOf = (names: (state?: SeenEld) => Names): Words<Eld>['choices'] =>
  choicesWith<Eld, Names>(labels, names);
