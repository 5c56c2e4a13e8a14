// #region unit
import { createGame, type SfiGame } from '@rulewright/shroudfall-inches';
import { type ContentPack, defaultContent, readContent, type Unit } from '@rulewright/shroudfall-inches/content';

/** The Toll Wardens bar the way to enemies who come near. The engine reads the data; `text` is for people. */
export const tollWardens: Unit = {
  name: 'Toll Wardens',
  source: 'original',
  keywords: ['BRASS TIDE', 'CREW'],
  points: 22,
  models: 3,
  mov: 'M',
  def: 5,
  arm: 5,
  hp: 3,
  base: 30,
  hits: { melee: { yellow: 3 } },
  weapons: [{ id: 'pike', name: 'Pike', type: 'melee', shape: 'single', range: 2, damage: { yellow: 2, grey: 1 } }],
  essence: { grey: 1 },
  passives: [{ id: 'rooted' }],
  abilities: [
    {
      id: 'bar-the-way',
      name: 'Bar the Way',
      text: 'Once a round an enemy that has ended its move within 3 inches is pushed 2 inches away, and its unit is Crippled.',
      kind: 'reactive',
      cost: { essence: { grey: 1 } },
      limit: 'once-per-round',
      when: { window: 'model-ends-move', of: 'enemy', within: 3 },
      effects: [
        { op: 'push', distance: 2, direction: 'directly-away', from: 'self', to: 'trigger' },
        { op: 'condition', condition: 'crippled', to: 'trigger' },
      ],
    },
  ],
};

/** The default cards with the Toll Wardens, and an army that has them: a checked, frozen copy. */
export const myPack: ContentPack = readContent({
  ...defaultContent,
  id: 'my-table',
  version: '1.0.0',
  units: { ...defaultContent.units, 'toll-wardens': tollWardens },
  armies: {
    tolls: {
      name: 'Tolls',
      faction: 'brass-tide',
      units: ['harbour-master', 'toll-wardens', 'toll-wardens', 'riveters', 'gear-hounds', 'boiler-golem'],
      scenarios: ['tide-beacons', 'brazen-boar', 'sunken-vaults'],
      terrain: ['sunken-wall', 'crate-stacks', 'reed-bed'],
    },
  },
});

/** The game with this pack. */
export const myGame: SfiGame = createGame({ pack: myPack });
// #endregion
