import type { PlayerId } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armyOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import { destroyModels } from '../units/leaving/destroy.js';
import type { StandingAbility } from '../vocabulary/ability.js';
import type { SfiOptions } from '../vocabulary/index.js';
import type { ByColour, ConditionId } from '../vocabulary/words.js';
import { gainEssence } from './gain.js';
import { payEssence, tokenPayments } from './pay.js';

const scenario = scenarios<RuleId>(test);

/** The activation of A of p1, whose essence value and reserve are given, before its end. */
const ending = (essence: ByColour, reserve: ByColour, lay: LaidOut = {}) =>
  laidOut('A B c', {
    active: 'A',
    activation: { spent: ['shake', 'shake'] },
    armies: { p1: { reserve } },
    ...lay,
    cards: { ...lay.cards, A: { essence, ...lay.cards?.A } },
  });
const gains = (by: PlayerId, gain: ByColour, window: 'activation-start' | 'activation-end' = 'activation-start') =>
  codeAbility('gain', by, window, turn => gainEssence(turn, by, gain, 'ability', 'SFI-ESSENCE-010'));

scenario('one reserve for each army, empty at the start', 'SFI-ESSENCE-001', play => {
  const { game } = laidOut('A c');
  const begun = game.start({ players: ['p1', 'p2'], options: laidOut('A').table.options });
  expect(begun.armies.map(({ reserve }) => reserve)).toEqual([{}, {}]);
  const { game: own, setup } = ending({ grey: 1 }, {});
  const p = play(own, setup).choose('p1', { grey: 1 });
  expect(p.state.armies.map(({ reserve }) => reserve)).toEqual([{ grey: 1 }, {}]);
});

scenario('the essence value is added after the effects of the end', ['SFI-ESSENCE-006', 'SFI-CARD-020'], play => {
  const { game, setup } = ending(
    { grey: 1, red: 1 },
    {},
    { abilities: [gains('p1', { yellow: 1 }, 'activation-end')] },
  );
  const p = play(game, setup).choose('p1', { yellow: 1 }).choose('p1', { grey: 1, red: 1 });
  expect(happened(p, 'EssenceGained').map(({ why }) => why)).toEqual(['ability', 'activation']);
});

scenario('tokens beyond the tenth are lost, and the player picks', ['SFI-ESSENCE-002', 'SFI-ESSENCE-003'], play => {
  const { game, setup } = ending({ grey: 1, red: 1 }, { yellow: 9 });
  const p = play(game, setup)
    .choose('p1', { do: 'end' })
    .choose('p1', 'none')
    .options('p1', [{ red: 1 }, { grey: 1 }, {}]);
  p.choose('p1', { red: 1 });
  expect(happened(p, 'EssenceGained')).toEqual([
    { type: 'EssenceGained', player: 'p1', essence: { red: 1 }, lost: { grey: 1 }, why: 'activation' },
  ]);
});

scenario('the tenth token fits', 'SFI-ESSENCE-002', play => {
  const { game, setup } = ending({ red: 1 }, { yellow: 9 });
  const p = play(game, setup)
    .choose('p1', { do: 'end' })
    .options('p1', [{ red: 1 }, {}])
    .choose('p1', { red: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 9, red: 1 });
});

scenario('a player may decline a gain', 'SFI-ESSENCE-015', play => {
  const { game, setup } = ending({ grey: 2 }, {});
  const p = play(game, setup)
    .options('p1', [{ grey: 2 }, { grey: 1 }, {}])
    .choose('p1', {});
  expect(armyOf(p.state, 'p1').reserve).toEqual({});
});

scenario('tokens are discarded for nothing, at last just before the essence value', 'SFI-ESSENCE-004', play => {
  const { game, setup } = ending({ red: 1 }, { grey: 10 });
  const p = play(game, setup).options('p1', [{ do: 'discard', colour: 'grey' }, { do: 'end' }]);
  p.choose('p1', { do: 'end' }).options('p1', ['grey', 'none']).choose('p1', 'grey').choose('p1', { red: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 9, red: 1 });
  const early = play(game, setup).choose('p1', { do: 'discard', colour: 'grey' });
  early.refuses('p1', { do: 'discard', colour: 'red' }, { code: 'not-payable', rule: 'SFI-ESSENCE-016' });
  expect(armyOf(early.state, 'p1').reserve).toEqual({ grey: 9 });
  early.waitsFor({ by: 'p1', kind: 'act' });
});

scenario(
  'tokens are also discarded before an effect of the end of the activation brings essence, after a second move action, too',
  'SFI-ESSENCE-004',
  play => {
    const full: LaidOut = { armies: { p1: { reserve: { grey: 10 } }, p2: { reserve: { grey: 10 } } } };
    const moved: LaidOut = { activation: { spent: ['move'], moves: 1 }, ...full };
    const own = ending({}, {}, { ...moved, abilities: [gains('p1', { red: 1 }, 'activation-end')] });
    const p = play(own.game, own.setup).choose('p1', { do: 'move' }).choose('p1', 'stay');
    p.options('p1', ['grey', 'none']).choose('p1', 'grey').choose('p1', { red: 1 });
    expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 9, red: 1 });
    // The other player discards in activations of the own units only, and nobody in the middle of an ability.
    const others = ending({}, {}, { ...moved, abilities: [gains('p2', { red: 1 }, 'activation-end')] });
    const q = play(others.game, others.setup).choose('p1', { do: 'move' }).choose('p1', 'stay');
    expect(happened(q, 'EssenceGained').map(({ player, lost }) => [player, lost])).toEqual([['p2', { red: 1 }]]);
    const early = laidOut('A c', { ...full, abilities: [gains('p1', { red: 1 })] });
    expect(happened(play(early.game, early.setup), 'EssenceGained').map(({ lost }) => lost)).toEqual([{ red: 1 }]);
  },
);

scenario('a player discards nothing in the activation of an enemy unit', 'SFI-ESSENCE-004', play => {
  const { game, setup } = ending({}, {}, { activation: {}, armies: { p2: { reserve: { red: 1 } } } });
  play(game, setup).options('p1', [
    { do: 'move' },
    { do: 'attack' },
    { do: 'disengage' },
    { do: 'shake' },
    { do: 'end' },
  ]);
});

scenario('one model of a unit brings the full essence value', 'SFI-ESSENCE-007', play => {
  const { game, setup } = ending({ yellow: 2 }, {}, { units: { A: { strength: 5 } } });
  const p = play(game, setup).choose('p1', { yellow: 2 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 2 });
});

scenario('abilities add essence when they resolve, under the same cap', 'SFI-ESSENCE-010', play => {
  const lay: LaidOut = { abilities: [gains('p2', { red: 2 })], armies: { p2: { reserve: { grey: 9 } } } };
  const { game, setup } = laidOut('A c', lay);
  const p = play(game, setup)
    .options('p2', [{ red: 1 }, {}])
    .choose('p2', { red: 1 });
  expect(armyOf(p.state, 'p2').reserve).toEqual({ grey: 9, red: 1 });
});

const dead = { where: 'destroyed', destroyedIn: 2 } as const;
const starting = (round: number, lay: LaidOut = {}) =>
  laidOut('A c', {
    units: { B: dead },
    cards: { B: { essence: { yellow: 1 } } },
    ...lay,
    state: { stage: { name: 'round-start', step: 'add essence' }, round, ...lay.state },
  });

scenario('a destroyed unit gives its essence at the start of each later round', 'SFI-ESSENCE-008', play => {
  const { game, setup } = starting(3);
  const p = play(game, setup).choose('p1', { yellow: 1 });
  expect(happened(p, 'EssenceGained')).toEqual([
    { type: 'EssenceGained', player: 'p1', essence: { yellow: 1 }, lost: {}, why: 'destroyed-unit' },
  ]);
});

scenario('a unit gives nothing in the round of its destruction', 'SFI-ESSENCE-009', play => {
  const same = starting(2);
  play(same.game, same.setup).waitsFor({ by: 'p1', kind: 'act' });
  const kill = codeAbility(
    'kill',
    'p2',
    'activation-start',
    turn => destroyModels(turn, ['B/1']),
    turn => turn.state.models.some(({ id }) => id === 'B/1'),
  );
  const { game, setup } = laidOut('A B c', { abilities: [kill] });
  const p = play(game, setup).choose('p1', 'A').choose('p1', { do: 'end' }).choose('p1', {});
  expect(happened(p, 'EssenceGained')).toHaveLength(1);
});

scenario('a unit that dies at the end of its activation adds none, but for an option', 'SFI-ESSENCE-013', play => {
  const burn = codeAbility(
    'burn',
    'p1',
    'activation-end',
    turn => destroyModels(turn, ['A/1']),
    (_, { of }) => of === 'A',
  );
  const usual = ending({ red: 1 }, {}, { abilities: [burn] });
  expect(happened(play(usual.game, usual.setup), 'EssenceGained')).toEqual([]);
  const options = { 'essence.destroyedAtActivationEndGenerates': true };
  const other = ending({ red: 1 }, {}, { abilities: [burn], options });
  const p = play(other.game, other.setup).choose('p1', { red: 1 });
  expect(happened(p, 'EssenceGained')).toHaveLength(1);
});

scenario(
  'the option gives no essence for a unit that died before the end of its activation',
  ['SFI-ESSENCE-013', 'SFI-ACTIVATE-013'],
  play => {
    const dying = codeAbility(
      'dying',
      'p1',
      'activation-start',
      turn => destroyModels(turn, ['A/1']),
      (_, { of }) => of === 'A',
    );
    const options = { 'essence.destroyedAtActivationEndGenerates': true };
    const { game, setup } = laidOut('A B c d', { abilities: [dying], options });
    play(game, setup).choose('p1', 'A').waitsFor({ by: 'p2', kind: 'activate' });
  },
);

scenario('without a weaver the reserve stays usable', 'SFI-ESSENCE-014', play => {
  const weaver = { keywords: ['TEST', 'ESSENCE WEAVER'], essence: {} };
  const { game, setup } = ending(
    { grey: 1 },
    { red: 1 },
    { units: { W: { where: 'destroyed', destroyedIn: 2 } }, cards: { W: weaver } },
  );
  const p = play(game, setup).choose('p1', { do: 'discard', colour: 'red' }).choose('p1', { grey: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1 });
});

scenario('Void stops the essence value, and nothing else', 'SFI-CONDITION-015', play => {
  const units = { A: { conditions: ['void'] } } as const;
  const { game, setup } = ending({ grey: 1 }, {}, { units, abilities: [gains('p1', { red: 1 }, 'activation-end')] });
  const p = play(game, setup).choose('p1', { red: 1 });
  expect(happened(p, 'EssenceGained').map(({ why }) => why)).toEqual(['ability']);
  p.waitsFor({ by: 'p2', kind: 'act' });
  const gone = starting(3, { units: { B: { ...dead, conditions: ['void'] } } });
  play(gone.game, gone.setup).waitsFor({ by: 'p1', kind: 'keep' });
});

const paying = (cost: ByColour) =>
  codeAbility('pay', 'p1', 'activation-start', turn => payEssence(turn, 'p1', cost, 'cost', 'SFI-ESSENCE-011'));

scenario(
  'a cost is paid in exactly its colours, or by an option in stronger ones',
  ['SFI-ESSENCE-012', 'SFI-ESSENCE-011'],
  play => {
    const armies = { p1: { reserve: { grey: 1, yellow: 1, red: 1 } } };
    const lay: LaidOut = { armies, abilities: [paying({ yellow: 1 })] };
    const exact = laidOut('A c', lay);
    const p = play(exact.game, exact.setup);
    expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1, red: 1 });
    const free = laidOut('A c', { ...lay, options: { 'essence.abilityCostSubstitution': true } });
    play(free.game, free.setup).options('p1', [{ yellow: 1 }, { red: 1 }]);
  },
);

test('a cost is paid in full or not at all [SFI-ESSENCE-016]', () => {
  const { table } = laidOut('A', { armies: { p1: { reserve: { yellow: 1, red: 2 } } } });
  expect(tokenPayments(table, 'p1', { yellow: 1, red: 2 })).toEqual([{ yellow: 1, red: 2 }]);
  expect(tokenPayments(table, 'p1', { yellow: 2 })).toEqual([]);
  expect(tokenPayments(table, 'p2', { grey: 1 })).toEqual([]);
});

scenario(
  'the option gives nothing for a unit that suffered Void when it was destroyed at the end of its activation',
  ['SFI-ESSENCE-013', 'SFI-CONDITION-015'],
  play => {
    const dying = codeAbility('dying', 'p2', 'activation-end', turn => destroyModels(turn, ['A/1']));
    const options = { 'essence.destroyedAtActivationEndGenerates': true };
    const { game, setup } = ending(
      { red: 1 },
      {},
      { abilities: [dying], options, units: { A: { conditions: ['void'] } } },
    );
    play(game, setup).waitsFor({ by: 'p2', kind: 'act' });
  },
);

scenario('by an option Void stops all essence that the end of the activation brings', 'SFI-CONDITION-015', play => {
  const draw: StandingAbility = {
    id: 'draw',
    name: 'Draw',
    kind: 'passive',
    when: { window: 'activation-end', of: 'friend' },
    effects: [{ op: 'essence', gain: { grey: 1 } }],
  };
  const drawing = (stops: SfiOptions['conditions.void.stops'], conditions: readonly ConditionId[]) => {
    const { game, setup } = laidOut('A B c', {
      active: 'A',
      activation: { spent: ['shake', 'shake'] },
      options: { 'conditions.void.stops': stops },
      units: { A: { conditions } },
      cards: { A: { essence: {} }, B: { abilities: [draw] } },
    });
    return play(game, setup);
  };
  drawing('essenceValue', ['void']).waitsFor({ by: 'p1', kind: 'keep' });
  drawing('activationEnd', []).waitsFor({ by: 'p1', kind: 'keep' });
  drawing('activationEnd', ['void']).waitsFor({ by: 'p2', kind: 'act' });
});
