import type { TerrainCard, TerrainKeyword } from '../../vocabulary/pack.js';
import type { PlainTerrainKeywordId } from '../../vocabulary/words.js';
import { box, original, rounded } from './words.js';

const keywords = (...ids: readonly PlainTerrainKeywordId[]): readonly TerrainKeyword[] => ids.map(id => ({ id }));

/** The training terrain. Sizes are in inches. */
export const terrain: Readonly<Record<string, TerrainCard>> = {
  'reed-bed': {
    name: 'Reed Bed',
    source: original,
    points: 0,
    main: [
      {
        name: 'Tall Reeds',
        type: 'area',
        def: 1,
        arm: 0,
        keywords: [...keywords('obscuring'), { id: 'rough', type: 'reeds' }],
        footprint: [rounded(6, 4, 1)],
      },
    ],
    side: [
      { name: 'Mud', type: 'area', def: 0, arm: 0, keywords: keywords('slow'), footprint: [rounded(3, 3, 1)] },
      { name: 'Plank Way', type: 'area', def: 0, arm: 0, keywords: keywords('fast'), footprint: [box(4, 1.5)] },
    ],
  },
  'sunken-wall': {
    name: 'Sunken Wall',
    source: original,
    points: 0,
    main: [
      {
        name: 'Corner Wall',
        type: 'linear',
        def: 1,
        arm: 1,
        keywords: [{ id: 'fortified-position', x: 2 }],
        footprint: [box(5, 0.5), box(0.5, 3.5, 2.25, 1.5)],
      },
    ],
    side: [{ name: 'Low Wall', type: 'linear', def: 1, arm: 0, keywords: [], footprint: [box(3, 0.5)] }],
  },
  'standing-stones': {
    name: 'Standing Stones',
    source: original,
    points: 0,
    main: [
      {
        name: 'Leaning Stone',
        type: 'linear',
        def: 2,
        arm: 0,
        keywords: keywords('impassable', 'obscuring'),
        footprint: [rounded(2, 2, 0.5)],
      },
      {
        name: 'Fallen Stone',
        type: 'linear',
        def: 1,
        arm: 1,
        keywords: keywords('impassable'),
        footprint: [box(3, 1)],
      },
    ],
    side: [
      { name: 'Gravel', type: 'area', def: 0, arm: 0, keywords: [{ id: 'rough' }], footprint: [rounded(4, 3, 1)] },
    ],
  },
  'smoking-pit': {
    name: 'Smoking Pit',
    source: original,
    points: 3,
    main: [
      {
        name: 'Pit of Embers',
        type: 'area',
        def: 0,
        arm: 0,
        keywords: [...keywords('blazing'), { id: 'rough' }],
        footprint: [rounded(5, 4, 1.5)],
      },
    ],
    side: [
      { name: 'Smoke', type: 'area', def: 1, arm: 0, keywords: keywords('shrouded'), footprint: [rounded(4, 4, 1)] },
    ],
  },
  'wire-thicket': {
    name: 'Wire Thicket',
    source: original,
    points: 2,
    main: [
      {
        name: 'Humming Wires',
        type: 'area',
        def: 0,
        arm: 0,
        keywords: keywords('electrified', 'hard-to-see'),
        footprint: [box(4, 4)],
      },
    ],
    side: [
      {
        name: 'Broken Glass',
        type: 'area',
        def: 0,
        arm: 0,
        keywords: keywords('dangerous-terrain'),
        footprint: [rounded(3, 2, 0.5)],
      },
    ],
  },
  'toad-pond': {
    name: 'Toad Pond',
    source: original,
    points: 4,
    main: [
      {
        name: 'Green Water',
        type: 'area',
        def: 0,
        arm: 0,
        keywords: [...keywords('toxic', 'slow'), { id: 'vulnerable-position', x: 1 }],
        footprint: [rounded(6, 5, 1.5)],
      },
    ],
    side: [],
  },
  'dense-grove': {
    name: 'Dense Grove',
    source: original,
    points: 0,
    main: [
      {
        name: 'Grove',
        type: 'area',
        def: 1,
        arm: 1,
        keywords: keywords('obscuring', 'hard-to-see'),
        footprint: [rounded(5, 5, 1.5)],
      },
    ],
    side: [{ name: 'Hedge', type: 'linear', def: 1, arm: 0, keywords: [], footprint: [box(4, 1)] }],
  },
  'crate-stacks': {
    name: 'Crate Stacks',
    source: original,
    points: 1,
    // The one card that an army may have twice.
    copies: 2,
    main: [
      {
        name: 'Stack of Crates',
        type: 'linear',
        def: 0,
        arm: 2,
        keywords: keywords('impassable'),
        footprint: [box(2, 2)],
      },
    ],
    side: [{ name: 'Crate', type: 'linear', def: 0, arm: 1, keywords: [], footprint: [box(1, 1)] }],
  },
};
