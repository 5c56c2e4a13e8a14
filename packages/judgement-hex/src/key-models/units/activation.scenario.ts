import { legal } from '@rulewright/core';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/models.js';
import { tableIn } from '../../match/table.js';
import { apLeft, apOf } from '../../round/activation/budgets.js';
import type { RuleId } from '../../rulebook/index.js';
import { modelsOfHero } from '../../set-up/draft/warband.js';
import { band, bandCards, type LaidOut, laidOut, packWith, suffering } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { ActionChoice, Jhx } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const cards = bandCards();
const models = band('A', 'B', 'C');
const drawing = `
.     .     .     .
   .     C     .
A     .     .     e
   B     .     .
.     .     .     .
`;
const lay = (more: LaidOut = {}): LaidOut => ({ cards, ...more, models: { ...models, ...more.models } });

/** The actions that can be taken now, as text: `A advance`. */
const actions = (p: Play<Jhx>): readonly string[] =>
  legal(p.match).map(({ choice }) => {
    const action = choice as ActionChoice;
    return action.do === 'end' ? 'end' : `${action.model} ${action.do}`;
  });
const advance = (model: string): ActionChoice => ({ do: 'advance', model });
/** A model spends 1 AP and stays where it is. */
const marksTime = (p: Play<Jhx>, model: string): Play<Jhx> => p.choose('p1', advance(model)).choose('p1', 'stop');

test('a unit is one pick that brings all its models, the Commander first [JHX-UNIT-001, JHX-UNIT-002]', () => {
  const brought = modelsOfHero(packWith(cards), 'p1', 'band').map(({ id, unit, member }) => [id, unit, member]);
  expect(brought.slice(0, 2)).toEqual([
    ['p1:band', 'p1:band', null],
    ['p1:band/one', 'p1:band', 'one'],
  ]);
  expect(brought).toHaveLength(5);
});

test('a unit has 3 AP and 1 for each living model besides its Commander [JHX-UNIT-003]', () => {
  const ap = (more: LaidOut, leader = 'A') => apOf(laidOut(drawing, lay(more)).table, leader).total;
  const { A, C } = models;
  expect(ap({})).toBe(5);
  expect(ap({ models: { e: { card: 'band', unit: 'A', member: 'three' } } })).toBe(6);
  expect(
    apOf(laidOut('A', { ...lay({ away: { C: { ...C, diedIn: 1 } } }), models: only('A', models) }).table, 'A').total,
  ).toBe(3);
  const headless = laidOut('B\n   C', { ...lay(), models: only('BC', models), away: { A: { ...A, diedIn: 1 } } });
  expect(apOf(headless.table, 'A').total).toBe(5);
});

scenario('the models of a unit spend its AP as they like, action by action', ['JHX-UNIT-003', 'JHX-UNIT-005'], play => {
  const { game, setup } = laidOut(drawing, lay({ active: 'A', ap: 5 }));
  let p = play(game, setup);
  for (const model of ['B', 'A', 'B', 'C']) {
    expect(actions(p)).toContain(`${model} advance`);
    p = p.choose('p1', advance(model));
    // No other model acts before this action is done.
    p.waitsFor({ by: 'p1', kind: 'step' }).choose('p1', 'stop');
  }
  expect(p.state.activation?.spent).toEqual({ A: 1, B: 2, C: 1 });
  marksTime(p, 'A');
  expect(p.state.activation).toMatchObject({ player: 'p2', hero: 'e' });
});

scenario('no model of a unit spends more than 3 AP', 'JHX-UNIT-004', play => {
  const { game, setup } = laidOut(drawing, lay({ active: 'A', ap: 5 }));
  const p = play(game, setup);
  for (const _ of [1, 2]) marksTime(p, 'B');
  expect(actions(p)).toContain('B advance');
  marksTime(p, 'B');
  expect(actions(p)).not.toContain('B advance');
  expect(actions(p)).toEqual(expect.arrayContaining(['A advance', 'C advance']));
});

test('a member resurrected this round spends at most 2 AP, and the unit has no fewer [JHX-UNIT-009]', () => {
  const { table, model } = laidOut(
    drawing,
    lay({ active: 'A', ap: 5, models: { ...models, B: { ...models.B, enteredIn: 2 } } }),
  );
  expect(['A', 'B', 'C'].map(id => apLeft(table, model(id)))).toEqual([3, 2, 3]);
  expect(apOf(table, 'A').total).toBe(5);
  const round = { ...table, state: { ...table.state, round: 3 } };
  expect(apLeft(round, model('B'))).toBe(3);
});

scenario('all models of a unit activate in one turn, in cohesion or not', ['JHX-UNIT-011', 'JHX-UNIT-010'], play => {
  const far = 'A     .     .     .     C\n   B     .     e     .';
  const { game, setup } = laidOut(far, lay());
  const p = play(game, setup);
  expect(p.state.activation?.hero).toBe('A');
  expect(actions(p)).toEqual(expect.arrayContaining(['A advance', 'B advance', 'C advance']));
  p.choose('p1', { do: 'end' }).choose('p2', { do: 'end' });
  expect(p.state.round).toBe(3);
});

scenario('the other models of a unit activate without their Commander', ['JHX-UNIT-011', 'JHX-UNIT-025'], play => {
  const { A, ...others } = models;
  const dead = { ...A, diedIn: 2 };
  const { game, setup } = laidOut('B     .     e\n   C     .', { cards, models: others, away: { A: dead } });
  const p = play(game, setup);
  expect(actions(p)).toEqual(expect.arrayContaining(['B advance', 'C advance']));
  expect(actions(p)).not.toContain('A advance');
});

const hurt: LaidOut = {
  active: 'A',
  ap: 5,
  warbands: { p1: { fate: 9 } },
  models: { A: { ...models.A, damage: 6 }, B: { ...models.B, damage: 6 }, C: { ...models.C, damage: 6 } },
  effects: ['A', 'B', 'C'].flatMap(id => [suffering(id, 'poison'), suffering(id, 'freeze')]),
};

scenario('each model cleanses and heals itself once', 'JHX-UNIT-018', play => {
  const { game, setup } = laidOut(drawing, lay(hurt));
  const p = play(game, setup);
  for (const model of ['A', 'B', 'C']) {
    p.choose('p1', { do: 'self-heal', model }).choose('p1', { do: 'cleanse', model, condition: 'poison' });
    expect(actions(p)).not.toContain(`${model} self-heal`);
    expect(actions(p)).not.toContain(`${model} cleanse`);
  }
  expect(['A', 'B', 'C'].map(id => modelOf(p.state, id).damage)).toEqual([1, 1, 1]);
});

scenario('a model of a unit cleanses and heals only in cohesion', ['JHX-UNIT-018', 'JHX-UNIT-020'], play => {
  for (const [where, can] of [
    ['A     .     .\n   .     C     B', true],
    ['A     .     C\n   .     .     B', false],
  ] as const) {
    const { game, setup } = laidOut(where, lay(hurt));
    const seen = actions(play(game, setup));
    expect([seen.includes('C self-heal'), seen.includes('C cleanse')]).toEqual([can, can]);
    expect(seen).toContain('A self-heal');
  }
});

scenario('a model of a unit spends Fate only in cohesion', 'JHX-UNIT-020', play => {
  const abilities = [
    { id: 'prayer', name: 'Prayer', kind: 'active', cost: { fate: 1 }, effects: [{ op: 'heal', amount: 1 }] },
  ] as const;
  for (const [where, can] of [
    ['A     .     .\n   .     B     .', true],
    ['A     .     B\n   .     .     .', false],
  ] as const) {
    const praying = {
      ...lay({ active: 'A', warbands: { p1: { fate: 1 } } }),
      cards: bandCards({ members: { abilities } }),
    };
    const { game, setup } = laidOut(where, { ...praying, models: only(where, models) });
    expect(actions(play(game, setup)).includes('B ability')).toBe(can);
  }
});

scenario('a model harvests only in cohesion, and for a Commander that can hold the Soul', 'JHX-UNIT-023', play => {
  const near = 'A     .     .     .\n   .     B     .\n.     .     *     .';
  const far = 'A     .     .     .\n   .     .     B\n.     .     .     *';
  const can = (where: string, more: LaidOut = {}): boolean => {
    const { game, setup } = laidOut(where, { ...lay({ active: 'B', ap: 4, ...more }), models: only(where, models) });
    return actions(play(game, setup)).includes('B soul-harvest');
  };
  expect([can(near), can(far)]).toEqual([true, false]);
  expect(can(near, { effects: [suffering('A', 'curse')] })).toBe(false);
});

scenario(
  'a bonus that each Hero has counts for every model of a unit: more AP go to those that the unit shares',
  ['JHX-GOD-003', 'JHX-UNIT-003', 'JHX-UNIT-004'],
  play => {
    const { game, setup } = laidOut(drawing, {
      ...lay({ active: 'A', activation: { part: 'start' } }),
      warbands: { p1: { god: 'torin' } },
    });
    const p = play(game, setup);
    for (const model of ['A', 'B', 'C']) {
      p.chooseIfAsked('p1', model).picks('p1', { source: model });
    }
    expect(p.state.activation?.budgets).toEqual({ A: { ap: 8, spent: 0 } });
    expect(['A', 'B', 'C'].map(id => apLeft(tableIn(p.match), modelOf(p.state, id)))).toEqual([3, 3, 3]);
    expect(p.state.usedThisMatch).toHaveLength(3);
  },
);
