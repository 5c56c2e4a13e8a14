import { list } from '@rulewright/core/words';
import { conditionName, essenceInWords, keywordInWords, passiveInWords, poolInWords } from './amounts.en.js';
import { lastingInWords } from './lasting.en.js';
import { sourceInWords } from './tally.en.js';
import { conditionMeans, keywordMeans, passiveMeans } from './terms.en.js';

/** The texts of pictures, panels and cards, by key; `{n}` and the like stand for values. */
const texts = {
  game: 'Shroudfall',
  setUp: 'Set-up',
  round: 'Round {n}',
  victoryOf: 'Victory points of {player}',
  unitsOf: 'Units left of {player}',

  impassable: 'Impassable',
  obscuring: 'Obscuring',
  elementReach: 'Scenario element and its reach',
  manifestationReach: 'Manifestation and its reach',
  ring: 'Ring: acts now; hollow: has acted',
  coherency: 'Coherency',
  weaponRange: 'Weapon range, or coherency lost',
  chosenSees: 'Seen by the chosen model',
  toolOfMove: 'Tool of the move',
  targetOrArea: 'Target, beam, area, or in the way',
  lineOfSight: 'Line of sight',
  possiblePlaces: 'Possible places',

  lowEdge: '{player}, edge at the top',
  highEdge: '{player}, edge at the bottom',
  inReserve: 'in reserve',
  destroyedIn: 'destroyed in round {n}',
  models: '{n} of {all} models',
  characteristics: 'MOV {mov} DEF {def} ARM {arm}',
  points: '{n} victory points',
  point: '{n} victory point',
  reserve: '{essence} ({n} of {most})',
  tieEssence: '{essence} for the tie breakers',
  token: 'starting player token',
  lead: 'A lead of {n} wins',
  controlToken: 'control token of {player}',
  exhausted: 'exhausted',

  activated: 'activated',
  model: '{name} of {player}, {n} of {all} hit points',
  withinCoherency: 'Within coherency range',
  zone: 'Deployment zone',
  zoneOf: 'Deployment zone of {player}',
  element: '{name} ({keywords})',
  controlledBy: '{name} ({keywords}), controlled by {player}',
  controlOf: 'Control of {player}',
  reachOf: 'Reach of {name}',
  obscuringReachOf: 'Reach of {name}, obscuring',
  manifestationOf: '{name} of {unit}',
  toolOf: 'The {tool} tool of {name}',
  beamOf: 'The beam of {name}',
  areaOf: 'The area of {name}',
  targets: 'Targets',
  sees: '{from} sees {to}',
  seesNot: '{from} does not see {to}',
  inTheWay: 'In the way: {names}',
  ends: 'Possible ends of a move',
  range: 'RNG {n}',
  inSight: 'In sight',
  suggestion: 'Suggestion {n}',
  noAttack: '{from} cannot attack with {weapon}: {why}.',
  noAttackOn: '{from} cannot attack {to} with {weapon}: {why}.',

  ofPlayer: 'of {player}',
  destroyed: 'destroyed',
  MOV: 'Movement',
  DEF: 'Defence',
  ARM: 'Armour',
  HP: 'Hit points',
  modelsLabel: 'Models',
  hitPoints: 'Hit points',
  outOf: '{n} of {all}',
  exhaustedFact: 'Exhausted',
  from: 'from {source}',
  until: 'until the {moment}',
  weapon: '{type} {shape}, RNG {range}, hits with {hits}, damage {damage}',
  essenceValue: 'Essence value',
  keywords: 'Keywords',
  areaTerrain: 'area terrain',
  linearTerrain: 'linear terrain',
  controlTokenLabel: 'Control token',
} as const;

/** Amounts, abilities and effects in words. */
export interface PicturePhrases {
  list(items: readonly string[]): string;
  readonly essence: typeof essenceInWords;
  readonly pool: typeof poolInWords;
  readonly condition: typeof conditionName;
  readonly conditionMeans: typeof conditionMeans;
  readonly passive: typeof passiveInWords;
  readonly passiveMeans: typeof passiveMeans;
  readonly keyword: typeof keywordInWords;
  readonly keywordMeans: typeof keywordMeans;
  readonly lasting: typeof lastingInWords;
  readonly source: typeof sourceInWords;
}

const phrases: PicturePhrases = {
  list: items => list(items),
  essence: essenceInWords,
  pool: poolInWords,
  condition: conditionName,
  conditionMeans,
  passive: passiveInWords,
  passiveMeans,
  keyword: keywordInWords,
  keywordMeans,
  lasting: lastingInWords,
  source: sourceInWords,
};

/**
 * The words of pictures, panels and cards in one language: a text for each key, and a function for each kind of thing
 * that is put into words.
 */
export interface PictureWords {
  readonly texts: Readonly<Record<keyof typeof texts, string>>;
  readonly phrases: PicturePhrases;
}

/** A key of the texts of pictures. */
export type PictureText = keyof typeof texts;

/** The words of pictures, panels and cards in English. */
export const englishPictures: PictureWords = { texts, phrases };
