// #region party
import {
  createGame,
  type EldGame,
  type PartyList,
  type Profile,
  type Quest,
  type QuestRules,
} from '@rulewright/eldfall-d20';
import { type BehaviourCard, type ContentPack, defaultContent, readContent } from '@rulewright/eldfall-d20/content';

/** A profile is data: the engine has the rules of its classes, traits, Skills and Items. */
export const bridgeWarden: Profile = {
  name: 'Bridge Warden',
  source: 'original',
  factions: ['helian'],
  classes: ['soldier'],
  stats: { STA: 2, SPD: 5, OFF: 13, DEF: 14, ACC: 9, INT: 10, AG: 10, T: 12, ARM: 4, HP: 2, M: 14 },
  size: 'medium',
  cost: 16,
  limit: 2,
  traits: [{ id: 'vigilance' }],
  skills: [{ id: 'protector' }],
  arts: [{ id: 'fencing', level: 1 }],
  spellcrafts: [],
  spells: [],
  specials: [{ name: 'Firm Stand', changes: [{ op: 'roll', by: 1, attack: { kind: 'melee', side: 'made' } }] }],
  stratagems: [],
  inventory: {
    space: 4,
    items: [
      { item: 'sword', quantity: 1 },
      { item: 'shield', quantity: 1 },
    ],
  },
};

/** A party: its faction, its models, its Upgrades, and the place of the Leader in the list. */
export const wardens: PartyList = {
  faction: 'helian',
  models: [{ profile: 'lantern-captain' }, { profile: 'bridge-warden' }, { profile: 'bridge-warden' }],
  upgrades: ['gift-of-longevity'],
  leader: 0,
};
// #endregion

// #region hostile
/** A behaviour card: of each list the first line counts of which all conditions hold. */
export const watchful: BehaviourCard = {
  name: 'Watchful',
  source: 'original',
  target: 'nearest',
  movement: [
    { when: [{ is: 'engaged' }], does: { do: 'walk-into-contact' } },
    { when: [{ is: 'enemy-in-sight', withinReachPlus: 8 }], does: { do: 'walk-towards' } },
    { when: [{ is: 'always' }], does: { do: 'idle' } },
  ],
  action: [{ when: [{ is: 'enemy-within', distance: 1 }], does: { do: 'attack', kind: 'melee' } }],
  reaction: [{ when: [{ is: 'target', of: 'attack' }], does: { do: 'dodge-away' } }],
};

/** A Hostile: a profile of no faction with a Tier and a behaviour card. */
export const tollOgre: Profile = {
  ...bridgeWarden,
  name: 'Toll Ogre',
  factions: [],
  classes: ['creature'],
  size: 'large',
  tier: 3,
  traits: [{ id: 'fearless' }],
  skills: [],
  arts: [],
  specials: [],
  inventory: { space: 4, items: [{ item: 'sword', quantity: 1 }] },
  behaviour: 'watchful',
};
// #endregion

// #region quest
/** The card of a Quest: everything that is a number or a place. */
export const tollBridge: Quest = {
  name: 'Toll Bridge',
  source: 'original',
  players: { min: 2, max: 2 },
  zones: 'opposite',
  schemes: false,
  most: 10,
  alliance: false,
  morale: true,
  duels: false,
  hostiles: [{ tier: 3, profile: 'toll-ogre', at: [0, 0] }],
  things: [],
  rewards: { ogre: 4 },
  code: 'toll-bridge',
};

/** The rules of the Quest in code: the player whose model kills the Toll Ogre scores, and then the Quest is over. */
export const tollBridgeRules: QuestRules = {
  rule: 'ELD-QUEST-001',
  // Bots strive for the goals.
  goals: [{ fell: 'hostiles' }],
  onDeed: (turn, deed) => {
    if (deed.deed !== 'dead' || deed.of !== 'hostile:toll-ogre' || deed.by === null) return;
    const points = tollBridge.rewards.ogre ?? 0;
    turn.emit({ type: 'PointsScored', player: deed.by, points, why: 'toll-ogre' }, 'ELD-QUEST-001');
  },
  isOver: ({ state }) =>
    state.deeds.some(({ deed, ...more }) => deed === 'dead' && 'of' in more && more.of === 'hostile:toll-ogre'),
};
// #endregion

// #region game
/** The default cards with these: a checked, frozen copy. */
export const myPack: ContentPack = readContent({
  ...defaultContent,
  id: 'my-table',
  version: '1.0.0',
  profiles: { ...defaultContent.profiles, 'bridge-warden': bridgeWarden, 'toll-ogre': tollOgre },
  behaviours: { ...defaultContent.behaviours, watchful },
  quests: { ...defaultContent.quests, 'toll-bridge': tollBridge },
  parties: { ...defaultContent.parties, wardens },
});

/** The game with this pack, and with the rules that cards name by `code`. */
export const myGame: EldGame = createGame({ pack: myPack, quests: { 'toll-bridge': tollBridgeRules } });
// #endregion
