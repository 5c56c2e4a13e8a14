import { expect } from 'vitest';
import { armyOf } from '../../match/lookups.js';
import { eventsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { active, gain, passive, reactive, scenario, use } from '../scenario-words.js';
import { able, focus } from './scenario-words.js';

scenario(
  'an active ability is declared, paid for and resolved before, between and after actions',
  ['SFI-ABILITY-ACTIVE-001', 'SFI-ABILITY-ACTIVE-003', 'SFI-ABILITY-ACTIVE-016', 'SFI-ACTIVATE-003'],
  play => {
    const { game, setup } = able([active()]);
    const p = play(game, setup).choose('p1', focus).choose('p1', { grey: 1 });
    expect(eventsOf(p).map(({ type }) => type)).toEqual(['AbilityUsed', 'EssencePaid', 'EssenceGained']);
    p.choose('p1', { do: 'shake' }).choose('p1', focus).choose('p1', {});
    p.choose('p1', { do: 'shake' }).choose('p1', focus).choose('p1', {});
    expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1 });
    expect(p.state.activation?.spent).toEqual(['shake', 'shake']);
  },
);

scenario('nobody uses an active ability in the activation of another unit', 'SFI-ABILITY-ACTIVE-002', play => {
  const theirs = { abilities: [active()] };
  const { game, setup } = able([], {}, { cards: { c: theirs, B: theirs }, units: { B: {} }, armies: {} });
  play(game, setup).refuses('p1', focus, { code: 'no-such-ability', rule: 'SFI-ABILITY-ACTIVE-002' });
});

scenario('no active ability is used while an action is taken', 'SFI-ABILITY-ACTIVE-001', play => {
  const { game, setup } = able([active()], { yellow: 1 }, { units: { A: { conditions: ['hexed', 'void'] } } });
  play(game, setup).choose('p1', { do: 'shake' }).options('p1', ['hexed', 'void']);
});

scenario('after the end of the activation began, active abilities are over', 'SFI-ABILITY-ACTIVE-016', play => {
  const ending = { part: 'ending', spent: ['move', 'move'], moves: 2 } as const;
  const { game, setup } = able([active()], { yellow: 1 }, { activation: ending });
  play(game, setup).waitsFor({ by: 'p2', kind: 'act' });
});

scenario('an ability that cannot be paid cannot be used', ['SFI-ABILITY-ACTIVE-004', 'SFI-ESSENCE-016'], play => {
  const { game, setup } = able([active({ cost: { essence: { yellow: 2 } } })], { yellow: 1, red: 1 });
  play(game, setup).refuses('p1', focus, { code: 'not-payable', rule: 'SFI-ABILITY-ACTIVE-004' });
});

scenario('an ability is used again as long as it is paid', 'SFI-ABILITY-ACTIVE-005', play => {
  const { game, setup } = able([active({ effects: [] })], { yellow: 2 });
  const p = play(game, setup).choose('p1', focus).choose('p1', focus);
  expect(happened(p, 'AbilityUsed')).toHaveLength(2);
  p.refuses('p1', focus, { code: 'not-payable', rule: 'SFI-ABILITY-ACTIVE-004' });
});

scenario(
  'a text that says once per activation limits the uses',
  ['SFI-ABILITY-ACTIVE-005', 'SFI-PRIORITY-012'],
  play => {
    const { game, setup } = able([active({ effects: [], limit: 'once-per-activation' })]);
    play(game, setup).choose('p1', focus).refuses('p1', focus, { code: 'limit-used', rule: 'SFI-PRIORITY-012' });
  },
);

scenario('once per round and once per game last longer than an activation', 'SFI-PRIORITY-012', play => {
  const limits = (['once-per-round', 'once-per-game'] as const).map(limit => active({ id: limit, effects: [], limit }));
  const used = {
    action: [],
    activation: ['A once-per-round'],
    round: ['A once-per-round'],
    match: ['A once-per-game'],
  };
  const { game, setup } = able(limits, { yellow: 3 }, { state: { used } });
  play(game, setup)
    .refuses('p1', use('once-per-round'), { code: 'limit-used', rule: 'SFI-PRIORITY-012' })
    .refuses('p1', use('once-per-game'), { code: 'limit-used', rule: 'SFI-PRIORITY-012' });
  const fresh = able(limits, { yellow: 3 }, { state: { used: { ...used, round: [], match: ['B once-per-game'] } } });
  play(fresh.game, fresh.setup).choose('p1', use('once-per-round')).choose('p1', use('once-per-game'));
});

scenario('a cost marked A+ needs an action besides the essence', 'SFI-ABILITY-ACTIVE-006', play => {
  const both = active({ cost: { action: 'A+', essence: { yellow: 1 } }, effects: [] });
  const { game, setup } = able([both], { yellow: 3 }, { activation: { spent: ['shake'] } });
  const p = play(game, setup).choose('p1', focus);
  expect(eventsOf(p).map(({ type }) => type)).toEqual(['AbilityUsed', 'ActionSpent', 'EssencePaid']);
  p.refuses('p1', focus, { code: 'no-action-left', rule: 'SFI-ACTION-016' });
  const poor = able([both], {});
  play(poor.game, poor.setup).refuses('p1', focus, { code: 'not-payable', rule: 'SFI-ABILITY-ACTIVE-004' });
});

scenario('a cost marked A is an action, and no essence', 'SFI-ABILITY-ACTIVE-007', play => {
  const { game, setup } = able([active({ cost: { action: 'A' }, effects: [] })], { red: 1 });
  const p = play(game, setup).choose('p1', focus).choose('p1', focus);
  expect(p.state.activation?.spent).toEqual(['sacrificed', 'sacrificed']);
  expect(armyOf(p.state, 'p1').reserve).toEqual({ red: 1 });
  p.refuses('p1', focus, { code: 'no-action-left', rule: 'SFI-ACTION-016' });
  p.refuses('p1', use('focus', { sacrifice: true }), { code: 'no-such-price', rule: 'SFI-ABILITY-ACTIVE-007' });
});

scenario('a cost marked A/ is an action or the essence, as the user picks', 'SFI-ABILITY-ACTIVE-007', play => {
  const { game, setup } = able([active({ cost: { action: 'A/', essence: { yellow: 1 } }, effects: [] })], {
    yellow: 1,
  });
  const p = play(game, setup).choose('p1', use('focus', { sacrifice: true }));
  expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 1 });
  p.choose('p1', focus).refuses('p1', focus, { code: 'not-payable', rule: 'SFI-ABILITY-ACTIVE-004' });
  expect(p.state.activation?.spent).toEqual(['sacrificed']);
});

scenario('a unit that is Stunned sacrifices nothing before it shakes', 'SFI-CONDITION-014', play => {
  const abilities = [active({ cost: { action: 'A' } }), active({ id: 'calm', cost: {}, effects: [] })];
  const { game, setup } = able(abilities, {}, { units: { A: { conditions: ['stunned'] } } });
  play(game, setup)
    .refuses('p1', focus, { code: 'must-shake-first', rule: 'SFI-CONDITION-014' })
    .choose('p1', use('calm'))
    .options('p1', [{ do: 'shake' }, use('calm')]);
});

scenario('no ability gives a Stunned unit another action before it shakes', 'SFI-CONDITION-013', play => {
  const charge = active({ cost: {}, effects: [{ op: 'action', action: 'move' }] });
  const rally = active({ id: 'rally', cost: {}, effects: [gain, { op: 'move', tool: 'S', action: true }] });
  const rouse = active({ id: 'rouse', cost: {}, effects: [{ op: 'action', action: 'shake' }] });
  const { game, setup } = able([charge, rally, rouse], {}, { units: { A: { conditions: ['stunned'] } } });
  const p = play(game, setup).refuses('p1', focus, { code: 'must-shake-first', rule: 'SFI-CONDITION-013' });
  // The other effects of an ability happen.
  p.choose('p1', use('rally')).choose('p1', { grey: 1 }).waitsFor({ by: 'p1', kind: 'act' });
  p.choose('p1', use('rouse')).choose('p1', focus).waitsFor({ by: 'p1', kind: 'nextModel' });
});

scenario('no ability of its own side gives a unit with Frostbite a move action', 'SFI-CONDITION-008', play => {
  const charge = active({ cost: {}, effects: [{ op: 'action', action: 'move' }] });
  const { game, setup } = able([charge], {}, { units: { A: { conditions: ['frostbite'] } } });
  play(game, setup)
    .choose('p1', focus)
    .waitsFor({ by: 'p1', kind: 'act' })
    .choose('p1', { do: 'move' })
    .waitsFor({ by: 'p1', kind: 'nextModel' });
});

scenario(
  'a unit that is Essence Starved pays one more token, of a colour that its player picks',
  'SFI-CONDITION-004',
  play => {
    const starved: LaidOut = { units: { A: { conditions: ['essence-starved'] } } };
    const { game, setup } = able([active({ effects: [] })], { grey: 1, yellow: 3, red: 1 }, starved);
    const p = play(game, setup).choose('p1', focus).options('p1', ['grey', 'yellow']).choose('p1', 'grey');
    expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 2, red: 1 });
    p.choose('p1', focus);
    expect(armyOf(p.state, 'p1').reserve).toEqual({ red: 1 });
    const poor = able([active()], { yellow: 1, red: 3 }, starved);
    play(poor.game, poor.setup).refuses('p1', focus, { code: 'not-payable', rule: 'SFI-CONDITION-004' });
  },
);

scenario('the token of Essence Starved is due for actions and for free abilities, too', 'SFI-CONDITION-005', play => {
  const abilities = [active({ cost: {}, effects: [] }), active({ id: 'toil', cost: { action: 'A' }, effects: [] })];
  const { game, setup } = able(abilities, { grey: 2 }, { units: { A: { conditions: ['essence-starved'] } } });
  const p = play(game, setup).choose('p1', focus).choose('p1', use('toil'));
  expect(armyOf(p.state, 'p1').reserve).toEqual({});
  p.refuses('p1', use('toil'), { code: 'not-payable', rule: 'SFI-CONDITION-004' });
});

scenario('reactive and passive abilities are no choice of an activation', 'SFI-ABILITY-REACTIVE-001', play => {
  const { game, setup } = laidOut('A c', { active: 'A', cards: { A: { abilities: [reactive(), passive()] } } });
  play(game, setup)
    .refuses('p1', use('reply'), { code: 'only-on-its-trigger', rule: 'SFI-ABILITY-REACTIVE-001' })
    .refuses('p1', use('habit'), { code: 'acts-by-itself', rule: 'SFI-CARD-018' })
    .refuses('p1', { do: 'ability', ability: 7 }, { code: 'no-such-ability', rule: 'SFI-ABILITY-ACTIVE-002' });
});
