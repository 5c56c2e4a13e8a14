import { freeze } from '@rulewright/core';
import { gridOfMode } from '../../ground/hexes/board/grid.js';
import type { BattlefieldMap } from '../../vocabulary/map.js';

/** The common facts of the three maps of a Skirmish. */
const battlefield = {
  mode: '3v3',
  grid: gridOfMode['3v3'],
  terrain: [
    { kind: 'impassable', hexes: [[2, 3]] },
    {
      kind: 'wall',
      hexes: [
        [2, 6],
        [3, 7],
        [4, 8],
      ],
    },
    {
      kind: 'forest',
      hexes: [
        [10, 3],
        [11, 2],
        [11, 3],
        [12, 2],
      ],
    },
    {
      kind: 'forest',
      hexes: [
        [12, 6],
        [12, 7],
        [12, 8],
        [13, 5],
      ],
    },
    {
      kind: 'smoke',
      hexes: [
        [6, 6],
        [6, 7],
        [7, 5],
        [7, 6],
        [7, 7],
        [8, 6],
        [8, 7],
      ],
    },
    // On hexes of the Smoke: both apply (JHX-MAP-014).
    {
      kind: 'treacherous',
      hexes: [
        [8, 6],
        [8, 7],
      ],
    },
  ],
  effigies: { lower: { centre: [7, 2] }, upper: { centre: [7, 10] } },
} as const satisfies Partial<BattlefieldMap>;

/** The maps of a Skirmish, in their order: the die of JHX-SETUP-005 chooses among them. */
export const skirmishMaps: readonly BattlefieldMap[] = /* @__PURE__ */ freeze<readonly BattlefieldMap[]>([
  {
    id: '3v3-1',
    name: 'Skirmish map 1',
    ...battlefield,
    soulPits: [
      [3, 5],
      [9, 6],
    ],
    // The map's own list, not the introduction to the maps, which has Gloom where the Shrine is (JHX-MAP-013).
    monsterPits: [{ at: [5, 6], monster: 'gloom' }],
    shrines: [{ at: [11, 5] }],
  },
  {
    id: '3v3-2',
    name: 'Skirmish map 2',
    ...battlefield,
    soulPits: [[3, 5]],
    // On every map that has Gloom it has a pit, and so comes back (JHX-MAP-010).
    monsterPits: [
      { at: [5, 6], tiers: [1, 2, 3] },
      { at: [11, 5], monster: 'gloom' },
    ],
    shrines: [{ at: [9, 6] }],
  },
  {
    id: '3v3-3',
    name: 'Skirmish map 3',
    ...battlefield,
    soulPits: [[9, 6]],
    monsterPits: [
      { at: [5, 6], tiers: [1, 2, 3, 4] },
      { at: [11, 5], tiers: [1, 2, 3] },
    ],
    shrines: [{ at: [3, 5] }],
  },
]);
