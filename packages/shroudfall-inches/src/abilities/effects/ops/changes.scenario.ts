import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { happened } from '../../../testing/index.js';
import { defenceOf } from '../../../unit-cards/characteristics/characteristic.js';
import { hasPassive } from '../../../unit-cards/passives/passives.js';
import type { Effect } from '../../../vocabulary/effect.js';
import type { SfiState } from '../../../vocabulary/index.js';
import { carrying, scenario } from '../scenario-words.js';

const braced: Effect = { op: 'modify', what: 'DEF', by: 2, until: 'activation' };

scenario('a change lasts until the moment that the card names', 'SFI-PRIORITY-014', play => {
  const { game, setup, table } = carrying('A cd', [braced]);
  const defence = (state: SfiState): number => {
    const [model] = state.models;
    return model ? defenceOf({ ...table, state }, model).total : 0;
  };
  const p = play(game, setup).choose('p1', 'A');
  expect(defence(p.state)).toBe(6);
  p.choose('p1', { do: 'end' });
  expect(defence(p.state)).toBe(4);
});

scenario('the same change by the same ability is there once', 'SFI-STACK-001', play => {
  const { game, setup } = carrying('A cd', [braced, braced]);
  expect(happened(play(game, setup).choose('p1', 'A'), 'EffectBegan')).toHaveLength(1);
});

scenario('a change that is marked (+X) is there as often as it happened', 'SFI-STACK-004', play => {
  const more: Effect = { ...braced, stacks: true };
  const { game, setup } = carrying('A cd', [more, more]);
  expect(happened(play(game, setup).choose('p1', 'A'), 'EffectBegan')).toHaveLength(2);
});

scenario('a unit that becomes immune loses the condition', 'SFI-PASSIVE-022', play => {
  const { game, setup, table } = carrying(
    'A cd',
    [{ op: 'grant', passive: { id: 'immunity', to: 'burning' }, until: 'round' }],
    {},
    { units: { A: { conditions: ['burning', 'hexed'] } } },
  );
  const p = play(game, setup).choose('p1', 'A');
  expect(unitOf(p.state, 'A').conditions).toEqual(['hexed']);
  expect(hasPassive({ ...table, state: p.state }, unitOf(p.state, 'A'), 'immunity')).toBe(true);
});
