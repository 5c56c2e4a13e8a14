import { reviseEdition } from '@rulewright/core/editions';
import { conformance } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from './content/default.js';
import { bookEdition } from './edition.js';
import { createGame } from './game.js';
import { rulings } from './rulings.js';
import type { EldOptions } from './vocabulary/index.js';

/** Every ruling that is not its default. */
const others: EldOptions = {
  gameSize: 40,
  format: 'guildsworn',
  measuringMode: 'realism',
  quest: 'battle-royale-arena',
  tableSize: { width: 30, depth: 30 },
  environment: 'toxic',
  gladiatrixMode: 'boss',
  secondZone: 'anyEdge',
  choicesOfMore: 'results',
  firstEquipment: 'asListed',
  guildswornUpgrades: 'any',
  specificConflict: 'laterWins',
  partyMemberIncludesSummons: true,
  hitboxes: {
    small: { diameter: 20, height: 30 },
    medium: { diameter: 30, height: 40 },
    large: { diameter: 40, height: 50 },
    huge: { diameter: 50, height: 70 },
    gigantic: { diameter: 60, height: 100 },
    colossal: { diameter: 80, height: 150 },
    epic: { diameter: 100, height: 180 },
  },
  baseHeightMm: 3,
  rerollStacking: 'oncePerDie',
  stackHalving: false,
  distanceEpsilon: 0,
  lowObstacleFree: false,
  ladderCost: 'bothWays',
  takenEnd: 'beside',
  risingUnder: 'otherLeaves',
  equalBodiesHide: false,
  flyingSight: 'field',
  structuresHide: false,
  movingFront: 'finalFacing',
  awarenessUsesDefaultAgility: true,
  awarenessFrom: 'hitbox',
  hugeModelsTakeCover: false,
  solidWall: 'wideAndHigh',
  engagedReaction: 'end',
  immobilizedMayCrouch: true,
  dodgeStance: 'after',
  dodgedStrays: true,
  crouchedTakeOff: false,
  strikeSetIsFinal: true,
  crouchCancelBeforeDeclaration: false,
  engagedNeedsClearLine: true,
  flyingEngages: false,
  takeOffFrees: false,
  incapacitatedRecovery: 'immediate',
  dodgeMoveAtZeroHp: true,
  teardrop: { near: 15, farOfLarge: 80, farOfSmall: 60 },
  templateHeight: 'unlimited',
  templatesBlockedByWalls: 'all',
  targetlessConfronts: true,
  excessWoundsKill: true,
  excessWoundsScore: true,
  extraWoundsTrigger: true,
  advantageDice: 'attackRolls',
  frostbiteRolls: 'once',
  trampleFlying: false,
  trampleIsMelee: false,
  brokenMoraleReturns: true,
  fallenOnWall: 'stays',
  statesOnWall: 'falls',
  berserkerRolls: 'everyWound',
  dismissals: 'any',
  charmUses: 'oncePerSequence',
  infiltration: 'outsideZones',
  stanceRoles: 'kept',
  autoStratagem: true,
  stratagemReach: 'whileItLasts',
  lootFallen: true,
  hostileItems: 'all',
  hostileArbiter: 'activePlayer',
  hostileFalls: 'never',
  familiarGuards: 'attacks',
  dispelledFamiliars: 'kept',
  undefinedTraits: 'tagsOnly',
  resolveOneself: false,
  otherInferno: 'enchantment',
  clawsOfEarth: 'damageOnly',
  wardAgainstAreas: 'never',
  dispelledStates: 'kept',
  missingUpgradeLimit: 'three',
  upgradeCopies: 'addUp',
  artificerMana: 'paid',
  deadCreatures: 'free',
  pouchCopies: 'once',
  doubleTime: 'afterDie',
  manipulationCountsDuels: true,
  assassinationBy: 'anybody',
  leftModelsScore: false,
  vpCapTiming: 'always',
  allianceShares: 'all',
  sharesOfMore: 'half',
  creatureCost: 'none',
  leftParty: 'goesOn',
  duelLimit: 'rounds',
  duelObjectives: 'goOn',
  difficultyBasis: 'total',
  fallenAlone: 'points',
};

test('the other table has every ruling other than its default', () => {
  for (const [name, { default: standard }] of Object.entries(rulings)) {
    expect({ [name]: others[name as keyof EldOptions] }).not.toEqual({ [name]: standard });
  }
});

// One round is enough here, because fuzzing plays whole matches, and a duel of random players may go on for ever (ELD-DUEL-014).
const edition = reviseEdition(bookEdition, 'short', { numbers: { quests: { rounds: { value: 1 } } } });
conformance(test, createGame({ pack: defaultContent, edition }), {
  setups: [
    { players: 2, options: { quest: others.quest, duelLimit: 'rounds' } },
    { players: 2, options: others },
  ],
  matches: 1,
});
