import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { happened, laidOut } from '../../../testing/index.js';
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

scenario(
  'a unit suffers the condition of its model also where the damage of the same effect has destroyed the model',
  ['SFI-COND-001', 'SFI-MANIFEST-001'],
  play => {
    const hurtAndShock = [
      { op: 'damage', amount: 3 },
      { op: 'condition', condition: 'shocked' },
    ] as const;
    const chosen = carrying('A ccd', hurtAndShock, { aims: ['c/2'] });
    const p = play(chosen.game, chosen.setup).choose('p1', 'A');
    expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'c/1', 'd/1']);
    expect(unitOf(p.state, 'c').conditions).toEqual(['shocked']);
    const storm = laidOut('A c\n\nA', {
      active: 'A',
      manifestations: { storm: { at: { x: inches(3.5), y: inches(2) }, on: ['completed'], effects: hurtAndShock } },
    });
    const q = play(storm.game, storm.setup).choose('p1', { do: 'shake' });
    expect(q.state.models.map(({ id }) => id)).toEqual(['A/2', 'c/1']);
    expect(unitOf(q.state, 'A').conditions).toEqual(['shocked']);
  },
);

scenario(
  'a unit suffers the condition of its model also after an attack that has destroyed the model',
  ['SFI-COND-001', 'SFI-ATTACK-039'],
  play => {
    const after = [
      { needs: 'damage', effects: [{ op: 'condition', condition: 'shattered', to: 'defender' }] },
    ] as const;
    const { game, setup } = carrying(
      'Acc',
      [{ op: 'attack', weapon: 'blade', after }],
      {},
      { pitch: 1.5, cards: { c: { def: 1, arm: 1 } } },
    );
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] });
    expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'c/2']);
    expect(unitOf(p.state, 'c').conditions).toEqual(['shattered']);
  },
);

scenario('a unit of which nothing is left suffers nothing', 'SFI-COND-001', play => {
  const { game, setup } = carrying(
    'A cd',
    [
      { op: 'damage', amount: 3 },
      { op: 'condition', condition: 'shocked' },
    ],
    { aims: ['c/1'] },
  );
  expect(happened(play(game, setup).choose('p1', 'A'), 'ConditionGained')).toEqual([]);
});

scenario('the unit of a model whose destruction is the moment suffers the condition', 'SFI-COND-001', play => {
  const spite = {
    id: 'spite',
    name: 'Spite',
    kind: 'passive',
    when: { window: 'destroyed', of: 'enemy' },
    effects: [{ op: 'condition', condition: 'poisoned', to: 'trigger' }],
  } as const;
  const { game, setup } = carrying(
    'A ccd',
    [{ op: 'damage', amount: 3 }],
    { aims: ['c/2'] },
    { cards: { A: { abilities: [spite] } } },
  );
  expect(unitOf(play(game, setup).choose('p1', 'A').state, 'c').conditions).toEqual(['poisoned']);
});
