import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../../activation/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut } from '../../testing/index.js';

const scenario = scenarios<RuleId>(test);
const dodge = { do: 'dodge' } as const;
const nothing = { do: 'nothing' } as const;

scenario(
  'a Panicked model that fails its roll runs to the nearest edge and does Nothing',
  ['ELD-STATE-054', 'ELD-STATE-055', 'ELD-ACT-010'],
  play => {
    const at = { A: { x: 40000, y: 45720 } };
    const { game, setup } = laidOut('A......b', {
      at,
      states: { A: ['panicked', 'crouched'] },
      models: { b: { points: 0 } },
    });
    const p = play(game, { ...setup, dice: [11] }).choose('p1', 'A');
    // Twelve inches to the left, upright.
    // A full Run of twelve inches to the left, on the grid.
    expect(modelIn(p, 'A').at.x - (40000 - 12 * 2540)).toBeLessThanOrEqual(2);
    expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['panicked']);
    p.options('p1', [nothing]);
  },
);

scenario('a Panicked model that passes its roll acts normally and stays Panicked', 'ELD-STATE-060', play => {
  const { game, setup } = laidOut('A......b', { states: { A: ['panicked'] }, models: { b: { points: 0 } } });
  const p = play(game, { ...setup, dice: [10] }).choose('p1', 'A');
  expect([open(p), modelIn(p, 'A').states.map(({ state }) => state)]).toEqual([['p1 movement'], ['panicked']]);
});

scenario('a Panicked model whose Run would pass the edge is removed', ['ELD-STATE-057', 'ELD-ACT-023'], play => {
  const at = { A: { x: 20000, y: 45720 } };
  const { game, setup } = laidOut('A.B.C.D.....b', { at, states: { A: ['panicked'] }, models: { b: { points: 0 } } });
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', nothing);
  expect(events(p, 'ModelRemoved').map(({ model, why }) => [model, why])).toEqual([['A', 'fled']]);
});

scenario(
  'of equally near edges the player picks one, and an Immobilized model stays',
  ['ELD-STATE-056', 'ELD-STATE-058'],
  play => {
    const at = { A: { x: 45720, y: 45720 } };
    const lay: LaidOut = { at, models: { b: { points: 0 } } };
    const free = laidOut('A......b', { ...lay, states: { A: ['panicked'] } });
    play(free.game, { ...free.setup, dice: [11] })
      .choose('p1', 'A')
      .options('p1', ['left', 'right', 'top', 'bottom']);
    const held = laidOut('A......b', { ...lay, states: { A: ['panicked', 'immobilized'] } });
    const p = play(held.game, { ...held.setup, dice: [11] })
      .choose('p1', 'A')
      .options('p1', [nothing]);
    expect(modelIn(p, 'A').at).toMatchObject(at.A);
  },
);

scenario('a Panicked model that fails the roll of a Reaction may only Dodge or do Nothing', 'ELD-STATE-059', play => {
  const { game, setup } = laidOut('A\nb', { pitch: 1.5, states: { b: ['panicked'] } });
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' });
  p.options('p2', [nothing, dodge]);
  expect(modelIn(p, 'b').points).toBe(1);
});
