import { list, titled } from '@rulewright/core/words';
import { movementInWords, templateName } from './actions.en.js';
import { behaviourInWords } from './behaviours.en.js';
import { cardMeans } from './cards.en.js';
import { changesInWords, ongoingInWords } from './changes.en.js';
import { stateName, untilInWords } from './phrases.en.js';
import { sourceInWords } from './tally.en.js';
import { artMeans, skillMeans, stateMeans, traitMeans } from './terms.en.js';
import { abilityInWords, traitInWords } from './traits.en.js';
import { weaponInWords } from './weapons.en.js';

/** The texts of pictures, panels and cards, by key; `{n}` and the like are placeholders of values. */
const texts = {
  game: 'Eldfall Chronicles',
  setUp: 'Set-up',
  turnOf: 'Round {n}, turn of {player}',
  theHostiles: 'the Hostiles',
  pointsOf: 'Victory Points of {player}',
  hpOf: 'HP on the field of {player}',

  upTo1: 'Scenery up to 1"',
  upTo2: 'up to 2"',
  upTo3: 'up to 3.5"',
  higher: 'higher',
  ladder: 'Ladder',
  hostile: 'Hostile',
  front: 'Half ring: Front',
  tokenOrStructure: 'Token or structure',
  ring: 'Ring: activated; hollow: fallen',
  wayOfModel: 'Way of the activated model',
  freeLine: 'Free line of sight',
  blockedLine: 'Blocked line, template, engaged',
  possiblePlaces: 'Possible places',
  awarenessSign: 'Awareness of the chosen model',
  chosenSees: 'Seen by the chosen model',

  waiting: 'not deployed yet',
  removed: 'off the field',
  left: 'has left the field',
  oneActionPoint: '{n} Activation Point',
  actionPoints: '{n} Activation Points',
  someMana: '{n} Mana',
  inHand: 'in hand {items}',
  oneUpgrade: 'Upgrade {names}',
  someUpgrades: 'Upgrades {names}',
  modelOf: 'Model {n} of {player}',
  secretModel: 'Secret model',
  onePoint: '{n} Victory Point',
  points: '{n} Victory Points',
  hasTurn: 'has the turn',
  broken: 'Broken Morale',
  ledBy: 'led by {name}',
  scheme: 'Scheme {name}',
  hostiles: 'Hostiles',
  quest: 'The Quest of this match',
  environment: 'Environment {name}',
  hand: 'Hand of {player}',
  schemeInHand: 'Scheme in hand',
  upgradeInHand: 'Upgrade, not assigned yet',

  zoneSign: 'Deployment Zone',
  zone: 'Deployment Zone of {player}',
  scenery: '{name}: height {height}',
  ladderPiece: '{name}: height {height}, ladder',
  narrowPiece: '{name}: height {height}, narrow surface',
  cover: '{piece}, {cover} cover',
  light: 'light',
  heavy: 'heavy',
  thing: '{name} ({facts})',
  atHeight: '{name}, at height {n}"',
  height: 'Height {n}"',
  onWall: 'On a wall',
  hp: '{n} of {all} HP',
  ap: '{n} AP',
  heightFact: 'height {n}"',
  model: '{name} of {player}, {facts}',
  engaged: 'Engaged',

  sideView: 'Side view: from {from} to {to}',
  sideFree: 'Side view: {from} has a free line to {to}',
  sideBlocked: 'Side view: {from} has no free line to {to}',
  sideWay: 'Side view: the path of {name}',
  theTable: 'The table',
  free: '{from} has a free line to {to}',
  notFree: '{from} has no free line to {to}',
  inTheWay: 'In the way: {names}',
  way: '{name} {movement}',
  template: 'The template: {name}',
  awarenessOf: 'Awareness of {name}',
  walk: 'Walk',
  inSight: 'In sight',
  suggestion: 'Suggestion {n}',

  hostileKind: 'Hostile',
  ofPlayer: 'of {player}',
  leader: 'Leader',
  STA: 'Stamina',
  SPD: 'Speed',
  OFF: 'Offense',
  DEF: 'Defense',
  ACC: 'Accuracy',
  INT: 'Intellect',
  AG: 'Agility',
  T: 'Toughness',
  ARM: 'Armor',
  HP: 'Health points',
  M: 'Morale',
  hpLabel: 'HP',
  outOf: '{n} of {all}',
  actionPointsLabel: 'Activation Points',
  manaLabel: 'Mana',
  with: 'with {names}',
  from: 'from {source}',
  fromOf: 'from {source} of {player}',
  oneCounter: '{n} {name} counter',
  counters: '{n} {name} counters',
  inHandLabel: 'In hand',
  carries: 'Carries',
  upgrade: 'Upgrade',
  item: 'Item',
  spell: 'Spell',
  gives: 'gives {names}',
  onlyFor: 'only for {names}',
  forOne: 'for one model',
  replacesPrimary: 'the Primary Weapon becomes {names}',
  summons: 'summons {names}',
  spellcraft: 'Spellcraft',
  awarenessLabel: 'Awareness',
  spaces: '{items}; room for {n}',
  noItems: 'nothing; room for {n}',
  awareness: 'notices what comes within {n}" of its base, in front of it and behind it',
} as const;

/** States, abilities, weapons and effects in words. */
export interface PicturePhrases {
  list(items: readonly string[]): string;
  /** A name that is made of an id: `large`, `human`. */
  named(id: string): string;
  readonly state: typeof stateName;
  /** The moment at which a state or an effect ends, as the end of a sentence with its comma; empty for the end of the match. */
  until(ends: keyof typeof untilInWords): string;
  readonly effect: typeof ongoingInWords;
  readonly source: typeof sourceInWords;
  readonly trait: typeof traitInWords;
  readonly ability: typeof abilityInWords;
  readonly traitMeans: typeof traitMeans;
  readonly skillMeans: typeof skillMeans;
  readonly artMeans: typeof artMeans;
  readonly stateMeans: typeof stateMeans;
  readonly cardMeans: typeof cardMeans;
  readonly changes: typeof changesInWords;
  readonly weapon: typeof weaponInWords;
  readonly behaviour: typeof behaviourInWords;
  readonly template: typeof templateName;
  readonly movement: typeof movementInWords;
}

const phrases: PicturePhrases = {
  list: items => list(items),
  named: titled,
  state: stateName,
  until: ends => untilInWords[ends],
  effect: ongoingInWords,
  source: sourceInWords,
  trait: traitInWords,
  ability: abilityInWords,
  traitMeans,
  skillMeans,
  artMeans,
  stateMeans,
  cardMeans,
  changes: changesInWords,
  weapon: weaponInWords,
  behaviour: behaviourInWords,
  template: templateName,
  movement: movementInWords,
};

/** A key of the texts of pictures. */
export type PictureText = keyof typeof texts;

/**
 * The words of pictures, panels and cards in one language: a text for each key, and a function for each kind of thing
 * that is put into words.
 */
export interface PictureWords {
  readonly texts: Readonly<Record<PictureText, string>>;
  readonly phrases: PicturePhrases;
}

/** The words of pictures, panels and cards in English. */
export const englishPictures: PictureWords = { texts, phrases };
