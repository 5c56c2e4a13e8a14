// #region mission
import { inches } from '@rulewright/core/inches';
import { createGame, type SfiGame } from '@rulewright/shroudfall-inches';
import { type ContentPack, readContent, type ScenarioCard, type Unit } from '@rulewright/shroudfall-inches/content';
import { myPack, tollWardens } from './my-unit.js';

/** A unit with an order: a faction ability that its player uses on a friendly unit. */
export const tollMasters: Unit = {
  ...tollWardens,
  name: 'Toll Masters',
  models: 1,
  abilities: [
    {
      id: 'order-man-the-gate',
      name: 'Order: Man the Gate',
      text: 'Until the end of the round the models of a friendly unit within 6 inches count as two each for control.',
      kind: 'faction',
      aim: { how: 'choose', what: 'unit', side: 'friend', within: 6 },
      effects: [{ op: 'grant', passive: { id: 'claim-ground', x: 2 }, to: 'aim', until: 'round' }],
    },
  ],
};

/** A scenario: elements with their places, effects at a moment, and what they score. */
export const twoGates: ScenarioCard = {
  name: 'Two Gates',
  source: 'original',
  text: 'A player who controls a Gate at the end of a round scores 1; the first unit beside one each round gains a grey essence.',
  vp: 4,
  elements: [
    {
      id: 'gate',
      name: 'Gate',
      base: 50,
      keywords: ['CONTROL'],
      at: [
        { x: inches(9), y: inches(18) },
        { x: inches(27), y: inches(18) },
      ],
    },
  ],
  abilities: [
    {
      id: 'toll',
      name: 'Toll',
      element: 'gate',
      when: { window: 'activation-end', of: 'any', within: 1 },
      limit: 'once-per-round',
      effects: [{ op: 'essence', gain: { grey: 1 } }],
    },
  ],
  scoring: [{ element: 'gate', per: 'control', points: 1 }],
};

/** The pack of the Toll Wardens with both, and an army that brings them. */
export const missionPack: ContentPack = readContent({
  ...myPack,
  id: 'my-gates',
  units: { ...myPack.units, 'toll-masters': tollMasters },
  scenarios: { ...myPack.scenarios, 'two-gates': twoGates },
  armies: {
    tolls: {
      ...myPack.armies.tolls,
      units: ['harbour-master', 'toll-masters', 'toll-wardens', 'riveters', 'gear-hounds', 'boiler-golem'],
      scenarios: ['two-gates', 'tide-beacons', 'brazen-boar'],
    },
  },
});

export const missionGame: SfiGame = createGame({ pack: missionPack });
// #endregion
