import { distance, type Hex, hexagonBoard, line, sees, sightTable } from '@rulewright/core/hex';
import { defineHex, Grid, type HexCoordinates, line as honeycombLine, spiral } from 'honeycomb-grid';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';

const RADIUS = 12;
const PAIRS = 256;

/** Lines and sight on a hexagon of radius 12, with one hex in eight in the way. */
export const prepare = (): Bench => {
  const lots = new Lots(7);
  const board = hexagonBoard(RADIUS);
  const any = (): Hex => board.hexAt(lots.below(board.size));
  const pairs = Array.from({ length: PAIRS }, () => ({ from: any(), to: any() }));
  const places = pairs.map(({ from, to }) => [board.cellOf(from), board.cellOf(to)] as const);
  const cells = pairs.reduce((sum, { from, to }) => sum + distance(from, to) + 1, 0);

  const blockers = board.hexes.filter(() => lots.below(8) === 0);
  const width = 2 * RADIUS + 1;
  const slot = ({ q, r }: Hex): number => (q + RADIUS) * width + r + RADIUS;
  const blocked = new Uint8Array(width * width);
  for (const hex of blockers) blocked[slot(hex)] = 1;
  const table = sightTable(board, blockers);

  const Tile = defineHex();
  const tile = (at?: HexCoordinates): InstanceType<typeof Tile> => new Tile(at);
  const grid = new Grid(Tile, spiral({ start: [0, 0], radius: RADIUS }));

  // The usual answer to another question: whether the hexes on the line between the centres are free.
  const free = ({ from, to }: { from: Hex; to: Hex }): boolean => {
    const steps = distance(from, to);
    for (let i = 1; i < steps; i++) {
      const q = from.q + ((to.q - from.q) * i) / steps + 1e-6;
      const r = from.r + ((to.r - from.r) * i) / steps + 2e-6;
      let roundQ = Math.round(q);
      let roundR = Math.round(r);
      const roundS = Math.round(-q - r);
      const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
      if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
      else if (offR > offS) roundR = -roundQ - roundS;
      if (blocked[(roundQ + RADIUS) * width + roundR + RADIUS] === 1) return false;
    }
    return true;
  };

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
        for (const pair of pairs) if (free(pair)) sink++;
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
