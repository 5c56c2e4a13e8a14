// #region arena
import { type InchesMap, readInchesMap } from '@rulewright/judgement-hex/v11';

/** A Skirmish on a table of 20" by 20": a bent wall, a wood of two polygons, and a Shrine in the middle. */
export const myArena: InchesMap = readInchesMap({
  id: 'old-mill',
  name: 'The Old Mill',
  source: 'original',
  mode: '3v3',
  table: { width: 20, height: 20 },
  terrain: [
    {
      kind: 'wall',
      // Corners go counter-clockwise, from the lower left corner of the table: to the right, then upwards.
      outlines: [
        [[4, 7], [8, 7], [8, 7.5], [4, 7.5]],
        [[7.5, 7.5], [8, 7.5], [8, 9], [7.5, 9]],
      ], // biome-ignore format: a polygon each
    },
    {
      kind: 'forest',
      outlines: [
        [[13, 11], [16, 11.5], [15.5, 14]],
        [[13, 11], [15.5, 14], [12.5, 13.5]],
      ], // biome-ignore format: a polygon each
    },
  ],
  shrines: [{ at: [10, 10], fate: 2 }],
  soulPits: [[5, 10]],
  monsterPits: [{ at: [15, 8], tiers: [1, 2] }],
  effigies: { lower: { at: [10, 2] }, upper: { at: [10, 18] } },
});
// #endregion
