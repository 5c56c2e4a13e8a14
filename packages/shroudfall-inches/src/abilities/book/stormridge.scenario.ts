import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { bookCard } from '../../testing/book-card.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import { use } from '../scenario-words.js';
import { accept, offeredTo } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const stormridge = bookCard('stormridge', { passives: [] });
const blade = { profile: 'blade', target: 'c/1' };

/** `A` orders, then `B` attacks `c` in its own activation, in the same round or in the next. */
const ordering = (lay: LaidOut = {}) =>
  laidOut('A\nBc', {
    pitch: 1.5,
    active: 'A',
    cards: { A: stormridge, B: { essence: {} }, c: { essence: {} } },
    units: { c: { activated: true } },
    ...lay,
  });

scenario('Aim for the weak spot!: +1 on melee damage rolls of the chosen unit in this round', 'SFI-UNIT-001', play => {
  const { game, setup } = ordering();
  // 2 and 1 are 3, one below ARM: the order makes the damage.
  const p = play(game, { ...setup, dice: [3, 3, 2, 1] });
  p.choose('p1', use('order-aim-for-the-weak-spot')).choose('p1', 'B').choose('p1', { do: 'end' });
  p.choose('p1', { do: 'attack' }).choose('p1', blade);
  expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['c/1']);
});

scenario('Aim for the weak spot! counts neither for other units nor for ranged attacks', 'SFI-UNIT-001', play => {
  const { game, setup } = ordering();
  const own = play(game, { ...setup, dice: [3, 3, 2, 1] });
  own.choose('p1', use('order-aim-for-the-weak-spot')).choose('p1', 'B').choose('p1', { do: 'attack' });
  own.choose('p1', blade);
  expect(happened(own, 'DamageMarked')).toEqual([]);
  const far = laidOut('A\nB      c', {
    pitch: 1.5,
    active: 'A',
    cards: { A: stormridge, B: { essence: {} } },
    units: { c: { activated: true } },
  });
  const p = play(far.game, { ...far.setup, dice: [2, 2, 1, 1, 1] });
  p.choose('p1', use('order-aim-for-the-weak-spot')).choose('p1', 'B').choose('p1', { do: 'end' });
  p.choose('p1', { do: 'attack' }).choose('p1', { profile: 'bow', target: 'c/1' });
  expect(happened(p, 'DamageDecided').map(({ damage }) => damage)).toEqual([0]);
});

scenario('Aim for the weak spot! ends with the round', 'SFI-UNIT-001', play => {
  const { game, setup } = ordering({ units: { B: { activated: true }, c: { activated: true } } });
  const p = play(game, setup).choose('p1', use('order-aim-for-the-weak-spot')).choose('p1', 'B');
  expect(p.state.effects).toHaveLength(1);
  p.choose('p1', { do: 'end' });
  expect(p.state.round).toBe(3);
  expect(p.state.effects).toEqual([]);
});

/** `B` is destroyed so many units away from `A` as the activation of `c` begins. */
const losing = (gap: number, victim = 'B/1') =>
  laidOut('A  B\n\n\n\n\n\nc', {
    cards: { A: stormridge },
    armies: { p1: { reserve: { grey: 1 } } },
    state: {
      stage: { name: 'activations', next: 'p2' },
      models: [
        { id: 'A/1', unit: 'A', at: { x: 30000, y: 30000 }, damage: 0 },
        { id: 'B/1', unit: 'B', at: { x: 30000 + 1600 + 1500 + gap, y: 30000 }, damage: 0 },
        { id: 'c/1', unit: 'c', at: { x: 60000, y: 60000 }, damage: 0 },
      ],
    },
    abilities: [
      codeAbility(
        'kill',
        'p2',
        'activation-start',
        turn => destroyModels(turn, [victim]),
        (_, { of }) => of === 'c',
      ),
    ],
  });

scenario('No one is forgotten: a friend destroyed within 4 inches lets the model be placed', 'SFI-UNIT-003', play => {
  const { game, setup } = losing(inches(4));
  const p = play(game, setup).choose('p2', 'c');
  expect(offeredTo(p, 'p1')).toEqual(['A']);
  accept(p, 'p1');
  p.refuses('p1', { x: 30000, y: 30000 - 3200 - inches(1) - 1 }, { code: 'too-far', rule: 'SFI-PLACE-001' });
  p.choose('p1', { x: 30000, y: 30000 - 3200 - inches(1) });
  expect(p.state.models[0]?.at).toEqual({ x: 30000, y: 30000 - 3200 - inches(1) });
});

scenario(
  'No one is forgotten: a friend farther away, an enemy and the model itself set off no placement',
  'SFI-UNIT-003',
  play => {
    const far = losing(inches(4) + 1);
    play(far.game, far.setup).choose('p2', 'c').waitsFor({ by: 'p2', kind: 'act' });
    const own = losing(0, 'A/1');
    play(own.game, own.setup).choose('p2', 'c').waitsFor({ by: 'p2', kind: 'act' });
  },
);

/** `c` attacks `A`; `B` stands so many units away from `A`, out of the reach of `c`. */
const guarded = (gap: number) =>
  laidOut('A  B\n\nc', {
    active: 'c',
    cards: { A: stormridge, B: { arm: 6 }, c: { essence: {} } },
    state: {
      stage: { name: 'activations', next: 'p2' },
      models: [
        { id: 'A/1', unit: 'A', at: { x: 30000, y: 30000 }, damage: 0 },
        { id: 'B/1', unit: 'B', at: { x: 30000 + 1600 + 1500 + gap, y: 30000 }, damage: 0 },
        { id: 'c/1', unit: 'c', at: { x: 30000 - 3200, y: 30000 }, damage: 0 },
      ],
    },
  });

scenario(
  'Beloved Commander: a friend within 2 inches is hit in her place, and the damage is rolled against it',
  'SFI-UNIT-004',
  play => {
    const { game, setup } = guarded(inches(2));
    const p = play(game, { ...setup, dice: [3, 3, 3, 3] }).choose('p2', { do: 'attack' });
    p.choose('p2', { profile: 'blade', target: 'A/1' });
    accept(p, 'p1');
    expect(happened(p, 'AttackRedirected')).toEqual([{ type: 'AttackRedirected', from: 'A/1', to: 'B/1' }]);
    expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['B/1']);
    expect(p.state.used.activation).toHaveLength(1);
  },
);

scenario('Beloved Commander: her player may decline, and a friend farther away is no shield', 'SFI-UNIT-004', play => {
  const { game, setup } = guarded(inches(2));
  const p = play(game, { ...setup, dice: [3, 3, 3, 3] }).choose('p2', { do: 'attack' });
  p.choose('p2', { profile: 'blade', target: 'A/1' }).choose('p1', 'pass');
  expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['A/1']);
  const far = guarded(inches(2) + 1);
  const alone = play(far.game, { ...far.setup, dice: [3, 3, 3, 3] }).choose('p2', { do: 'attack' });
  alone.choose('p2', { profile: 'blade', target: 'A/1' });
  if (offeredTo(alone, 'p1').length > 0) accept(alone, 'p1');
  expect(happened(alone, 'DamageMarked').map(({ model }) => model)).toEqual(['A/1']);
});

scenario('Silver Line Training: a name without a text changes nothing', ['SFI-UNIT-005', 'SFI-UNIT-013'], play => {
  for (const [id, ability] of [
    ['stormridge', 'silver-line-training'],
    ['windrunners', 'storms-embrace'],
  ] as const) {
    const card = bookCard(id);
    expect(card.abilities.find(one => one.id === ability)?.effects).toEqual([]);
    const { game, setup } = laidOut('A c', { active: 'A', cards: { A: card } });
    expect(play(game, setup).choose('p1', { do: 'end' }).state.effects).toEqual([]);
  }
});
