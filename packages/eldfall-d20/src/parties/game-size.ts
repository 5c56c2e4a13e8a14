import type { Table } from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';

/** The facts by which a party list is judged: no state of the match counts. */
export type Muster = Pick<Table, 'pack' | 'options' | 'numbers'>;

/** The Recruitment Points of each player: those of the Quest where it states them, otherwise the agreed ones (ELD-PARTY-001, ELD-SETUP-002, ELD-QUEST-036). */
export const gameSizeOf = ({ pack, options }: Muster): number =>
  pack.quests[options.quest]?.gameSize ?? options.gameSize;

/** The Item that is the Primary Weapon of a profile: the weapon that its Inventory lists first (ELD-ITEM-003). */
const primaryWeaponOf = ({ pack }: Pick<Muster, 'pack'>, profile: string): string | undefined =>
  pack.profiles[profile]?.inventory.items.find(({ item }) => pack.items[item]?.category === 'weapon')?.item;

/** The cost of an Upgrade for a model with this Primary Weapon. */
const costFor = ({ pack }: Muster, upgrade: string, primary: string | undefined): number => {
  const { cost, costWithPrimary = {} } = pack.upgrades[upgrade] ?? { cost: 0 };
  return primary !== undefined && Object.hasOwn(costWithPrimary, primary) ? (costWithPrimary[primary] ?? cost) : cost;
};

/** The costs of all copies of an Upgrade: each model of the party can make one copy cheaper by its Primary Weapon (ELD-UPGRADE-019, ELD-UPGRADE-021). */
const copyCosts = (muster: Muster, { models }: PartyList, upgrade: string, copies: number): readonly number[] => {
  const full = costFor(muster, upgrade, undefined);
  const cheaper = models
    .map(({ profile }) => costFor(muster, upgrade, primaryWeaponOf(muster, profile)))
    .filter(cost => cost < full);
  return Array.from({ length: copies }, (_, at) => cheaper[at] ?? full);
};

/** The code of the Upgrade that makes all others cheaper. */
const PAIMON = 'devotion-paimon';

/** The Recruitment Points that the Upgrades of a list cost (ELD-UPGRADE-001); Devotion: Paimon makes all but its own first copy cheaper (ELD-UPGRADE-032). */
const upgradesCost = (muster: Muster, list: PartyList): number => {
  const { pack } = muster;
  const names = [...new Set(list.upgrades)];
  const costs = names.flatMap(name =>
    copyCosts(muster, list, name, list.upgrades.filter(one => one === name).length).map((cost, at) => ({
      cost,
      first: at === 0 && pack.upgrades[name]?.code === PAIMON,
    })),
  );
  const isCheaper = costs.some(({ first }) => first);
  return costs.reduce((sum, { cost, first }) => sum + (isCheaper && !first ? Math.max(1, cost - 1) : cost), 0);
};

/** The Recruitment Points that a list costs: models and Upgrades (ELD-PARTY-008, ELD-PROFILE-016). */
export const costOf = (muster: Muster, list: PartyList): number =>
  list.models.reduce(
    (sum, { profile }) => sum + (muster.pack.profiles[profile]?.cost ?? 0),
    upgradesCost(muster, list),
  );
