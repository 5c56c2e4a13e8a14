import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, laidOut } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { ReactiveAbility } from '../../vocabulary/ability.js';

const scenario = scenarios<RuleId>(test);
const spent = { activated: true };
/** Cards without essence, for units by their letters. */
const poor = (...letters: readonly string[]) => Object.fromEntries(letters.map(letter => [letter, { essence: {} }]));

scenario('players alternate, one unit each, from the token holder on', ['SFI-ROUND-002', 'SFI-ROUND-006'], play => {
  const { game, setup } = laidOut('A B c d', { cards: poor('A', 'B', 'c', 'd') });
  const p = play(game, setup).options('p1', ['A', 'B']);
  p.choose('p1', 'B').waitsFor({ by: 'p1', kind: 'act' }).choose('p1', { do: 'end' });
  p.options('p2', ['c', 'd']).choose('p2', 'c').choose('p2', { do: 'end' });
  // One unit is left: nothing to choose.
  p.waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'UnitActivated').map(({ unit }) => unit)).toEqual(['B', 'c', 'A']);
});

scenario(
  'a unit of one’s own on the table, without a token, is activated',
  ['SFI-ACTIVATE-001', 'SFI-ACTIVATE-007'],
  play => {
    const { game, setup } = laidOut('A B C d', { units: { C: spent, E: { where: 'in-reserve' } } });
    const p = play(game, setup).options('p1', ['A', 'B']);
    p.refuses('p1', 'C', { code: 'already-activated', rule: 'SFI-ACTIVATE-007' });
    p.refuses('p1', 'd', { code: 'not-yours', rule: 'SFI-ACTIVATE-001' });
    p.refuses('p1', 'E', { code: 'not-on-the-table', rule: 'SFI-ACTIVATE-001' });
  },
);

scenario('the activation of one unit ends before that of another begins', 'SFI-ACTIVATE-018', play => {
  const { game, setup } = laidOut('A B c d');
  const p = play(game, setup).choose('p1', 'A');
  p.waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.activation?.unit).toBe('A');
  p.options('p1', [{ do: 'move' }, { do: 'attack' }, { do: 'disengage' }, { do: 'shake' }, { do: 'end' }]);
});

scenario('a player without units to activate waits for the other', 'SFI-ROUND-003', play => {
  const { game, setup } = laidOut('A B c', { cards: poor('A', 'B'), units: { c: spent } });
  const p = play(game, setup).choose('p1', 'A').choose('p1', { do: 'end' });
  p.waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.activation?.unit).toBe('B');
});

scenario('the round ends when all units on the table are activated', 'SFI-ROUND-004', play => {
  const units = { c: spent, d: { where: 'destroyed', destroyedIn: 1 } } as const;
  const { game, setup } = laidOut('A c', { cards: { A: { essence: {} } }, units });
  const p = play(game, setup).choose('p1', { do: 'end' });
  expect(happened(p, 'RoundBegan')).toEqual([{ type: 'RoundBegan', round: 3 }]);
});

scenario(
  'with strictly fewer units to activate a player may pass, and the other activates',
  'SFI-ACTIVATE-014',
  play => {
    const { game, setup } = laidOut('A c d');
    const p = play(game, setup).options('p1', ['A', 'pass']).choose('p1', 'pass');
    p.events({ type: 'Passed', player: 'p1' }).options('p2', ['c', 'd']);
  },
);

scenario('with as many units, or more, nobody passes', ['SFI-ACTIVATE-015', 'SFI-ACTIVATE-017'], play => {
  const same = laidOut('A B c d');
  play(same.game, same.setup)
    .options('p1', ['A', 'B'])
    .refuses('p1', 'pass', { code: 'not-fewer-units', rule: 'SFI-ACTIVATE-015' });
  const more = laidOut('A B c');
  play(more.game, more.setup).options('p1', ['A', 'B']);
});

scenario('a player passes again and again while the count allows it', 'SFI-ACTIVATE-016', play => {
  const cards = { c: { essence: {} }, d: { essence: {} } };
  // The exhausted unit counts among those of p1; the pass does not remove its token.
  const { game, setup } = laidOut('A B c d e f', { cards, units: { A: { exhausted: true } } });
  const p = play(game, setup).options('p1', ['B', 'pass']).choose('p1', 'pass');
  p.choose('p2', 'c').choose('p2', { do: 'end' }).options('p1', ['B', 'pass']).choose('p1', 'pass');
  p.choose('p2', 'd').choose('p2', { do: 'end' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.activation?.unit).toBe('B');
});

scenario(
  'an exhausted unit is not the first, unless all are exhausted',
  ['SFI-ACTIVATE-010', 'SFI-ACTIVATE-011'],
  play => {
    const tired = { exhausted: true };
    const one = laidOut('A B c d', { units: { A: tired } });
    // B alone is left to choose.
    const p = play(one.game, one.setup);
    p.waitsFor({ by: 'p1', kind: 'act' });
    expect(p.state.activation?.unit).toBe('B');
    const two = laidOut('A B C d e f', { units: { A: tired } });
    play(two.game, two.setup)
      .options('p1', ['B', 'C'])
      .refuses('p1', 'A', { code: 'exhausted', rule: 'SFI-ACTIVATE-010' });
    const all = laidOut('A B c d', { units: { A: tired, B: tired } });
    play(all.game, all.setup).options('p1', ['A', 'B']);
  },
);

scenario('exhausted tokens go after the first own activation', 'SFI-ACTIVATE-012', play => {
  const cards = { B: { essence: {} }, c: { essence: {} } };
  const { game, setup } = laidOut('A B C c d', { cards, units: { A: { exhausted: true }, d: { exhausted: true } } });
  const p = play(game, setup).choose('p1', 'B').choose('p1', { do: 'end' });
  expect(happened(p, 'TokensRemoved')).toEqual([{ type: 'TokensRemoved', units: ['A'], token: 'exhausted' }]);
  p.waitsFor({ by: 'p2', kind: 'act' }).choose('p2', { do: 'end' }).options('p1', ['A', 'C']);
});

scenario('later activations remove no exhausted token', 'SFI-ACTIVATE-012', play => {
  const lay = { cards: { A: { essence: {} } }, units: { B: { exhausted: true } } };
  const { game, setup } = laidOut('A B c', { ...lay, active: 'A', armies: { p1: { activations: 1 } } });
  expect(happened(play(game, setup).choose('p1', { do: 'end' }), 'TokensRemoved')).toEqual([]);
});

scenario('the last unit of the other player is exhausted, never one of the token holder', 'SFI-ACTIVATE-008', play => {
  const cards = { A: { essence: {} }, c: { essence: {} } };
  const { game, setup } = laidOut('A c', { cards });
  const p = play(game, setup).choose('p1', { do: 'end' });
  expect(happened(p, 'TokenPlaced')).toEqual([{ type: 'TokenPlaced', unit: 'A', token: 'activated' }]);
  p.choose('p2', { do: 'end' });
  expect(happened(p, 'TokenPlaced').slice(1)).toEqual([
    { type: 'TokenPlaced', unit: 'c', token: 'activated' },
    { type: 'TokenPlaced', unit: 'c', token: 'exhausted' },
  ]);
});

scenario('a unit that is not the last gets no exhausted token', 'SFI-ACTIVATE-008', play => {
  const { game, setup } = laidOut('A c d', { active: 'c', cards: { c: { essence: {} } } });
  const p = play(game, setup).choose('p2', { do: 'end' });
  expect(happened(p, 'TokenPlaced').map(({ token }) => token)).toEqual(['activated']);
});

const killing = (model: string) =>
  codeAbility(
    'kill',
    'p1',
    'activation-start',
    turn => destroyModels(turn, [model]),
    turn => turn.state.models.some(({ id }) => id === model),
  );

scenario(
  'when the other units of a player die, the unit that activated last is exhausted, but for an option',
  'SFI-ACTIVATE-009',
  play => {
    const lay = {
      cards: { A: { essence: {} } },
      armies: { p2: { lastActivated: 'c', activations: 1 } },
      units: { c: spent },
      abilities: [killing('d/1')],
    };
    const { game, setup } = laidOut('A c d', lay);
    const p = play(game, setup);
    expect(happened(p, 'TokenPlaced')).toEqual([{ type: 'TokenPlaced', unit: 'c', token: 'exhausted' }]);
    const literal = laidOut('A B c d', {
      ...lay,
      cards: poor('A', 'B'),
      options: { 'exhausted.whenOthersDie': 'none' },
    });
    const q = play(literal.game, literal.setup).choose('p1', 'A').choose('p1', { do: 'end' });
    expect(happened(q, 'TokenPlaced')).toEqual([{ type: 'TokenPlaced', unit: 'A', token: 'activated' }]);
    const own = laidOut('A c', { cards: poor('A', 'c'), options: { 'exhausted.whenOthersDie': 'none' } });
    const r = play(own.game, own.setup).choose('p1', { do: 'end' }).choose('p2', { do: 'end' });
    expect(happened(r, 'TokenPlaced').at(-1)).toEqual({ type: 'TokenPlaced', unit: 'c', token: 'exhausted' });
    // The unit that activated last dies itself: no token at all.
    const other = laidOut('A c d', { ...lay, units: { c: spent, d: spent }, abilities: [killing('c/1')] });
    expect(happened(play(other.game, other.setup), 'TokenPlaced')).toEqual([]);
  },
);

scenario(
  'a unit that is summoned after the last one, and activates, is the last one in its place',
  ['SFI-ACTIVATE-008', 'SFI-ROUND-005'],
  play => {
    const summoning: ReactiveAbility = {
      id: 'call',
      name: 'Call',
      kind: 'reactive',
      cost: {},
      when: { window: 'activation-start', of: 'enemy' },
      effects: [{ op: 'summon', unit: 'imp', within: 4 }],
    };
    const { game, setup } = laidOut('A B c', {
      others: { imp: { passives: [{ id: 'summoned' }], essence: {} } },
      cards: { ...poor('A', 'B'), c: { essence: {}, abilities: [summoning] } },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p2', 'pass').choose('p1', { do: 'end' });
    const exhausted = () => p.state.units.filter(unit => unit.exhausted).map(({ id }) => id);
    p.choose('p2', { do: 'end' }).choose('p2', { ability: 'c:call', source: 'c' });
    p.choose('p2', { x: inches(8), y: inches(4) });
    expect(exhausted()).toEqual(['c']);
    p.choose('p1', { do: 'end' }).choose('p2', { do: 'end' });
    expect(exhausted()).toEqual(['p2:imp']);
  },
);

scenario(
  'a pass leaves the exhausted token, so that the first unit to activate is still another one',
  ['SFI-ACTIVATE-010', 'SFI-ACTIVATE-014'],
  play => {
    const { game, setup } = laidOut('A B c d e', { units: { A: { exhausted: true } }, cards: poor('c') });
    const p = play(game, setup)
      .options('p1', ['B', 'pass'])
      .choose('p1', 'pass')
      .choose('p2', 'c')
      .choose('p2', { do: 'end' });
    // Two against two: no pass, and only one unit to choose.
    p.waitsFor({ by: 'p1', kind: 'act' });
    expect(p.state.activation?.unit).toBe('B');
  },
);
