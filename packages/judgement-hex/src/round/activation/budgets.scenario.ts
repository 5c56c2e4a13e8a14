import { expect } from 'vitest';
import { happened, type LaidOut, laidOut, plainHero, suffering, told } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { Lasting } from '../../vocabulary/index.js';
import { activating, column, offered, scenario, walk } from '../actions/scenario-words.js';
import { apOf } from './budgets.js';

scenario('a Hero spends up to 3 AP, on the same action again if it likes', ['JHX-ACT-008', 'JHX-ACTION-002'], play => {
  const { game, setup } = activating(column('A', '1', '2', '.', '.', 'b'));
  const p = play(game, setup);
  for (let times = 0; times < 3; times++) walk(p, 'A', []);
  expect(happened(p, 'ActionTaken').map(({ ap }) => ap)).toEqual([1, 1, 1]);
  // Nothing is left to do: its activation is over, and the other player's Hero is active.
  expect(p.state.activation?.hero).toBe('b');
  p.refuses('p2', { do: 'advance', model: 'A' }, { code: 'not-its-activation', rule: 'JHX-GEN-004' });
});

scenario('AP that are left are lost', 'JHX-ACT-010', play => {
  const { game, setup } = activating(column('A', 'C', '.', '.', '.', 'b'), { models: { C: { activated: true } } });
  const p = play(game, setup);
  walk(p, 'A', []);
  p.choose('p1', { do: 'end' });
  expect(p.state.activation).toMatchObject({ hero: 'b', budgets: { b: { ap: 3, spent: 0 } } });
});

scenario('AP modifiers add up, and never to less than 0', ['JHX-ACT-009', 'JHX-COMMUNION-011'], play => {
  const lesser = { ...plainHero, common: [{ id: 'lesser-being' }] } as const;
  const ap = (lay: LaidOut): readonly string[] =>
    told(apOf(laidOut(column('A', '.', '.', 'b'), { cards: { heroes: { lesser } }, ...lay }).table, 'A'));
  expect(ap({})).toEqual(['3 ATTR-018']);
  expect(ap({ models: { A: { card: 'lesser', enteredIn: 2 } }, effects: [suffering('A', 'stun')] })).toEqual([
    '2 ABILITY-030',
    '-1 resurrected COMMUNION-011',
    '-1 stun COND-039',
  ]);
  const less: Omit<Lasting, 'id'> = {
    key: 'modify:hex:ap',
    source: 'b',
    target: 'A',
    data: { kind: 'modify', what: 'ap', by: -2 },
  };
  const all = { models: { A: { card: 'lesser', enteredIn: 2 } }, effects: [suffering('A', 'stun'), less] };
  expect(ap(all).slice(-1)).toEqual(['>=0 ACT-009']);
  const { game, setup } = laidOut(column('A', 'C', '.', '.', 'b'), { cards: { heroes: { lesser } }, ...all });
  const p = play(game, setup).choose('p1', 'A');
  // With 0 AP only what is free is left.
  p.options('p1', [{ do: 'aim', model: 'A' }, { do: 'end' }]);
});

const unit = {
  name: 'Crew',
  source: 'original',
  commander: { ...plainHero, name: 'Boss' },
  members: [
    {
      id: 'wick',
      name: 'Wick',
      source: 'original',
      race: 'human',
      attributes: plainHero.attributes,
      weapons: plainHero.weapons,
      common: [],
      abilities: [],
      health: 6,
    },
    {
      id: 'stub',
      name: 'Stub',
      source: 'original',
      race: 'human',
      attributes: plainHero.attributes,
      weapons: plainHero.weapons,
      common: [],
      abilities: [],
      health: 6,
    },
  ],
} as const;

const crew: LaidOut = {
  cards: { units: { crew: unit } },
  models: {
    A: { card: 'crew', unit: 'A' },
    B: { card: 'crew', unit: 'A', member: 'wick' },
    C: { card: 'crew', unit: 'A', member: 'stub' },
  },
};

scenario(
  'a unit has 3 AP and 1 for each other model on the board; its models act in any order, none for more than 3',
  ['JHX-UNIT-003', 'JHX-UNIT-004', 'JHX-UNIT-005', 'JHX-UNIT-011', 'JHX-ACT-015'],
  play => {
    const { game, setup } = laidOut(column('A', 'B', 'C', '.', '.', '.', '.', '.', 'd'), crew);
    const p = play(game, setup);
    expect(p.state.activation).toMatchObject({ hero: 'A', budgets: { A: { ap: 5, spent: 0 } } });
    expect([...new Set(offered(p, 'advance').map(({ model }) => model))].sort()).toEqual(['A', 'B', 'C']);
    walk(p, 'C', []);
    walk(p, 'B', []);
    walk(p, 'C', []);
    walk(p, 'C', []);
    p.refuses('p1', { do: 'advance', model: 'C' }, { code: 'too-few-ap', rule: 'JHX-ACT-008' });
    expect([...new Set(offered(p, 'advance').map(({ model }) => model))].sort()).toEqual(['A', 'B']);
    walk(p, 'A', []);
    // All five are spent, and all three have been activated.
    expect(
      p.state.models
        .filter(({ activated }) => activated)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['A', 'B', 'C']);
  },
);

scenario('only living models of a unit count', ['JHX-UNIT-003', 'JHX-UNIT-011'], play => {
  const ap = (drawing: string, away: LaidOut['away']): number => {
    const { game, setup } = laidOut(drawing, {
      ...crew,
      models: only(drawing, { ...crew.models, Z: {} }),
      ...(away ? { away } : {}),
    });
    const p = play(game, setup).choose('p1', 'A');
    return p.state.activation?.budgets.A?.ap ?? -1;
  };
  const dead = { card: 'crew', unit: 'A', diedIn: 1 };
  expect(ap(column('A', 'B', 'Z', '.', '.', 'd'), { C: { ...dead, member: 'stub' } })).toBe(4);
  // Without its Commander the unit still activates.
  expect(ap(column('B', 'C', 'Z', '.', '.', 'd'), { A: { ...dead } })).toBe(5);
});

scenario('a resurrected model of a unit may use 2 AP', ['JHX-UNIT-009', 'JHX-UNIT-004'], play => {
  const { game, setup } = laidOut(column('A', 'B', 'C', '.', '.', 'd'), {
    ...crew,
    models: { ...crew.models, B: { card: 'crew', unit: 'A', member: 'wick', enteredIn: 2 } },
  });
  const p = play(game, setup);
  walk(p, 'B', []);
  walk(p, 'B', []);
  expect(p.state.activation?.budgets.A?.ap).toBe(5);
  p.refuses('p1', { do: 'advance', model: 'B' }, { code: 'too-few-ap', rule: 'JHX-ACT-008' });
});
