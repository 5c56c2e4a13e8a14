import { distance, type Hex, hexagonBoard, line, sees, sightTable } from '@rulewright/core/hex';
import { defineHex, Grid, type HexCoordinates, line as honeycombLine, spiral } from 'honeycomb-grid';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { centreLine } from '../peers/centre-line.js';

const RADIUS = 12;
const PAIRS = 256;

/** Lines and sight on a hexagon of radius 12; one hex in eight blocks sight. */
export const prepare = (): Bench => {
  const lots = new Lots(7);
  const board = hexagonBoard(RADIUS);
  const any = (): Hex => board.hexAt(lots.below(board.size));
  const pairs = Array.from({ length: PAIRS }, () => ({ from: any(), to: any() }));
  const places = pairs.map(({ from, to }) => [board.cellOf(from), board.cellOf(to)] as const);
  const cells = pairs.reduce((sum, { from, to }) => sum + distance(from, to) + 1, 0);

  const blockers = board.hexes.filter(() => lots.below(8) === 0);
  const free = centreLine(RADIUS, blockers);
  const table = sightTable(board, blockers);

  const Tile = defineHex();
  const tile = (at?: HexCoordinates): InstanceType<typeof Tile> => new Tile(at);
  const grid = new Grid(Tile, spiral({ start: [0, 0], radius: RADIUS }));

  for (const { from, to } of pairs) {
    const ours = line(from, to).length;
    const theirs = [...honeycombLine<InstanceType<typeof Tile>>({ start: from, stop: to })(tile)].length;
    if (ours !== theirs) throw new Error('lines of different lengths');
  }
  let sink = 0;
  return {
    cases: {
      line: () => {
        for (const { from, to } of pairs) sink += line(from, to).length;
        return cells;
      },
      'honeycomb line()': () => {
        for (const { from, to } of pairs)
          sink += [...honeycombLine<InstanceType<typeof Tile>>({ start: from, stop: to })(tile)].length;
        return cells;
      },
      'honeycomb grid.traverse': () => {
        for (const { from, to } of pairs) sink += grid.traverse(honeycombLine({ start: from, stop: to })).size;
        return cells;
      },
      'sight, remembered': () => {
        for (const [from, to] of places) if (table.sees(from, to)) sink++;
        return PAIRS;
      },
      'sight, any point to any point': () => {
        for (const { from, to } of pairs) if (sees(from, to, blockers)) sink++;
        return PAIRS;
      },
      'centre line, bare loop': () => {
        for (const pair of pairs) if (free(pair.from, pair.to)) sink++;
        if (sink < 0) throw new Error('nothing was counted');
        return PAIRS;
      },
    },
    comparisons: [
      { title: 'hex line', unit: 'cells/s', ours: 'line', peer: 'honeycomb line()', goal: 5 },
      { title: 'hex line', unit: 'cells/s', ours: 'line', peer: 'honeycomb grid.traverse', goal: 20 },
      {
        title: 'hex sight, remembered',
        unit: 'pairs/s',
        ours: 'sight, remembered',
        peer: 'centre line, bare loop',
        goal: 0.5,
      },
      {
        title: 'hex sight, worked out exactly',
        unit: 'pairs/s',
        ours: 'sight, any point to any point',
        peer: 'centre line, bare loop',
      },
    ],
  };
};
