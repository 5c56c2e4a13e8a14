import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armyOf, unitOf } from '../../match/lookups.js';
import { pushModels } from '../../movement/push.js';
import type { RuleId } from '../../rulebook/index.js';
import { bookCard } from '../../testing/book-card.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { levelOf } from '../../unit-cards/passives/passives.js';
import type { ReactiveAbility } from '../../vocabulary/ability.js';
import { use } from '../scenario-words.js';
import { accept, offeredTo } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const adamant = bookCard('adamant');

/** `B` ends its activation so many units away from a mine whose centre lies at such a height of the table. */
const advising = (gap: number, y: number = inches(30)): LaidOut => ({
  active: 'B',
  cards: { A: adamant, B: { essence: {} } },
  armies: { p1: { leadership: { weaver: 'A', ability: 'tactical-advisor' }, edge: 'low' }, p2: { edge: 'high' } },
  elements: { mine: { at: { x: inches(10), y } } },
  state: {
    models: [
      { id: 'A/1', unit: 'A', at: { x: inches(30), y: inches(2) }, damage: 0 },
      { id: 'B/1', unit: 'B', at: { x: inches(10) + 2500 + 1500 + gap, y }, damage: 0 },
      { id: 'c/1', unit: 'c', at: { x: inches(30), y: inches(34) }, damage: 0 },
    ],
  },
});
const reserve = (lay: LaidOut, play: Parameters<Parameters<typeof scenario>[2]>[0]) => {
  const { game, setup } = laidOut('A B\nc', lay);
  const p = play(game, setup).choose('p1', { do: 'end' });
  for (let i = 0; i < 3 && p.match.decisions[0]?.kind === 'keep'; i++) p.choose('p1', { grey: 1 });
  return armyOf(p.state, 'p1').reserve;
};

scenario(
  'Tactical Advisor: an activation that ends near an element in the half of the opponent gives a grey token',
  'SFI-UNIT-006',
  play => {
    expect(reserve(advising(inches(1)), play)).toEqual({ grey: 1 });
    expect(reserve(advising(inches(1) + 1), play)).toEqual({});
    expect(reserve(advising(inches(1), inches(18) + 1), play)).toEqual({ grey: 1 });
    expect(reserve(advising(inches(1), inches(18)), play)).toEqual({});
    expect(reserve(advising(inches(1), inches(10)), play)).toEqual({});
  },
);

/** `A` uses Hold the Line! on `B`; then `c` pushes `B` in its own activation. */
const holding = (by: 'p1' | 'p2', own: LaidOut = {}) =>
  laidOut('A B   c', {
    active: 'A',
    cards: { A: adamant, B: { essence: {} }, c: { essence: {} } },
    armies: { p1: { reserve: { yellow: 1 } } },
    abilities: [
      codeAbility(
        'shove',
        by,
        'activation-start',
        turn =>
          pushModels(turn, {
            models: ['B/1'],
            distance: 1,
            direction: 'directly-away',
            from: 'A/1',
            by,
            optional: false,
            origin: { name: 'Shove', rule: 'SFI-PUSH-001', source: by === 'p1' ? 'A' : 'c', player: by },
          }),
        (_, { of }) => of === 'c',
      ),
    ],
    ...own,
  });

scenario('Hold the Line!: enemy effects cannot push the chosen unit, friendly ones can', 'SFI-UNIT-007', play => {
  const pushed = (by: 'p1' | 'p2') => {
    const { game, setup } = holding(by);
    const p = play(game, setup).choose('p1', use('hold-the-line')).choose('p1', 'B').choose('p1', { do: 'end' });
    return happened(p, 'ModelShifted').map(({ model }) => model);
  };
  expect(pushed('p2')).toEqual([]);
  expect(pushed('p1')).toEqual(['B/1']);
});

scenario('an action pays for Hold the Line! in the place of essence', 'SFI-UNIT-007', play => {
  const { game, setup } = holding('p2', { armies: {} });
  const p = play(game, setup)
    .choose('p1', use('hold-the-line', { sacrifice: true }))
    .choose('p1', 'B');
  expect(p.state.activation?.spent).toEqual(['sacrificed']);
  expect(p.state.effects).toHaveLength(1);
});

scenario('Hold the Line! reaches units within 8 inches', 'SFI-UNIT-007', play => {
  const options = (gap: number) => {
    const { game, setup } = holding('p2', {
      state: {
        models: [
          { id: 'A/1', unit: 'A', at: { x: 30000, y: 30000 }, damage: 0 },
          { id: 'B/1', unit: 'B', at: { x: 30000 + 1600 + 1500 + gap, y: 30000 }, damage: 0 },
          { id: 'c/1', unit: 'c', at: { x: 60000, y: 60000 }, damage: 0 },
        ],
      },
    });
    const p = play(game, setup).choose('p1', use('hold-the-line'));
    return p.match.decisions[0]?.kind === 'unit' ? p.match.decisions[0].options : ['A'];
  };
  expect(options(inches(8))).toEqual(['A', 'B']);
  expect(options(inches(8) + 1)).toEqual(['A']);
});

scenario('Defend the rations!: the chosen unit has Claim Ground (2) in this round', 'SFI-UNIT-008', play => {
  const { game, setup, table } = holding('p1', { units: { B: { activated: true }, c: { activated: true } } });
  const p = play(game, setup).choose('p1', use('order-defend-the-rations')).choose('p1', 'B');
  const level = () => levelOf({ ...table, state: p.state }, unitOf(p.state, 'B'), 'claim-ground').total;
  expect(level()).toBe(2);
  p.choose('p1', { do: 'end' });
  expect([p.state.round, level()]).toEqual([3, 0]);
});

/** The enemy `c` is about to move beside `B`, which Adamant watches from so many units away from the goal of `c`. */
const falling = (away = inches(8), lay: LaidOut = {}) =>
  laidOut('A BB c', {
    active: 'c',
    cards: { A: adamant, c: { essence: {}, weapons: [{ ...melee, range: 1 }] } },
    armies: { p1: { reserve: { yellow: 1 } } },
    state: {
      stage: { name: 'activations', next: 'p2' },
      models: [
        { id: 'A/1', unit: 'A', at: { x: goal.x - 1600 - 1500 - away, y: goal.y }, damage: 0 },
        { id: 'B/1', unit: 'B', at: { x: goal.x, y: goal.y + 3500 }, damage: 0 },
        { id: 'B/2', unit: 'B', at: { x: goal.x - 2000, y: goal.y + 6000 }, damage: 0 },
        { id: 'c/1', unit: 'c', at: { x: goal.x + inches(3), y: goal.y }, damage: 0 },
      ],
    },
    ...lay,
  });
const goal = { x: 60000, y: 40000 };
const melee = { id: 'blade', name: 'Blade', type: 'melee', shape: 'single', range: 1, damage: { yellow: 2 } } as const;

scenario(
  'Fall back!: an enemy that ends a move in melee with a friend lets the unit of the friend move away',
  ['SFI-UNIT-009', 'SFI-UNIT-010'],
  play => {
    const { game, setup } = falling();
    const p = play(game, setup).choose('p2', { do: 'move' }).choose('p2', { to: goal });
    expect(offeredTo(p, 'p1')).toEqual(['A']);
    accept(p, 'p1').options('p1', ['B/1', 'B/2']).choose('p1', 'B/1');
    p.refuses('p1', { to: { x: goal.x, y: goal.y + 3400 } }, { code: 'comes-nearer', rule: 'SFI-MOVE-023' });
    const back = { x: goal.x + 2000, y: goal.y + 8000 };
    p.choose('p1', { to: back }).choose('p1', 'stay');
    expect(p.state.models.find(({ id }) => id === 'B/1')?.at).toEqual(back);
    expect(happened(p, 'CoherencyBroken').map(({ unit }) => unit)).not.toContain('B');
    expect(armyOf(p.state, 'p1').reserve).toEqual({});
  },
);

scenario(
  'Fall back!: a friend that another reaction has parted from the enemy moves away all the same',
  ['SFI-UNIT-009', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const shove: ReactiveAbility = {
      id: 'shove',
      name: 'Shove',
      kind: 'reactive',
      cost: {},
      when: { window: 'model-ends-move', of: 'enemy', inMeleeWith: 'self' },
      effects: [{ op: 'push', distance: 4, direction: 'directly-away', from: 'self', to: 'trigger' }],
    };
    const cards = { A: adamant, B: { abilities: [shove] }, c: { essence: {}, weapons: [{ ...melee, range: 1 }] } };
    const { game, setup } = falling(inches(8), { cards });
    const p = play(game, setup).choose('p2', { do: 'move' }).choose('p2', { to: goal });
    p.choose('p1', { ability: 'B:shove', source: 'B' });
    accept(p, 'p1').options('p1', ['B/1', 'B/2']).choose('p1', 'B/1');
    const back = { x: goal.x + 2000, y: goal.y + 8000 };
    p.choose('p1', { to: back }).choose('p1', 'stay');
    expect(p.state.models.find(({ id }) => id === 'B/1')?.at).toEqual(back);
  },
);

scenario(
  'Fall back! is not offered where Frostbite keeps the only friend in its place',
  ['SFI-UNIT-009', 'SFI-CONDITION-008', 'SFI-ABILITY-REACTIVE-001'],
  play => {
    const { game, setup } = falling(inches(8), { units: { B: { conditions: ['frostbite'] } } });
    const p = play(game, setup).choose('p2', { do: 'move' }).choose('p2', { to: goal });
    expect(offeredTo(p, 'p1')).toEqual([]);
    expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 1 });
  },
);

scenario('an enemy farther than 8 inches away or out of melee sets off no Fall back!', 'SFI-UNIT-009', play => {
  const far = falling(inches(8) + 1);
  const p = play(far.game, far.setup).choose('p2', { do: 'move' }).choose('p2', { to: goal });
  p.waitsFor({ by: 'p2', kind: 'act' });
  const out = falling();
  const q = play(out.game, out.setup).choose('p2', { do: 'move' });
  q.choose('p2', { to: { x: goal.x + inches(2), y: goal.y - 1000 } }).waitsFor({ by: 'p2', kind: 'act' });
});

scenario('Inspiring Presence: melee hit rolls of friends within 8 inches are infused', 'SFI-UNIT-011', play => {
  const striking = (gap: number) => {
    const { game, setup } = laidOut('A B c', {
      active: 'A',
      cards: { A: { ...adamant, hits: {}, weapons: [] }, B: { essence: {} } },
      units: { c: { activated: true } },
      armies: { p1: { reserve: { yellow: 1, grey: 1 } } },
      state: {
        models: [
          { id: 'A/1', unit: 'A', at: { x: 30000, y: 30000 }, damage: 0 },
          { id: 'B/1', unit: 'B', at: { x: 30000 + 1600 + 1500 + gap, y: 30000 }, damage: 0 },
          { id: 'c/1', unit: 'c', at: { x: 30000 + 1600 + 1500 + gap + 3000, y: 30000 }, damage: 0 },
        ],
      },
    });
    const infused = gap <= inches(8);
    const p = play(game, { ...setup, dice: infused ? [1, 0, 0] : [0, 0] });
    p.choose('p1', use('inspiring-presence')).choose('p1', { do: 'end' });
    p.choose('p1', { do: 'attack' }).choose('p1', { profile: 'blade', target: 'c/1' });
    return happened(p, 'RollInfused').map(({ what, colour, free }) => [what, colour, free]);
  };
  expect(striking(inches(8))).toEqual([['hit', 'grey', 'Inspiring Presence']]);
  expect(striking(inches(8) + 1)).toEqual([]);
});
