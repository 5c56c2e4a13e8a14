import type { ByColour, Colour, MovementTool } from './words.js';

/** A place on the table, in inches from the corner where both edges begin. */
export type PlaceInInches = readonly [x: number, y: number];

/** The part of the table where a thing lies, as one player sees it (SFI-SETUP-009). */
export type Half = 'own' | 'middle' | 'opponent';

/** The players whom the limit of a scenario ability binds: both together, or each by themselves. */
export type LimitFor = 'both' | 'eachPlayer';

/** The use of a scenario ability that a player declines: it is left to the next unit, or it is used up. */
export type WhenDeclined = 'stays' | 'usedUp';

/** The points for several elements that a player controls: for each of them, or once for all. */
export type SeveralControlled = 'each' | 'once';

/** The use of a faction ability where the faction states none (SFI-CARD-017). */
export interface FactionUse {
  readonly cost: ByColour;
  /** In inches. */
  readonly range: number;
  readonly onlyOnOwnActivation: boolean;
  readonly oncePerActivation: boolean;
}

/** The options of a match: the size of the armies, and the readings of the rulebook. Lengths are in inches. */
export interface SfiOptions {
  readonly 'army.points': number;
  readonly 'moveTool.lengths': { readonly [T in MovementTool]: number };
  readonly 'moveTool.width': number;
  readonly 'moveTool.maxBendDegrees': number;
  readonly 'moveTool.contact': 'outline' | 'spine';
  /** In 1/100 mm. */
  readonly 'measure.epsilon': number;
  readonly 'sight.touchedBasesBlock': boolean;
  readonly 'stacking.sameBonus': 'adds' | 'once';
  readonly 'setup.rollOffDice': ByColour;
  readonly 'setup.edgeChoice': 'tokenHolder' | 'firstTerrain';
  readonly 'deploy.completelyWithin': boolean;
  readonly 'terrain.repeatHalfRestriction': boolean;
  readonly 'terrain.touchIsWithin': boolean;
  readonly 'terrain.crossingCountsAsMovingInto': boolean;
  readonly 'terrain.pushCountsAsMovingInto': boolean;
  readonly 'attack.recheckAfterReactions': boolean;
  readonly 'attack.triggersJudged': 'atEvent' | 'atStep';
  readonly 'attack.friendlyFireBeamArea': boolean;
  readonly 'melee.leaveUsesEnemyReachOnly': boolean;
  readonly 'ethereal.ignoresMeleeLock': boolean;
  readonly 'essence.abilityCostSubstitution': boolean;
  readonly 'essence.destroyedAtActivationEndGenerates': boolean;
  readonly 'essence.attackCost': ByColour;
  readonly 'exhausted.whenOthersDie': 'latest' | 'none';
  readonly 'summoned.mayActivateOnArrival': boolean;
  readonly 'actions.sacrificedIsTaken': boolean;
  readonly 'abilities.targetRollIsAttack': boolean;
  readonly 'conditions.burning.damageDice': ByColour;
  readonly 'conditions.burning.gainedAtEnd': 'burnsNextTime' | 'burnsAtOnce';
  readonly 'conditions.surplusDamage': 'lost' | 'next';
  /** Two colours, of which the player picks one. */
  readonly 'conditions.essenceStarved.surchargeChoices': readonly Colour[];
  readonly 'conditions.stunned.mayForfeit': boolean;
  readonly 'conditions.void.stops': 'essenceValue' | 'activationEnd';
  readonly 'immunity.removesCondition': boolean;
  readonly 'hides.bothCount': boolean;
  readonly 'scenario.essenceInteractBaseCost': ByColour;
  readonly 'scenario.ccc.mineEssence': { readonly [H in Half]: Colour };
  readonly 'scenario.ccc.minePositions': readonly PlaceInInches[];
  readonly 'scenario.ccc.mineDraws': LimitFor;
  readonly 'scenario.ccc.mineDeclined': WhenDeclined;
  readonly 'scenario.ccc.mineScoring': SeveralControlled;
  readonly 'combinedAttack.countsAttacker': boolean;
  readonly 'win.scenarioLead': 'atLeast' | 'more';
  readonly 'tie.armyPoints': 'destroyed' | 'remaining';
  readonly 'tie.countsSummoned': boolean;
  readonly 'tie.essenceSnapshot': 'beforeRemoval' | 'afterRemoval';
  readonly 'win.simultaneousWipeout': 'victoryPoints' | 'draw';
  readonly 'faction.abilityUse': FactionUse;
}
