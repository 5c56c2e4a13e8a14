import { history } from '@rulewright/core';
import type { Play, Scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/models.js';
import { mayReturn } from '../../round/communion-phase/return.js';
import { faces, happened, type LaidOut, plainHero } from '../../testing/index.js';
import type { Jhx, JhxEvent, Stage } from '../../vocabulary/index.js';
import { laidOut, scenario } from '../scenario-words.js';

const drawing = `
         %
      %     %
   1     .     .
A     .     .     b
   2     .     .
      @     @
         @
`;
/** A step of the Communion Phase of round 3. With Fate nobody is asked for a sacrifice. */
const phase = (step: 1 | 2 | 3 | 4 | 5 | 6, lay: LaidOut = {}, on = drawing) => {
  const stage: Stage = { name: 'communion', step, queue: null };
  const warbands = { p1: { fate: 1, ...lay.warbands?.p1 }, p2: { fate: 1, ...lay.warbands?.p2 } };
  return laidOut(on, { ...lay, warbands, state: { round: 3, stage, ...lay.state } });
};
const events = ({ match }: Play<Jhx>): readonly JhxEvent[] =>
  history(match).flatMap(({ records }) => records.flatMap(one => (one.kind === 'event' ? [one.event] : [])));
/** The steps that were reached. */
const steps = (p: Play<Jhx>): readonly (number | string)[] =>
  happened(p, 'StageReached').flatMap(({ stage }) =>
    stage.name !== 'communion' ? [stage.name] : stage.queue === null ? [stage.step] : [],
  );

scenario('the steps of the phase come in the order of the sheet', ['JV11-COMM-001', 'JV11-COMM-018'], play => {
  const { game, setup } = phase(1);
  expect(steps(play(game, setup))).toEqual([2, 3, 4, 5, 6, 'activation']);
});

scenario('only Fate is generated in round 1', 'JV11-COMM-017', play => {
  const laid = phase(
    3,
    { warbands: { p1: { fate: 0 }, p2: { fate: 0 } }, state: { round: 1 } },
    drawing.replace('1', '+'),
  );
  const p = play(laid.game, laid.setup);
  expect(steps(p)).toEqual(['activation']);
  expect([p.state.warbands.map(({ fate }) => fate), p.state.souls]).toEqual([[1, 1], []]);
});

scenario('effects of the start of the phase are resolved before anything moves', 'JV11-COMM-002', play => {
  const laid = phase(
    1,
    {
      cards: { heroes: { troll: { ...plainHero, common: [{ id: 'regeneration', amount: 2 }] } } },
      models: { A: { card: 'troll', damage: 4 } },
    },
    'A     .     .     *\n   .     .     .',
  );
  const p = play(laid.game, { ...laid.setup, dice: [1] });
  const told = events(p).flatMap(({ type }) => (['ModelHealed', 'SoulMoved'].includes(type) ? [type] : []));
  expect(told).toEqual(['ModelHealed', 'SoulMoved']);
});

const lair = `
m     .     .     *     .
   .     A     .     .     .
`;

scenario('all Souls move before any Monster', 'JV11-COMM-003', play => {
  const { game, setup } = phase(2, { models: { m: { kind: 'monster' } } }, lair);
  const p = play(game, { ...setup, dice: [1, ...faces('..')] });
  const went = events(p).flatMap(event =>
    event.type === 'ModelMoved' ? [event.model] : event.type === 'SoulMoved' ? [event.soul] : [],
  );
  expect([...new Set(went)]).toEqual(['soul-1', 'm']);
});

scenario('each Soul has a D3 of its own, or by the option `soulDice` one D3 serves all', 'JV11-COMM-004', play => {
  const souls = 'A     .     *     .     *     .     b\n   .     .     .     .     .     .';
  const rolls = (soulDice: 'each' | 'once', dice: readonly Scripted[]): readonly (readonly unknown[])[] => {
    const { game, setup } = phase(2, { options: { soulDice } }, souls);
    const p = play(game, { ...setup, dice });
    expect(happened(p, 'SoulMoved')).toHaveLength(2);
    return history(p.match).flatMap(({ records }) =>
      records.flatMap(one => (one.kind === 'roll' && one.request.rule === 'JV11-COMM-004' ? [one.faces] : [])),
    );
  };
  const order = { order: [0, 1] };
  expect(rolls('each', [order, 6, 1])).toEqual([[6], [1]]);
  expect(rolls('once', [6, order])).toEqual([[6]]);
});

scenario('Souls spawn before Monsters', 'JV11-COMM-015', play => {
  const on = drawing.replace('A     .     .', 'A     +     ?');
  const pits = laidOut(on).setup.position.pits.map(one => ({ ...one, token: true }));
  const { game, setup } = phase(4, { state: { pits }, map: { monsterPits: [{ at: [5, 3], monster: 'rat' }] } }, on);
  const came = ['SoulSpawned', 'ModelEntered'];
  expect(events(play(game, setup)).flatMap(({ type }) => (came.includes(type) ? [type] : []))).toEqual(came);
});

scenario(
  'a dead Hero returns at its Effigy with 5 health less and 2 actions',
  ['JV11-COMM-016', 'JV11-ACT-022'],
  play => {
    const laid = phase(5, { away: { C: { diedIn: 2 } } });
    const at = laid.cell('2');
    const p = play(laid.game, laid.setup).choose('p1', { model: 'C', at });
    expect(happened(p, 'ModelResurrected')).toEqual([{ type: 'ModelResurrected', model: 'C', at, damage: 5 }]);
    const later = { ...laid.table, state: p.state };
    expect(mayReturn(later, modelOf(p.state, 'C'))).toBe(false);
    p.choose('p1', 'C');
    expect(p.state.activation?.budgets.C).toEqual({ ap: 2, spent: 0 });
  },
);

test('a Hero returns to no hex away from its Effigy [JV11-COMM-016]', () => {
  const { table, model, cell } = phase(5, { away: { C: { diedIn: 2 } } });
  expect(mayReturn(table, model('C'))).toBe(true);
  expect(modelOf(table.state, 'A').at).toBe(cell('A'));
});
