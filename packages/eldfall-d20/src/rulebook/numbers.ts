import type { Cited } from '@rulewright/core/editions';
import type { RuleId } from './rules.gen.js';

/** Numbers by name, each with its rule. */
type Named<Name extends string> = { readonly [N in Name]: Cited<number, RuleId> };

/**
 * The numbers of the book that an edition can change, by chapter; lengths in inches. A divisor divides and the result is
 * rounded up, a factor multiplies. The numbers of single items, spells, upgrades, quests and schemes are content. The values
 * of the book are `bookNumbers`.
 */
export interface EldNumbers {
  readonly rolls: Named<'faces'>;
  readonly modifiers: Named<'leastAttribute' | 'leastPower' | 'highCritical'>;
  /** Factors and divisors of Speed, and of the distance that is covered. */
  readonly movement: Named<'runFactor' | 'climbDivisor' | 'jumpDivisor' | 'slowSurfaceFactor'>;
  readonly states: Named<
    | 'bleedingWounds'
    | 'confusedDivisor'
    | 'crippledDivisor'
    | 'crouchedDivisor'
    | 'crouchedStrike'
    | 'reachWithoutWeapon'
    | 'flyingFactor'
    | 'flyingStrike'
    | 'poisonedRoll'
    | 'poisonedWounds'
    | 'weakenedDivisor'
    | 'weakenedStamina'
    | 'slowedDivisor'
  >;
  readonly activation: Named<'activationPoints' | 'reactionPoints' | 'reactionsOfModel'>;
  readonly actions: Named<'blindDodgeDivisor' | 'dodgeMoveDivisor' | 'uncoverDivisor'>;
  readonly melee: Named<
    'unarmedPower' | 'unarmedReach' | 'bashReach' | 'bashStrike' | 'bashKnockback' | 'againstShield' | 'shieldStrike'
  >;
  readonly ranged: Named<'contactPenalty' | 'strayFrom'>;
  readonly cover: Named<'distance' | 'heavy' | 'light'>;
  /** In millimetres; `sprayHeight` in inches. */
  readonly templates: Named<'circularLarge' | 'circularSmall' | 'sprayLarge' | 'spraySmall' | 'sprayHeight'>;
  readonly strikes: Named<'reactive' | 'least' | 'critical' | 'criticalArmor'>;
  readonly damage: Named<'woundHp' | 'intervalDivisor' | 'leastFallSpeed' | 'fallWounds' | 'brokenMoraleDivisor'>;
  readonly magic: Named<'auraWithoutSightDivisor' | 'countersPerPoint'>;
  readonly party: Named<'leastOfFaction' | 'models' | 'guildswornLimit' | 'upgradesOfModel'>;
  readonly setUp: Named<'initiativeDice' | 'deploymentDepth' | 'supportDivisor'>;
  readonly classes: Named<
    | 'armsmasterStrike'
    | 'assassinCritical'
    | 'druidEarth'
    | 'mageReroll'
    | 'marksmanIdle'
    | 'sentinelStrike'
    | 'soldierEach'
    | 'summonerFirstTier'
    | 'stanceStrike'
  >;
  readonly skills: Named<
    | 'backstabHits'
    | 'backstabPower'
    | 'chainAttackStrike'
    | 'dashStrike'
    | 'dualWieldReach'
    | 'dualWieldRerolls'
    | 'finishingStrike'
    | 'followUpDivisor'
    | 'hurlStrike'
    | 'hurlNear'
    | 'hurlNearDivisor'
    | 'protectorDivisor'
    | 'protectorPoints'
    | 'regeneration'
    | 'tracking'
    | 'trackingRerolls'
  >;
  readonly traits: Named<
    | 'acuteSenses'
    | 'armorPiercingDivisor'
    | 'cleaveWounds'
    | 'demonAgainstPanicked'
    | 'duelist'
    | 'frostbiteWounds'
    | 'inspiring'
    | 'intimidating'
    | 'knockbackSizes'
    | 'knockdownSizes'
    | 'watchfulFactor'
    | 'resistanceDivisor'
    | 'resourceful'
    | 'moreResourceful'
    | 'staggerPoints'
    | 'staggerSizes'
    | 'surpriseDivisor'
    | 'tacticianDepth'
  >;
  readonly arts: Named<
    | 'assassinationPower'
    | 'assassinationStrike'
    | 'fencedOff'
    | 'fencedStrike'
    | 'fencingStrike'
    | 'archeryReach'
    | 'archeryStrike'
    | 'assassinationLevels'
    | 'fencingLevels'
    | 'berserkLevels'
    | 'archeryLevels'
  >;
  /** The size of a Cache token, in millimetres. */
  readonly items: Named<'tokenRadius' | 'tokenHeight'>;
  readonly upgrades: Named<'doubleTime' | 'luckyCharm' | 'providence' | 'surgeOrder'>;
  readonly quests: Named<
    | 'leastVictoryPoints'
    | 'oneSchemeTo'
    | 'twoSchemesTo'
    | 'commonFaces'
    | 'allianceDivisor'
    | 'toxicWounds'
    | 'duelWon'
    | 'duelDrawn'
    | 'rounds'
  > & {
    /** The highest Game Size of each difficulty but the last. */
    readonly difficultyBands: Cited<readonly number[], RuleId>;
  };
}
