import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { place } from '../../combat/walking/walk.js';
import { suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, doing, type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { Effect, InnateAbility } from '../../vocabulary/ability.js';
import type { Icon } from '../../vocabulary/index.js';
import { fate, having, innate, used } from './window-words.js';

const scenario = scenarios<RuleId>(test);

const trap = (id: string, cell: number, more: Partial<Icon> = {}): Icon => ({
  id,
  token: 'snare',
  at: cell,
  owner: 'b',
  player: 'p2',
  ...more,
});
const snared = (drawing: string, icons: (cell: Laid['cell']) => readonly Icon[], lay: LaidOut = {}): Laid => {
  const { cell } = laidOut(drawing, lay);
  return laidOut(drawing, { ...lay, state: { icons: icons(cell) } });
};
const puts = (laid: Laid, name: string) =>
  doing(laid, turn => place(turn, { model: 'A', to: laid.cell(name), motion: 'place', by: null }));
const field = column('A', '1', '2', 'b');

scenario(
  'an Icon acts on an enemy that comes onto it, in the name of the model that placed it',
  ['JHX-TOKEN-006', 'JHX-INTERRUPT-004', 'JHX-INTERRUPT-013'],
  play => {
    const laid = snared(field, cell => [trap('icon-1', cell('1'))], { active: 'A' });
    const p = play(puts(laid, '1'), laid.setup);
    expect([used(p), modelOf(p.state, 'A').damage, suffers(p.state, 'A', 'pin')]).toEqual([['b snap-shut'], 1, true]);
    expect(p.state.effects[0]?.source).toBe('b');
  },
);

scenario('an Icon does not act on a friend, nor on a model that does not come onto it', 'JHX-TOKEN-006', play => {
  const own = snared(field, cell => [trap('icon-1', cell('1'), { owner: 'A', player: 'p1' })], { active: 'A' });
  expect(used(play(puts(own, '1'), own.setup))).toEqual([]);
  const past = snared(field, cell => [trap('icon-1', cell('1'))], { active: 'A' });
  expect(used(play(puts(past, '2'), past.setup))).toEqual([]);
});

scenario('an Icon acts also when the model that placed it is dead', ['JHX-DEATH-007', 'JHX-TOKEN-006'], play => {
  const dead: LaidOut = { active: 'A', models: { b: { at: null, diedIn: 1 } } };
  const laid = snared(field, cell => [trap('icon-1', cell('1'))], dead);
  expect(used(play(puts(laid, '1'), laid.setup))).toEqual(['b snap-shut']);
});

scenario('two Icons of one model both act: they are compulsory', ['JHX-INTERRUPT-009', 'JHX-INTERRUPT-004'], play => {
  const laid = snared(field, cell => [trap('icon-1', cell('1')), trap('icon-2', cell('1'))], { active: 'A' });
  const p = play(puts(laid, '1'), laid.setup);
  // Several triggers of one event: the active player orders them.
  p.waitsFor({ by: 'p1', kind: 'window' }).options('p1', [
    { ability: 'card:snap-shut', source: 'icon-1' },
    { ability: 'card:snap-shut', source: 'icon-2' },
  ]);
  p.choose('p1', { ability: 'card:snap-shut', source: 'icon-2' });
  expect([used(p), modelOf(p.state, 'A').damage]).toEqual([['b snap-shut', 'b snap-shut'], 2]);
});

scenario('if the first Icon kills, the second does not act', ['JHX-ORDER-006', 'JHX-ORDER-005'], play => {
  const laid = snared(field, cell => [trap('icon-1', cell('1')), trap('icon-2', cell('1'))], {
    active: 'A',
    models: { A: { damage: 11 } },
  });
  const p = play(puts(laid, '1'), laid.setup);
  p.choose('p1', { ability: 'card:snap-shut', source: 'icon-1' });
  expect([used(p), modelOf(p.state, 'A').at]).toEqual([['b snap-shut'], null]);
});

scenario('the second Icon does not act on a model that the first has moved on', 'JHX-ORDER-006', play => {
  const acting = (id: string, effects: readonly Effect[]): InnateAbility =>
    innate({ when: { window: 'entering-hex', of: 'enemy', within: 1 }, effects }, id);
  const shove = acting('shove', [{ op: 'place', within: 3, of: 'self', to: 'trigger' }]);
  const bite = acting('bite', [{ op: 'damage', amount: 1, to: 'trigger' }]);
  const laid = laidOut(column('2', 'A', '1', 'b'), having({ b: [shove, bite] }, { active: 'A' }));
  const p = play(puts(laid, '1'), laid.setup);
  p.choose('p1', { ability: 'card:shove', source: 'b' }).choose('p2', laid.cell('2'));
  expect(used(p)).toEqual(['b shove']);
});

scenario(
  'a model that stands in the area of a trigger already does not enter it',
  ['JHX-MOVE-018', 'JHX-INTERRUPT-013'],
  play => {
    const watch = innate({ when: { window: 'entering-hex', of: 'enemy', within: 2 }, effects: [fate] });
    const acts = (drawing: string): boolean => {
      const laid = laidOut(drawing, having({ b: [watch] }, { active: 'A' }));
      return used(play(puts(laid, '1'), laid.setup)).length > 0;
    };
    expect([
      acts(column('A', '1', '.', 'b')),
      acts(column('A', '.', '1', 'b')),
      acts(column('.', 'A', '1', 'b')),
    ]).toEqual([true, true, false]);
  },
);
