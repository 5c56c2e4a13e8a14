import { legal } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { holdRefusal } from '../../beside-table/artefacts/holding.js';
import { slay } from '../../combat/death/death.js';
import { carryOut } from '../../combat/declare/carry-out.js';
import { poolOf } from '../../combat/dice-pool/pool-words.js';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { controllersOf, shrinesOf } from '../../key-models/shrines/control.js';
import { modelOf } from '../../match/models.js';
import { apLeft, apOf } from '../../round/activation/budgets.js';
import { mayReturn } from '../../round/communion-phase/return.js';
import { as, band, bandCards, card, column, doing, faces, happened, type LaidOut, told } from '../../testing/index.js';
import type { ActionChoice, Jhx, Model } from '../../vocabulary/index.js';
import { byTheSheet, laidOut, scenario } from '../scenario-words.js';

const cards = bandCards();
const models = band('A', 'B', 'C', 'D');
/** Three free hexes at the Effigy of `p1`. `B` and `C` are within 3 hexes of the Commander `A`, `D` is not. */
const drawing = `
      1
   @     .     A     .     D
@     2     .     B     C
   @     .     .     .     .
      3
`;
const unit = (lay: LaidOut = {}) =>
  laidOut(drawing, { cards, active: 'A', ap: 6, ...lay, models: { ...models, ...lay.models } });
const kinds = (p: Play<Jhx>, model: string): readonly string[] =>
  legal(p.match).flatMap(({ choice }) => {
    const action = choice as ActionChoice;
    return 'model' in action && action.model === model ? [action.do] : [];
  });

test('only the Commander holds artefacts [JV11-UNIT-001]', () => {
  const ring = { name: 'Ring', source: 'original', kind: 'deck', slot: 'defensive', cost: 1, bonus: {} } as const;
  const { table, model } = unit({ cards: { ...cards, artefacts: { ring } } });
  const code = (id: string) => holdRefusal(table, model(id), 'ring', { deck: 'p1' })?.code;
  expect(['A', 'B', 'D'].map(code)).toEqual([undefined, 'not-the-commander', 'not-the-commander']);
});

scenario(
  'the Commander alone is recalled, heals, and may bring the models in cohesion with it',
  ['JV11-UNIT-002', 'JV11-UNIT-003'],
  play => {
    const hurt = Object.fromEntries(Object.entries(models).map(([id, own]) => [id, { ...own, damage: 5 }]));
    const { game, setup, cell } = unit({ models: hurt });
    const p = play(game, { ...setup, dice: [6] });
    expect(['A', 'B', 'C', 'D'].filter(id => kinds(p, id).includes('effigy-recall'))).toEqual(['A']);
    p.choose('p1', { do: 'effigy-recall', model: 'A', to: cell('2') });
    // The Commander has healed before anybody comes with it.
    expect(modelOf(p.state, 'A').damage).toBe(1);
    p.waitsFor({ by: 'p1', kind: 'volunteer' }).options('p1', ['B', 'C', 'pass']).choose('p1', 'C');
    p.choose('p1', cell('3')).choose('p1', 'pass');
    expect(['A', 'B', 'C', 'D'].map(id => modelOf(p.state, id).at)).toEqual(['2', 'B', '3', 'D'].map(cell));
    expect(['A', 'B', 'C', 'D'].map(id => modelOf(p.state, id).damage)).toEqual([1, 5, 5, 5]);
  },
);

scenario('only the Commander gains levels', 'JV11-UNIT-004', play => {
  const { game, setup } = unit();
  const levels = doing({ game }, function* (turn) {
    yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
    yield* gainLevel(turn, 'B', 'JHX-LEVEL-001');
  });
  play(levels, setup).events({ type: 'LevelGained', model: 'A', level: 2 });
});

/** `e` is next to `B`. */
const fight = '.     e     A\n   B     .     .\n.     C     .     .';
const killing = (victim: string, by: string, own: LaidOut = {}) => {
  const laid = laidOut(fight, { cards, models: { ...band('A', 'B', 'C') }, ...own });
  return { ...laid, game: doing(laid, turn => slay(turn, victim, by)) };
};

scenario('the Soul that a model in cohesion gains is bound to its Commander', 'JV11-UNIT-005', play => {
  const laid = killing('e', 'B');
  const p = play(laid.game, laid.setup);
  expect(['A', 'B'].map(id => [modelOf(p.state, id).souls, modelOf(p.state, id).level])).toEqual([
    [1, 2],
    [0, 1],
  ]);
});

scenario(
  'only the death of the Commander gives its killer a Soul; that of a member gives a level',
  ['JV11-UNIT-006', 'JV11-UNIT-007'],
  play => {
    const gains = (victim: string): unknown => {
      const laid = killing(victim, 'e');
      const { souls, level } = modelOf(play(laid.game, laid.setup).state, 'e');
      return [souls, level];
    };
    expect([gains('A'), gains('B')]).toEqual([
      [1, 2],
      [0, 2],
    ]);
  },
);

test('a unit has 3 actions and 1 for each further model, none of which spends more than 3 [JV11-UNIT-008, JV11-UNIT-009]', () => {
  const { table, model } = unit();
  expect(apOf(table, 'A').total).toBe(6);
  expect(new Set(told(apOf(table, 'A')))).toEqual(
    new Set(['3 JV11-ACT-001', ...['B', 'C', 'D'].map(id => `+1 ${id} JV11-UNIT-008`)]),
  );
  expect(apLeft(table, model('B'))).toBe(3);
  expect(table.numbers.actionPoints.mostOfMember).toEqual({ value: 3, rule: 'JV11-UNIT-009' });
});

test('a model of a unit that returned this round spends at most 2, and the unit has no fewer [JV11-UNIT-010]', () => {
  const { table, model } = unit({ models: { B: { ...models.B, enteredIn: 2 } } });
  expect([apLeft(table, model('B')), apLeft(table, model('C')), apOf(table, 'A').total]).toEqual([2, 3, 6]);
});

const stage = { stage: { name: 'communion', step: 5, queue: null } } as const;
/** Two free hexes at the Effigy, 1 and 2. */
const home = `
         %
      %     %
   .     .     #
e     #     #     .
   1     2     #
      @     @
         @
`;
const fallen = { diedIn: 1 } as const;
const returning = (commander: Partial<Model>, member: Partial<Model> = fallen, lay: LaidOut = {}) => {
  const [own, first] = Object.values(band('X', 'Y'));
  return laidOut(home, {
    cards,
    ...lay,
    away: { X: { ...own, ...commander }, Y: { ...first, unit: 'X', ...member } },
    state: stage,
  });
};

scenario('models of a unit return 3 below their maximum health', 'JV11-UNIT-011', play => {
  const laid = returning(fallen);
  const p = play(laid.game, laid.setup).choose('p1', { model: 'X', at: laid.cell('1') });
  expect(['X', 'Y'].map(id => modelOf(p.state, id).damage)).toEqual([3, 3]);
});

scenario('a dead member returns after its Commander has returned in the step', 'JV11-UNIT-012', play => {
  const laid = returning(fallen);
  const p = play(laid.game, laid.setup);
  // The member cannot come first.
  p.options('p1', [
    { model: 'X', at: laid.cell('1') },
    { model: 'X', at: laid.cell('2') },
  ]).choose('p1', { model: 'X', at: laid.cell('2') });
  expect(['X', 'Y'].map(id => modelOf(p.state, id).at)).toEqual(['2', '1'].map(laid.cell));
});

test('a dead member returns while its Commander is at the Effigy, and else stays dead [JV11-UNIT-012]', () => {
  const { cell } = laidOut(home);
  const may = (commander: Partial<Model>): boolean => {
    const { table, model } = returning(commander);
    return mayReturn(table, model('Y'));
  };
  expect(may({ at: cell('1') })).toBe(true);
  expect(may({ at: cell('e') })).toBe(false);
  // In the hex edition the members of a unit that is dead altogether return without their Commander.
  expect(may(fallen)).toBe(false);
  expect(may({ at: cell('e'), enteredIn: 2 })).toBe(true);
});

test('a model is in cohesion within 3 of its Commander [JV11-UNIT-013]', () => {
  const { table, model } = unit();
  expect(['A', 'B', 'C', 'D'].map(id => inCohesion(table, model(id)))).toEqual([true, true, true, false]);
  expect(table.numbers.distances.cohesion.rule).toBe('JV11-UNIT-013');
});

scenario('damage is split among the models in cohesion', 'JV11-UNIT-014', play => {
  const laid = laidOut('e     .     A\n   B     C', { cards, models: band('A', 'B', 'C'), active: 'e' });
  const game = doing(laid, turn =>
    carryOut(turn, { attacker: 'e', target: 'B', weapon: 'blade', kind: 'action', ap: 1 }),
  );
  const p = play(game, { ...laid.setup, dice: faces('hh') }).choose('p2', [0, 1]);
  p.choose('p1', { ability: 'share-damage', source: 'B' }).choose('p1', [
    { to: 'A', amount: 1 },
    { to: 'C', amount: 1 },
  ]);
  expect(['A', 'B', 'C'].map(id => modelOf(p.state, id).damage)).toEqual([1, 1, 1]);
  expect(happened(p, 'ModelDamaged').map(({ model }) => model)).toEqual(['B', 'A', 'C']);
});

test('models in cohesion control Shrines, others do not [JV11-UNIT-015]', () => {
  const control = (on: string): readonly string[] => {
    const { table } = laidOut(on, { cards, models: band('B', 'A') });
    const [shrine] = shrinesOf(table);
    return shrine ? controllersOf(table, shrine, 'p1').map(({ id }) => id) : [];
  };
  expect(control('A     .     .\n   $     B')).toEqual(['A']);
  expect(control('A     .     B\n   $     .')).toEqual([]);
});

test('models in cohesion gang up and distract, others do not [JV11-UNIT-016]', () => {
  const strong = as(card({ MEL: 9 }));
  const lines = (...signs: string[]): readonly string[] =>
    poolOf(
      column(...signs),
      byTheSheet({ cards: { ...cards, ...strong.cards }, models: { ...strong.models, ...band('X', 'D') } }),
    ).lines;
  expect(lines('A', 'b', 'D', '.', 'X').at(-1)).toBe('+1 D JV11-MEL-002');
  expect(lines('A', 'b', 'D', '.', '.', '.', 'X').at(-1)).toBe('+1 D JV11-MEL-002 (no-cohesion)');
});

scenario('models in cohesion use Fate, others do not', 'JV11-UNIT-017', play => {
  const can = (on: string): boolean => {
    const laid = laidOut(on, { cards, models: band('A', 'B'), active: 'A', ap: 4, warbands: { p1: { fate: 1 } } });
    const game = doing(laid, turn =>
      carryOut(turn, { attacker: 'B', target: 'e', weapon: 'blade', kind: 'action', ap: 1 }),
    );
    return play(game, { ...laid.setup, dice: faces('..') }).match.decisions[0]?.kind === 'window';
  };
  expect([can('e     .     A\n   B     .     .'), can('e     .     .\n   B     .     A')]).toEqual([true, false]);
});
