import { expect } from 'vitest';
import { use } from '../../abilities/scenario-words.js';
import { armyOf, modelOf } from '../../match/lookups.js';
import { tableIn } from '../../match/table.js';
import { conditionsOf, happened } from '../../testing/index.js';
import { movOf } from '../../unit-cards/characteristics/mov.js';
import { at, attack, attackedBy, dealt, onwards, scenario, toWindow } from './scenario-words.js';

scenario('Full Steam: melee hit rolls of friendly units have +1', 'SFI-LEADER-004', play => {
  const outcome = (declared: boolean, dice: readonly number[]) => {
    const leadership = declared ? { weaver: 'A', ability: 'full-steam' } : null;
    const { game, setup } = dealt('A...Bc', { A: 'harbour-master' }, { active: 'B', armies: { p1: { leadership } } });
    const p = attack(play(game, { ...setup, dice }), 'p1', 'blade');
    return happened(p, 'HitDecided').map(one => one.outcome);
  };
  expect([outcome(false, [2, 1]), outcome(true, [2, 1, 0, 0])]).toEqual([['miss'], ['hit']]);
});

scenario('Signal Flare: hit rolls of the chosen unit are infused in this round', 'SFI-INFUSE-004', play => {
  const { game, setup } = dealt(
    'A.Bc',
    { A: 'harbour-master' },
    {
      armies: { p1: { reserve: { yellow: 1 } } },
      units: { c: { activated: true } },
    },
  );
  const p = play(game, { ...setup, dice: [1, 1, 1] })
    .choose('p1', use('signal-flare'))
    .choose('p1', { do: 'end' });
  attack(p.choose('p1', { red: 1 }).chooseIfAsked('p1', 'B'), 'p1', 'blade');
  onwards(p);
  expect(happened(p, 'RollInfused')).toMatchObject([{ what: 'hit', target: 'c/1', colour: 'grey' }]);
  expect(armyOf(p.state, 'p1').reserve).toEqual({ red: 1 });
});

scenario('Once More: a friendly attack that missed gets +2 on its hit roll', 'SFI-ABILITY-REACTIVE-001', play => {
  const { game, setup } = dealt(
    'A.Bc',
    { A: 'harbour-master' },
    {
      active: 'B',
      armies: { p1: { reserve: { grey: 1 } } },
    },
  );
  const p = attack(play(game, { ...setup, dice: [1, 1, 0, 0] }), 'p1', 'blade');
  toWindow(p).uses('p1', 'A:once-more');
  onwards(p);
  expect(happened(p, 'HitDecided').map(({ outcome }) => outcome)).toEqual(['miss', 'hit']);
});

scenario('Ledger of Sparks: an enemy that is destroyed within 12 inches gives essence', 'SFI-LEADER-001', play => {
  const { game, setup } = dealt(
    'A.Bc d',
    { A: 'storm-broker' },
    {
      active: 'B',
      armies: { p1: { leadership: { weaver: 'A', ability: 'ledger-of-sparks' } } },
      damage: { 'c/1': 2 },
    },
  );
  const p = attack(play(game, { ...setup, dice: [3, 3, 3, 3] }), 'p1', 'blade').uses('p1', 'A:ledger-of-sparks');
  p.choose('p1', { yellow: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 1 });
});

scenario('Overload: a hit shocks the unit of the target and hurts the target', 'SFI-ABILITY-ACTIVE-008', play => {
  const used = (dice: readonly number[]) => {
    const { game, setup } = dealt('A..c', { A: 'storm-broker' }, { armies: { p1: { reserve: { yellow: 2 } } } });
    const p = play(game, { ...setup, dice }).choose('p1', use('overload'));
    return [conditionsOf(p, 'c'), happened(p, 'DamageMarked').map(({ damage }) => damage)];
  };
  expect(used([0, 1, 1, 1, 1, 3, 3, 3])).toEqual([['shocked'], [2]]);
  expect(used([0, 1, 1, 1, 0])).toEqual([[], []]);
});

scenario('Earthing: an action takes Shocked or Burning off a friendly unit', 'SFI-ABILITY-ACTIVE-007', play => {
  const { game, setup } = dealt(
    'A.B c',
    { A: 'storm-broker' },
    { units: { B: { conditions: ['poisoned', 'burning'] } } },
  );
  const p = play(game, setup)
    .choose('p1', use('earthing', { sacrifice: true }))
    .choose('p1', 'B');
  expect([conditionsOf(p, 'B'), p.state.activation?.spent]).toEqual([['poisoned'], ['sacrificed']]);
});

scenario('Plant the Rod: an action and essence put a Lightning Rod on the table', 'SFI-ABILITY-ACTIVE-006', play => {
  const { game, setup } = dealt('A    c', { A: 'storm-broker' }, { armies: { p1: { reserve: { yellow: 1 } } } });
  const p = play(game, setup).choose('p1', use('plant-the-rod')).choose('p1', at(6, 6));
  expect(p.state.manifestations).toMatchObject([{ card: 'lightning-rod', at: at(6, 6), until: 'round' }]);
  expect([p.state.activation?.spent, armyOf(p.state, 'p1').reserve]).toEqual([['sacrificed'], {}]);
});

scenario('Kindle Wisps: two wisps appear within 3 inches, once per game', 'SFI-PASSIVE-044', play => {
  const { game, setup } = dealt(
    'A    c',
    { A: 'storm-broker' },
    {
      armies: { p1: { reserve: { red: 2, yellow: 2 } } },
    },
  );
  const p = play(game, setup).choose('p1', use('kindle-wisps')).choose('p1', at(4, 2)).choose('p1', at(2, 4));
  expect(p.state.units.filter(({ card }) => card === 'spark-wisps')).toMatchObject([{ player: 'p1', strength: 2 }]);
  p.refuses('p1', use('kindle-wisps'), { code: 'limit-used', rule: 'SFI-PRIORITY-012' });
});

scenario('Not Me: a friend within 2 inches is hit in the place of the duellist', 'SFI-UNIT-004', play => {
  const { game, setup } = dealt('BAc', { A: 'duellist' }, attackedBy());
  const p = attack(play(game, { ...setup, dice: [4, 4, 4, 4, 3, 3] }), 'p2', 'blade', 'A/1').uses('p1', 'A:not-me');
  expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['B/1']);
});

scenario('Order: Double Time: the chosen unit uses the next longer tool in this round', 'SFI-CARD-017', play => {
  const { game, setup } = dealt('A.B c', { A: 'duellist' });
  const p = play(game, setup).choose('p1', use('order-double-time'));
  expect(['A/1', 'B/1'].map(id => movOf(tableIn(p.match), modelOf(p.state, id)))).toEqual(['M', 'L']);
});

scenario('Riposte: a melee attack that missed is answered with the sabre', 'SFI-ABILITY-REACTIVE-001', play => {
  const { game, setup } = dealt('Ac', { A: 'duellist' }, attackedBy({ armies: { p1: { reserve: { yellow: 1 } } } }));
  const p = attack(play(game, { ...setup, dice: [2, 2, 2, 2, 0, 1, 1, 1, 0] }), 'p2', 'blade', 'A/1');
  p.uses('p1', 'A:riposte');
  onwards(p);
  expect(happened(p, 'AttackDeclared').map(({ attack: one, targets }) => [one.attacker, one.profile, targets])).toEqual(
    [
      ['c/1', 'blade', ['A/1']],
      ['A/1', 'sabre', ['c/1']],
    ],
  );
});

scenario('Finder’s Fee: an interaction of a friendly unit gives a grey essence', 'SFI-SCENARIO-011', play => {
  const { game, setup } = dealt(
    'A..B c',
    { A: 'duellist' },
    {
      active: 'B',
      elements: { it: { at: at(8, 4), keywords: ['ACTION INTERACT'], interaction: { effects: [{ op: 'control' }] } } },
    },
  );
  const p = play(game, setup).choose('p1', { do: 'interact', model: 'B/1', element: 'it' });
  p.uses('p1', 'A:finders-fee').choose('p1', { grey: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1 });
});
