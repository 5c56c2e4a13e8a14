import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { happened, laidOut } from '../../testing/index.js';
import { activating, column, kindsOffered, scenario } from '../actions/scenario-words.js';

const four = column('A', 'B', '.', '.', '.', '.', 'c', 'd');

scenario('the players take turns, each with one Hero', ['JHX-ACT-001', 'JHX-ACT-002', 'JHX-ACT-016'], play => {
  const { game, setup } = laidOut(four);
  const p = play(game, setup);
  p.waitsFor({ by: 'p1', kind: 'hero' }).options('p1', ['A', 'B']);
  p.refuses('p1', 'c', { code: 'not-yours', rule: 'JHX-ACT-001' });
  p.choose('p1', 'B').choose('p1', { do: 'end' });
  p.waitsFor({ by: 'p2', kind: 'hero' })
    .choose('p2', 'c')
    .waitsFor({ by: 'p2', kind: 'action' })
    .choose('p2', { do: 'end' });
  // One Hero left each: nothing to choose.
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect(p.state.activation?.hero).toBe('A');
  expect(happened(p, 'ActivationBegan').map(({ activation }) => activation.hero)).toEqual(['B', 'c', 'A']);
});

scenario('a Hero that has been activated is not activated again this round', ['JHX-ACT-002', 'JHX-ACT-003'], play => {
  const { game, setup } = laidOut(column('A', 'B', 'C', '.', 'd'), { models: { B: { activated: true } } });
  const p = play(game, setup);
  p.options('p1', ['A', 'C']);
  p.refuses('p1', 'B', { code: 'already-activated', rule: 'JHX-ACT-002' });
  // There is no passing, but the Hero may do nothing.
  p.choose('p1', 'A').choose('p1', { do: 'end' });
  expect(happened(p, 'ActionTaken')).toEqual([]);
  expect(modelOf(p.state, 'A').activated).toBe(true);
});

scenario('a player with no Hero left is passed over', 'JHX-ACT-004', play => {
  const { game, setup } = laidOut(four, { models: { c: { activated: true }, d: { activated: true } } });
  const p = play(game, setup).choose('p1', 'A').choose('p1', { do: 'end' });
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect(p.state.activation?.hero).toBe('B');
});

scenario('a Hero that has died loses its activation', 'JHX-ACT-005', play => {
  const { game, setup } = laidOut(column('A', 'C', '.', 'd'), { away: { B: { diedIn: 2 } } });
  const p = play(game, setup).options('p1', ['A', 'C']);
  p.refuses('p1', 'B', { code: 'dead', rule: 'JHX-ACT-005' });
});

scenario('after the last activation the round ends', 'JHX-ACT-017', play => {
  const { game, setup } = activating(column('A', '.', '.', 'b'), {
    models: { b: { activated: true } },
    state: { round: 8 },
  });
  const p = play(game, setup).choose('p1', { do: 'end' });
  expect(happened(p, 'StageReached').map(({ stage }) => stage.name)).toEqual(['end-of-round']);
  p.ends({ reason: 'draw', winners: [] });
});

scenario('an action is done before the next begins', ['JHX-GEN-005', 'JHX-ACT-008'], play => {
  const { game, setup } = activating(column('A', '1', '.', '.', '.', 'b'));
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
  p.waitsFor({ by: 'p1', kind: 'step' });
  expect(kindsOffered(p)).toEqual([]);
});
