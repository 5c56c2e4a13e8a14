import type { CardId } from '../../vocabulary/index.js';
import type { Upgrade } from '../../vocabulary/pack.js';
import { upgrades as printed } from '../book/upgrades.js';
import { atLevel } from '../short.js';
import { later } from '../source.js';

/** The cost and the limit of the later print, where they differ from those of the first edition. */
const prices: Readonly<Record<string, Pick<Upgrade, 'cost'> & { readonly limit: number | null }>> = {
  'first-aid': { cost: 2, limit: 2 },
  'additional-protection': { cost: 2, limit: null },
  'king-of-the-battlefield': { cost: 2, limit: null },
  'nagamaki-tsukai': { cost: 2, limit: null },
  'daikyuu-tsukai': { cost: 3, limit: null },
  'kanabou-tsukai': { cost: 3, limit: null },
  'lucky-charm': { cost: 3, limit: 1 },
  'fangs-of-tiamat': { cost: 2, limit: null },
  'concealed-approach': { cost: 3, limit: null },
  'arcane-tome': { cost: 4, limit: null },
  'personal-guard': { cost: 3, limit: null },
  'casting-amplifier': { cost: 2, limit: null },
  'reduce-weight': { cost: 3, limit: null },
  'hyperias-providence': { cost: 3, limit: null },
};

/** An Upgrade that the first edition does not have. */
const journeyman: Upgrade = {
  name: 'Journeyman Adventurer',
  source: later,
  faction: 'neutral',
  cost: 3,
  limit: null,
  changes: [{ op: 'grant', traits: [atLevel('resourceful', 2), { id: 'survival', environment: 'difficult' }] }],
};

/** An Upgrade of that print that brings its Leader two Stratagems. */
const leads = (name: string, cost: number, ...stratagems: readonly CardId[]): Upgrade => ({
  name,
  source: later,
  faction: 'neutral',
  cost,
  limit: null,
  changes: [],
  stratagems,
});

/** The Upgrades of the first edition with the prices of the later print, and three of that print; a card without a printed limit has none. */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  ...Object.fromEntries(
    Object.entries(printed).map(([id, upgrade]) => [
      id,
      prices[id] === undefined ? upgrade : { ...upgrade, ...prices[id], source: later },
    ]),
  ),
  'journeyman-adventurer': journeyman,
  'expedition-leader': leads('Expedition Leader', 5, 'advance', 'back-to-back'),
  'raid-leader': leads('Raid Leader', 4, 'formation-spearhead', 'rallying-command'),
};
