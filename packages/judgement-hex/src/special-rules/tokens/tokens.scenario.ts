import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { fieldOf } from '../../board/on-hexes.js';
import { advanceReach } from '../../ground/hexes/movement/advance.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { moments } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, doing, type LaidOut, laidOut } from '../../testing/index.js';
import type { Icon } from '../../vocabulary/index.js';
import { endMoment } from '../conditions/lasting.js';
import { countersOf, gainCounters, loseCounters } from './counters.js';
import { iconRefusal, placeIcon } from './icons.js';

const scenario = scenarios<RuleId>(test);

const snare = (at: number, more: Partial<Icon> = {}): Icon => ({
  id: 'icon-1',
  token: 'snare',
  at,
  owner: 'A',
  player: 'p1',
  ...more,
});
/** A table with Icons on named cells. */
const withIcons = (drawing: string, lay: LaidOut, icons: (cell: (name: string) => number) => readonly Icon[]) => {
  const { cell } = laidOut(drawing, lay);
  return laidOut(drawing, { ...lay, state: { ...lay.state, icons: icons(cell) } });
};

scenario('an Icon lies on an unoccupied hex and is told', ['JHX-TOKEN-001', 'JHX-TOKEN-006'], play => {
  const laid = laidOut(column('A', '1', 'b'));
  const at = laid.cell('1');
  const game = doing(laid, turn => {
    expect(placeIcon(turn, { token: 'snare', at, owner: 'A', until: moments.round }, 'JHX-ATTR-011')).toBe(true);
  });
  play(game, laid.setup).events({
    type: 'IconPlaced',
    icon: { token: 'snare', at, owner: 'A', until: 'end of the round', id: 'icon-100', player: 'p1' },
  });
});

test('an Icon lies neither where a model stands nor on impassable terrain [JHX-TOKEN-006, JHX-TOKEN-007]', () => {
  const { table, cell } = laidOut('A     b\n   1     *\n2     #     3\n   ^     ~', {});
  expect(iconRefusal(table, cell('b'))).toMatchObject({ code: 'occupied', rule: 'JHX-TOKEN-006' });
  expect(iconRefusal(table, cell('soul-1'))).toMatchObject({ code: 'occupied', rule: 'JHX-TOKEN-006' });
  const solid = fieldOf(table).ground.features.find(({ kind }) => kind === 'impassable');
  expect(solid).toBeDefined();
  const wall = solid?.cells[0] ?? -1;
  expect(iconRefusal(table, wall)).toMatchObject({ code: 'impassable', rule: 'JHX-TOKEN-007' });
  expect([iconRefusal(table, cell('1')), iconRefusal(table, cell('3'))]).toEqual([undefined, undefined]);
});

test('tokens hinder neither one another, nor movement, nor standing there [JHX-TOKEN-002, JHX-TOKEN-009]', () => {
  const { table, cell } = withIcons(column('A', '1', '2', 'b'), {}, at => [snare(at('1'))]);
  expect(iconRefusal(table, cell('1'))).toBe(undefined);
  const mover = pieceOf(table, 'A');
  if (!mover) throw new Error('A is there');
  expect(advanceReach(fieldOf(table), { mover, mov: 3 }).cells).toEqual([cell('1'), cell('2')].sort((a, b) => a - b));
  expect(table.state.icons.map(({ id }) => id)).toEqual(['icon-1']);
});

scenario('a Warband has at most N Icons of a kind in play', ['JHX-ABILITY-051', 'JHX-TOKEN-006'], play => {
  const most = (token: string, there: number, player: string): boolean => {
    const laid = withIcons(column('A', '1', '2', '3', '4', 'b'), {}, at =>
      Array.from({ length: there }, (_, place) =>
        snare(at(`${place + 1}`), { id: `icon-${place}`, token, player, owner: player === 'p1' ? 'A' : 'b' }),
      ),
    );
    let placed = false;
    play(
      doing(laid, turn => {
        placed = placeIcon(turn, { token, at: laid.cell('4'), owner: 'A' }, 'JHX-ATTR-011');
      }),
      laid.setup,
    );
    return placed;
  };
  expect([most('shadow-orb', 2, 'p1'), most('shadow-orb', 3, 'p1'), most('shadow-orb', 3, 'p2')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([most('snare', 1, 'p1'), most('snare', 2, 'p1')]).toEqual([true, false]);
});

scenario('a Marker goes with its model, an Icon stays', ['JHX-TOKEN-003', 'JHX-TOKEN-006'], play => {
  const marked = {
    key: 'modify:Blessing:MEL',
    source: 'A',
    target: 'A',
    data: { kind: 'modify', what: 'MEL', by: 1 },
  } as const;
  const laid = withIcons(column('A', '1', 'b'), { effects: [marked] }, at => [snare(at('A'))]);
  const game = doing(laid, turn => {
    const move = { model: 'A', from: laid.cell('A'), to: laid.cell('1'), how: 'advance' } as const;
    turn.emit({ type: 'ModelMoved', ...move }, 'JHX-ACTION-003');
  });
  const { state } = play(game, laid.setup);
  expect(state.effects.map(({ target, key }) => [target, key])).toEqual([['A', 'modify:Blessing:MEL']]);
  expect(state.icons.map(({ at }) => at)).toEqual([laid.cell('A')]);
});

scenario(
  'Icons, templates and effects that end with the round are taken away then',
  ['JHX-TOKEN-011', 'JHX-TOKEN-012'],
  play => {
    const blessing = {
      key: 'modify:Blessing:MEL',
      source: 'A',
      target: 'A',
      data: { kind: 'modify', what: 'MEL', by: 1 },
    } as const;
    const effects = [
      { ...blessing, until: moments.round },
      { ...blessing, key: 'modify:Luck:MEL' },
    ];
    const laid = withIcons(column('A', '1', '2', '3', 'b'), { effects }, at => [
      snare(at('1'), { until: moments.round }),
      snare(at('2'), { id: 'icon-2' }),
    ]);
    const smoke = {
      id: 'template-1',
      kind: 'smoke',
      cells: [laid.cell('3')],
      owner: 'A',
      until: moments.round,
    } as const;
    const game = doing(laid, turn => {
      turn.emit({ type: 'TemplatePlaced', template: smoke }, 'JHX-TERRAIN-003');
      endMoment(turn, moments.round, 'JHX-TOKEN-011');
    });
    play(game, laid.setup).events(
      { type: 'TemplatePlaced', template: smoke },
      { type: 'EffectsEnded', effects: [1], why: 'expired' },
      { type: 'IconRemoved', icon: 'icon-1' },
      { type: 'TemplateRemoved', template: 'template-1' },
    );
  },
);

scenario('an effect that ends as its model activates goes before anything else', 'JHX-TOKEN-011', play => {
  const braced = {
    key: 'temporary-health:Brace',
    source: 'b',
    target: 'b',
    until: moments.startOf('b'),
    data: { kind: 'temporary-health', left: 4 },
  } as const;
  const laid = laidOut(column('A', '.', '.', '.', 'b'), { active: 'A', effects: [braced] });
  const p = play(laid.game, laid.setup);
  expect(p.state.effects).toHaveLength(1);
  p.choose('p1', { do: 'end' });
  expect([p.state.activation?.hero, p.state.effects]).toEqual(['b', []]);
});

scenario('Counters add up, as far as a model may have them', 'JHX-TOKEN-010', play => {
  const laid = laidOut(column('A', 'b'));
  const game = doing(laid, turn => {
    expect([
      gainCounters(turn, 'A', 'fury', 1, 'JHX-ATTR-014'),
      gainCounters(turn, 'A', 'fury', 5, 'JHX-ATTR-014'),
      gainCounters(turn, 'A', 'fury', 1, 'JHX-ATTR-014'),
      loseCounters(turn, 'A', 'fury', 2, 'JHX-ATTR-011'),
    ]).toEqual([1, 2, 0, 2]);
  });
  const { state } = play(game, laid.setup);
  expect(countersOf(modelOf(state, 'A'), 'fury')).toBe(1);
});

scenario('a model has at most 2 Counters of Shadow Mist and its level', 'JHX-ABILITY-055', play => {
  const laid = laidOut(column('A', 'b'), { models: { A: { level: 2 } } });
  const game = doing(laid, turn => {
    expect(gainCounters(turn, 'A', 'shadow-mist', 9, 'JHX-ABILITY-054')).toBe(4);
  });
  play(game, laid.setup);
});
