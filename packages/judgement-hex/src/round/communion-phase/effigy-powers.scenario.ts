import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  attacks,
  band,
  bandCards,
  column,
  faces,
  happened,
  type LaidOut,
  laidOut,
  suffering,
} from '../../testing/index.js';
import type { Effect, Target } from '../../vocabulary/ability.js';
import { callingOfPowers, godWith } from './powers-words.js';

const scenario = scenarios<RuleId>(test);

/** A table at the end of a Communion Phase on which `p2`, who is second, may call a power with these effects. */
const calling = (effects: readonly Effect[], lay: LaidOut = {}) => {
  return laidOut(column('A', '.', '.', '.', 'b', 'c', '1', '2', '3'), {
    cards: { gods: { mine: godWith(effects) } },
    heroes: { b: { gods: ['mine'] }, c: { gods: ['mine'] } },
    warbands: { p1: { fate: 1 }, p2: { god: 'mine', fate: 0 } },
    state: callingOfPowers,
    ...lay,
  });
};

scenario(
  'of several Champions that a power moves their player says which goes first',
  ['JHX-ROUND-008', 'JHX-ORDER-004', 'JHX-GOD-008'],
  play => {
    const laid = calling([{ op: 'advance', hexes: 1 }], { models: { A: { activated: true } } });
    const p = play(laid.game, laid.setup).choose('p2', true);
    p.waitsFor({ by: 'p2', kind: 'order' }).options('p2', ['b', 'c']).choose('p2', 'c').choose('p2', laid.cell('1'));
    // The first Champion makes way for the second.
    p.choose('p2', laid.cell('c'));
    expect(happened(p, 'ModelMoved').map(({ model }) => model)).toEqual(['c', 'b']);
    const fixed = calling([{ op: 'advance', hexes: 1 }], { options: { severalMoved: 'battlefield' } });
    play(fixed.game, fixed.setup).choose('p2', true).waitsFor({ by: 'p2', kind: 'step' });
  },
);

scenario(
  'a Monster strikes after each power that moves a Champion into its reach, before the other player decides',
  ['JHX-MONSTER-043', 'JHX-MONSTER-046', 'JHX-GOD-007'],
  play => {
    const laid = laidOut(column('A', '1', 'm', '2', 'b'), {
      cards: { gods: { mine: godWith([{ op: 'advance', hexes: 1 }]) } },
      heroes: { A: { gods: ['mine'] }, b: { gods: ['mine'] } },
      models: { m: { kind: 'monster' } },
      warbands: { p1: { god: 'mine', fate: 0 }, p2: { god: 'mine', fate: 0 } },
      state: callingOfPowers,
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('....') })
      .choose('p1', true)
      .choose('p1', laid.cell('1'));
    p.waitsFor({ by: 'p2', kind: 'confirm' });
    expect(attacks(p)).toEqual(['m at A with teeth']);
    p.choose('p2', true).choose('p2', laid.cell('2'));
    expect(attacks(p)).toEqual(['m at A with teeth', 'm at b with teeth']);
  },
);

scenario(
  'of several Champions that one power moves into its reach a Monster attacks one, after all have moved',
  ['JHX-MONSTER-045', 'JHX-MONSTER-046'],
  play => {
    const laid = laidOut(column('b', '1', 'm', '2', 'c', '.', 'A'), {
      cards: { gods: { mine: godWith([{ op: 'advance', hexes: 1 }]) } },
      heroes: { b: { gods: ['mine'] }, c: { gods: ['mine'] } },
      models: { m: { kind: 'monster' }, b: { damage: 3 } },
      warbands: { p1: { fate: 0 }, p2: { god: 'mine', fate: 0 } },
      state: callingOfPowers,
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('..') })
      .choose('p2', true)
      .choose('p2', 'b')
      .choose('p2', laid.cell('1'));
    expect(attacks(p)).toEqual([]);
    p.choose('p2', laid.cell('2'));
    expect(attacks(p)).toEqual(['m at c with teeth']);
  },
);

scenario('the dice of a power are rolled once for all its Champions', ['JHX-GEN-009', 'JHX-GOD-008'], play => {
  const hurt = { b: { damage: 9 }, c: { damage: 9 } } as const;
  const healed = (lay: LaidOut, dice: readonly number[]): readonly number[] => {
    const effects: readonly Effect[] = [
      { op: 'cleanse', count: 'all' },
      { op: 'heal', amount: { die: 'D6', count: 1, plus: 1 } },
    ];
    const laid = calling(effects, { models: hurt, effects: [suffering('c', 'burn', 'A')], ...lay });
    const { state } = play(laid.game, { ...laid.setup, dice }).choose('p2', true);
    return ['b', 'c'].map(id => 9 - modelOf(state, id).damage);
  };
  expect(healed({}, [4])).toEqual([5, 5]);
  // c comes before b in the order of the table.
  expect(healed({ options: { diceForSeveral: 'each' } }, [4, 2])).toEqual([3, 5]);
});

scenario('a die that decides the effects of a power is rolled once for all its Champions', 'JHX-GEN-009', play => {
  const hurt = { b: { damage: 9 }, c: { damage: 9 } } as const;
  const healed = (lay: LaidOut, dice: readonly number[]): readonly number[] => {
    const effects: readonly Effect[] = [{ op: 'roll', needs: 4, effects: [{ op: 'heal', amount: 3 }] }];
    const laid = calling(effects, { models: hurt, ...lay });
    const { state } = play(laid.game, { ...laid.setup, dice }).choose('p2', true);
    return ['b', 'c'].map(id => 9 - modelOf(state, id).damage);
  };
  expect([healed({}, [4]), healed({}, [3])]).toEqual([
    [3, 3],
    [0, 0],
  ]);
  // c comes before b in the order of the table.
  expect(healed({ options: { diceForSeveral: 'each' } }, [4, 3])).toEqual([0, 3]);
});

scenario(
  'a power is for all models of a Hero unit with the symbol of the god, or by option for its Commander, and for none of another',
  ['JHX-GOD-008', 'JHX-GOD-009', 'JHX-UNIT-002'],
  play => {
    const hurt = { damage: 5 } as const;
    const models = band('b', 'c');
    const healed = (gods: readonly string[], unitChampions: 'all' | 'commander' = 'all'): readonly number[] => {
      const laid = calling([], {
        heroes: {},
        options: { unitChampions },
        cards: { ...bandCards({ commander: { gods } }), gods: { mine: godWith([{ op: 'heal', amount: 3 }]) } },
        models: { b: { ...models.b, ...hurt }, c: { ...models.c, ...hurt } },
      });
      const { state } = play(laid.game, laid.setup).choose('p2', true);
      return ['b', 'c'].map(id => 5 - modelOf(state, id).damage);
    };
    expect([healed(['mine']), healed(['mine'], 'commander'), healed(['ista'])]).toEqual([
      [3, 3],
      [3, 0],
      [0, 0],
    ]);
  },
);

scenario(
  'Fate of a power is gained once, not for each Champion, and each Champion heals',
  ['JHX-GOD-005', 'JHX-GOD-008'],
  play => {
    const hurt = { b: { damage: 9 }, c: { damage: 9 } } as const;
    const effects: readonly Effect[] = [
      { op: 'heal', amount: 2 },
      { op: 'fate', amount: 2, of: 'own' },
      { op: 'heal', amount: 1 },
    ];
    const laid = calling(effects, { models: hurt });
    const { state } = play(laid.game, laid.setup).choose('p2', true);
    expect(state.warbands.map(({ fate }) => fate)).toEqual([1, 2]);
    expect(['b', 'c'].map(id => modelOf(state, id).damage)).toEqual([6, 6]);
  },
);

scenario(
  'a power for some Champions passes over those of an excluded type and those without the condition',
  ['JHX-GOD-008', 'JHX-ABILITY-004'],
  play => {
    const healed = (target: Target): readonly number[] => {
      const laid = calling([], {
        cards: { gods: { mine: godWith([{ op: 'heal', amount: 2 }], target) } },
        heroes: { b: { gods: ['mine'] }, c: { gods: ['mine'], common: [{ id: 'defender' }] } },
        models: { b: { damage: 9 }, c: { damage: 9 } },
        conditions: { c: ['poison'] },
      });
      const { state } = play(laid.game, laid.setup).choose('p2', true);
      return ['b', 'c'].map(id => 9 - modelOf(state, id).damage);
    };
    expect(healed({ side: 'friend', every: true, not: ['defender'] })).toEqual([2, 0]);
    expect(healed({ side: 'friend', every: true, suffering: 'poison' })).toEqual([0, 2]);
    // Only one is left, whom nobody has to pick.
    expect(healed({ side: 'friend', not: ['defender'] })).toEqual([2, 0]);
  },
);

scenario(
  'the dice of a power are those of its player: Fate rolls them again although its only Champion is out of cohesion',
  ['JHX-REROLL-001', 'JHX-UNIT-020', 'JHX-GOD-008'],
  play => {
    const models = band('b', 'c');
    const healed = (again: boolean, effects: readonly Effect[], dice: readonly number[]): number => {
      const laid = laidOut(column('A', '.', 'c'), {
        cards: { ...bandCards({ commander: { gods: ['mine'] } }), gods: { mine: godWith(effects) } },
        models: { c: { ...models.c, damage: 6 } },
        away: { b: { ...models.b, diedIn: 2 } },
        warbands: { p1: { fate: 1 }, p2: { god: 'mine', fate: 1 } },
        state: callingOfPowers,
      });
      const p = play(laid.game, { ...laid.setup, dice })
        .choose('p2', true)
        .choose('p2', again);
      expect(p.state.warbands.map(({ fate }) => fate)).toEqual([1, again ? 0 : 1]);
      return 6 - modelOf(p.state, 'c').damage;
    };
    const some: readonly Effect[] = [{ op: 'heal', amount: { die: 'D6', count: 1 } }];
    const perhaps: readonly Effect[] = [{ op: 'roll', needs: 4, effects: [{ op: 'heal', amount: 2 }] }];
    expect([healed(true, some, [1, 5]), healed(false, some, [1])]).toEqual([5, 1]);
    expect([healed(true, perhaps, [1, 5]), healed(false, perhaps, [1])]).toEqual([2, 0]);
  },
);
