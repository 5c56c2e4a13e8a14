import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { activating, column, options, scenario } from '../../round/actions/scenario-words.js';
import { doing, happened, type LaidOut } from '../../testing/index.js';
import type { Bearing } from '../../vocabulary/battlefield.js';
import { pointAt } from '../../vocabulary/place.js';
import { compelledAdvance } from './compelled.js';

/** `b` is made to go a number of hexes by reference to `A`. */
const made = (drawing: string, bearing: Bearing, hexes: number, lay: LaidOut = {}) => {
  const laid = activating(drawing, lay);
  const goal = pointAt(laid.cell('A'));
  return { ...laid, game: doing(laid, turn => compelledAdvance(turn, { model: 'b', bearing, goal, hexes })) };
};

scenario(
  'a model made to Advance towards another takes the shortest path and stops next to it',
  ['JHX-MOVE-009', 'JHX-MOVE-011'],
  play => {
    const { game, setup, cell } = made(column('A', '1', '2', '3', 'b'), 'towards', 5);
    const p = play(game, setup);
    expect(happened(p, 'ModelMoved').map(({ to, how }) => [to, how])).toEqual([
      [cell('3'), 'advance'],
      [cell('2'), 'advance'],
      [cell('1'), 'advance'],
    ]);
    expect(happened(p, 'MovementEnded')).toEqual([{ type: 'MovementEnded', model: 'b', why: 'done' }]);
  },
);

scenario(
  'a compelled Advance is not longer than the effect allows, terrain included',
  ['JHX-MOVE-009', 'JHX-MOVE-005'],
  play => {
    const { game, setup, cell } = made(column('A', '.', '.', ':1', 'b'), 'towards', 2);
    expect(modelOf(play(game, setup).state, 'b').at).toBe(cell('1'));
    const away = made(column('A', '.', 'b', '1', '2', '.'), 'away', 2);
    expect(modelOf(play(away.game, away.setup).state, 'b').at).toBe(away.cell('2'));
  },
);

const around = `
  2     .
     b
  1     3
     C
  .     .
     .
  .     .
     A
`;

scenario('the active player picks among the shortest paths of a compelled Advance', 'JHX-MOVE-009', play => {
  const { game, setup, cells } = made(around, 'towards', 3);
  const p = play(game, setup);
  p.waitsFor({ by: 'p1', kind: 'step' });
  expect(options(p)).toHaveLength(2);
  expect(options(p)).toEqual(expect.arrayContaining([...cells('13')]));
  expect(p.match.decisions[0]?.about).toEqual({ model: 'b', compelled: 'towards', path: [...cells('b')] });
});

scenario('a compelled model stays where no path leads nearer', 'JHX-MOVE-011', play => {
  const pocket = `
    .     .
       b
    #     #
       #
    .     .
       A
  `;
  const { game, setup, cell } = made(pocket, 'towards', 3);
  expect(modelOf(play(game, setup).state, 'b').at).toBe(cell('b'));
});

scenario(
  'the path of a compelled Advance may lead around an obstacle, but never ends farther away',
  'JHX-MOVE-010',
  play => {
    const detour = `
          .
       1     .
    2     b     .
       #     #
    3     #     .
       4     .
          A
    `;
    const ends = (hexes: number, way: string): number | null => {
      const { game, setup, cells } = made(detour, 'towards', hexes);
      const p = play(game, setup);
      for (const cell of cells(way)) if (options(p).includes(cell)) p.choose('p1', cell);
      return modelOf(p.state, 'b').at;
    };
    const { cell } = made(detour, 'towards', 1);
    // One or two hexes would lead farther away; with the third it is as far as it was, with the fourth next to A.
    expect([ends(1, '1'), ends(2, '12')]).toEqual([cell('b'), cell('b')]);
    expect([ends(3, '123'), ends(4, '1234'), ends(5, '1234')]).toEqual([cell('3'), cell('4'), cell('4')]);
  },
);

scenario('the movement is an Advance: an enemy left behind may strike', 'JHX-MOVE-009', play => {
  const { game, setup } = made(column('b', 'A', '.', '.', '.'), 'away', 1);
  const p = play(game, setup);
  expect(happened(p, 'ModelMoved')).toEqual([]);
  const q = made(column('A', 'b', '1', '.', '.'), 'away', 1);
  const struck = play(q.game, { ...q.setup, dice: ['both', 'both', 'both'] }).waitsFor({ by: 'p1', kind: 'window' });
  struck.choose('p1', { ability: 'parting-blow', source: 'A', with: 'blade' }).choose('p1', [0, 1, 2]);
  expect(modelOf(struck.state, 'b').at).toBe(q.cell('b'));
  expect(happened(struck, 'MovementEnded').map(({ why }) => why)).toEqual(['knocked-down']);
});

scenario('the ground acts on a compelled model as on others', ['JHX-MOVE-009', 'JHX-TERRAIN-013'], play => {
  const { game, setup, cell } = made(column('A', '.', '!1', 'b'), 'towards', 1);
  expect(modelOf(play(game, setup).state, 'b')).toMatchObject({ at: cell('1'), damage: 1 });
});

scenario('a compelled model that dies on its path goes no farther', ['JHX-MOVE-009', 'JHX-MOVE-017'], play => {
  const weak = { models: { b: { damage: 11 } } };
  const sunk = made(column('A', '.', '!1', 'b'), 'towards', 2, weak);
  expect(happened(play(sunk.game, sunk.setup), 'MovementEnded').map(({ why }) => why)).toEqual(['killed']);
  const cut = made(column('A', 'b', '1', '.', '.'), 'away', 1, weak);
  const p = play(cut.game, { ...cut.setup, dice: ['hit', 'miss', 'miss'] });
  p.choose('p1', { ability: 'parting-blow', source: 'A', with: 'blade' }).choose('p1', [0]);
  expect(happened(p, 'MovementEnded').map(({ why }) => why)).toEqual(['killed']);
});

scenario('a dead model cannot be made to Advance', 'JHX-MOVE-009', play => {
  const { game, setup } = made(column('A', '.', '.', 'b'), 'towards', 1, { models: { b: { at: null, diedIn: 1 } } });
  play(game, setup).events();
});
