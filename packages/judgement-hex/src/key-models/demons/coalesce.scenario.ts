import { legal } from '@rulewright/core';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { fieldOf } from '../../board/on-hexes.js';
import { slay } from '../../combat/death/death.js';
import { modelOf } from '../../match/models.js';
import { isResurrected } from '../../round/activation/budgets.js';
import { resurrectionHexes } from '../../round/communion-phase/return.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { ActionChoice, Icon, Jhx } from '../../vocabulary/index.js';
import { coalesceIcon } from './coalesce.js';

const scenario = scenarios<RuleId>(test);

const cards = { heroes: { fiend: { ...plainHero, race: 'demon' } } } as const satisfies LaidOut['cards'];
const fiend = { card: 'fiend' } as const;
const icon = (owner: string, at: number): Icon => ({
  id: `icon-${owner}`,
  token: coalesceIcon,
  at,
  owner,
  player: owner === owner.toUpperCase() ? 'p1' : 'p2',
  until: `start of ${owner}'s activation`,
});
const iconsOf = ({ state }: Play<Jhx>): readonly (readonly [string, number])[] =>
  state.icons.map(({ owner, at }) => [owner, at] as const);

const field = `
A     .     C
   .     .     e
`;
const dying = (id: string, lay: LaidOut = {}, drawing = field) => {
  const laid = laidOut(drawing, { cards, ...lay, models: { A: fiend, ...lay.models } });
  return { ...laid, game: doing(laid, turn => slay(turn, id, null)) };
};

scenario('where a Demon dies its Icon lies', 'JHX-DEMON-001', play => {
  const { game, setup, cell } = dying('A');
  play(game, setup).events(
    { type: 'ModelDied', model: 'A', at: cell('A'), killer: null },
    {
      type: 'IconPlaced',
      icon: {
        token: 'coalesce',
        at: cell('A'),
        owner: 'A',
        until: "start of A's activation",
        id: 'icon-100',
        player: 'p1',
      },
    },
  );
});

scenario('an Icon lies on impassable terrain, but no Demon returns there', ['JHX-DEMON-001', 'JHX-DEMON-003'], play => {
  const { game, setup, table, cell } = dying('A', {}, 'A#    .\n   .');
  const p = play(game, setup);
  expect(iconsOf(p)).toEqual([['A', cell('A')]]);
  const now = { ...table, state: p.state };
  expect(fieldOf(now).places(resurrectionHexes(now, modelOf(p.state, 'A')))).toEqual([]);
});

scenario(
  'a Demon that dies again before it activates has an Icon at each place, or at the last, by the option `coalesceIcons`',
  ['JHX-DEMON-001', 'JHX-DEMON-002'],
  play => {
    const { cell } = laidOut(field);
    const old = { icons: [icon('A', cell('e')), icon('C', cell('e'))] };
    const each = dying('A', { state: old });
    expect(iconsOf(play(each.game, each.setup))).toEqual([
      ['A', cell('e')],
      ['C', cell('e')],
      ['A', cell('A')],
    ]);
    const latest = dying('A', { state: old, options: { coalesceIcons: 'latest' } });
    const p = play(latest.game, latest.setup);
    expect(iconsOf(p)).toEqual([
      ['C', cell('e')],
      ['A', cell('A')],
    ]);
    expect(resurrectionHexes({ ...latest.table, state: p.state }, modelOf(p.state, 'A')).or).toEqual([cell('A')]);
  },
);

scenario('other Heroes and lesser demons leave no Icon', ['JHX-DEMON-001', 'JHX-DEMON-008'], play => {
  const hero = dying('C');
  expect(iconsOf(play(hero.game, hero.setup))).toEqual([]);
  const imp = dying('C', { models: { C: { kind: 'summoned', card: 'cinder-imp', master: 'A' } } });
  expect(iconsOf(play(imp.game, imp.setup))).toEqual([]);
});

/** Two free hexes next to the Effigy of p1, and the Icon of a Demon that died in round 1 on 3. */
const home = `
A     #     3     b
   1     2     4
      @     #
   @     @
`;

scenario(
  'a Demon returns on its Icon if its player likes, and the Icon goes when it next activates',
  ['JHX-DEMON-002', 'JHX-DEMON-004'],
  play => {
    const { cell } = laidOut(home);
    const { game, setup } = laidOut(home, {
      cards,
      away: { F: { ...fiend, diedIn: 1, damage: 12 } },
      state: { stage: { name: 'communion', step: 5, queue: null }, icons: [icon('F', cell('3'))] },
    });
    const p = play(game, setup);
    p.options(
      'p1',
      ['1', '2', '3'].map(name => ({ model: 'F', at: cell(name) })),
    );
    p.choose('p1', { model: 'F', at: cell('3') });
    expect(modelOf(p.state, 'F')).toMatchObject({ at: cell('3'), damage: 5 });
    // The activation of another model does not remove the Icon.
    p.choose('p1', 'A').choose('p1', { do: 'end' });
    expect(iconsOf(p)).toEqual([['F', cell('3')]]);
    p.choose('p2', { do: 'end' });
    expect([p.state.activation?.hero, iconsOf(p)]).toEqual(['F', []]);
  },
);

scenario('the Icons of other Demons stay', 'JHX-DEMON-004', play => {
  const { cell } = laidOut(field);
  const { game, setup } = laidOut(field, {
    cards,
    models: { A: fiend, C: fiend },
    state: { icons: [icon('A', cell('A')), icon('C', cell('A'))] },
  });
  const p = play(game, setup).choose('p1', 'A');
  expect(iconsOf(p)).toEqual([['C', cell('A')]]);
});

test('a Demon returns on every Icon of its own that is still there, on no other [JHX-DEMON-002]', () => {
  const { cell } = laidOut(home);
  const hexes = (...icons: readonly Icon[]): readonly number[] => {
    const { table, model } = laidOut(home, { cards, away: { F: { ...fiend, diedIn: 1 } }, state: { icons } });
    return [...fieldOf(table).places(resurrectionHexes(table, model('F')))].sort((a, b) => a - b);
  };
  const cells = (...names: readonly string[]): readonly number[] => names.map(cell).sort((a, b) => a - b);
  expect(hexes(icon('F', cell('3')), icon('b', cell('4')))).toEqual(cells('1', '2', '3'));
  expect(hexes(icon('F', cell('3')), { ...icon('F', cell('4')), id: 'later' })).toEqual(cells('1', '2', '3', '4'));
});

/** True if the one purchase for 0 AP is open to a Demon `F` that has returned this round. */
const freePurchase = (p: Play<Jhx>): boolean =>
  legal(p.match).some(({ choice }) => {
    const action = choice as ActionChoice;
    return action.do === 'shop' && action.free === true;
  });

scenario(
  'away from its Effigy a returned Demon buys nothing for 0 AP until it is next to the Effigy',
  ['JHX-DEMON-005', 'JHX-COMMUNION-012'],
  play => {
    const ring = { name: 'Ring', source: 'original', kind: 'deck', slot: 'defensive', cost: 1, bonus: {} } as const;
    const { game, setup, cell, table, model } = laidOut(home.replace('3', 'F').replace('A', '.'), {
      cards: { ...cards, artefacts: { ring } },
      models: { F: { ...fiend, enteredIn: 2 } },
      active: 'F',
      warbands: { p1: { fate: 3, deck: ['ring'] } },
    });
    expect(isResurrected(table.state, model('F'))).toBe(true);
    const p = play(game, setup);
    expect(freePurchase(p)).toBe(false);
    p.choose('p1', { do: 'advance', model: 'F' }).choose('p1', cell('2')).choose('p1', 'stop');
    expect(freePurchase(p)).toBe(true);
    p.choose('p1', { do: 'shop', model: 'F', free: true }).choose('p1', { buy: 'ring' });
    expect([freePurchase(p), p.state.activation?.spent]).toEqual([false, { F: 1 }]);
  },
);
