import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { unitOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { SfiState } from '../vocabulary/index.js';
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

const immunity = { op: 'grant', passive: { id: 'immunity', to: 'burning' } } as const;
const conditionsOf = ({ state }: { readonly state: SfiState }, unit: string) => unitOf(state, unit).conditions;

scenario(
  'a unit that comes near an ability that makes units immune loses the condition, but for an option',
  'SFI-PASSIVE-022',
  play => {
    const aim = { how: 'every', what: 'unit', side: 'friend', within: 2 } as const;
    const aura = { id: 'aura', name: 'Aura', kind: 'passive', aim, effects: [immunity] } as const;
    // B is at 8 inches, and the bases have a radius of 1500 units.
    const near = inches(6) - 3000;
    const moving = (x: number, options: LaidOut['options'] = {}) => {
      const { game, setup } = laidOut('A  B  c', {
        active: 'A',
        options,
        units: { A: { conditions: ['burning', 'hexed'] } },
        cards: { B: { abilities: [aura] } },
      });
      return play(game, setup)
        .choose('p1', { do: 'move' })
        .choose('p1', { to: { x, y: inches(2) } });
    };
    expect(conditionsOf(moving(near - 1), 'A')).toEqual(['burning', 'hexed']);
    expect(conditionsOf(moving(near), 'A')).toEqual(['hexed']);
    expect(conditionsOf(moving(near, { 'immunity.removesCondition': false }), 'A')).toEqual(['burning', 'hexed']);
  },
);

scenario('immunity that is granted around a unit frees the units there of the condition', 'SFI-PASSIVE-022', play => {
  const around = { ...immunity, around: { side: 'friend', within: 4 }, until: 'round' } as const;
  const ward = { id: 'ward', name: 'Ward', kind: 'active', cost: {}, effects: [around] } as const;
  const burning = { conditions: ['burning'] } as const;
  const { game, setup } = laidOut('AB C c', {
    active: 'A',
    units: { B: burning, C: burning },
    cards: { A: { abilities: [ward] } },
  });
  const p = play(game, setup).choose('p1', { do: 'ability', ability: 'ward' });
  expect([conditionsOf(p, 'B'), conditionsOf(p, 'C')]).toEqual([[], ['burning']]);
});
