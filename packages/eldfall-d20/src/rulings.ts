import { isObject, type Rulings, readings } from '@rulewright/core';
import type { RuleId } from './rulebook/index.js';
import type { EldOptions } from './vocabulary/options.js';

const { oneOf, yesOrNo, where } = readings<RuleId>();

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** An object with exactly some keys, each with a whole number between two limits. */
const hasWhole = (value: unknown, keys: readonly string[], least: number, most: number): boolean =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every(key => isWhole(value[key], least, most));

const standardHitboxes: EldOptions['hitboxes'] = {
  small: { diameter: 25, height: 30 },
  medium: { diameter: 32, height: 45 },
  large: { diameter: 40, height: 60 },
  huge: { diameter: 50, height: 80 },
  gigantic: { diameter: 60, height: 110 },
  colossal: { diameter: 80, height: 150 },
  epic: { diameter: 100, height: 200 },
};

/** Hitboxes of all sizes: that of a larger size is neither narrower nor lower than that of a smaller one (ELD-PROFILE-013). */
const areHitboxes = (value: unknown): boolean => {
  const sizes = Object.keys(standardHitboxes);
  if (!isObject(value) || Object.keys(value).length !== sizes.length) return false;
  if (!sizes.every(size => hasWhole(value[size], ['diameter', 'height'], 5, 500))) return false;
  const list = sizes.map(size => value[size] as { readonly diameter: number; readonly height: number });
  return list.every((box, at) => {
    const before = list[at - 1];
    return before === undefined || (before.diameter <= box.diameter && before.height <= box.height);
  });
};

/** The far circle of the smaller spray template is not the larger one. */
const isTeardrop = (value: unknown): boolean => {
  if (!hasWhole(value, ['near', 'farOfLarge', 'farOfSmall'], 1, 200)) return false;
  const { near, farOfLarge, farOfSmall } = value as EldOptions['teardrop'];
  return near <= farOfSmall && farOfSmall <= farOfLarge;
};

/** The name of a quest; the set-up of a match looks for it in the content pack. */
const isName = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z0-9-]{0,63}$/.test(value);

/** The options of a match: the agreements of its players and the readings of the rulebook, each with its rule and default. */
export const rulings: Rulings<EldOptions> = {
  gameSize: where('ELD-PARTY-001', 60, value => isWhole(value, 1, 1000)),
  format: oneOf('ELD-PARTY-010', ['rivalry', 'guildsworn']),
  measuringMode: oneOf('ELD-MEASURE-008', ['assisted', 'standard', 'realism']),
  quest: where('ELD-SETUP-002', 'open-hostilities', isName),
  tableSize: where('ELD-SETUP-003', { width: 36, depth: 36 }, value => hasWhole(value, ['width', 'depth'], 12, 96)),
  environment: oneOf('ELD-ENV-001', ['none', 'toxic']),
  gladiatrixMode: oneOf('ELD-QUEST-035', ['regular', 'boss']),
  gladiatrixPlayedBy: oneOf('ELD-QUEST-035', ['card', 'player']),

  secondZone: oneOf('ELD-SETUP-009', ['opposite', 'anyEdge']),
  choicesOfMore: oneOf('ELD-SETUP-008', ['rights', 'results']),
  firstEquipment: oneOf('ELD-ITEM-003', ['named', 'asListed']),
  guildswornUpgrades: oneOf('ELD-PARTY-014', ['ofFaction', 'any']),
  specificConflict: oneOf('ELD-DEF-002', ['banFirst', 'laterWins']),
  partyMemberIncludesSummons: yesOrNo('ELD-DEF-011', false),
  hitboxes: where('ELD-PROFILE-014', standardHitboxes, areHitboxes),
  baseHeightMm: where('ELD-PROFILE-015', 4, value => isWhole(value, 1, 20)),
  rerollStacking: oneOf('ELD-ROLL-010', ['oncePerAbility', 'oncePerDie']),
  stackHalving: yesOrNo('ELD-MOD-005', true),
  // 0.001 inch is 2.54 units, so a difference of two units is smaller than that.
  distanceEpsilon: where('ELD-MEASURE-007', 2, value => isWhole(value, 0, 254)),
  lowObstacleFree: yesOrNo('ELD-MOVE-023', true),
  ladderCost: oneOf('ELD-MOVE-024', ['up', 'bothWays']),
  takenEnd: oneOf('ELD-MOVE-021', ['earlier', 'beside']),
  risingUnder: oneOf('ELD-MOVE-022', ['riserLeaves', 'otherLeaves']),
  equalBodiesHide: yesOrNo('ELD-LOS-005', true),
  flyingSight: oneOf('ELD-LOS-013', ['surface', 'field']),
  structuresHide: yesOrNo('ELD-LOS-012', true),
  movingFront: oneOf('ELD-LOS-004', ['everySide', 'finalFacing']),
  awarenessUsesDefaultAgility: yesOrNo('ELD-AWARE-002', false),
  awarenessFrom: oneOf('ELD-AWARE-001', ['base', 'hitbox']),
  hugeModelsTakeCover: yesOrNo('ELD-COVER-002', true),
  coversAddUp: yesOrNo('ELD-COVER-005', false),
  solidWall: oneOf('ELD-COVER-007', ['wide', 'wideAndHigh']),
  engagedReaction: oneOf('ELD-STATE-031', ['anyMoment', 'end']),
  immobilizedMayCrouch: yesOrNo('ELD-STATE-051', false),
  blindDodge: oneOf('ELD-ACTION-014', ['anyAttribute', 'agilityOnly']),
  dodgeStance: oneOf('ELD-ACTION-018', ['anyOrder', 'after']),
  assistSight: oneOf('ELD-ACTION-007', ['bothRoles', 'active']),
  fallenContact: yesOrNo('ELD-RANGED-009', true),
  dodgedStrays: yesOrNo('ELD-RANGED-012', false),
  crouchedTakeOff: yesOrNo('ELD-SKILL-024', true),
  secretTrades: yesOrNo('ELD-ACTION-035', false),
  fallenTrades: yesOrNo('ELD-ACTION-035', true),
  alliedTrades: oneOf('ELD-ACTION-035', ['free', 'agreed']),
  strikeSetIsFinal: yesOrNo('ELD-STATE-014', false),
  crouchCancelBeforeDeclaration: yesOrNo('ELD-STATE-017', true),
  engagedNeedsClearLine: yesOrNo('ELD-STATE-026', false),
  flyingEngages: yesOrNo('ELD-STATE-027', true),
  takeOffFrees: yesOrNo('ELD-STATE-028', true),
  incapacitatedRecovery: oneOf('ELD-STATE-048', ['strategicPhase', 'immediate']),
  dodgeMoveAtZeroHp: yesOrNo('ELD-ACT-021', false),
  teardrop: where('ELD-TEMPLATE-006', { near: 20, farOfLarge: 90, farOfSmall: 70 }, isTeardrop),
  templateHeight: oneOf('ELD-TEMPLATE-010', ['diameter', 'unlimited']),
  templatesBlockedByWalls: oneOf('ELD-TEMPLATE-011', ['spray', 'none', 'all']),
  targetlessConfronts: yesOrNo('ELD-TEMPLATE-018', false),
  surfaceSight: oneOf('ELD-TRAIT-062', ['notNeeded', 'needed']),
  excessWoundsKill: yesOrNo('ELD-DAMAGE-002', false),
  excessWoundsScore: yesOrNo('ELD-SCHEME-022', false),
  extraWoundsTrigger: yesOrNo('ELD-DAMAGE-006', false),
  advantageDice: oneOf('ELD-TRAIT-004', ['allDice', 'attackRolls']),
  frostbiteRolls: oneOf('ELD-TRAIT-033', ['perAttacker', 'once']),
  essenceHits: oneOf('ELD-TRAIT-024', ['negated', 'damageOnly']),
  knockbackHits: oneOf('ELD-TRAIT-038', ['each', 'longest']),
  burnRolls: oneOf('ELD-TRAIT-008', ['friendsAsked', 'alwaysAsked']),
  trampleFlying: yesOrNo('ELD-TRAIT-067', true),
  trampleInPanic: yesOrNo('ELD-TRAIT-067', true),
  trampleIsMelee: yesOrNo('ELD-SCHEME-034', true),
  brokenMoraleReturns: yesOrNo('ELD-MORALE-001', false),
  moraleCounts: oneOf('ELD-MORALE-002', ['members', 'models']),
  fallenOnWall: oneOf('ELD-FALL-009', ['falls', 'stays']),
  statesOnWall: oneOf('ELD-FALL-010', ['stays', 'falls']),
  fallenSecrets: oneOf('ELD-STATE-069', ['shown', 'secret']),
  fatiguedRegain: yesOrNo('ELD-STATE-034', false),
  petrifiedTurns: yesOrNo('ELD-STATE-071', false),
  berserkerRolls: oneOf('ELD-CLASS-007', ['damageRolls', 'everyWound']),
  dismissals: oneOf('ELD-MANA-012', ['one', 'any']),
  finishingKills: yesOrNo('ELD-SKILL-019', false),
  finishingTargets: oneOf('ELD-SKILL-019', ['aimed', 'wounded']),
  extraAttackArts: yesOrNo('ELD-SKILL-008', false),
  backstabPower: oneOf('ELD-SKILL-002', ['unseenTargets', 'allHits']),
  duelistArts: oneOf('ELD-TRAIT-021', ['targets', 'combat']),
  charmUses: oneOf('ELD-SKILL-009', ['everyReaction', 'oncePerSequence']),
  lostGround: oneOf('ELD-FALL-001', ['taker', 'nobody']),
  charmedFalls: oneOf('ELD-SKILL-010', ['charmer', 'nobody']),
  infiltration: oneOf('ELD-SKILL-031', ['eachLevel', 'outsideZones']),
  impedeBeyondReach: oneOf('ELD-SKILL-033', ['engaged', 'free']),
  tauntAwareness: oneOf('ELD-SKILL-042', ['within', 'entered']),
  flickerAwareness: oneOf('ELD-SKILL-023', ['within', 'entered']),
  dashAttack: oneOf('ELD-SKILL-016', ['actionStep', 'movementStep']),
  followedMoves: oneOf('ELD-SKILL-025', ['all', 'endMoves', 'dodges']),
  protectorSight: oneOf('ELD-SKILL-037', ['notNeeded', 'needed']),
  targetedProtector: oneOf('ELD-SKILL-035', ['protects', 'protectsNobody']),
  stanceRoles: oneOf('ELD-CLASS-026', ['exchanged', 'kept']),
  autoStratagem: yesOrNo('ELD-STRATAGEM-009', false),
  stratagemReach: oneOf('ELD-STRATAGEM-011', ['whenUsed', 'whileItLasts']),
  lootFallen: yesOrNo('ELD-ITEM-023', false),
  hostileItems: oneOf('ELD-ITEM-002', ['oneEach', 'all']),
  hostileArbiter: oneOf('ELD-HOSTILE-010', ['firstPlayer', 'activePlayer']),
  hostileReach: oneOf('ELD-MEASURE-014', ['measured', 'ignored']),
  hostileFalls: oneOf('ELD-HOSTILE-020', ['ifNeeded', 'never']),
  hostileTurnsFirst: yesOrNo('ELD-HOSTILE-017', true),
  fallenTargets: oneOf('ELD-HOSTILE-021', ['targets', 'ignored']),
  familiarsAtFullUpkeep: yesOrNo('ELD-TRAIT-028', false),
  familiarGuards: oneOf('ELD-TRAIT-027', ['everyWound', 'attacks']),
  dispelledFamiliars: oneOf('ELD-TRAIT-029', ['removed', 'kept']),
  undefinedTraits: oneOf('ELD-TRAIT-075', ['stationaryEnds', 'tagsOnly']),
  resolveOneself: yesOrNo('ELD-SPELLCRAFT-026', true),
  otherInferno: oneOf('ELD-SPELLCRAFT-049', ['sorcery', 'enchantment']),
  clawsOfEarth: oneOf('ELD-SPELLCRAFT-055', ['immobilizes', 'damageOnly']),
  wardAgainstAreas: oneOf('ELD-SPELLCRAFT-033', ['aimed', 'never']),
  unkeenWounds: oneOf('ELD-TRAIT-070', ['every', 'ofHits']),
  redirectedHits: oneOf('ELD-SPELLCRAFT-034', ['ofCaster', 'ofTarget']),
  purgedAllies: oneOf('ELD-SPELLCRAFT-011', ['unhurt', 'wounded']),
  dispelledStates: oneOf('ELD-SPELLCRAFT-028', ['ended', 'kept']),
  missingUpgradeLimit: oneOf('ELD-UPGRADE-004', ['unlimited', 'one', 'three']),
  upgradeCopies: oneOf('ELD-MOD-014', ['once', 'addUp']),
  artificerMana: oneOf('ELD-CLASS-005', ['free', 'paid']),
  mageRerolls: oneOf('ELD-CLASS-013', ['once', 'perPoint']),
  luckyCharmDice: oneOf('ELD-UPGRADE-018', ['ownActions', 'ownRolls']),
  outsideGuards: oneOf('ELD-UPGRADE-049', ['approach', 'return']),
  surgeLimits: oneOf('ELD-UPGRADE-043', ['kept', 'lifted']),
  deadCreatures: oneOf('ELD-MANA-008', ['count', 'free']),
  secretMana: oneOf('ELD-CLASS-023', ['kept', 'reveals']),
  creaturesOfLeft: oneOf('ELD-MANA-013', ['stay', 'vanish']),
  pouchCopies: oneOf('ELD-UPGRADE-006', ['each', 'once']),
  doubleTime: oneOf('ELD-UPGRADE-042', ['beforeDie', 'afterDie']),
  manipulationCountsDuels: yesOrNo('ELD-SCHEME-007', false),
  assassinationBy: oneOf('ELD-SCHEME-008', ['player', 'anybody']),
  leftModelsScore: yesOrNo('ELD-SCHEME-009', true),
  unnoticedLeft: yesOrNo('ELD-SCHEME-016', false),
  tenacity: oneOf('ELD-SCHEME-017', ['members', 'models']),
  numbersAgainst: oneOf('ELD-SCHEME-036', ['each', 'together']),
  unopposedNumbers: yesOrNo('ELD-SCHEME-036', true),
  standingGround: oneOf('ELD-SCHEME-013', ['displaced', 'ownMoves']),
  fierceAsFire: oneOf('ELD-SCHEME-025', ['reactions', 'wounds']),
  fallenScore: yesOrNo('ELD-DEF-014', false),
  vpCapTiming: oneOf('ELD-QUEST-001', ['finalScoring', 'always']),
  pointsBelowZero: yesOrNo('ELD-QUEST-002', false),
  rewardsOfModel: oneOf('ELD-QUEST-003', ['once', 'perPlayer']),
  killedOutright: oneOf('ELD-QUEST-003', ['dead', 'both']),
  fledHostiles: oneOf('ELD-QUEST-019', ['countAsDead', 'goOn']),
  sigilInferno: oneOf('ELD-QUEST-025', ['sorcery', 'other']),
  sigilPasser: oneOf('ELD-QUEST-026', ['hit', 'whereItEnds']),
  treasuresTogether: oneOf('ELD-QUEST-031', ['once', 'each']),
  lossOfMorale: oneOf('ELD-QUEST-037', ['broken', 'panicked']),
  barrelDodges: yesOrNo('ELD-QUEST-034', true),
  allianceShares: oneOf('ELD-QUEST-015', ['quest', 'all']),
  sharesOfMore: oneOf('ELD-QUEST-070', ['equal', 'half']),
  creatureCost: oneOf('ELD-QUEST-071', ['printed', 'none']),
  leavingMoment: oneOf('ELD-QUEST-045', ['ownActivation', 'everySequence']),
  halfLeft: oneOf('ELD-QUEST-046', ['few', 'most']),
  fallenInside: oneOf('ELD-QUEST-051', ['passedOver', 'holdUp']),
  tier3Rewards: oneOf('ELD-QUEST-020', ['both', 'higher']),
  tier4Rewards: oneOf('ELD-QUEST-068', ['both', 'higher']),
  foundUpgrades: oneOf('ELD-QUEST-057', ['onTop', 'withRoom']),
  cachesOfModel: oneOf('ELD-QUEST-058', ['each', 'one']),
  carriedParty: oneOf('ELD-QUEST-040', ['whole', 'remaining']),
  antechamberEnd: oneOf('ELD-QUEST-061', ['defeated', 'core']),
  leftParty: oneOf('ELD-TURN-013', ['passedOver', 'goesOn']),
  fallenAlone: oneOf('ELD-END-002', ['lost', 'points']),
  duelLimit: oneOf('ELD-DUEL-014', ['none', 'rounds']),
  duelObjectives: oneOf('ELD-DUEL-016', ['stop', 'goOn']),
  carriedCounters: oneOf('ELD-QUEST-040', ['lost', 'kept']),
  carriedFallen: oneOf('ELD-QUEST-042', ['fallen', 'getUp']),
  fallenLeaders: oneOf('ELD-LEADER-004', ['nothing', 'morale']),
  fledMembers: oneOf('ELD-QUEST-042', ['lost', 'return']),
  brokerClasses: oneOf('ELD-QUEST-064', ['lifted', 'kept']),
  obeliskRepairs: oneOf('ELD-QUEST-067', ['spells', 'strikes']),
  difficultyBasis: oneOf('ELD-QUEST-041', ['perPlayer', 'total']),
};
