import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { column, offered, options, scenario } from '../../round/actions/scenario-words.js';
import { faces, happened } from '../../testing/index.js';

import { charge, charging, straight } from './scenario-words.js';

scenario(
  'a Charge costs 1 AP and that of the weapon, moves and strikes with two dice more',
  ['JHX-CHARGE-001', 'JHX-CHARGE-009', 'JHX-CHARGE-015'],
  play => {
    const table = charging(straight);
    const p = play(table.game, { ...table.setup, dice: faces('....') });
    const choice = charge(table, 'A123');
    p.choose('p1', choice);
    expect(happened(p, 'ActionTaken')).toEqual([{ type: 'ActionTaken', action: choice, model: 'A', ap: 2, fate: 0 }]);
    expect(happened(p, 'ModelMoved').map(({ to, how }) => [to, how])).toEqual(
      table.cells('123').map(to => [to, 'charge']),
    );
    // MEL 5 less AGI 3, and two.
    expect(happened(p, 'PoolCounted')[0]?.pool.total).toBe(4);
  },
);

scenario('a model that cannot pay both parts of the price does not charge', ['JHX-CHARGE-001', 'JHX-ACT-008'], play => {
  const poor = charging(straight, { ap: 1 });
  play(poor.game, poor.setup).refuses('p1', charge(poor, 'A123'), { code: 'too-few-ap', rule: 'JHX-ACT-008' });
  const heavy = charging(straight, { ap: 2, models: { A: { card: 'heavy' } } });
  const p = play(heavy.game, heavy.setup);
  p.refuses('p1', charge(heavy, 'A123', 'b', 'maul'), { code: 'too-few-ap', rule: 'JHX-ACT-008' });
  const rich = charging(straight, { ap: 3, models: { A: { card: 'heavy' } } });
  expect(offered(play(rich.game, rich.setup), 'charge')).not.toEqual([]);
});

scenario('only enemies are charged, with melee weapons', ['JHX-CHARGE-002', 'JHX-CHARGE-001'], play => {
  const table = charging(column('A', '1', '2', '3', 'B'));
  const p = play(table.game, table.setup);
  expect(offered(p, 'charge')).toEqual([]);
  p.refuses('p1', charge(table, 'A123', 'B'), { code: 'not-an-enemy', rule: 'JHX-CHARGE-002' });
  const bow = charging(straight, { models: { A: { card: 'archer' } } });
  const q = play(bow.game, bow.setup);
  expect(offered(q, 'charge')).toEqual([]);
  q.refuses('p1', charge(bow, 'A123', 'b', 'bow'), { code: 'no-melee-weapon', rule: 'JHX-CHARGE-001' });
});

scenario(
  'the charger must see its target from the first hex, before any step aside',
  ['JHX-CHARGE-003', 'JHX-ABILITY-019'],
  play => {
    const drawing = `
    .     4
       3     b
    .     #
       2     #
    1     .
       .     .
    A     .
  `;
    for (const card of ['fighter', 'flier']) {
      const table = charging(drawing, { models: { A: { card } } });
      const p = play(table.game, table.setup);
      expect(offered(p, 'charge')).toEqual([]);
      p.refuses('p1', charge(table, 'A1234'), { code: 'not-in-sight', rule: 'JHX-CHARGE-003' });
    }
    const open = charging(drawing.replaceAll('#', '.'));
    expect(offered(play(open.game, open.setup), 'charge')).toContainEqual(charge(open, 'A1234'));
  },
);

scenario('an enemy in a melee with the charger is no target', 'JHX-CHARGE-004', play => {
  const near = charging(column('2', '1', 'A', 'b'));
  const p = play(near.game, near.setup);
  expect(offered(p, 'charge')).toEqual([]);
  // With a reach of 2, in its own activation, it engages at 2 hexes; the enemy's spear reaches only 1 then.
  const far = charging(column('A', '1', 'b', '.'), { models: { A: { card: 'spearman' } } });
  play(far.game, far.setup).refuses('p1', charge(far, 'A1', 'b', 'spear'), { code: 'engaged', rule: 'JHX-CHARGE-004' });
  const theirs = charging(column('A', '1', 'b', '.'), { models: { b: { card: 'spearman' } } });
  expect(offered(play(theirs.game, theirs.setup), 'charge')).toHaveLength(1);
});

scenario('the move ends where the chosen weapon reaches the target', ['JHX-CHARGE-006', 'JHX-CHARGE-007'], play => {
  const table = charging(column('A', '1', '2', '3', '4', '5', 'b'));
  const p = play(table.game, table.setup);
  // MOV 3 and two.
  expect(offered(p, 'charge').map(({ path }) => path)).toEqual([table.cells('A12345')]);
  p.refuses('p1', charge(table, 'A1234'), { code: 'out-of-reach', rule: 'JHX-CHARGE-006' });
  const long = charging(column('A', '1', '2', '3', '4', '5', 'b'), { models: { A: { card: 'spearman' } } });
  const q = play(long.game, long.setup);
  expect(offered(q, 'charge').map(({ path }) => path)).toEqual([long.cells('A1234'), long.cells('A12345')]);
  const far = charging(column('A', '1', '2', '3', '4', '5', '6', 'b'));
  const r = play(far.game, far.setup);
  expect(offered(r, 'charge')).toEqual([]);
  r.refuses('p1', charge(far, 'A123456'), { code: 'too-far', rule: 'JHX-CHARGE-007' });
});

scenario('a Charge may go slalom, beginning with either direction', ['JHX-CHARGE-010', 'JHX-CHARGE-011'], play => {
  const table = charging(`
       1     3
    A     2     b
       4     5
  `);
  const p = play(table.game, { ...table.setup, dice: faces('....') });
  const ways = offered(p, 'charge').map(({ path }) => path);
  expect(ways).toEqual(
    expect.arrayContaining([table.cells('A123'), table.cells('A423'), table.cells('A125'), table.cells('A425')]),
  );
  p.choose('p1', charge(table, 'A123'));
  expect(happened(p, 'AttackDeclared').map(({ kind }) => kind)).toEqual(['charge']);
});

scenario('Gravity Well keeps from being charged; Stealth does not', ['JHX-ABILITY-022', 'JHX-ABILITY-080'], play => {
  const heavy = charging(straight, { models: { b: { card: 'heavyset' } } });
  play(heavy.game, heavy.setup).refuses('p1', charge(heavy, 'A123'), { code: 'gravity-well', rule: 'JHX-ABILITY-022' });
  const hidden = charging(straight, { models: { b: { card: 'stealthy' } } });
  expect(offered(play(hidden.game, hidden.setup), 'charge')).not.toEqual([]);
});

scenario('Effigies of Skirmish are not charged, those of Battle are', ['JHX-EFFIGY-009', 'JHX-CHARGE-002'], play => {
  const drawing = `
     %     %
        %
     .     .
        .
     .     .
        .
     .     .
        A
  `;
  const at = (mode: '3v3' | '5v5'): readonly string[] => {
    const { game, setup } = charging(drawing, { options: { mode } });
    return offered(play(game, setup), 'charge').map(({ target }) => target);
  };
  expect(at('3v3')).toEqual([]);
  expect(new Set(at('5v5'))).toEqual(new Set(['effigy:p2']));
});

scenario('a model that has aimed does not charge', 'JHX-CHARGE-018', play => {
  const table = charging(straight);
  const p = play(table.game, table.setup).choose('p1', { do: 'aim', model: 'A' });
  p.refuses('p1', charge(table, 'A123'), { code: 'aiming', rule: 'JHX-CHARGE-018' });
});

scenario('a Hero charges as often as it can pay for', 'JHX-CHARGE-024', play => {
  const table = charging(column('b', '4', '3', 'A', '1', '2', 'c'), { ap: 4, models: { b: { damage: 11 } } });
  const p = play(table.game, { ...table.setup, dice: [...faces('hhhh'), ...faces('....')] });
  p.choose('p1', charge(table, 'A34', 'b'));
  p.choose('p1', options(p)[0] as never);
  expect(modelOf(p.state, 'b').at).toBeNull();
  p.choose('p1', { ...charge(table, '43A12', 'c') });
  expect(happened(p, 'AttackDeclared').map(({ kind }) => kind)).toEqual(['charge', 'charge']);
});
