import { describe, expect, test } from 'vitest';
import { catalogue } from './rulebook/index.js';
import { rulings } from './rulings.js';
import type { SfiOptions } from './vocabulary/options.js';

// The titles name no rule ids: an option alone models no rule.

/** True if an option takes a value. */
const takes = (name: keyof SfiOptions, value: unknown): boolean => {
  const { values } = rulings[name];
  if (typeof values === 'function') return values(value);
  return (values as readonly unknown[]).includes(value);
};

describe('the options of a match', () => {
  test('are those that the readings of the rulebook name, each with its rule', () => {
    const named = catalogue.flatMap(({ options }) => options ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(rulings).sort());
    for (const [name, { rule }] of Object.entries(rulings)) {
      expect([name, catalogue.find(({ id }) => id === rule)?.options]).toEqual([name, expect.arrayContaining([name])]);
    }
  });

  test('have the defaults of the readings, which they take', () => {
    const defaults = Object.fromEntries(Object.entries(rulings).map(([name, ruling]) => [name, ruling.default]));
    expect(defaults).toEqual({
      'army.points': 200,
      'moveTool.lengths': { S: 3, M: 5, L: 7 },
      'moveTool.width': 1,
      'moveTool.maxBendDegrees': 180,
      'moveTool.contact': 'outline',
      'measure.epsilon': 0,
      'sight.touchedBasesBlock': false,
      'stacking.sameBonus': 'adds',
      'setup.rollOffDice': { yellow: 2 },
      'setup.edgeChoice': 'tokenHolder',
      'deploy.completelyWithin': false,
      'terrain.repeatHalfRestriction': true,
      'terrain.touchIsWithin': false,
      'terrain.crossingCountsAsMovingInto': true,
      'terrain.pushCountsAsMovingInto': true,
      'attack.recheckAfterReactions': false,
      'attack.triggersJudged': 'atEvent',
      'attack.friendlyFireBeamArea': true,
      'melee.leaveUsesEnemyReachOnly': false,
      'ethereal.ignoresMeleeLock': false,
      'essence.abilityCostSubstitution': false,
      'essence.destroyedAtActivationEndGenerates': false,
      'essence.attackCost': { red: 1 },
      'exhausted.whenOthersDie': 'latest',
      'summoned.mayActivateOnArrival': true,
      'actions.sacrificedIsTaken': false,
      'abilities.targetRollIsAttack': false,
      'conditions.burning.damageDice': { yellow: 2 },
      'conditions.burning.gainedAtEnd': 'burnsNextTime',
      'conditions.surplusDamage': 'lost',
      'conditions.essenceStarved.surchargeChoices': ['grey', 'yellow'],
      'conditions.stunned.mayForfeit': false,
      'conditions.void.stops': 'essenceValue',
      'immunity.removesCondition': true,
      'hides.bothCount': false,
      'scenario.essenceInteractBaseCost': { grey: 1 },
      'scenario.ccc.mineEssence': { own: 'grey', middle: 'yellow', opponent: 'red' },
      'scenario.ccc.minePositions': [
        [18, 9],
        [18, 18],
        [18, 27],
      ],
      'scenario.ccc.mineDraws': 'both',
      'scenario.ccc.mineDeclined': 'stays',
      'scenario.ccc.mineScoring': 'each',
      'combinedAttack.countsAttacker': false,
      'win.scenarioLead': 'atLeast',
      'tie.armyPoints': 'destroyed',
      'tie.countsSummoned': false,
      'tie.essenceSnapshot': 'beforeRemoval',
      'win.simultaneousWipeout': 'victoryPoints',
      'faction.abilityUse': { cost: {}, range: 8, onlyOnOwnActivation: true, oncePerActivation: true },
    });
    for (const name of Object.keys(rulings) as (keyof SfiOptions)[]) {
      expect([name, takes(name, rulings[name].default)]).toEqual([name, true]);
    }
  });

  test('that are yes or no take both, and nothing else', () => {
    for (const name of Object.keys(rulings) as (keyof SfiOptions)[]) {
      if (typeof rulings[name].default !== 'boolean') continue;
      const taken = [true, false, 0, 'true', null].map(value => takes(name, value));
      expect([name, ...taken]).toEqual([name, true, true, false, false, false]);
    }
  });

  const use = rulings['faction.abilityUse'].default;
  test.each<[name: keyof SfiOptions, taken: unknown[], refused: unknown[]]>([
    ['army.points', [1, 10_000], [0, 10_001, 99.5, '200', Number.NaN]],
    [
      'moveTool.lengths',
      [
        { S: 2, M: 2, L: 2 },
        { S: 0.5, M: 2.5, L: 36 },
      ],
      [
        { S: 5, M: 3, L: 7 },
        { S: 3, M: 7, L: 5 },
        { S: 3, M: 5 },
        { S: 0.4, M: 5, L: 7 },
        { S: 3, M: 5, L: 7, X: 9 },
        [],
      ],
    ],
    ['moveTool.width', [0.5, 4], [0, 4.1, 1 / 3, Number.POSITIVE_INFINITY]],
    ['moveTool.maxBendDegrees', [0, 90], [-1, 181, 45.5]],
    ['moveTool.contact', ['spine'], ['edge']],
    ['measure.epsilon', [254], [-1, 255, 0.5]],
    ['setup.rollOffDice', [{ red: 1, grey: 10 }], [{}, { yellow: 0 }, { yellow: 11 }, { blue: 1 }, ['yellow']]],
    ['stacking.sameBonus', ['once'], ['never']],
    ['setup.edgeChoice', ['firstTerrain'], ['winner']],
    ['attack.triggersJudged', ['atStep'], ['atRoll', true]],
    ['essence.attackCost', [{}, { grey: 2 }], [{ red: -1 }, null]],
    ['conditions.burning.damageDice', [{ red: 1 }], [{}]],
    ['conditions.essenceStarved.surchargeChoices', [['red', 'grey']], [['red', 'red'], ['red'], ['red', 'blue']]],
    ['conditions.void.stops', ['activationEnd'], ['everything']],
    [
      'scenario.ccc.mineEssence',
      [{ own: 'red', middle: 'red', opponent: 'red' }],
      [
        { own: 'red', middle: 'red' },
        { own: 'blue', middle: 'red', opponent: 'red' },
      ],
    ],
    [
      'scenario.ccc.minePositions',
      [
        [[1, 35]],
        [
          [10, 10],
          [10, 12],
        ],
      ],
      [
        [],
        [[0.9, 18]],
        [[18, 36]],
        [
          [10, 10],
          [10, 11.99],
        ],
        [[18]],
        [[18, 1 / 3 + 9]],
        [Array(10).fill([18, 18])],
      ],
    ],
    ['scenario.ccc.mineDraws', ['eachPlayer'], ['each']],
    ['scenario.ccc.mineDeclined', ['usedUp'], ['both', true]],
    ['scenario.ccc.mineScoring', ['once'], ['both']],
    ['exhausted.whenOthersDie', ['none'], ['all', true]],
    ['conditions.burning.gainedAtEnd', ['burnsAtOnce'], ['never']],
    ['conditions.surplusDamage', ['next'], ['all']],
    ['win.scenarioLead', ['more'], ['less']],
    ['tie.armyPoints', ['remaining'], ['all']],
    ['tie.essenceSnapshot', ['afterRemoval'], ['none']],
    ['win.simultaneousWipeout', ['draw'], ['attacker']],
    [
      'faction.abilityUse',
      [
        { ...use, cost: { grey: 1 } },
        { ...use, oncePerActivation: false },
      ],
      [
        { ...use, range: 0 },
        { ...use, range: 52 },
        { ...use, cost: null },
        { ...use, onlyOnOwnActivation: 1 },
        { range: 8 },
      ],
    ],
  ])('%s takes only values that can be played', (name, taken, refused) => {
    for (const value of taken) expect([value, takes(name, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, takes(name, value)]).toEqual([value, false]);
  });
});
