import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { terrainNow } from '../../../board/on-hexes.js';
import { modelOf } from '../../../match/models.js';
import type { RuleId } from '../../../rulebook/index.js';
import { column, faces, happened, type LaidOut, laidOut } from '../../../testing/index.js';
import type { ActiveAbility, Effect, InnateAbility } from '../../../vocabulary/ability.js';
import type { Jhx } from '../../../vocabulary/index.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);

scenario(
  'an Icon goes onto a free hex near its model, which its player chooses',
  ['JHX-TOKEN-006', 'JHX-TOKEN-007', 'JHX-GEN-002'],
  play => {
    const laid = laidOut(column('b', '1', 'A', '2', '#', '3'));
    const p = play(applied(laid, { op: 'token', token: 'snare', within: 2, until: 'round' }), laid.setup);
    p.waitsFor({ by: 'p1', kind: 'cell' })
      .options('p1', [laid.cell('1'), laid.cell('2')])
      .choose('p1', laid.cell('1'));
    expect(p.state.icons).toEqual([
      { id: 'icon-100', token: 'snare', at: laid.cell('1'), owner: 'A', player: 'p1', until: 'end of the round' },
    ]);
  },
);

scenario('no Icon is placed with all in play, nor without a free hex', ['JHX-ABILITY-051', 'JHX-TOKEN-006'], play => {
  const full = laidOut(column('A', '1', '2', 'b'), {
    state: { icons: [{ id: 'icon-1', token: 'banner', at: 0, owner: 'A', player: 'p1' }] },
  });
  play(applied(full, { op: 'token', token: 'banner', within: 1 }), full.setup).events();
  const crowded = laidOut(column('c', 'A', 'b'));
  play(applied(crowded, { op: 'token', token: 'snare', within: 1 }), crowded.setup).events();
});

scenario('the model gets the number of Counters that the effect says', 'JHX-TOKEN-010', play => {
  const laid = laidOut(column('A', 'b'));
  const effects: readonly Effect[] = [
    { op: 'token', token: 'fury', to: 'self' },
    { op: 'token', token: 'grave-dust', count: 2 },
  ];
  const { state } = play(applied(laid, effects), laid.setup);
  expect([modelOf(state, 'A').counters, modelOf(state, 'b').counters]).toEqual([{ fury: 1 }, { 'grave-dust': 2 }]);
});

const smoke: Effect = { op: 'terrain', terrain: 'smoke', hexes: 3, within: 3, until: 'round' };

scenario('a Terrain Template is laid hex by hex, connected, and never on other terrain', 'JHX-TERRAIN-003', play => {
  const laid = laidOut(column('A', '1', '2', '3', 'b'));
  const p = play(applied(laid, smoke), laid.setup);
  p.options('p1', ['A', '1', '2', '3'].map(laid.cell)).choose('p1', laid.cell('2'));
  p.options('p1', [laid.cell('1'), laid.cell('3')]).choose('p1', laid.cell('3'));
  expect(p.state.templates.map(({ cells, kind, until }) => [kind, cells, until])).toEqual([
    ['smoke', ['2', '3', '1'].map(laid.cell), 'end of the round'],
  ]);
});

scenario('a Terrain Template has fewer hexes where no more fit', 'JHX-TERRAIN-003', play => {
  const laid = laidOut(column('A', '1', '^', '3', 'b'));
  const p = play(applied(laid, { ...smoke, within: 1 } as Effect), laid.setup);
  p.choose('p1', laid.cell('1'));
  expect(p.state.templates[0]?.cells).toEqual([laid.cell('1'), laid.cell('A')]);
});

scenario('terrain that no model can stand in is not laid under a model', 'JHX-TERRAIN-022', play => {
  const laid = laidOut(column('A', '1', '2', 'b'));
  const p = play(applied(laid, { ...smoke, terrain: 'impassable', hexes: 1 } as Effect), laid.setup);
  p.options('p1', [laid.cell('1'), laid.cell('2')]);
});

scenario('a Terrain Template is a feature of its own next to another of its kind', 'JHX-TERRAIN-002', play => {
  const laid = laidOut(column('A', '1', '~', '~', 'b'));
  const p = play(applied(laid, { ...smoke, within: 1, hexes: 1 } as Effect), laid.setup);
  p.choose('p1', laid.cell('1'));
  const features = terrainNow({ ...laid.table, state: p.state }).features.filter(({ kind }) => kind === 'smoke');
  expect(features.map(({ cells, template }) => [cells.length, template])).toEqual([
    [2, false],
    [1, true],
  ]);
});

scenario(
  'a Soul near by is moved through models, not through walls of rock',
  ['JHX-SOUL-005', 'JHX-SOUL-012'],
  play => {
    const laid = laidOut(column('A', '*', 'b', '1', '2', '#', '3'));
    const p = play(applied(laid, { op: 'moveSoul', within: 2, hexes: 3 }), laid.setup);
    const at = laid.cell('soul-1');
    p.waitsFor({ by: 'p1', kind: 'cell' }).options('p1', [at, laid.cell('1'), laid.cell('2')]);
    p.choose('p1', laid.cell('2'));
    expect(happened(p, 'SoulMoved')).toEqual([{ type: 'SoulMoved', soul: 'soul-1', from: at, to: laid.cell('2') }]);
  },
);

scenario('a Soul further away is not moved', 'JHX-SOUL-005', play => {
  const laid = laidOut(column('A', '1', '2', '*', 'b'));
  play(applied(laid, { op: 'moveSoul', within: 2, hexes: 3 }), laid.setup).events();
});

scenario(
  'an Icon and a template that last until the end of the next activation outlive the one in which they are placed',
  ['JHX-COND-002', 'JHX-TOKEN-012', 'JHX-TERRAIN-002'],
  play => {
    const until = 'source-activation-end';
    const lays = (id: string, effect: Effect): ActiveAbility => ({
      id,
      name: id,
      kind: 'active',
      cost: { ap: 1 },
      effects: [effect],
    });
    const abilities = [
      lays('trap', { op: 'token', token: 'snare', within: 1, until }),
      lays('fog', { ...smoke, hexes: 1, within: 1, until }),
    ];
    const lay: LaidOut = { active: 'A', heroes: { A: { abilities } } };
    const laid = laidOut(column('.', 'A', '1', '.', 'b'), lay);
    const left = ({ state }: Play<Jhx>) => [state.icons, state.templates].map(list => list.map(one => one.afterNext));
    const p = play(laid.game, laid.setup);
    for (const ability of ['trap', 'fog']) {
      p.choose('p1', { do: 'ability', model: 'A', ability }).choose('p1', laid.cell('1'));
    }
    expect(left(p)).toEqual([[true], [true]]);
    p.choose('p1', { do: 'end' });
    expect(left(p)).toEqual([[undefined], [undefined]]);
    const { icons, templates, nextId } = p.state;
    const later = laidOut(column('.', 'A', '1', '.', 'b'), { ...lay, state: { icons, templates, nextId } });
    expect(left(play(later.game, later.setup).choose('p1', { do: 'end' }))).toEqual([[], []]);
  },
);

scenario(
  'an Icon that is placed after the end of an activation has ended others lasts for one more activation only',
  ['JHX-COND-001', 'JHX-COND-002', 'JHX-MONSTER-041'],
  play => {
    const bleeds: InnateAbility = {
      id: 'bleed',
      name: 'bleed',
      kind: 'innate',
      when: { window: 'damage-taken', of: 'self' },
      effects: [{ op: 'token', token: 'snare', within: 1, until: 'source-activation-end' }],
    };
    const laid = laidOut(column('m', 'A', '1', '.', 'b'), {
      active: 'A',
      heroes: { A: { abilities: [bleeds] } },
      models: { m: { kind: 'monster' } },
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('h.') }).choose('p1', { do: 'end' });
    expect(p.state.icons).toMatchObject([{ token: 'snare', until: "end of A's activation" }]);
    expect(p.state.icons[0]?.afterNext).toBeUndefined();
  },
);
