import { inches, mm } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { tableIn } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { ActionRules } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { destroyModels } from '../leaving/destroy.js';
import { coherencyRange, modelsApart } from './coherency.js';

const scenario = scenarios<RuleId>(test);

/** Models of unit A in a row, the gaps between their bases given in 1/100 mm. */
const row = (gaps: readonly number[], lay: LaidOut = {}): Table => {
  const laid = laidOut('A'.repeat(gaps.length + 1), lay);
  const models = laid.setup.position.models.map((model, i) => ({
    ...model,
    at: { x: mm(30) * (i + 1) + gaps.slice(0, i).reduce((sum, gap) => sum + gap, 0), y: inches(5) },
  }));
  return { ...laid.table, state: { ...laid.table.state, models } };
};
const two = inches(2);
const one = inches(1);

test('up to 4 models the range is 2 inches, from 5 on it is 1 [SFI-COHERENCY-001, SFI-COHERENCY-002]', () => {
  const range = (strength: number) => coherencyRange(laidOut('A', { units: { A: { strength } } }).table, 'A');
  expect([1, 4, 5, 8].map(range)).toEqual([2, 2, 1, 1]);
});

test('a gap of exactly the range is coherent, 1/100 mm more is not [SFI-COHERENCY-001, SFI-COHERENCY-004]', () => {
  expect(modelsApart(row([two]), 'A')).toEqual([]);
  expect(modelsApart(row([two + 1]), 'A')).toEqual(['A/2']);
});

test('5 models need 1 inch [SFI-COHERENCY-002]', () => {
  expect(modelsApart(row([one, one, one, one]), 'A')).toEqual([]);
  expect(modelsApart(row([one, one, one, one + 1]), 'A')).toEqual(['A/5']);
});

test('losses do not change the range [SFI-COHERENCY-003]', () => {
  const table = row([one + 1], { units: { A: { strength: 5 } } });
  expect(modelsApart(table, 'A')).toEqual(['A/2']);
});

test('pairs that are linked in themselves are not one group [SFI-COHERENCY-004]', () => {
  expect(modelsApart(row([two, two + 1, two]), 'A')).toEqual(['A/3', 'A/4']);
  expect(modelsApart(row([two, two, two]), 'A')).toEqual([]);
});

test('a lone model is always in coherency [SFI-COHERENCY-007]', () => {
  expect(modelsApart(row([], { units: { A: { strength: 5 } } }), 'A')).toEqual([]);
});

test('CMD of the charts is the same range [SFI-COHERENCY-009]', () => {
  const { table } = laidOut('A', { units: { A: { strength: 5 } } });
  expect(coherencyRange(table, 'A')).toBe(table.numbers.coherency.ofLarge.value);
});

/** A move action in which the first model of the unit goes down by so many inches. */
const straying = (by: number): ActionRules => ({
  rule: 'SFI-ACTION-006',
  *next(turn, unit) {
    const model = turn.state.models.find(one => one.unit === unit);
    if (!model) return 'done';
    const { id, at } = model;
    const to = { x: at.x, y: at.y + inches(by) };
    turn.emit({ type: 'ModelShifted', model: id, from: at, to, how: 'place' }, 'SFI-ACTION-006');
    return 'done';
  },
});

scenario(
  'coherency is checked after a move action; broken, it ends the activation and the move stands',
  ['SFI-COHERENCY-005', 'SFI-COHERENCY-006'],
  play => {
    const { game, setup } = laidOut('AA c', {
      active: 'A',
      actions: { move: straying(4) },
      cards: { A: { essence: {} } },
    });
    const p = play(game, setup).choose('p1', { do: 'move' }).waitsFor({ by: 'p2', kind: 'act' });
    expect(happened(p, 'CoherencyBroken')).toEqual([{ type: 'CoherencyBroken', unit: 'A', apart: ['A/2'] }]);
    expect(happened(p, 'ActivationEnding')).toEqual([{ type: 'ActivationEnding', unit: 'A', why: 'coherency' }]);
    expect(p.state.models[0]?.at).toEqual({ x: inches(2), y: inches(6) });
  },
);

scenario('a move action that keeps coherency ends nothing', 'SFI-COHERENCY-005', play => {
  const { game, setup } = laidOut('AA c', { active: 'A', actions: { move: straying(1) } });
  const p = play(game, setup).choose('p1', { do: 'move' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'CoherencyBroken')).toEqual([]);
});

scenario('casualties and other actions bring no check', 'SFI-COHERENCY-008', play => {
  const kill = codeAbility('kill', 'p2', 'activation-start', turn => destroyModels(turn, ['A/2']));
  const { game, setup } = laidOut('AAA c', { abilities: [kill] });
  const p = play(game, setup).choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(modelsApart(tableIn(p.match), 'A')).toEqual(['A/3']);
  expect(happened(p, 'CoherencyBroken')).toEqual([]);
});
