import { count, list, titled } from '@rulewright/core/words';
import type {
  ActionChoice,
  Aim,
  DeclaredAction,
  DeclaredMovement,
  Means,
  ModelId,
  TemplatePlace,
} from '../vocabulary/index.js';
import type { TemplateId } from '../vocabulary/words.js';
import { headingInWords } from './directions.en.js';
import type { Names } from './names.js';
import { moves } from './phrases.en.js';
import { placeInWords } from './places.en.js';
import { abilityInWords } from './traits.en.js';

/** The means of an action by its card or its name. */
export const meansInWords = (means: Means, names: Names): string => {
  if ('item' in means) return names.card(means.item);
  if ('spell' in means) return names.card(means.spell);
  if ('thrown' in means) return `${names.card(means.thrown)} (thrown)`;
  if ('ability' in means) return titled(means.ability);
  return means.natural === 'unarmed' ? `bare hands (${means.attribute})` : 'a Shield Bash';
};

/** The means of an attack with its kind, which a throw names already: `Sword (melee)`, `Lance (thrown)`. */
const weaponInWords = ({ means, kind }: Pick<AttackLike, 'means' | 'kind'>, names: Names): string => {
  if ('thrown' in means) return meansInWords(means, names);
  const isUnarmed = 'natural' in means && means.natural === 'unarmed';
  return isUnarmed ? `bare hands (${means.attribute}, ${kind})` : `${meansInWords(means, names)} (${kind})`;
};

const templateNames: Readonly<Record<TemplateId, string>> = {
  'circular-large': 'the large circle',
  'circular-small': 'the small circle',
  'spray-large': 'the large spray',
  'spray-small': 'the small spray',
};

/** A template as people call it. */
export const templateName = (template: string): string =>
  Object.hasOwn(templateNames, template) ? templateNames[template as TemplateId] : titled(template);

const templateInWords = ({ template, at, towards }: TemplatePlace): string =>
  towards === undefined
    ? `${templateName(template)} at ${placeInWords(at)}`
    : `${templateName(template)} ${headingInWords(towards)}`;

/** The aim of a strike: a model, a structure or a spot, under the template that lies there. */
export const aimInWords = (aim: Aim, names: Names): string => {
  const laid = aim.template === undefined ? '' : ` under ${templateInWords(aim.template)}`;
  if ('model' in aim) return `${names.model(aim.model)}${laid}`;
  if ('thing' in aim) return `${names.thing(aim.thing)}${laid}`;
  // A spot without a template: the attack works around its user (ELD-TRAIT-031).
  if (!aim.template) return 'everything around itself';
  const { template, at } = aim.template;
  const isCentred = at.x === aim.spot.x && at.y === aim.spot.y;
  return `the spot at ${placeInWords(aim.spot)}${isCentred ? ` under ${templateName(template)}` : laid}`;
};

/** Aims with the number of strikes at each: `Imp (1) (2 strikes) and Barrel`. */
const aimsInWords = (aims: readonly Aim[], names: Names): string => {
  const texts = aims.map(aim => aimInWords(aim, names));
  return list(
    [...new Set(texts)].map(text => {
      const strikes = texts.filter(one => one === text).length;
      return strikes > 1 ? `${text} (${count(strikes, 'strike')})` : text;
    }),
  );
};

type AttackLike = Extract<ActionChoice, { readonly do: 'attack' }>;

/** The Combat Art, the Skills, the attribute and the mode that are declared with an attack. */
const extrasOf = ({
  art,
  skills = [],
  attribute,
  mode,
}: Pick<AttackLike, 'art' | 'skills' | 'attribute' | 'mode'>): string => {
  const extras = [
    ...(art === undefined ? [] : [abilityInWords(art)]),
    ...skills.map(titled),
    ...(attribute === undefined ? [] : [attribute]),
    ...(mode === undefined ? [] : [mode]),
  ];
  return extras.length === 0 ? '' : `, using ${list(extras)}`;
};

/** An action of a menu, before its targets are named, as an order: `Attack with Sword (melee)`. */
export const choiceOfAction = (choice: ActionChoice, names: Names): string => {
  switch (choice.do) {
    case 'nothing':
      return 'Do nothing';
    case 'dodge':
      return 'Dodge';
    case 'attack':
      return `Attack with ${weaponInWords(choice, names)}${extrasOf(choice)}`;
    case 'assist':
      return `Assist with ${meansInWords(choice.means, names)}`;
    case 'perceive':
      return `Perceive ${names.thing(choice.target)}`;
    case 'deathblow':
      return `Deathblow against ${names.model(choice.target)}`;
    case 'trade':
      return `Trade with ${names.model(choice.with)}${traded(choice, names)}`;
    case 'interact':
      return `Interact with ${names.thing(choice.thing)}${choice.attribute === undefined ? '' : ` (${choice.attribute})`}`;
    case 'ritual':
      return `Ritual: ${list(choice.spells.map(names.card))}`;
    case 'uncover':
      return 'Uncover';
    case 'duel':
      return 'Issue a Duel';
  }
};

const traded = (
  { gives, takes }: Pick<Extract<DeclaredAction, { readonly do: 'trade' }>, 'gives' | 'takes'>,
  names: Names,
): string => {
  const parts = [
    ...(gives.length === 0 ? [] : [`gives ${list(gives.map(names.card))}`]),
    ...(takes.length === 0 ? [] : [`takes ${list(takes.map(names.card))}`]),
  ];
  return parts.length === 0 ? '' : `: ${list(parts)}`;
};

/** A declared action as the end of "a model …": `attacks Imp (1) with Sword (melee)`. The actor among its targets is `itself`. */
export const actionInWords = (action: DeclaredAction, names: Names, actor?: ModelId): string => {
  switch (action.do) {
    case 'nothing':
      return 'does nothing';
    case 'dodge':
      return 'dodges';
    case 'attack': {
      const aims = action.aims.length === 0 ? 'nobody' : aimsInWords(action.aims, names);
      return `attacks ${aims} with ${weaponInWords(action, names)}${extrasOf(action)}`;
    }
    case 'assist':
      return `uses ${meansInWords(action.means, names)} on ${list(action.targets.map(one => (one === actor ? 'itself' : names.model(one))))}`;
    case 'perceive':
      return `looks for ${names.thing(action.target)}`;
    case 'deathblow':
      return `strikes a Deathblow at ${names.model(action.target)}`;
    case 'trade':
      return `trades with ${names.model(action.with)}${traded(action, names)}`;
    case 'interact':
      return `interacts with ${names.thing(action.thing)}`;
    case 'ritual':
      return `performs a Ritual: ${list(action.spells.map(names.card))}`;
    case 'uncover':
      return 'searches for what is hidden';
    case 'duel':
      return 'issues a Duel';
  }
};

const stances = { crouched: ['stands up', 'crouches'], flying: ['lands', 'takes off'] } as const;

/** A change of stance: `crouches`. */
export const stanceInWords = ({ state, to }: { readonly state: 'crouched' | 'flying'; readonly to: boolean }): string =>
  stances[state][to ? 1 : 0];

/**
 * A declared movement. `verb` turns the words of each of its parts into the form of the sentence; the remark stands
 * beside the end of the route.
 */
const movementBy = (
  verb: (told: string) => string,
  { kind, route, skills, stance, onWall, falls = [] }: DeclaredMovement,
  remark = '',
): string => {
  const end = route.at(-1);
  const between = route.slice(0, -1);
  const by =
    between.length === 0
      ? ''
      : between.length > 3
        ? ` round ${count(between.length, 'corner')}`
        : ` by way of ${list(between.map(placeInWords))}`;
  const movement = [
    `${verb(moves[kind])}${end === undefined || kind === 'idle' ? '' : ` to ${placeInWords(end)}${remark}${by}`}`,
    ...(onWall ? ['to hang on a wall'] : []),
    ...(falls.length === 0 ? [] : [count(falls.length, 'fall')]),
    ...(skills.length === 0 ? [] : [`using ${list(skills.map(titled))}`]),
  ].join(', ');
  if (stance === undefined) return movement;
  const change = verb(stanceInWords(stance));
  return (stance.when === 'before' ? [change, movement] : [movement, change]).join(', then ');
};

/** A declared movement as the end of "a model …": `walks to 6.5, 12 by way of 4, 12, using Leap, then crouches`. */
export const movementInWords = (movement: DeclaredMovement): string => movementBy(told => told, movement);

const orders: Readonly<Record<string, string>> = {
  'stays where it is': 'stay',
  'stands up': 'stand up',
  'takes off': 'take off',
  crouches: 'crouch',
  lands: 'land',
  walks: 'walk',
  runs: 'run',
  climbs: 'climb',
  jumps: 'jump',
};

/** A declared movement as an order, with a remark beside its end: `stand up, then walk to 6.5, 12 (4" from Archer)`. */
export const movementAsOrder = (movement: DeclaredMovement, remark = ''): string =>
  movementBy(told => orders[told] ?? told, movement, remark);
