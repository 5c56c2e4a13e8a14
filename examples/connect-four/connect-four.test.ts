import { act, createMatch, hashJson, legal, type Match } from '@rulewright/core';
import { conformance, type Play, perft, scenarios } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, type ConnectFour, connectFour, type Grid, ROWS, STRIDE } from './connect-four.js';

const scenario = scenarios<ConnectFour['rule']>(test);
const players = ['x', 'o'];
const start = (): Match<ConnectFour> => createMatch(connectFour, { players, checked: false });

/** The players drop discs in turn, a column each. */
const drop = (play: Play<ConnectFour>, columns: string): Play<ConnectFour> =>
  [...columns].reduce((at, column) => at.choose(at.match.decisions[0]?.by ?? '', Number(column)), play);

/**
 * A grid drawn row by row, without its empty rows. The last disc stays unknown, so that no line counts before the next
 * disc.
 */
const drawn = (...rows: readonly string[]): Grid => {
  const cells = Array<string | null>(COLUMNS.length * STRIDE).fill(null);
  rows.forEach((row, r) => {
    for (const column of COLUMNS) {
      const disc = row[column] ?? '.';
      if (disc !== '.') cells[column * STRIDE + rows.length - 1 - r] = disc;
    }
  });
  return { cells, discs: cells.filter(disc => disc !== null).length, last: -1 };
};

scenario('a disc falls on the highest one of its column', 'C4-1', play => {
  drop(play(connectFour, { players }), '33').events(
    { type: 'Dropped', cell: 21, by: 'x' },
    { type: 'Dropped', cell: 22, by: 'o' },
  );
});

scenario('a full column is closed', 'C4-1', play => {
  drop(play(connectFour, { players }), '000000')
    .options('x', [1, 2, 3, 4, 5, 6])
    .refuses('x', 0, { code: 'column-full', rule: 'C4-1' })
    .refuses('x', 7, { code: 'not-an-option', rule: 'C4-1' })
    .refuses('x', '1', { code: 'not-an-option', rule: 'C4-1' });
});

scenario('four in a column win, and three do not', 'C4-2', play => {
  const three = drop(play(connectFour, { players }), '010101').waitsFor({ by: 'x', kind: 'column' });
  drop(three, '0').ends({ reason: 'four-in-a-line', winners: ['x'] });
});

// #region gap
scenario('four in a row win, also when the last disc closes a gap', 'C4-2', play => {
  drop(play(connectFour, { players }), '0011332').ends({ reason: 'four-in-a-line', winners: ['x'] });
  // #endregion
});

scenario('four along either diagonal win', 'C4-2', play => {
  drop(play(connectFour, { players }), '01122323363').ends({ reason: 'four-in-a-line', winners: ['x'] });
  drop(play(connectFour, { players }), '65544343303').ends({ reason: 'four-in-a-line', winners: ['x'] });
});

scenario('no line runs over the top of one column into the next', 'C4-2', play => {
  const position = drawn('x......', 'x......', 'oo.....', 'xx.....', 'ox..o.o');
  play(connectFour, { players, position }).choose('x', 0).waitsFor({ by: 'o', kind: 'column' });
});

scenario('a full grid without a line is a draw', 'C4-3', play => {
  const almost = drop(play(connectFour, { players }), '45141063265302565260613623452112145304340').options('o', [0]);
  drop(almost, '0').ends({ reason: 'grid-full', winners: [] });
});

conformance(test, connectFour, { setups: [{ players }] });

test('perft: the ways to drop one to six discs', { timeout: 60_000 }, () => {
  const paths = [1, 2, 3, 4, 5, 6].map(depth => perft(start(), depth).paths);
  expect(paths).toEqual([7, 49, 343, 2401, 16_807, 117_649]);
});

// #region oeis
test('the positions after 0 to 7 discs are those of OEIS A212693', { timeout: 60_000 }, () => {
  let layer = new Map([['', start()]]);
  const sizes = [layer.size];
  for (let discs = 1; discs <= 7; discs++) {
    const next = new Map<string, Match<ConnectFour>>();
    for (const match of layer.values()) {
      for (const action of legal(match)) {
        const after = act(match, action);
        next.set(hashJson(after.state.cells), after);
      }
    }
    layer = next;
    sizes.push(layer.size);
  }
  expect(sizes).toEqual([1, 7, 49, 238, 1120, 4263, 16_422, 54_859]);
});
// #endregion

/** True if a player has four in a line: this slow twin looks up every line of the grid by its coordinates. */
const anyLine = ({ cells }: Grid): boolean => {
  const at = (column: number, row: number): string | null =>
    column < 0 || column > 6 || row < 0 || row >= ROWS ? null : (cells[column * STRIDE + row] ?? null);
  const ways = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const;
  return COLUMNS.some(column =>
    [0, 1, 2, 3, 4, 5].some(row => {
      const disc = at(column, row);
      return disc !== null && ways.some(([dx, dy]) => [1, 2, 3].every(n => at(column + n * dx, row + n * dy) === disc));
    }),
  );
};

test('in any match the end comes with the first line anywhere, or with the last disc', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { minLength: 42, maxLength: 42 }), picks => {
      let match = start();
      for (const pick of picks) {
        expect(anyLine(match.state)).toBe(match.outcome?.reason === 'four-in-a-line');
        const options = legal(match);
        const action = options[pick % options.length];
        if (!action) break;
        match = act(match, action);
      }
      expect(anyLine(match.state)).toBe(match.outcome?.reason === 'four-in-a-line');
      expect(match.outcome).toBeDefined();
    }),
    { numRuns: 200 },
  );
});
