import type { Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { fate, innate } from '../../abilities/cards/window-words.js';
import { attacking, compelled, rolling } from '../../combat/attack/scenario-words.js';
import { charge, straight } from '../../combat/charge/scenario-words.js';
import { duel, type OneAttack } from '../../combat/dice-pool/pool-words.js';
import { cited, kindsOffered, offered } from '../../round/actions/scenario-words.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { band, bandCards, column, faces, happened, type LaidOut, suffering } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { byTheSheet, laidOut, scenario } from '../scenario-words.js';

const staged = (one: OneAttack) => attacking(duel, { ...one, ...byTheSheet(one) });
const pools = ({ state }: Play<Jhx>): readonly number[] => state.warbands.map(({ fate }) => fate);

scenario('1 Fate rolls all dice of a pool again', 'JV11-FATE-001', play => {
  const attack = staged({ warbands: { p1: { fate: 2 } } });
  const p = play(attack.game, rolling(attack, '....'));
  p.choose('p1', { ability: 'try-again', source: 'A' });
  expect(happened(p, 'DiceRerolled').map(({ dice }) => dice)).toEqual([[0, 1]]);
  expect([pools(p)[0], cited(p, 'FateChanged')]).toEqual([1, [['JHX-FATE-013', 'JV11-FATE-001']]]);
});

scenario('dice that were rolled again are never rolled again', 'JV11-FATE-002', play => {
  const attack = staged({ warbands: { p1: { fate: 9 }, p2: { fate: 9 } }, options: { tryAgainScope: 'any' } });
  const p = play(attack.game, rolling(attack, '....')).choose('p1', { ability: 'try-again', source: 'A' });
  // Neither player is asked a second time.
  expect(happened(p, 'DiceChosen')).toHaveLength(1);
  expect(pools(p)).toEqual([8, 9]);
});

scenario('a Hero that is charged stands its ground once, after the move, for 1 Fate', 'JV11-FATE-003', play => {
  const laid = laidOut(straight, { active: 'A', warbands: { p2: { fate: 2 } } });
  const table = { ...laid, cells: (names: string) => [...names].map(laid.cell) };
  const p = play(laid.game, { ...laid.setup, dice: faces('...') }).choose('p1', charge(table, 'A123'));
  p.waitsFor({ by: 'p2', kind: 'window' }).choose('p2', { ability: 'stand-your-ground', source: 'b' });
  expect([pools(p)[1], happened(p, 'PoolCounted')[0]?.pool.total]).toEqual([1, 3]);
  expect(cited(p, 'FateChanged')).toEqual([['JHX-FATE-013', 'JV11-FATE-003']]);
});

const rich = { warbands: { p1: { fate: 5 } } };
const cleanse = (condition: 'poison' | 'curse' | 'burn', model = 'A') => ({ do: 'cleanse', model, condition }) as const;
const suffersBoth = (lay: LaidOut = {}) =>
  laidOut(column('A', '1', '.', '.', '.', 'b'), {
    active: 'A',
    ...rich,
    effects: [suffering('A', 'poison', 'b'), suffering('A', 'curse', 'b')],
    ...lay,
  });

scenario('before any action a Hero removes one condition from itself for 1 Fate, once', 'JV11-FATE-004', play => {
  const { game, setup } = suffersBoth();
  const p = play(game, setup);
  expect(offered(p, 'cleanse').map(({ condition }) => condition)).toEqual(['poison', 'curse']);
  p.choose('p1', cleanse('curse'));
  expect([pools(p)[0], happened(p, 'EffectsEnded')]).toEqual([
    4,
    [{ type: 'EffectsEnded', effects: [2], why: 'removed' }],
  ]);
  p.refuses('p1', cleanse('poison'), { code: 'already-used', rule: 'JHX-ACTION-008' });
});

scenario('a Hero that has aimed may still remove a condition for 1 Fate', 'JV11-FATE-004', play => {
  const { game, setup } = suffersBoth();
  expect(kindsOffered(play(game, setup).choose('p1', { do: 'aim', model: 'A' }))).toContain('cleanse');
});

scenario('once the first action has begun no condition is removed with Fate', 'JV11-FATE-005', play => {
  const { game, setup } = suffersBoth();
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', 'stop');
  expect(kindsOffered(p)).not.toContain('cleanse');
  p.refuses('p1', cleanse('poison'), { code: 'too-late', rule: 'JV11-FATE-005' });
});

scenario('a condition gained in the activation is not removed with Fate in that activation', 'JV11-FATE-005', play => {
  const gains = compelled('start-of-activation', turn => inflict(turn, { condition: 'burn', on: 'A', by: 'b' }));
  const { game, setup } = suffersBoth({ abilities: [gains], activation: { part: 'start' } });
  const p = play(game, setup);
  expect(offered(p, 'cleanse').map(({ condition }) => condition)).toEqual(['poison', 'curse']);
  p.refuses('p1', cleanse('burn'), { code: 'too-late', rule: 'JV11-FATE-005' });
});

scenario('each model of a unit may remove one condition with Fate before the unit acts', 'JV11-FATE-004', play => {
  const laid = laidOut('A     B     .     .\n   .     .     .     e', {
    active: 'A',
    ap: 4,
    ...rich,
    cards: bandCards(),
    models: band('A', 'B'),
    effects: [suffering('A', 'poison', 'e'), suffering('B', 'poison', 'e'), suffering('B', 'curse', 'e')],
  });
  const p = play(laid.game, laid.setup).choose('p1', cleanse('poison')).choose('p1', cleanse('curse', 'B'));
  expect(offered(p, 'cleanse')).toEqual([]);
  const acted = play(laid.game, laid.setup).choose('p1', { do: 'advance', model: 'B' }).choose('p1', 'stop');
  expect(offered(acted, 'cleanse')).toEqual([]);
});

scenario(
  'an ability of the start of the activation is no action: after it each model of a unit may still remove a condition',
  'JV11-FATE-004',
  play => {
    const stirs = innate(
      { when: { window: 'start-of-activation', of: 'self' }, limit: 'once-per-activation', effects: [fate] },
      'stir',
    );
    const rests = { id: 'rest', name: 'Rest', kind: 'active', cost: {}, effects: [fate] } as const;
    const laid = laidOut('A     B     .     .\n   .     .     .     e', {
      active: 'A',
      activation: { part: 'start' },
      ...rich,
      cards: bandCards({ commander: { abilities: [stirs, rests] } }),
      models: band('A', 'B'),
      effects: [suffering('A', 'poison', 'e'), suffering('B', 'poison', 'e')],
    });
    const p = play(laid.game, laid.setup).choose('p1', cleanse('poison'));
    expect(offered(p, 'cleanse').map(({ model }) => model)).toEqual(['B']);
    // An Active Ability is an action, also for 0 AP.
    const acted = play(laid.game, laid.setup).choose('p1', { do: 'ability', model: 'A', ability: 'rest' });
    expect(offered(acted, 'cleanse')).toEqual([]);
  },
);

const shop = `
        .
     @     .
  @     @     .
     .     A
  .     .     .
     .     b
`;
const item = { name: 'Ring', source: 'original', kind: 'deck', slot: 'defensive', cost: 3, bonus: {} } as const;

scenario('an artefact costs its price in Fate, and gives it back when it is sold', 'JV11-FATE-006', play => {
  const laid = laidOut(shop, {
    active: 'A',
    cards: { artefacts: { ring: item } },
    warbands: { p1: { fate: 4, deck: ['ring'] } },
  });
  const p = play(laid.game, laid.setup).choose('p1', { do: 'shop', model: 'A' }).choose('p1', { buy: 'ring' });
  expect(pools(p)[0]).toBe(1);
  p.choose('p1', { do: 'shop', model: 'A' }).choose('p1', { sell: 'ring' });
  expect(pools(p)[0]).toBe(4);
  const poor = laidOut(shop, {
    active: 'A',
    cards: { artefacts: { ring: item } },
    warbands: { p1: { fate: 2, deck: ['ring'] } },
  });
  expect(offered(play(poor.game, poor.setup), 'shop')).toEqual([]);
});

scenario('fire that is removed with Fate deals no damage', 'JV11-FATE-007', play => {
  const { game, setup } = suffersBoth({ effects: [suffering('A', 'burn', 'b')] });
  const p = play(game, setup).choose('p1', cleanse('burn')).choose('p1', { do: 'end' });
  expect(happened(p, 'ModelDamaged')).toEqual([]);
});

test('Fate that a player does not have buys no removal [JV11-FATE-004]', () => {
  const { table, model } = suffersBoth({ warbands: { p1: { fate: 0 } } });
  expect([table.state.warbands[0].fate, model('A').id]).toEqual([0, 'A']);
  expect(table.numbers.fateCosts.cleanse).toEqual({ value: 1, rule: 'JV11-FATE-004' });
});
