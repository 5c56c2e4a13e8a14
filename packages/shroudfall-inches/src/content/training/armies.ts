import type { ArmyList } from '../../vocabulary/army.js';

/** Two ready army lists of each training faction, of at most 200 points. */
export const armies: Readonly<Record<string, ArmyList>> = {
  'harbour-watch': {
    name: 'Harbour Watch',
    faction: 'brass-tide',
    units: [
      'harbour-master',
      'duellist',
      'gear-hounds',
      'riveters',
      'boiler-golem',
      'deckhands',
      'sappers',
      'kite-riders',
    ],
    scenarios: ['tide-beacons', 'brazen-boar', 'sunken-vaults'],
    terrain: ['sunken-wall', 'crate-stacks', 'reed-bed'],
  },
  'storm-company': {
    name: 'Storm Company',
    faction: 'brass-tide',
    units: [
      'storm-broker',
      'duellist',
      'gear-hounds',
      'gear-hounds',
      'kite-riders',
      'kite-riders',
      'riveters',
      'boiler-golem',
    ],
    scenarios: ['idols-and-wells', 'captivating-crystal-creations', 'brazen-boar'],
    terrain: ['wire-thicket', 'smoking-pit', 'standing-stones'],
  },
  'green-hunt': {
    name: 'Green Hunt',
    faction: 'moss-court',
    units: [
      'root-speaker',
      'pale-piper',
      'stag-rider',
      'owl-knights',
      'marsh-lurkers',
      'slingers',
      'bramble-guard',
      'marsh-lurkers',
    ],
    scenarios: ['tide-beacons', 'sunken-vaults', 'idols-and-wells'],
    terrain: ['dense-grove', 'reed-bed', 'toad-pond'],
  },
  'slow-rot': {
    name: 'Slow Rot',
    faction: 'moss-court',
    units: [
      'spore-mother',
      'tangle-beast',
      'tangle-beast',
      'bramble-guard',
      'bramble-guard',
      'slingers',
      'marsh-lurkers',
    ],
    scenarios: ['brazen-boar', 'idols-and-wells', 'captivating-crystal-creations'],
    terrain: ['toad-pond', 'dense-grove', 'crate-stacks'],
  },
};
