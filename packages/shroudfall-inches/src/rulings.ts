import { isObject, type Rulings, readings } from '@rulewright/core';
import type { RuleId } from './rulebook/index.js';
import type { SfiOptions } from './vocabulary/options.js';
import { colours, movementTools } from './vocabulary/words.js';

const { oneOf, yesOrNo, where } = readings<RuleId>();

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** A length in inches that is a whole number of units of 1/100 mm. */
const isLength = (value: unknown, least: number, most: number): boolean => {
  if (typeof value !== 'number' || !(value >= least && value <= most)) return false;
  const units = value * 2540;
  return Math.abs(units - Math.round(units)) < 1e-6;
};

/** An object with exactly some keys, each with a value that passes. */
const hasExactly = (value: unknown, keys: readonly string[], passes: (one: unknown) => boolean): boolean =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every(key => passes(value[key]));

const isColour = (value: unknown): boolean => colours.some(colour => colour === value);

/** Counts by colour: at most ten tokens fit into a reserve (SFI-ESSENCE-002), and no more dice are needed. */
const isByColour = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([colour, count]) => isColour(colour) && isWhole(count, 1, 10));

const isPool = (value: unknown): boolean => isByColour(value) && Object.keys(value as object).length > 0;

const areLengths = (value: unknown): boolean => {
  if (!hasExactly(value, movementTools, one => isLength(one, 0.5, 36))) return false;
  const { S, M, L } = value as SfiOptions['moveTool.lengths'];
  return S <= M && M <= L;
};

const areTwoColours = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isColour) && value[0] !== value[1];

/** Half the base of a mine, 25 mm, is less than an inch: a mine that lies an inch or more inside is on the table. */
const isMinePlace = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(one => isLength(one, 1, 35));

/** Mines lie at least two inches apart, so that their bases never overlap. */
const areMinePlaces = (value: unknown): boolean => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 9 || !value.every(isMinePlace)) return false;
  const places = value as [number, number][];
  return places.every(([x, y], i) => places.every(([u, v], j) => i <= j || (x - u) * (x - u) + (y - v) * (y - v) >= 4));
};

const isFactionUse = (value: unknown): boolean =>
  hasExactly(value, ['cost', 'range', 'onlyOnOwnActivation', 'oncePerActivation'], () => true) &&
  isObject(value) &&
  isByColour(value.cost) &&
  isWhole(value.range, 1, 51) &&
  typeof value.onlyOnOwnActivation === 'boolean' &&
  typeof value.oncePerActivation === 'boolean';

/** The options of a match: the size of the armies and the readings of the rulebook, each with its rule and default. */
export const rulings: Rulings<SfiOptions> = {
  'army.points': where('SFI-ARMY-003', 200, value => isWhole(value, 1, 10_000)),
  'moveTool.lengths': where('SFI-MOVE-001', { S: 3, M: 5, L: 7 }, areLengths),
  'moveTool.width': where('SFI-MOVE-002', 1, value => isLength(value, 0.1, 4)),
  'moveTool.maxBendDegrees': where('SFI-MOVE-003', 180, value => isWhole(value, 0, 180)),
  'moveTool.contact': oneOf('SFI-MOVE-006', ['outline', 'spine']),
  'measure.epsilon': where('SFI-MEASURE-004', 0, value => isWhole(value, 0, 254)),
  'sight.touchedBasesBlock': yesOrNo('SFI-LOS-005', false),
  'stacking.sameBonus': oneOf('SFI-STACK-002', ['adds', 'once']),
  'setup.rollOffDice': where('SFI-SETUP-002', { yellow: 2 }, isPool),
  'setup.edgeChoice': oneOf('SFI-SETUP-009', ['tokenHolder', 'firstTerrain']),
  'deploy.completelyWithin': yesOrNo('SFI-DEPLOY-002', false),
  'terrain.repeatHalfRestriction': yesOrNo('SFI-SETUP-012', true),
  'terrain.touchIsWithin': yesOrNo('SFI-MEASURE-016', false),
  'terrain.crossingCountsAsMovingInto': yesOrNo('SFI-TKEY-001', true),
  'terrain.pushCountsAsMovingInto': yesOrNo('SFI-TKEY-001', true),
  'attack.recheckAfterReactions': yesOrNo('SFI-ATTACK-021', false),
  'attack.triggersJudged': oneOf('SFI-ABILITY-REACTIVE-012', ['atEvent', 'atStep']),
  'attack.friendlyFireBeamArea': yesOrNo('SFI-BEAM-006', true),
  'melee.leaveUsesEnemyReachOnly': yesOrNo('SFI-MELEE-007', false),
  'ethereal.ignoresMeleeLock': yesOrNo('SFI-PASSIVE-015', false),
  'essence.abilityCostSubstitution': yesOrNo('SFI-ESSENCE-012', false),
  'essence.destroyedAtActivationEndGenerates': yesOrNo('SFI-ESSENCE-013', false),
  'essence.attackCost': where('SFI-ABILITY-ACTIVE-013', { red: 1 }, isByColour),
  'exhausted.whenOthersDie': oneOf('SFI-ACTIVATE-009', ['latest', 'none']),
  'summoned.mayActivateOnArrival': yesOrNo('SFI-ROUND-005', true),
  'actions.sacrificedIsTaken': yesOrNo('SFI-ACTION-015', false),
  'abilities.targetRollIsAttack': yesOrNo('SFI-ABILITY-ACTIVE-008', false),
  'conditions.burning.damageDice': where('SFI-CONDITION-001', { yellow: 2 }, isPool),
  'conditions.burning.gainedAtEnd': oneOf('SFI-CONDITION-002', ['burnsNextTime', 'burnsAtOnce']),
  'conditions.surplusDamage': oneOf('SFI-COND-004', ['lost', 'next']),
  'conditions.essenceStarved.surchargeChoices': where('SFI-CONDITION-004', ['grey', 'yellow'], areTwoColours),
  'conditions.stunned.mayForfeit': yesOrNo('SFI-CONDITION-014', false),
  'conditions.void.stops': oneOf('SFI-CONDITION-015', ['essenceValue', 'activationEnd']),
  'immunity.removesCondition': yesOrNo('SFI-PASSIVE-022', true),
  'hides.bothCount': yesOrNo('SFI-PASSIVE-047', false),
  'scenario.essenceInteractBaseCost': where('SFI-SCENARIO-012', { grey: 1 }, isByColour),
  'scenario.ccc.mineEssence': where('SFI-SCENARIO-023', { own: 'grey', middle: 'yellow', opponent: 'red' }, value =>
    hasExactly(value, ['own', 'middle', 'opponent'], isColour),
  ),
  'scenario.ccc.minePositions': where(
    'SFI-SCENARIO-021',
    [
      [18, 9],
      [18, 18],
      [18, 27],
    ],
    areMinePlaces,
  ),
  'scenario.ccc.mineDraws': oneOf('SFI-SCENARIO-022', ['both', 'eachPlayer']),
  'scenario.ccc.mineDeclined': oneOf('SFI-SCENARIO-022', ['stays', 'usedUp']),
  'scenario.ccc.mineScoring': oneOf('SFI-SCENARIO-024', ['each', 'once']),
  'combinedAttack.countsAttacker': yesOrNo('SFI-PASSIVE-007', false),
  'win.scenarioLead': oneOf('SFI-WIN-002', ['atLeast', 'more']),
  'tie.armyPoints': oneOf('SFI-TIE-003', ['destroyed', 'remaining']),
  'tie.countsSummoned': yesOrNo('SFI-TIE-003', false),
  'tie.essenceSnapshot': oneOf('SFI-TIE-004', ['beforeRemoval', 'afterRemoval']),
  'win.simultaneousWipeout': oneOf('SFI-WIN-006', ['victoryPoints', 'draw']),
  'faction.abilityUse': where(
    'SFI-CARD-017',
    { cost: {}, range: 8, onlyOnOwnActivation: true, oncePerActivation: true },
    isFactionUse,
  ),
};
