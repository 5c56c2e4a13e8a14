import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { unitOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { ConditionId } from '../vocabulary/words.js';
import { gainCondition } from './gain.js';

const scenario = scenarios<RuleId>(test);
/** The unit `c` gains conditions as soon as A activates. */
const gaining = (all: readonly ConditionId[], lay: LaidOut = {}) =>
  laidOut('A ccd', {
    ...lay,
    abilities: [
      codeAbility(
        'curse',
        'p1',
        'activation-start',
        turn => {
          for (const condition of all) gainCondition(turn, 'c', condition, 'SFI-TKEY-005');
        },
        (_, { of }) => of === 'A',
      ),
    ],
  });

scenario(
  'a condition is on the whole unit, once, and stays',
  ['SFI-COND-001', 'SFI-COND-006', 'SFI-COND-007'],
  play => {
    const { game, setup } = gaining(['burning', 'hexed', 'burning']);
    const p = play(game, setup).choose('p1', 'A');
    expect(unitOf(p.state, 'c').conditions).toEqual(['burning', 'hexed']);
    expect(happened(p, 'ConditionGained')).toHaveLength(2);
    expect(unitOf(p.state, 'd').conditions).toEqual([]);
  },
);

scenario('an immune unit gains every condition but the one that its immunity names', 'SFI-PASSIVE-022', play => {
  const { game, setup } = gaining(['burning', 'hexed'], {
    cards: { c: { passives: [{ id: 'immunity', to: 'burning' }] } },
  });
  expect(unitOf(play(game, setup).choose('p1', 'A').state, 'c').conditions).toEqual(['hexed']);
});

scenario('a passive ability that wards off enemy effects stops no condition', 'SFI-COND-005', play => {
  const { game, setup } = gaining(['burning'], { cards: { c: { passives: [{ id: 'anchored' }, { id: 'rooted' }] } } });
  expect(unitOf(play(game, setup).choose('p1', 'A').state, 'c').conditions).toEqual(['burning']);
});
