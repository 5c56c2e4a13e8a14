import { expect } from 'vitest';
import { armyOf, unitOf } from '../../match/lookups.js';
import { type LaidOut, laidOut } from '../../testing/index.js';
import { faction, scenario, use } from '../scenario-words.js';

const order = use('order');
/** `A` may give orders; the cards belong to a faction without rules of its own. */
const ordering = (drawing: string, lay: LaidOut = {}, own: Parameters<typeof faction>[0] = {}) =>
  laidOut(drawing, { active: 'A', ...lay, cards: { A: { abilities: [faction(own)] }, ...lay.cards } });
const free = { cost: {}, range: 8, onlyOnOwnActivation: true, oncePerActivation: true };

scenario(
  'by default an order is free, for a friendly unit within 8 inches, once per activation',
  'SFI-CARD-017',
  play => {
    const { game, setup } = ordering('A B\nc\n\n\n\nD');
    const p = play(game, setup).choose('p1', order).options('p1', ['A', 'B']).choose('p1', 'B');
    expect(unitOf(p.state, 'B').conditions).toEqual(['hexed']);
    p.refuses('p1', order, { code: 'limit-used', rule: 'SFI-CARD-017' });
  },
);

scenario('the option of the match has another price, range and limit', 'SFI-CARD-017', play => {
  const abilityUse = { ...free, cost: { red: 1 }, range: 1, oncePerActivation: false };
  const options = { 'faction.abilityUse': abilityUse };
  const { game, setup } = ordering(
    'A B c',
    { options, armies: { p1: { reserve: { red: 2 } } } },
    { aim: { how: 'choose', what: 'unit', side: 'friend', other: true } },
  );
  play(game, setup).refuses('p1', order, { code: 'nothing-to-choose', rule: 'SFI-ABILITY-ACTIVE-009' });
  const near = ordering('AB c', { options, armies: { p1: { reserve: { red: 2 } } } }, { effects: [] });
  const p = play(near.game, near.setup).choose('p1', order).choose('p1', 'A').choose('p1', order).choose('p1', 'B');
  expect(armyOf(p.state, 'p1').reserve).toEqual({});
  p.refuses('p1', order, { code: 'not-payable', rule: 'SFI-ABILITY-ACTIVE-004' });
});

scenario('an order is no essence ability: Essence Starved adds nothing', 'SFI-CONDITION-004', play => {
  const { game, setup } = ordering('A B c', { units: { A: { conditions: ['essence-starved'] } } }, { effects: [] });
  play(game, setup).choose('p1', order).choose('p1', 'B').waitsFor({ by: 'p1', kind: 'act' });
});

scenario(
  'an order of another unit waits for its own activation, unless the faction says otherwise',
  'SFI-CARD-017',
  play => {
    const lay: LaidOut = { active: 'B', cards: { A: { abilities: [faction()] } } };
    const { game, setup } = laidOut('A B c', lay);
    play(game, setup).refuses('p1', use('order', { unit: 'A' }), {
      code: 'no-such-ability',
      rule: 'SFI-ABILITY-ACTIVE-002',
    });
    const whenever = { options: { 'faction.abilityUse': { ...free, onlyOnOwnActivation: false } } };
    const always = laidOut('A B c', { ...lay, ...whenever });
    const p = play(always.game, always.setup)
      .choose('p1', use('order', { unit: 'A' }))
      .choose('p1', 'B');
    expect(unitOf(p.state, 'B').conditions).toEqual(['hexed']);
    const gone = laidOut('B c', { ...lay, ...whenever, units: { A: { where: 'destroyed' } } });
    play(gone.game, gone.setup).refuses('p1', use('order', { unit: 'A' }), {
      code: 'no-such-ability',
      rule: 'SFI-ABILITY-ACTIVE-002',
    });
  },
);
