import { describe, expect, test } from 'vitest';
import { catalogue } from './rulebook/index.js';
import { rulings } from './rulings.js';
import type { EldOptions } from './vocabulary/options.js';

// The titles name no rule ids: an option alone models no rule.

const names = Object.keys(rulings) as (keyof EldOptions)[];

/** True if an option takes a value. */
const takes = (name: keyof EldOptions, value: unknown): boolean => {
  const { values } = rulings[name];
  if (typeof values === 'function') return values(value);
  return (values as readonly unknown[]).includes(value);
};

describe('the options of a match', () => {
  test('are those that the readings of the rulebook name, each with its rule', () => {
    const named = catalogue.flatMap(({ options }) => options ?? []);
    expect([...new Set(named)].sort()).toEqual([...names].sort());
    for (const name of names) {
      const { rule } = rulings[name];
      expect([name, catalogue.find(({ id }) => id === rule)?.options]).toEqual([name, expect.arrayContaining([name])]);
    }
  });

  test('have the defaults of the readings, which they take', () => {
    expect(Object.fromEntries(names.map(name => [name, rulings[name].default]))).toEqual({
      gameSize: 60,
      format: 'rivalry',
      measuringMode: 'assisted',
      quest: 'open-hostilities',
      tableSize: { width: 36, depth: 36 },
      environment: 'none',
      gladiatrixMode: 'regular',
      gladiatrixPlayedBy: 'card',
      secondZone: 'opposite',
      choicesOfMore: 'rights',
      firstEquipment: 'named',
      guildswornUpgrades: 'ofFaction',
      specificConflict: 'banFirst',
      partyMemberIncludesSummons: false,
      hitboxes: {
        small: { diameter: 25, height: 30 },
        medium: { diameter: 32, height: 45 },
        large: { diameter: 40, height: 60 },
        huge: { diameter: 50, height: 80 },
        gigantic: { diameter: 60, height: 110 },
        colossal: { diameter: 80, height: 150 },
        epic: { diameter: 100, height: 200 },
      },
      baseHeightMm: 4,
      rerollStacking: 'oncePerAbility',
      stackHalving: true,
      distanceEpsilon: 2,
      lowObstacleFree: true,
      ladderCost: 'up',
      takenEnd: 'earlier',
      risingUnder: 'riserLeaves',
      equalBodiesHide: true,
      flyingSight: 'surface',
      structuresHide: true,
      movingFront: 'everySide',
      awarenessUsesDefaultAgility: false,
      awarenessFrom: 'base',
      hugeModelsTakeCover: true,
      coversAddUp: false,
      solidWall: 'wide',
      engagedReaction: 'anyMoment',
      immobilizedMayCrouch: false,
      blindDodge: 'anyAttribute',
      dodgeStance: 'anyOrder',
      assistSight: 'bothRoles',
      fallenContact: true,
      dodgedStrays: false,
      crouchedTakeOff: true,
      secretTrades: false,
      fallenTrades: true,
      alliedTrades: 'free',
      strikeSetIsFinal: false,
      crouchCancelBeforeDeclaration: true,
      engagedNeedsClearLine: false,
      flyingEngages: true,
      takeOffFrees: true,
      incapacitatedRecovery: 'strategicPhase',
      dodgeMoveAtZeroHp: false,
      teardrop: { near: 20, farOfLarge: 90, farOfSmall: 70 },
      templateHeight: 'diameter',
      templatesBlockedByWalls: 'spray',
      targetlessConfronts: false,
      surfaceSight: 'notNeeded',
      excessWoundsKill: false,
      excessWoundsScore: false,
      extraWoundsTrigger: false,
      advantageDice: 'allDice',
      frostbiteRolls: 'perAttacker',
      burnRolls: 'friendsAsked',
      essenceHits: 'negated',
      knockbackHits: 'each',
      trampleFlying: true,
      trampleIsMelee: true,
      brokenMoraleReturns: false,
      moraleCounts: 'members',
      fallenOnWall: 'falls',
      statesOnWall: 'stays',
      petrifiedTurns: false,
      berserkerRolls: 'damageRolls',
      dismissals: 'one',
      finishingKills: false,
      extraAttackArts: false,
      backstabPower: 'unseenTargets',
      charmUses: 'everyReaction',
      infiltration: 'eachLevel',
      tauntAwareness: 'within',
      flickerAwareness: 'within',
      dashAttack: 'actionStep',
      followedMoves: 'endMoves',
      protectorSight: 'notNeeded',
      stanceRoles: 'exchanged',
      autoStratagem: false,
      stratagemReach: 'whenUsed',
      lootFallen: false,
      hostileItems: 'oneEach',
      hostileArbiter: 'firstPlayer',
      hostileReach: 'measured',
      hostileFalls: 'ifNeeded',
      hostileTurnsFirst: true,
      fallenTargets: 'targets',
      familiarGuards: 'everyWound',
      dispelledFamiliars: 'removed',
      familiarsAtFullUpkeep: false,
      undefinedTraits: 'stationaryEnds',
      resolveOneself: true,
      otherInferno: 'sorcery',
      clawsOfEarth: 'immobilizes',
      wardAgainstAreas: 'aimed',
      purgedAllies: 'unhurt',
      dispelledStates: 'ended',
      missingUpgradeLimit: 'unlimited',
      upgradeCopies: 'once',
      artificerMana: 'free',
      mageRerolls: 'once',
      luckyCharmDice: 'ownActions',
      outsideGuards: 'approach',
      surgeLimits: 'kept',
      deadCreatures: 'count',
      creaturesOfLeft: 'stay',
      pouchCopies: 'each',
      doubleTime: 'beforeDie',
      manipulationCountsDuels: false,
      assassinationBy: 'player',
      leftModelsScore: true,
      unnoticedLeft: false,
      tenacity: 'members',
      numbersAgainst: 'each',
      unopposedNumbers: true,
      standingGround: 'displaced',
      fierceAsFire: 'reactions',
      fallenScore: false,
      vpCapTiming: 'finalScoring',
      pointsBelowZero: false,
      rewardsOfModel: 'once',
      tier4Rewards: 'both',
      killedOutright: 'dead',
      fledHostiles: 'countAsDead',
      sigilInferno: 'sorcery',
      sigilPasser: 'hit',
      treasuresTogether: 'once',
      lossOfMorale: 'broken',
      barrelDodges: true,
      allianceShares: 'quest',
      sharesOfMore: 'equal',
      creatureCost: 'printed',
      halfLeft: 'few',
      fallenInside: 'passedOver',
      cachesOfModel: 'each',
      carriedParty: 'whole',
      antechamberEnd: 'defeated',
      leftParty: 'passedOver',
      fallenAlone: 'lost',
      duelLimit: 'none',
      duelObjectives: 'stop',
      carriedCounters: 'lost',
      carriedFallen: 'fallen',
      fledMembers: 'lost',
      obeliskRepairs: 'spells',
      difficultyBasis: 'perPlayer',
    });
    for (const name of names) expect([name, takes(name, rulings[name].default)]).toEqual([name, true]);
  });

  test('that are yes or no take both, and nothing else', () => {
    for (const name of names) {
      if (typeof rulings[name].default !== 'boolean') continue;
      const taken = [true, false, 0, 'true', null].map(value => takes(name, value));
      expect([name, ...taken]).toEqual([name, true, true, false, false, false]);
    }
  });

  const boxes = rulings.hitboxes.default;
  test.each<[name: keyof EldOptions, taken: unknown[], refused: unknown[]]>([
    ['gameSize', [1, 25, 1000], [0, 1001, 60.5, '60', Number.NaN]],
    ['format', ['guildsworn'], ['free']],
    ['measuringMode', ['standard', 'realism'], ['none', 1]],
    ['quest', ['treasure-hunt', 'q1'], ['', 'Treasure Hunt', '-a', 'a'.repeat(65), 7]],
    [
      'tableSize',
      [
        { width: 12, depth: 12 },
        { width: 96, depth: 48 },
      ],
      [
        { width: 36 },
        { width: 11, depth: 36 },
        { width: 36, depth: 97 },
        { width: 36, depth: 36.5 },
        { width: 36, depth: 36, height: 9 },
        36,
      ],
    ],
    ['environment', ['toxic'], ['fire']],
    ['gladiatrixMode', ['boss'], ['easy']],
    ['gladiatrixPlayedBy', ['player'], ['nobody']],
    ['specificConflict', ['laterWins'], ['earlierWins']],
    [
      'hitboxes',
      [
        { ...boxes, epic: { diameter: 500, height: 500 } },
        { ...boxes, medium: boxes.small },
      ],
      [
        { ...boxes, medium: { diameter: 41, height: 45 } },
        { ...boxes, medium: { diameter: 32, height: 29 } },
        { ...boxes, small: { diameter: 4, height: 30 } },
        { ...boxes, small: { diameter: 25 } },
        { ...boxes, titanic: boxes.epic },
        {},
        null,
      ],
    ],
    ['baseHeightMm', [1, 20], [0, 21, 4.5]],
    ['rerollStacking', ['oncePerDie'], ['never']],
    ['distanceEpsilon', [0, 254], [-1, 255, 0.5]],
    ['ladderCost', ['bothWays'], ['down']],
    ['takenEnd', ['beside'], ['later']],
    ['risingUnder', ['otherLeaves'], ['nobodyLeaves']],
    ['movingFront', ['finalFacing'], ['firstFacing']],
    ['awarenessFrom', ['hitbox'], ['eyes']],
    ['solidWall', ['wideAndHigh'], ['high']],
    ['engagedReaction', ['end'], ['start']],
    ['blindDodge', ['agilityOnly'], ['none']],
    ['dodgeStance', ['after'], ['before']],
    ['frostbiteRolls', ['once'], ['never']],
    ['incapacitatedRecovery', ['immediate'], ['never']],
    [
      'teardrop',
      [{ near: 1, farOfLarge: 1, farOfSmall: 1 }],
      [
        { near: 20, farOfLarge: 69, farOfSmall: 70 },
        { near: 71, farOfLarge: 90, farOfSmall: 70 },
        { near: 20, farOfLarge: 90 },
        { near: 0, farOfLarge: 90, farOfSmall: 70 },
      ],
    ],
    ['templateHeight', ['unlimited'], [2]],
    ['templatesBlockedByWalls', ['none', 'all'], [true]],
    ['hostileItems', ['all'], ['none']],
    ['hostileArbiter', ['activePlayer'], ['nobody']],
    ['hostileReach', ['ignored'], ['nobody']],
    ['berserkerRolls', ['everyWound'], ['none']],
    ['assassinationBy', ['anybody'], ['nobody']],
    ['undefinedTraits', ['tagsOnly'], ['none']],
    ['otherInferno', ['enchantment'], ['none']],
    ['clawsOfEarth', ['damageOnly'], ['none']],
    ['missingUpgradeLimit', ['one', 'three'], [1]],
    ['vpCapTiming', ['always'], ['never']],
    ['duelLimit', ['rounds'], ['turns']],
    ['duelObjectives', ['goOn'], ['none']],
    ['difficultyBasis', ['total'], ['none']],
  ])('%s takes only values that can be played', (name, taken, refused) => {
    for (const value of taken) expect([value, takes(name, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, takes(name, value)]).toEqual([value, false]);
  });
});
