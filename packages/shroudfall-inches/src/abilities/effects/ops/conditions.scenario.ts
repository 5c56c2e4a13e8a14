import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { carrying, scenario } from '../scenario-words.js';

scenario('a condition of a hit model is on its unit', 'SFI-COND-001', play => {
  const { game, setup } = carrying('A ccd', [{ op: 'condition', condition: 'hexed' }], { aims: ['c/2'] });
  const p = play(game, setup).choose('p1', 'A');
  expect(unitOf(p.state, 'c').conditions).toEqual(['hexed']);
});

scenario('immunity stops the condition, and the damage of the effect happens', 'SFI-PASSIVE-022', play => {
  const { game, setup } = carrying(
    'A cd',
    [
      { op: 'damage', amount: 1 },
      { op: 'condition', condition: 'hexed' },
    ],
    { aims: ['c'] },
    { cards: { c: { passives: [{ id: 'immunity', to: 'hexed' }] } } },
  );
  const p = play(game, setup).choose('p1', 'A');
  expect(unitOf(p.state, 'c').conditions).toEqual([]);
  expect(p.state.models.find(({ id }) => id === 'c/1')?.damage).toBe(1);
});

const suffering = { units: { c: { conditions: ['burning', 'hexed', 'void'] as const } } };

scenario('the player of the unit picks the conditions that an effect removes', 'SFI-COND-007', play => {
  const { game, setup } = carrying('A cd', [{ op: 'removeCondition', count: 1 }], { aims: ['c'] }, suffering);
  const p = play(game, setup).choose('p1', 'A').options('p2', ['burning', 'hexed', 'void']).choose('p2', 'hexed');
  expect(unitOf(p.state, 'c').conditions).toEqual(['burning', 'void']);
});

scenario('nothing is asked where every condition that may leave does', 'SFI-COND-007', play => {
  const all = carrying('A cd', [{ op: 'removeCondition', count: 'all' }], { aims: ['c'] }, suffering);
  expect(unitOf(play(all.game, all.setup).choose('p1', 'A').state, 'c').conditions).toEqual([]);
  const named = carrying(
    'A cd',
    [{ op: 'removeCondition', count: 2, of: ['void', 'shocked'] }],
    { aims: ['c'] },
    suffering,
  );
  const p = play(named.game, named.setup).choose('p1', 'A');
  expect(unitOf(p.state, 'c').conditions).toEqual(['burning', 'hexed']);
});
