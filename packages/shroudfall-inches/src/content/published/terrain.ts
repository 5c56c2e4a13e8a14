import type { TerrainFragment } from '../../vocabulary/fragment.js';
import { book, builder } from './words.js';

const listed = (name: string, points: number, main: string, ...side: readonly string[]): TerrainFragment => ({
  name,
  source: builder('terrain'),
  missing: ['footprints', 'type', 'bonuses', 'keywords'],
  points,
  main: [main],
  side,
});

type Known = Pick<TerrainFragment, 'type' | 'def' | 'arm' | 'keywords' | 'known'>;
const example = (name: string, missing: TerrainFragment['missing'], known: Known = {}): TerrainFragment => ({
  name,
  source: book,
  missing: ['points', 'pieces', 'footprints', ...missing],
  ...known,
});

/** Terrain of which some facts are known: the cards of a warband builder, and kinds of pieces in examples of the rulebook. */
export const terrainFragments: Readonly<Record<string, TerrainFragment>> = {
  'granite-enclave': listed('Granite Enclave', 0, 'Giant Boulder', 'Rock Wall', 'Rock Wall'),
  'granite-passage': listed('Granite Passage', 2, 'Rock Wall', 'Rock Wall'),
  'spire-passage': listed('Spire Passage', 0, 'Rock Needle', 'Rock Needle'),
  'small-rocky-outcrop': listed('Small Rocky Outcrop', 0, 'Small Rubble', 'Large Rubble'),
  'large-rocky-outcrop': listed('Large Rocky Outcrop', 2, 'Large Rubble', 'Small Rubble'),
  'cursed-rocky-outcrop': listed('Cursed Rocky Outcrop', 4, 'Small Rubble', 'Large Rubble'),
  'small-woodland': listed('Small Woodland', 0, 'Small Forest', 'Large Forest'),
  'large-woodland': listed('Large Woodland', 2, 'Large Forest', 'Small Forest'),
  'burning-woodland': listed('Burning Woodland', 3, 'Small Burning Forest', 'Large Forest'),
  swampland: listed('Swampland', 0, 'Large Swamp', 'Small Cloud'),
  'toxic-swampland': listed('Toxic Swampland', 4, 'Toxic Large Swamp', 'Small Cloud'),
  forest: example('Forest', ['bonuses'], {
    type: 'area',
    def: 1,
    keywords: [{ id: 'obscuring' }, { id: 'rough' }],
    known: ['Shrubbery is an example of its side pieces'],
  }),
  wall: example('Wall', [], { type: 'linear', def: 1, arm: 1, keywords: [] }),
  cloud: example('Cloud', ['bonuses'], { type: 'area', keywords: [{ id: 'shrouded' }] }),
  fog: example('Fog', ['bonuses', 'keywords'], { type: 'area' }),
  boulder: example('Boulder', ['type', 'bonuses'], { keywords: [{ id: 'impassable' }] }),
  'fallen-trunk': example('Fallen Trunk', ['type', 'bonuses', 'keywords'], {
    known: ['A fallen trunk is not OBSCURING'],
  }),
  house: example('House', ['bonuses', 'keywords'], { type: 'linear' }),
  'rock-formation': example('Rock Formation', ['bonuses', 'keywords'], { type: 'linear' }),
  shrubbery: example('Shrubbery', ['type', 'bonuses', 'keywords']),
};
