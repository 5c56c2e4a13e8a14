import { conformance } from '@rulewright/core/testing';
import { test } from 'vitest';
import { shroudfallInches } from './index.js';
import type { SfiOptions } from './vocabulary/index.js';

/** Every ruling that is not its default. */
const others: Partial<SfiOptions> = {
  'army.points': 250,
  'moveTool.lengths': { S: 4, M: 6, L: 8 },
  'moveTool.width': 0.8,
  'moveTool.maxBendDegrees': 90,
  'moveTool.contact': 'spine',
  'measure.epsilon': 10,
  'stacking.sameBonus': 'once',
  'setup.rollOffDice': { red: 1, grey: 1 },
  'setup.edgeChoice': 'firstTerrain',
  'deploy.completelyWithin': true,
  'terrain.repeatHalfRestriction': false,
  'terrain.touchIsWithin': true,
  'terrain.crossingCountsAsMovingInto': false,
  'terrain.pushCountsAsMovingInto': false,
  'attack.recheckAfterReactions': true,
  'attack.friendlyFireBeamArea': false,
  'melee.leaveUsesEnemyReachOnly': true,
  'ethereal.ignoresMeleeLock': true,
  'essence.abilityCostSubstitution': true,
  'essence.destroyedAtActivationEndGenerates': true,
  'essence.attackCost': { yellow: 1 },
  'exhausted.whenOthersDie': 'none',
  'summoned.mayActivateOnArrival': false,
  'actions.sacrificedIsTaken': true,
  'abilities.targetRollIsAttack': true,
  'conditions.burning.damageDice': { red: 1 },
  'conditions.burning.gainedAtEnd': 'burnsAtOnce',
  'conditions.surplusDamage': 'next',
  'conditions.essenceStarved.surchargeChoices': ['yellow', 'red'],
  'conditions.stunned.mayForfeit': true,
  'conditions.void.stops': 'activationEnd',
  'immunity.removesCondition': false,
  'hides.bothCount': true,
  'scenario.essenceInteractBaseCost': { yellow: 1 },
  'scenario.ccc.mineEssence': { own: 'yellow', middle: 'red', opponent: 'grey' },
  'scenario.ccc.minePositions': [[18, 18]],
  'scenario.ccc.mineDraws': 'eachPlayer',
  'scenario.ccc.mineDeclined': 'usedUp',
  'scenario.ccc.mineScoring': 'once',
  'combinedAttack.countsAttacker': true,
  'win.scenarioLead': 'more',
  'tie.armyPoints': 'remaining',
  'tie.countsSummoned': true,
  'tie.essenceSnapshot': 'afterRemoval',
  'win.simultaneousWipeout': 'draw',
  'faction.abilityUse': { cost: { grey: 1 }, range: 6, onlyOnOwnActivation: true, oncePerActivation: false },
};

conformance(test, shroudfallInches, {
  setups: [{ players: 2 }, { players: 2, options: others }],
  matches: 1,
});
