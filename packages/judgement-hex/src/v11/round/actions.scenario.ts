import { expect } from 'vitest';
import { artefacts, home, mine } from '../../beside-table/artefacts/scenario-words.js';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { modelOf } from '../../match/models.js';
import { cited, kindsOffered, offered } from '../../round/actions/scenario-words.js';
import { apOf } from '../../round/activation/budgets.js';
import { column, faces, happened, type LaidOut, plainHero, suffering, told } from '../../testing/index.js';
import { laidOut, scenario } from '../scenario-words.js';

const lonely = column('A', '1', '2', '3', '4', '.', '.', '.', '.', 'b');
const active = (drawing: string, lay: LaidOut = {}) => laidOut(drawing, { active: 'A', ...lay });

scenario(
  'a Hero has 3 actions, and one less in the round in which it returned',
  ['JV11-ACT-001', 'JV11-ACT-022'],
  play => {
    const laid = laidOut(lonely);
    expect(told(apOf(laid.table, 'A'))).toEqual(['3 JV11-ACT-001']);
    const back = laidOut(lonely, { models: { A: { enteredIn: 2 } } });
    expect(told(apOf(back.table, 'A'))).toEqual(['3 JV11-ACT-001', '-1 resurrected JV11-ACT-022']);
    const p = play(laid.game, laid.setup);
    expect(p.state.activation?.budgets.A).toEqual({ ap: 3, spent: 0 });
  },
);

scenario('for 1 action a model moves up to its MOV', 'JV11-ACT-002', play => {
  const { game, setup, cell } = active(lonely);
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
  for (const name of ['1', '2', '3']) p.choose('p1', cell(name));
  expect([modelOf(p.state, 'A').at, happened(p, 'ActionTaken')[0]?.ap]).toEqual([cell('3'), 1]);
  p.waitsFor({ by: 'p1', kind: 'action' });
});

scenario('a Basic Attack costs what its card says, and needs an enemy in range', 'JV11-ACT-009', play => {
  const [blade] = plainHero.weapons;
  const slow = { ...plainHero, weapons: blade ? [blade, { ...blade, id: 'maul', ap: 2 }] : [] };
  const table = (drawing: string, ap: number) =>
    active(drawing, { ap, cards: { heroes: { slow } }, models: { A: { card: 'slow' } } });
  const near = table(column('A', 'b'), 1);
  const p = play(near.game, near.setup);
  expect(offered(p, 'attack').map(({ weapon }) => weapon)).toEqual(['blade']);
  const maul = { do: 'attack', model: 'A', weapon: 'maul', target: 'b' } as const;
  p.refuses('p1', maul, { code: 'too-few-ap', rule: 'JHX-ACT-008' });
  const rich = table(column('A', 'b'), 2);
  const q = play(rich.game, { ...rich.setup, dice: faces('..') }).choose('p1', maul);
  expect(happened(q, 'ActionTaken')[0]?.ap).toBe(2);
  const far = table(column('A', '.', 'b'), 3);
  play(far.game, far.setup).refuses('p1', maul, { code: 'out-of-reach', rule: 'JHX-ATTACK-006' });
});

scenario('a knocked down Hero stands up for 1 action', 'JV11-ACT-010', play => {
  const { game, setup } = active(lonely, { effects: [suffering('A', 'knock-down', 'b')] });
  const p = play(game, setup).choose('p1', { do: 'stand-up', model: 'A' });
  expect([happened(p, 'ActionTaken')[0]?.ap, happened(p, 'EffectsEnded')]).toEqual([
    1,
    [{ type: 'EffectsEnded', effects: [1], why: 'removed' }],
  ]);
  expect(kindsOffered(p)).toContain('advance');
});

scenario('for 1 action and 1 Fate the active Hero heals 5, once', 'JV11-ACT-013', play => {
  const { game, setup } = active(lonely, { models: { A: { damage: 11 } }, warbands: { p1: { fate: 3 } } });
  const heal = { do: 'self-heal', model: 'A' } as const;
  const p = play(game, setup).choose('p1', heal);
  expect([modelOf(p.state, 'A').damage, p.state.warbands[0].fate]).toEqual([6, 2]);
  expect(happened(p, 'ActionTaken')[0]).toMatchObject({ ap: 1, fate: 1 });
  expect(cited(p, 'ModelHealed').flat()).toContain('JV11-ACT-013');
  p.refuses('p1', heal, { code: 'already-used', rule: 'JHX-ACTION-017' });
});

scenario('at its Effigy a Hero banks any number of its Souls for 1 action', 'JV11-ACT-012', play => {
  const { game, setup, table } = active(home, { models: { A: { souls: 3 } } });
  const p = play(game, setup);
  expect(offered(p, 'bank-soul').map(({ souls }) => souls)).toEqual([1, 2, 3]);
  p.choose('p1', { do: 'bank-soul', model: 'A', souls: 2 });
  expect([modelOf(p.state, 'A').souls, p.state.warbands[0].banked, happened(p, 'ActionTaken')[0]?.ap]).toEqual([
    1, 2, 1,
  ]);
  expect(effigyHealth({ ...table, state: p.state }, 'p2')).toBe(effigyHealth(table, 'p2'));
  const away = active(lonely, { models: { A: { souls: 1 } } });
  const bank = { do: 'bank-soul', model: 'A', souls: 1 } as const;
  play(away.game, away.setup).refuses('p1', bank, { code: 'not-at-the-effigy', rule: 'JHX-ACTION-004' });
});

const deal: LaidOut = { cards: { artefacts }, warbands: { p1: { fate: 9, deck: ['sword', 'ring'] } } };

scenario('at its Effigy a Hero buys and sells any number of artefacts for 1 action', 'JV11-ACT-020', play => {
  const { game, setup } = active(home, deal);
  const p = play(game, setup).choose('p1', { do: 'shop', model: 'A' }).choose('p1', { buy: 'sword' });
  p.choose('p1', { buy: 'ring' });
  expect(modelOf(p.state, 'A').artefacts.map(({ artefact }) => artefact)).toEqual(['sword', 'ring']);
  expect(happened(p, 'ActionTaken').map(({ ap }) => ap)).toEqual([1]);
  const away = active(lonely, deal);
  const shop = { do: 'shop', model: 'A' } as const;
  play(away.game, away.setup).refuses('p1', shop, { code: 'not-at-the-effigy', rule: 'JHX-ACTION-032' });
});

scenario('a Hero that returned this round deals there without the action, once', 'JV11-ACT-021', play => {
  const { game, setup } = active(home, {
    ...deal,
    models: { A: { enteredIn: 2, artefacts: mine('axe') } },
  });
  const free = { do: 'shop', model: 'A', free: true } as const;
  const p = play(game, setup).choose('p1', free);
  // The Hero may sell as well as buy.
  p.choose('p1', { sell: 'axe' }).choose('p1', 'done');
  expect(p.state.activation?.budgets.A?.spent).toBe(0);
  expect(offered(p, 'shop')).toEqual([{ do: 'shop', model: 'A' }]);
  const veteran = active(home, deal);
  expect(offered(play(veteran.game, veteran.setup), 'shop')).toEqual([{ do: 'shop', model: 'A' }]);
});

const giving: LaidOut = { cards: { artefacts }, models: { A: { artefacts: mine('sword', 'ring') } } };
const give = { do: 'hand-over', model: 'A', artefact: 'sword', to: 'D' } as const;

scenario('for 1 action a Hero gives any of its artefacts to one friend in contact', 'JV11-ACT-019', play => {
  const { game, setup } = active(home, giving);
  const p = play(game, setup).choose('p1', give).waitsFor({ by: 'p1', kind: 'confirm' });
  expect(p.match.decisions[0]?.about).toEqual({ handOver: 'ring', model: 'A', to: 'D' });
  p.choose('p1', true);
  expect(['A', 'D'].map(id => modelOf(p.state, id).artefacts.map(({ artefact }) => artefact))).toEqual([
    [],
    ['sword', 'ring'],
  ]);
  expect(happened(p, 'ActionTaken').map(({ ap }) => ap)).toEqual([1]);
  expect(cited(p, 'ArtefactHandedOver')).toEqual([['JV11-ACT-019'], ['JV11-ACT-019']]);
  const one = play(game, setup).choose('p1', give).choose('p1', false);
  expect(modelOf(one.state, 'A').artefacts.map(({ artefact }) => artefact)).toEqual(['ring']);
});

scenario('the friend takes only what it has a slot for, and must be in contact', 'JV11-ACT-019', play => {
  const full = active(home, { ...giving, models: { ...giving.models, D: { artefacts: mine('cloak') } } });
  const p = play(full.game, full.setup).choose('p1', give);
  // The ring finds no slot, so nobody is asked about it.
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect(modelOf(p.state, 'D').artefacts.map(({ artefact }) => artefact)).toEqual(['cloak', 'sword']);
  const apart = active(
    home
      .replace('.     D     .', '.     .     .')
      .replace('.     .     .\n     .     b', 'D     .     .\n     .     b'),
    giving,
  );
  play(apart.game, apart.setup).refuses('p1', give, { code: 'not-beside', rule: 'JV11-ACT-019' });
});
