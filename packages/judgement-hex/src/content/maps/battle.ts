import { freeze } from '@rulewright/core';
import { gridOfMode } from '../../ground/hexes/board/grid.js';
import type { BattlefieldMap } from '../../vocabulary/map.js';

/** The common facts of the three maps of a Battle. */
const battlefield = {
  mode: '5v5',
  grid: gridOfMode['5v5'],
  terrain: [
    { kind: 'impassable', hexes: [[3, 5]] },
    { kind: 'impassable', hexes: [[18, 10]] },
    {
      kind: 'wall',
      hexes: [
        [13, 6],
        [14, 6],
        [15, 6],
      ],
    },
    {
      kind: 'forest',
      hexes: [
        [1, 5],
        [1, 6],
        [1, 7],
        [2, 6],
        [2, 7],
        [2, 8],
        [2, 9],
        [3, 8],
      ],
    },
    {
      kind: 'forest',
      hexes: [
        [6, 4],
        [6, 5],
        [7, 4],
        [7, 5],
        [7, 6],
        [8, 5],
        [8, 6],
        [8, 7],
      ],
    },
    {
      kind: 'forest',
      hexes: [
        [12, 14],
        [12, 15],
        [12, 16],
        [13, 15],
        [13, 16],
        [13, 17],
        [14, 15],
        [14, 16],
      ],
    },
    {
      kind: 'smoke',
      hexes: [
        [6, 12],
        [6, 13],
        [7, 12],
        [7, 13],
        [7, 14],
        [8, 13],
        [8, 14],
      ],
    },
    {
      kind: 'smoke',
      hexes: [
        [18, 3],
        [18, 4],
        [19, 2],
        [19, 3],
        [19, 4],
        [20, 2],
        [20, 3],
      ],
    },
    // On hexes of the Smoke: both apply (JHX-MAP-014).
    {
      kind: 'treacherous',
      hexes: [
        [8, 13],
        [8, 14],
      ],
    },
    {
      kind: 'treacherous',
      hexes: [
        [18, 4],
        [19, 4],
      ],
    },
  ],
  effigies: { lower: { centre: [11, 3] }, upper: { centre: [11, 17] } },
} as const satisfies Partial<BattlefieldMap>;

/** The maps of a Battle, in their order: the die of JHX-SETUP-005 chooses among them. */
export const battleMaps: readonly BattlefieldMap[] = /* @__PURE__ */ freeze<readonly BattlefieldMap[]>([
  {
    id: '5v5-1',
    name: 'Battle map 1',
    ...battlefield,
    soulPits: [[11, 10]],
    monsterPits: [
      { at: [7, 10], tiers: [1, 2, 3] },
      { at: [15, 8], tiers: [1, 2, 3] },
    ],
    shrines: [{ at: [7, 7] }, { at: [15, 11] }],
  },
  {
    id: '5v5-2',
    name: 'Battle map 2',
    ...battlefield,
    soulPits: [
      [5, 7],
      [17, 9],
    ],
    monsterPits: [
      // In the Smoke: both are kept (JHX-MAP-012).
      { at: [6, 12], tiers: [1, 2, 3] },
      { at: [16, 5], tiers: [1, 2, 3] },
    ],
    // One is announced, none is listed (JHX-MAP-011).
    shrines: [],
  },
  {
    id: '5v5-3',
    name: 'Battle map 3',
    ...battlefield,
    soulPits: [
      [7, 9],
      [15, 9],
    ],
    // Named in the list of coordinates only; they start on pits like any other (JHX-MAP-015).
    monsterPits: [
      { at: [3, 7], monster: 'canuckmera' },
      { at: [11, 8], monster: 'gloom' },
      { at: [11, 12], monster: 'gloom' },
    ],
    shrines: [{ at: [11, 10] }, { at: [19, 7] }],
  },
]);
