import { expect } from 'vitest';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { modelOf } from '../../match/models.js';
import { faces, happened, type LaidOut, suffering } from '../../testing/index.js';
import { activating, column, offered, scenario } from './scenario-words.js';

/** `A` next to its own Effigy, with an enemy far away. */
const home = `
        .
     @     .
  @     @     .
     1     A
  .     2     .
     .     .
  .     .     .
     .     b
`;

scenario(
  'next to its Effigy a Hero Banks as many of its Souls as it likes, which harms the enemy no further',
  ['JHX-ACTION-004', 'JHX-ACTION-005', 'JHX-SOUL-031'],
  play => {
    const { game, setup, table } = activating(home, { models: { A: { souls: 3 } } });
    const p = play(game, setup);
    expect(offered(p, 'bank-soul').map(({ souls }) => souls)).toEqual([1, 2, 3]);
    p.choose('p1', { do: 'bank-soul', model: 'A', souls: 2 });
    p.events(
      {
        type: 'ActionTaken',
        action: { do: 'bank-soul', model: 'A', souls: 2 },
        model: 'A',
        ap: 1,
        fate: 0,
      },
      { type: 'SoulsBanked', player: 'p1', souls: 2, from: 'A' },
    );
    expect([modelOf(p.state, 'A').souls, p.state.warbands[0].banked]).toEqual([1, 2]);
    expect(effigyHealth({ ...table, state: p.state }, 'p2')).toBe(effigyHealth(table, 'p2'));
    p.refuses('p1', { do: 'bank-soul', model: 'A', souls: 2 }, { code: 'not-so-many', rule: 'JHX-ACTION-005' });
  },
);

scenario(
  'away from its Effigy, or without Souls, a Hero Banks none; a cursed Hero may Bank',
  ['JHX-ACTION-004', 'JHX-SOUL-037'],
  play => {
    const away = activating(column('A', '.', '.', 'b'), { models: { A: { souls: 1 } } });
    const p = play(away.game, away.setup);
    expect(offered(p, 'bank-soul')).toEqual([]);
    p.refuses('p1', { do: 'bank-soul', model: 'A', souls: 1 }, { code: 'not-at-the-effigy', rule: 'JHX-ACTION-004' });
    const none = activating(home);
    expect(offered(play(none.game, none.setup), 'bank-soul')).toEqual([]);
    const cursed = activating(home, { models: { A: { souls: 1 } }, effects: [suffering('A', 'curse')] });
    expect(offered(play(cursed.game, cursed.setup), 'bank-soul')).toHaveLength(1);
  },
);

const field = `
        .
     @     3
  @     @     .
     1     2
  .     .     .
     .     .
  .     .     .
     A     .
  .     .     .
     .     b
`;

scenario('for 2 AP a Hero is Placed next to its own Effigy', ['JHX-ACTION-010', 'JHX-ACTION-015'], play => {
  const { game, setup, cell } = activating(field, { models: { A: { souls: 1 } } });
  const p = play(game, setup);
  expect(offered(p, 'effigy-recall').map(({ to }) => to)).toEqual(
    expect.arrayContaining([cell('1'), cell('2'), cell('3')]),
  );
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: cell('1') });
  expect(happened(p, 'ActionTaken')[0]?.ap).toBe(2);
  expect(happened(p, 'ModelMoved')).toEqual([
    { type: 'ModelMoved', model: 'A', from: cell('A'), to: cell('1'), how: 'recall' },
  ]);
  // The recall itself takes no Soul.
  expect(modelOf(p.state, 'A').souls).toBe(1);
  p.refuses('p1', { do: 'effigy-recall', model: 'A', to: cell('2') }, { code: 'too-few-ap', rule: 'JHX-ACT-008' });
});

scenario('a Hero next to its Effigy may recall to the hex where it stands', 'JHX-ACTION-010', play => {
  const { game, setup, cell } = activating(home);
  const p = play(game, setup);
  expect(offered(p, 'effigy-recall').map(({ to }) => to)).toContain(cell('A'));
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: cell('A') });
  expect(modelOf(p.state, 'A').at).toBe(cell('A'));
});

scenario(
  'a Recall leads only next to the own Effigy, and needs a free hex there',
  ['JHX-ACTION-010', 'JHX-ACTION-014'],
  play => {
    const { game, setup, cell } = activating(field);
    const p = play(game, setup);
    p.refuses('p1', { do: 'effigy-recall', model: 'A', to: cell('b') }, { code: 'occupied', rule: 'JHX-MOVE-013' });
    const full = activating(`
     @
  @     @
     B
  #     #
     .
  .     .
     A
  .     .
     b
  `);
    const q = play(full.game, full.setup);
    expect(offered(q, 'effigy-recall')).toEqual([]);
    q.refuses(
      'p1',
      { do: 'effigy-recall', model: 'A', to: full.cell('B') },
      { code: 'no-room', rule: 'JHX-ACTION-014' },
    );
  },
);

scenario(
  'before a Recall all models that engage the Hero strike, Monsters last',
  ['JHX-ACTION-011', 'JHX-ACTION-012'],
  play => {
    const drawing = `
          .
       @     .
    @     @     .
       1     .
    .     .     .
       .     .
    m     .     .
       A     .
    .     b     .
       .     .
    `;
    const { game, setup, cell } = activating(drawing, { models: { m: { kind: 'monster' } } });
    const p = play(game, { ...setup, dice: [...faces('...'), ...faces('...')] });
    p.choose('p1', { do: 'effigy-recall', model: 'A', to: cell('1') }).waitsFor({ by: 'p2', kind: 'window' });
    p.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
    expect(happened(p, 'AttackDeclared').map(({ attacker }) => attacker)).toEqual(['b', 'm']);
    expect(modelOf(p.state, 'A').at).toBe(cell('1'));
  },
);

scenario('a model that is killed or knocked down on the spot stays, and has paid', 'JHX-ACTION-013', play => {
  const table = (damage: number) =>
    activating(
      `
          .
       @     .
    @     @     .
       1     .
    .     .     .
       A     .
    .     b     .
    `,
      { models: { A: { damage } } },
    );
  const down = table(0);
  const p = play(down.game, { ...down.setup, dice: faces('bbb') });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: down.cell('1') });
  p.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' }).choose('p2', [0, 1, 2]);
  expect(modelOf(p.state, 'A').at).toBe(down.cell('A'));
  p.options('p1', [{ do: 'stand-up', model: 'A' }, { do: 'end' }]);
  const dead = table(11);
  const q = play(dead.game, { ...dead.setup, dice: faces('hhh') });
  q.choose('p1', { do: 'effigy-recall', model: 'A', to: dead.cell('1') });
  q.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' }).choose('p2', [0, 1, 2]);
  expect(happened(q, 'ModelMoved')).toEqual([]);
  expect(modelOf(q.state, 'A').at).toBeNull();
});

scenario('a pinned Hero recalls, one knocked down does not', ['JHX-COND-035', 'JHX-COND-031'], play => {
  const recalls = (lay: LaidOut): number => {
    const { game, setup } = activating(field, lay);
    return offered(play(game, setup), 'effigy-recall').length;
  };
  expect(recalls({ effects: [suffering('A', 'pin')] })).toBe(recalls({}));
  expect(recalls({ effects: [suffering('A', 'knock-down')] })).toBe(0);
  const { game, setup, cell } = activating(field, { effects: [suffering('A', 'knock-down')] });
  play(game, setup).refuses(
    'p1',
    { do: 'effigy-recall', model: 'A', to: cell('1') },
    { code: 'knock-down', rule: 'JHX-COND-031' },
  );
});
