import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import { modelHurtByCondition } from './by-condition.js';
import { sufferSetDamage } from './suffer.js';

const scenario = scenarios<RuleId>(test);
/** A condition costs a model of `c` one point of damage. */
const hurting = (lay: LaidOut = {}) =>
  laidOut('A cccd', {
    ...lay,
    abilities: [
      codeAbility(
        'hurt',
        'p1',
        'activation-start',
        function* (turn) {
          const model = yield* modelHurtByCondition(turn, 'c');
          const origin = { name: 'burning', rule: 'SFI-CONDITION-001', source: 'c', player: null } as const;
          if (model !== null) yield* sufferSetDamage(turn, [model], 1, origin);
        },
        (_, { of }) => of === 'A',
      ),
    ],
  });

scenario(
  'the damaged model with the fewest hit points left takes the damage of a condition, alone',
  ['SFI-COND-002', 'SFI-COND-004'],
  play => {
    const { game, setup } = hurting({ damage: { 'c/1': 1, 'c/3': 2 } });
    const p = play(game, setup).choose('p1', 'A');
    expect(happened(p, 'DamageMarked')).toEqual([{ type: 'DamageMarked', model: 'c/3', damage: 1 }]);
  },
);

scenario('the player of the unit decides ties between damaged models', 'SFI-COND-002', play => {
  const { game, setup } = hurting({ damage: { 'c/1': 1, 'c/3': 1 } });
  const p = play(game, setup).choose('p1', 'A').options('p2', ['c/1', 'c/3']).choose('p2', 'c/3');
  expect(p.state.models.map(({ damage }) => damage)).toEqual([0, 1, 0, 2, 0]);
});

scenario('without a damaged model the player of the unit picks any', 'SFI-COND-003', play => {
  const { game, setup } = hurting();
  const p = play(game, setup).choose('p1', 'A').options('p2', ['c/1', 'c/2', 'c/3']).choose('p2', 'c/2');
  expect(p.state.models.map(({ damage }) => damage)).toEqual([0, 0, 1, 0, 0]);
});
