import { expect } from 'vitest';
import { charge, straight } from '../../combat/charge/scenario-words.js';
import { offered } from '../../round/actions/scenario-words.js';
import { column, faces, happened, type LaidOut } from '../../testing/index.js';
import { laidOut as lay, scenario } from '../scenario-words.js';

const charging = (drawing: string, more: LaidOut = {}) => {
  const laid = lay(drawing, { active: 'A', ...more });
  return { ...laid, cells: (names: string) => [...names].map(laid.cell) };
};

scenario(
  'a Charge costs 1 action and that of its attack, which has 2 more dice',
  ['JV11-ACT-003', 'JV11-MEL-001'],
  play => {
    const table = charging(straight);
    const p = play(table.game, { ...table.setup, dice: faces('....') }).choose('p1', charge(table, 'A123'));
    expect([happened(p, 'ActionTaken')[0]?.ap, happened(p, 'PoolCounted')[0]?.pool.total]).toEqual([2, 4]);
    const poor = charging(straight, { ap: 1 });
    play(poor.game, poor.setup).refuses('p1', charge(poor, 'A123'), { code: 'too-few-ap', rule: 'JHX-ACT-008' });
  },
);

scenario('a Charge goes MOV and 3 inches more', 'JV11-ACT-004', play => {
  const near = charging(column('A', '1', '2', '3', '4', '5', '6', 'b'));
  const p = play(near.game, near.setup);
  expect(offered(p, 'charge').map(({ path }) => path)).toEqual([near.cells('A123456')]);
  const far = charging(column('A', '1', '2', '3', '4', '5', '6', '7', 'b'));
  const q = play(far.game, far.setup);
  expect(offered(q, 'charge')).toEqual([]);
  q.refuses('p1', charge(far, 'A1234567'), {
    code: 'too-far',
    rule: 'JV11-ACT-004',
  });
});

scenario(
  'an enemy is charged that is in sight and neither engages the charger nor is engaged by it',
  'JV11-ACT-008',
  play => {
    const open = charging(straight);
    expect(offered(play(open.game, open.setup), 'charge').map(({ target }) => target)).toEqual(['b']);
    const near = charging(column('2', '1', 'A', 'b'));
    const engaged = { do: 'charge', model: 'A', target: 'b', weapon: 'blade', path: near.cells('A1') } as const;
    play(near.game, near.setup).refuses('p1', engaged, { code: 'engaged', rule: 'JHX-CHARGE-004' });
    const hidden = charging(column('A', '#1', '#2', '3', 'b'));
    play(hidden.game, hidden.setup).refuses('p1', charge(hidden, 'A123'), {
      code: 'not-in-sight',
      rule: 'JHX-CHARGE-003',
    });
    const friend = charging(column('A', '1', '2', '3', 'B'));
    play(friend.game, friend.setup).refuses('p1', charge(friend, 'A123', 'B'), {
      code: 'not-an-enemy',
      rule: 'JHX-CHARGE-002',
    });
  },
);
