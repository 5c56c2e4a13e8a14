// #region unit
import { createGame, type SfiGame } from '@rulewright/shroudfall-inches';
import { type ContentPack, defaultContent, readContent, type Unit } from '@rulewright/shroudfall-inches/content';

/** The Lamp Wardens, two guards with a reaction of their own. The engine reads the data; `text` is for people. */
export const lampWardens: Unit = {
  name: 'Lamp Wardens',
  source: 'original',
  keywords: ['BRASS TIDE', 'CREW'],
  points: 22,
  models: 2,
  mov: 'M',
  def: 6,
  arm: 5,
  hp: 3,
  base: 30,
  hits: { melee: { yellow: 3, grey: 1 } },
  weapons: [
    { id: 'pole', name: 'Lamp Pole', type: 'melee', shape: 'single', range: 2, damage: { yellow: 2, grey: 1 } },
  ],
  essence: { yellow: 1 },
  passives: [{ id: 'parry' }],
  abilities: [
    {
      id: 'dazzle',
      name: 'Dazzle',
      text: 'A melee attacker that misses a Warden is pushed 2 inches directly away from it.',
      kind: 'reactive',
      cost: { essence: { grey: 1 } },
      limit: 'once-per-activation',
      when: { window: 'missed', of: 'self', role: 'defender', attack: 'melee' },
      effects: [{ op: 'push', distance: 2, direction: 'directly-away', from: 'self', to: 'attacker' }],
    },
  ],
};

/** The default cards, the Lamp Wardens, and an army list with them: a checked, frozen copy. */
export const myPack: ContentPack = readContent({
  ...defaultContent,
  id: 'my-harbour',
  version: '1.0.0',
  units: { ...defaultContent.units, 'lamp-wardens': lampWardens },
  armies: {
    'lit-harbour': {
      name: 'Lit Harbour',
      faction: 'brass-tide',
      units: ['harbour-master', 'lamp-wardens', 'lamp-wardens', 'gear-hounds', 'riveters'],
      scenarios: ['tide-beacons', 'brazen-boar', 'sunken-vaults'],
      terrain: ['sunken-wall', 'crate-stacks', 'reed-bed'],
    },
  },
});

/** The game with this pack. */
export const myGame: SfiGame = createGame({ pack: myPack });
// #endregion
