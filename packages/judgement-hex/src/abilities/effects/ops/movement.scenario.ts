import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { suffers } from '../../../match/lasting.js';
import { modelOf } from '../../../match/models.js';
import type { RuleId } from '../../../rulebook/index.js';
import { column, happened, type Laid, type LaidOut, laidOut, plainHero, suffering } from '../../../testing/index.js';
import type { CommonAbility, Effect } from '../../../vocabulary/ability.js';
import type { Icon } from '../../../vocabulary/index.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);
const b = (...common: readonly CommonAbility[]): LaidOut => ({
  cards: { heroes: { special: { ...plainHero, common } } },
  models: { b: { card: 'special' } },
});

scenario('a push away goes straight, as far as the player likes', ['JHX-MAN-012', 'JHX-MOVE-011'], play => {
  const laid = laidOut(column('A', 'b', '1', '2', '3'));
  const push: Effect = { op: 'push', hexes: 2, direction: 'away' };
  const p = play(applied(laid, push), laid.setup);
  p.waitsFor({ by: 'p1', kind: 'cell' }).options('p1', [laid.cell('b'), laid.cell('1'), laid.cell('2')]);
  p.choose('p1', laid.cell('2'));
  expect(happened(p, 'ModelMoved').map(({ to, how }) => [to, how])).toEqual([
    [laid.cell('1'), 'push'],
    [laid.cell('2'), 'push'],
  ]);
});

scenario('a push ends before an obstacle', ['JHX-MAN-014', 'JHX-MOVE-015'], play => {
  const laid = laidOut(column('A', 'b', '1', 'c', '3'));
  const p = play(applied(laid, { op: 'push', hexes: 3, direction: 'away' }), laid.setup);
  p.options('p1', [laid.cell('b'), laid.cell('1')]).choose('p1', laid.cell('b'));
  expect(modelOf(p.state, 'b').at).toBe(laid.cell('b'));
});

scenario('a push towards the model ends next to it', 'JHX-MOVE-011', play => {
  const laid = laidOut(column('A', '1', '2', 'b', '4'));
  const p = play(applied(laid, { op: 'push', hexes: 5, direction: 'towards' }), laid.setup);
  p.options('p1', [laid.cell('b'), laid.cell('2'), laid.cell('1')]);
});

scenario('a push in any direction leads in any of the six', 'JHX-MAN-012', play => {
  const laid = laidOut('   1\n2     3\n   b\n4     5\n   6\n\n   A');
  const p = play(applied(laid, { op: 'push', hexes: 1, direction: 'any' }), laid.setup);
  p.options('p1', ['b', '1', '2', '3', '4', '5', '6'].map(laid.cell));
});

scenario('a model that is immune to pushes or throws stays, and is not knocked down', 'JHX-ABILITY-024', play => {
  const laid = laidOut(column('A', 'b', '1', '2'), b({ id: 'immune', to: 'push' }));
  const p = play(applied(laid, { op: 'push', hexes: 1, direction: 'away' }), laid.setup);
  expect(modelOf(p.state, 'b').at).toBe(laid.cell('b'));
  const heavy = laidOut(column('A', 'b', '1', '2'), b({ id: 'immune', to: 'throw' }));
  const thrown = play(applied(heavy, { op: 'throw', hexes: 1 }), heavy.setup).state;
  expect([modelOf(thrown, 'b').at, suffers(thrown, 'b', 'knock-down')]).toEqual([heavy.cell('b'), false]);
});

scenario(
  'a throw puts the model as far away as it says and knocks it down',
  ['JHX-ABILITY-085', 'JHX-COND-035'],
  play => {
    const laid = laidOut(column('A', 'b', 'c', '1', '2'), { effects: [suffering('b', 'pin')] });
    const p = play(applied(laid, { op: 'throw', hexes: 2 }), laid.setup);
    expect([modelOf(p.state, 'b').at, suffers(p.state, 'b', 'knock-down')]).toEqual([laid.cell('1'), true]);
    expect(happened(p, 'ModelMoved').map(({ how }) => how)).toEqual(['throw']);
  },
);

scenario('a throw ends on the first free hex of the line, searched back', 'JHX-ABILITY-086', play => {
  const laid = laidOut(column('A', 'b', '1', 'c', 'd'));
  const p = play(applied(laid, { op: 'throw', hexes: 3 }), laid.setup);
  expect(modelOf(p.state, 'b').at).toBe(laid.cell('1'));
});

scenario('without a free hex the thrown model stays and is knocked down', 'JHX-ABILITY-086', play => {
  const laid = laidOut(column('A', 'b', 'c', 'd'));
  const { state } = play(applied(laid, { op: 'throw', hexes: 2 }), laid.setup);
  expect([modelOf(state, 'b').at, suffers(state, 'b', 'knock-down')]).toEqual([laid.cell('b'), true]);
});

scenario('a place is on any free hex near its anchor', ['JHX-MOVE-012', 'JHX-MOVE-013', 'JHX-GEN-002'], play => {
  const laid = laidOut(column('1', 'A', 'c', '2', 'b', '4'));
  const p = play(applied(laid, { op: 'place', within: 2, of: 'self' }), laid.setup);
  p.options('p1', [laid.cell('1'), laid.cell('2')]).choose('p1', laid.cell('1'));
  expect(modelOf(p.state, 'b').at).toBe(laid.cell('1'));
});

scenario('a model is not Placed if no hex is free', 'JHX-MOVE-013', play => {
  const laid = laidOut(column('A', 'c', 'b'));
  expect(modelOf(play(applied(laid, { op: 'place', within: 1, of: 'self' }), laid.setup).state, 'b').at).toBe(
    laid.cell('b'),
  );
});

scenario('a model is Placed next to the own Effigy', ['JHX-MOVE-012', 'JHX-MOVE-013'], play => {
  const laid = laidOut('   %\n%     %\n   .\nA     b\n   1\n@     @\n   @');
  const p = play(applied(laid, { op: 'place', within: 1, of: 'effigy', to: 'self' }), laid.setup);
  expect(modelOf(p.state, 'A').at).toBe(laid.cell('1'));
});

const orbs = (drawing: string, at: readonly string[], lay: LaidOut = {}): Laid => {
  const { cell } = laidOut(drawing, lay);
  const icons = at.map(
    (name, place): Icon => ({ id: `icon-${place}`, token: 'shadow-orb', at: cell(name), owner: 'A', player: 'p1' }),
  );
  return laidOut(drawing, { ...lay, state: { icons } });
};
const acrossOrbs: Effect = { op: 'place', within: 0, of: 'icon', icon: 'shadow-orb', to: 'self' };

scenario(
  'a Place from Orb to Orb: an occupied Orb does not count, the one left goes, the one reached stays',
  'JHX-ABILITY-053',
  play => {
    const laid = orbs(column('A', '1', '2', 'b', '4'), ['A', '2', 'b', '4']);
    const p = play(applied(laid, acrossOrbs), laid.setup);
    p.options('p1', [laid.cell('2'), laid.cell('4')]).choose('p1', laid.cell('4'));
    expect(modelOf(p.state, 'A').at).toBe(laid.cell('4'));
    expect(p.state.icons.map(({ id }) => id)).toEqual(['icon-1', 'icon-2', 'icon-3']);
  },
);

scenario('the Orbs of others are of no use', 'JHX-ABILITY-053', play => {
  const laid = orbs(column('a', '1', '2', 'b'), ['1']);
  const p = play(applied(laid, { ...acrossOrbs, to: 'self' }, { self: 'b' }), laid.setup);
  expect(modelOf(p.state, 'b').at).toBe(laid.cell('b'));
});

scenario('an Advance is hex by hex, up to N hexes', ['JHX-GEN-011', 'JHX-ACTION-003'], play => {
  const laid = laidOut(column('A', '1', '2', '3', 'b'), { active: 'A' });
  const p = play(applied(laid, { op: 'advance', hexes: 2, to: 'self' }), laid.setup);
  p.choose('p1', laid.cell('1')).options('p1', [laid.cell('2'), laid.cell('A'), 'stop']);
  p.choose('p1', 'stop');
  expect(modelOf(p.state, 'A').at).toBe(laid.cell('1'));
});

scenario('pinned and knocked-down models do not Advance', ['JHX-COND-035', 'JHX-COND-028'], play => {
  for (const condition of ['pin', 'knock-down'] as const) {
    const laid = laidOut(column('A', '1', '2', 'b'), { active: 'A', effects: [suffering('A', condition)] });
    const p = play(applied(laid, { op: 'advance', hexes: 2, to: 'self' }), laid.setup);
    expect(p.match.decisions).toEqual([]);
  }
});

scenario('pinned models are pushed, placed and thrown all the same', 'JHX-COND-035', play => {
  const pinned: LaidOut = { effects: [suffering('b', 'pin')] };
  const laid = laidOut(column('A', 'b', '1', '2'), pinned);
  const p = play(applied(laid, { op: 'push', hexes: 1, direction: 'away' }), laid.setup);
  p.choose('p1', laid.cell('1'));
  expect(modelOf(p.state, 'b').at).toBe(laid.cell('1'));
  const placed = laidOut(column('A', 'b', '1', '2'), pinned);
  const q = play(applied(placed, { op: 'place', within: 2, of: 'self' }), placed.setup);
  expect(modelOf(q.state, 'b').at).toBe(placed.cell('1'));
});

scenario(
  'of several models that one effect moves the active player says which goes first',
  ['JHX-ORDER-004', 'JHX-MAN-014'],
  play => {
    const drawing = column('A', 'b', 'd', '1', '2');
    const push: Effect = { op: 'push', hexes: 1, direction: 'away' };
    const pushed = (lay: LaidOut = {}) => {
      const laid = laidOut(drawing, { active: 'A', ...lay });
      return { laid, p: play(applied(laid, push, { targets: ['b', 'd'] }), laid.setup) };
    };
    const near = pushed();
    // b has no way while d stands behind it.
    near.p.options('p1', ['b', 'd']).choose('p1', 'b');
    near.p.options('p1', [near.laid.cell('d'), near.laid.cell('1')]);
    const far = pushed();
    far.p.choose('p1', 'd').choose('p1', far.laid.cell('1')).choose('p1', far.laid.cell('d'));
    expect(happened(far.p, 'ModelMoved').map(({ model }) => model)).toEqual(['d', 'b']);
    const fixed = pushed({ options: { severalMoved: 'battlefield' } });
    fixed.p.options('p1', [fixed.laid.cell('d'), fixed.laid.cell('1')]);
  },
);

scenario(
  'in the Communion Phase the owner of the moved models says which goes first, or for models of both players the first player',
  ['JHX-ROUND-008', 'JHX-ORDER-004'],
  play => {
    const asked = (targets: readonly string[]) => {
      const stage = { name: 'communion', step: 1, queue: null } as const;
      const laid = laidOut(column('1', 'A', 'b', 'd', '2'), { state: { round: 2, stage } });
      return play(applied(laid, { op: 'push', hexes: 1, direction: 'any' }, { targets }), laid.setup);
    };
    asked(['b', 'd']).waitsFor({ by: 'p2', kind: 'order' });
    asked(['A', 'd']).waitsFor({ by: 'p1', kind: 'order' });
  },
);

scenario(
  'the same player says which of several models goes first in a Place, a Throw and an Advance',
  'JHX-ORDER-004',
  play => {
    const effects: readonly Effect[] = [
      { op: 'place', within: 2, of: 'self' },
      { op: 'throw', hexes: 1 },
      { op: 'advance', hexes: 1 },
    ];
    for (const effect of effects) {
      const laid = laidOut(column('1', 'A', 'b', 'd', '2'), { active: 'A' });
      const p = play(applied(laid, effect, { targets: ['b', 'd'] }), laid.setup);
      p.waitsFor({ by: 'p1', kind: 'order' }).options('p1', ['b', 'd']);
    }
  },
);
