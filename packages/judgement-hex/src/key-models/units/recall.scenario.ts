import { legal } from '@rulewright/core';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { holdRefusal } from '../../beside-table/artefacts/holding.js';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { band, bandCards, doing, faces, happened, type LaidOut, laidOut, suffering } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { ActionChoice, Jhx } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const cards = bandCards();
const models = band('A', 'B', 'C', 'D');
/** Three free hexes next to the Effigy of p1. `B` and `C` are within 3 hexes of the Commander `A`, `D` is not. */
const drawing = `
      1
   @     .     A     .     D
@     2     .     B     C
   @     .     .     .     .
      3
`;
const laid = (lay: LaidOut = {}) =>
  laidOut(drawing, { cards, active: 'A', ap: 5, ...lay, models: { ...models, ...lay.models } });
const recalled = (p: Play<Jhx>, to: number): Play<Jhx> => p.choose('p1', { do: 'effigy-recall', model: 'A', to });
const kinds = (p: Play<Jhx>, model: string): readonly string[] =>
  legal(p.match).flatMap(({ choice }) => {
    const action = choice as ActionChoice;
    return 'model' in action && action.model === model ? [action.do] : [];
  });

scenario('the unit may come with a Commander that is recalled', 'JHX-UNIT-019', play => {
  const { game, setup, cell } = laid();
  const p = recalled(play(game, setup), cell('2'));
  p.waitsFor({ by: 'p1', kind: 'volunteer' }).options('p1', ['B', 'C', 'pass']).choose('p1', 'C');
  p.waitsFor({ by: 'p1', kind: 'cell' })
    .options('p1', [cell('1'), cell('3')])
    .choose('p1', cell('3'));
  // For B one hex is left.
  p.options('p1', ['B', 'pass']).choose('p1', 'B');
  expect(['A', 'B', 'C', 'D'].map(id => modelOf(p.state, id).at)).toEqual(['2', '1', '3', 'D'].map(cell));
  expect(happened(p, 'ModelMoved').map(({ model, how }) => [model, how])).toEqual([
    ['A', 'recall'],
    ['C', 'place'],
    ['B', 'place'],
  ]);
  expect(p.state.activation?.spent).toEqual({ A: 2 });
});

scenario('the unit may stay; only the Commander can be recalled', ['JHX-UNIT-019', 'JHX-UNIT-002'], play => {
  const { game, setup, cell } = laid();
  const p = play(game, setup);
  expect(kinds(p, 'A')).toContain('effigy-recall');
  expect(['B', 'C', 'D'].flatMap(id => kinds(p, id))).not.toContain('effigy-recall');
  recalled(p, cell('1')).choose('p1', 'pass');
  expect(['B', 'C'].map(id => modelOf(p.state, id).at)).toEqual(['B', 'C'].map(cell));
});

scenario('a knocked-down model can be taken along, and is not struck for it', 'JHX-UNIT-019', play => {
  const beside = drawing.replace('.\n      3', 'e\n      3');
  const { game, setup, cell } = laidOut(beside, {
    cards,
    models,
    active: 'A',
    ap: 5,
    effects: [suffering('C', 'knock-down')],
  });
  const p = recalled(play(game, setup), cell('2')).choose('p1', 'C').choose('p1', cell('3'));
  expect(modelOf(p.state, 'C').at).toBe(cell('3'));
  expect(happened(p, 'AttackDeclared')).toEqual([]);
});

scenario('no model goes where the Commander does not', ['JHX-UNIT-019', 'JHX-ACTION-013'], play => {
  const dying = { ...models, A: { ...models.A, damage: 11 } };
  const struck = laidOut(drawing.replace('.     B', 'e     B'), { cards, models: dying, active: 'A', ap: 5 });
  const p = recalled(play(struck.game, { ...struck.setup, dice: [...faces('hh.')] }), struck.cell('2'));
  p.choose('p2', { ability: 'parting-blow', source: 'e', with: 'blade' }).choose('p2', [0, 1]);
  expect(modelOf(p.state, 'A').at).toBeNull();
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect(['B', 'C'].map(id => modelOf(p.state, id).at)).toEqual(['B', 'C'].map(struck.cell));
});

scenario('no model goes where the Commander is knocked down', ['JHX-UNIT-019', 'JHX-ACTION-013'], play => {
  const { game, setup, cell } = laidOut(drawing.replace('.     B', 'e     B'), { cards, models, active: 'A', ap: 5 });
  const p = recalled(play(game, { ...setup, dice: [...faces('mmm')] }), cell('2'));
  p.choose('p2', { ability: 'parting-blow', source: 'e', with: 'blade' }).choose('p2', [0, 1, 2]);
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect(['A', 'B', 'C'].map(id => modelOf(p.state, id).at)).toEqual(['A', 'B', 'C'].map(cell));
});

const ring = { name: 'Ring', source: 'original', kind: 'deck', slot: 'defensive', cost: 1, bonus: {} } as const;

scenario('only the Commander deals in Artefacts and gains levels', 'JHX-UNIT-002', play => {
  const { game, setup, table, model } = laidOut('      @\n   A     @\n      @\n   B', {
    cards: { ...cards, artefacts: { ring } },
    models: only('AB', models),
    active: 'A',
    ap: 5,
    warbands: { p1: { fate: 9, deck: ['ring'] } },
  });
  const p = play(game, setup);
  expect([kinds(p, 'A').includes('shop'), kinds(p, 'B').includes('shop')]).toEqual([true, false]);
  const refusals = ['A', 'B'].map(id => holdRefusal(table, model(id), 'ring', { deck: 'p1' })?.code);
  expect(refusals).toEqual([undefined, 'not-the-commander']);
  const levels = doing({ game }, function* (turn) {
    yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
    yield* gainLevel(turn, 'B', 'JHX-LEVEL-001');
  });
  play(levels, setup).events({ type: 'LevelGained', model: 'A', level: 2 });
});
