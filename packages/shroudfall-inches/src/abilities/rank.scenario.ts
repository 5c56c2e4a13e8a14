import { expect } from 'vitest';
import { unitOf } from '../match/lookups.js';
import { happened, type LaidOut, laidOut } from '../testing/index.js';
import type { Effect } from '../vocabulary/effect.js';
import { active, passive, scenario, use } from './scenario-words.js';

scenario('a card that gives a third action is followed against the limit of two', 'SFI-PRIORITY-001', play => {
  const more = active({ cost: {}, limit: 'once-per-activation', effects: [{ op: 'action', action: 'shake' }] });
  const { game, setup } = laidOut('A c', {
    active: 'A',
    activation: { spent: ['shake', 'shake'] },
    cards: { A: { abilities: [more] } },
    units: { A: { conditions: ['void'] } },
  });
  const p = play(game, setup).choose('p1', use('focus'));
  expect(unitOf(p.state, 'A').conditions).toEqual([]);
  expect(happened(p, 'ActionBegan')).toMatchObject([{ action: 'shake', generated: true }]);
});

scenario('without such a card there are two actions', ['SFI-PRIORITY-001', 'SFI-ACTION-001'], play => {
  const { game, setup } = laidOut('A c', { active: 'A', activation: { spent: ['shake'] } });
  const p = play(game, setup).choose('p1', { do: 'shake' });
  p.waitsFor({ by: 'p1', kind: 'keep' });
});

const hex: Effect = { op: 'condition', condition: 'hexed' };
const immune = { op: 'grant', passive: { id: 'immunity', to: 'hexed' } } as const;

scenario('of two cards that contradict each other the one that forbids wins', 'SFI-PRIORITY-002', play => {
  const hexing = active({ cost: {}, aim: { how: 'choose', what: 'unit', side: 'enemy' }, effects: [hex] });
  const table = (lay: LaidOut) =>
    laidOut('A c', { active: 'A', ...lay, cards: { A: { abilities: [hexing] }, ...lay.cards } });
  const forbidden = table({ cards: { c: { abilities: [passive({ id: 'ward', effects: [immune] })] } } });
  const { when, ...ward } = passive({ id: 'ward', effects: [immune] });
  expect(when).toBeDefined();
  const warded = table({ cards: { c: { abilities: [ward] } } });
  expect(unitOf(play(warded.game, warded.setup).choose('p1', use('focus')).state, 'c').conditions).toEqual([]);
  const p = play(forbidden.game, forbidden.setup).choose('p1', use('focus'));
  expect(unitOf(p.state, 'c').conditions).toEqual(['hexed']);
});

scenario(
  'leadership and scenario cards rank with unit cards: the one that forbids wins',
  ['SFI-PRIORITY-005', 'SFI-PRIORITY-002'],
  play => {
    const { when: _, ...lead } = passive({ id: 'lead', kind: 'leadership', effects: [immune] });
    const table = (declared: boolean) =>
      laidOut('A c', {
        active: 'A',
        activation: { spent: ['shake', 'shake'] },
        cards: { A: { essence: {}, abilities: [lead] } },
        armies: { p1: { leadership: declared ? { weaver: 'A', ability: 'lead' } : null } },
        elements: { stone: { at: { x: 5000, y: 5000 } } },
        scenario: {
          abilities: [{ id: 'curse', name: 'Curse', when: { window: 'activation-end', of: 'any' }, effects: [hex] }],
        },
      });
    const led = table(true);
    expect(unitOf(play(led.game, led.setup).state, 'A').conditions).toEqual([]);
    const plainly = table(false);
    expect(unitOf(play(plainly.game, plainly.setup).state, 'A').conditions).toEqual(['hexed']);
  },
);
