import { list, titled } from '@rulewright/core/words';
import { type BoardWords, boardWords } from '../../board/words.js';
import { abilityInWords } from './abilities.en.js';
import { commonInWords } from './effects.en.js';
import { lastingName } from './lasting.en.js';
import type { PlaceWordsOf } from './places.js';
import { sourceInWords } from './tally.en.js';
import { commonMeans, conditionMeans, terrainMeans, terrainName } from './terms.en.js';

/** The texts of pictures, panels and cards besides those of the board, by key; `{n}` and the like stand for values. */
const own = {
  game: 'Judgement: Eternal Champions',
  v11: 'Judgement: Eternal Champions, v11 in inches',
  theEffigyOf: 'the Effigy of {player}',
  theSoulAt: 'the Soul at {place}',
  theSoul: 'the Soul',
  theMonster: 'the Monster',
  before: 'Before the battlefield is chosen',
  setUp: 'Set-up',
  round: 'Round {n}',
  chapter: 'Round {n}, {part}',
  communion: 'Communion',
  activation: 'Activation',
  endOfRound: 'End',
  fateOf: 'Fate of {player}',

  effigyOf: 'Effigy of {player}',
  effigyHealth: 'The Effigy of {player}: {n} of {all} health',
  effigySign: 'Eff',
  effigyMeans: 'Eff: Effigy',
  soul: 'Soul',
  monster: 'Monster',
  icon: 'Pill: Icon',
  ring: 'Ring: acts now; hollow: has acted',
  wayItCame: 'Way it came',
  lineOfAttack: 'Line of the attack',
  lineOfSight: 'Line of sight',
  possiblePlaces: 'Possible places',
  meleeReach: 'Melee reach',
  chosenSees: 'Seen by the chosen model',

  zoneSign: 'Deployment zone',
  zone: 'Deployment zone, {side}',
  zoneOf: 'Deployment zone of {player}',
  lower: 'lower',
  upper: 'upper',
  numbered: '{name} {n}',
  porting: 'Porting ground of gate {n}',
  farthest: 'Possible ends of an Advance',
  cover: 'Gives {grade} cover',
  soft: 'soft',
  hard: 'hard',
  sees: '{from} sees {to}',
  seesNot: '{from} does not see {to}',
  way: 'The path it took',

  soulsBound: 'Souls Bound',
  levelSign: 'L{n}',
  level: 'Level',
  health: '{n} of {all} health',
  healthAndMore: '{n} of {all} health and {more} temporary',
  oneSoul: '{n} Soul',
  souls: '{n} Souls',

  MEL: 'Melee',
  MAG: 'Magic',
  RNG: 'Ranged',
  AGI: 'Agility',
  RES: 'Resilience',
  MOV: 'Movement',
  SH: 'Soul Harvest',

  ap: '{n} of {all} AP',
  notDeployed: 'not deployed',
  dead: 'dead since round {n}',
  atLevel: 'level {n}',
  temporary: '{n} temporary health',
  counters: '{n} {token}',
  effigyFate: 'Effigy {effigy}/{all} · Fate {fate} · Souls {souls}',
  banked: 'Effigy {effigy}/{all} · Fate {fate} · Souls {souls} ({banked} Banked)',
  lowerSide: 'lower side',
  upperSide: 'upper side',
  monsters: 'Monsters',

  hero: 'Hero',
  monsterKind: 'Monster',
  summoned: 'Summoned model',
  ofPlayer: 'of {player}',
  healthLabel: 'Health',
  temporaryLabel: 'Temporary health',
  apLabel: 'AP',
  soulsLabel: 'Souls',
  outOf: '{n} of {all}',
  from: 'from {source}',
  until: 'until the {moment}',
  artefact: 'Artefact',
  oneCounter: '{n} {token} counter',
  someCounters: '{n} {token} counters',
  weapon: '{type}, {ap} AP, {reach}, damage {damage}',
  fateOfBounty: '{n} Fate',
  levelOfBounty: 'a level',
} as const;

/** Effects, sources and names that are made of ids, in words. */
export interface PicturePhrases {
  list(items: readonly string[]): string;
  /** A name that is made of an id: `human-bruiser`, `poison`. */
  named(id: string): string;
  /** A common ability with what it needs: `Leech (1)`. */
  readonly common: typeof commonInWords;
  readonly commonMeans: typeof commonMeans;
  readonly conditionMeans: typeof conditionMeans;
  readonly terrain: typeof terrainName;
  readonly terrainMeans: typeof terrainMeans;
  /** The effect of an ability, as its card describes it. */
  readonly ability: typeof abilityInWords;
  readonly lasting: typeof lastingName;
  readonly source: typeof sourceInWords;
}

const phrases: PicturePhrases = {
  list: items => list(items),
  named: titled,
  common: commonInWords,
  commonMeans,
  conditionMeans,
  terrain: terrainName,
  terrainMeans,
  ability: abilityInWords,
  lasting: lastingName,
  source: sourceInWords,
};

/** A key of the texts of pictures. */
export type PictureText = keyof BoardWords | keyof typeof own;

/**
 * The words of pictures, panels and cards in one language: a text for each key, and a function for each kind of thing
 * that is put into words.
 */
export interface PictureWords {
  readonly texts: Readonly<Record<PictureText, string>>;
  readonly phrases: PicturePhrases;
  /** The words for places and lengths; by default in English, in hexes or in inches. */
  readonly places?: PlaceWordsOf;
}

/** The words of pictures, panels and cards in English. */
export const englishPictures: PictureWords = { texts: { ...boardWords, ...own }, phrases };
