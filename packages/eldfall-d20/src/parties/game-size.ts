import { primaryWeapon } from '../profiles/default-equipment.js';
import type { Table } from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';

/** The facts by which a party list is judged: no state of the match counts. */
export type Muster = Pick<Table, 'pack' | 'options' | 'numbers'>;

/**
 * The Recruitment Points of each player: those of the Quest where it states them, otherwise the agreed ones
 * (ELD-PARTY-001, ELD-SETUP-002, ELD-QUEST-036).
 */
export const gameSizeOf = ({ pack, options }: Muster): number =>
  pack.quests[options.quest]?.gameSize ?? options.gameSize;

/** The cost of an Upgrade for a model with this Primary Weapon (ELD-UPGRADE-019, ELD-UPGRADE-021). */
export const costFor = ({ pack }: Pick<Muster, 'pack'>, upgrade: string, primary: string | undefined): number => {
  const { cost, costWithPrimary = {} } = pack.upgrades[upgrade] ?? { cost: 0 };
  return primary !== undefined && Object.hasOwn(costWithPrimary, primary) ? (costWithPrimary[primary] ?? cost) : cost;
};

/** An Upgrade that a model with a profile has got. */
export interface Given {
  readonly upgrade: string;
  readonly profile: string;
}

/** The cost of an Upgrade for a model: less only for one that may receive it (ELD-UPGRADE-005). */
const costForModel = (muster: Muster, upgrade: string, profile: string): number => {
  const { upgrades, profiles } = muster.pack;
  const { classes } = upgrades[upgrade] ?? {};
  const card = profiles[profile];
  const mayReceive = !classes || classes.some(one => card?.classes.includes(one));
  return costFor(muster, upgrade, mayReceive ? primaryWeapon(muster, card?.inventory.items ?? []) : undefined);
};

/** The copies of an Upgrade in a list, with those that models have got already, and the models that may still get the others. */
interface Copies {
  readonly upgrade: string;
  readonly copies: number;
  readonly given: readonly Given[];
  readonly takers: readonly string[];
}

/**
 * The costs of all copies of an Upgrade: an assigned copy costs what it costs for its model; of the other copies, one
 * is cheaper for each model whose Primary Weapon makes it so (ELD-UPGRADE-019, ELD-UPGRADE-021).
 */
const copyCosts = (muster: Muster, { upgrade, copies, given, takers }: Copies): readonly number[] => {
  const full = costFor(muster, upgrade, undefined);
  const known = given
    .filter(one => one.upgrade === upgrade)
    .map(({ profile }) => costForModel(muster, upgrade, profile));
  const cheaper = takers.map(profile => costForModel(muster, upgrade, profile)).filter(cost => cost < full);
  return Array.from({ length: copies }, (_, at) => known[at] ?? cheaper[at - known.length] ?? full);
};

/** The code of the Upgrade that makes all others cheaper. */
const PAIMON = 'devotion-paimon';

/** True if one of these Upgrades makes all others cheaper. */
export const hasPaimon = ({ pack }: Pick<Muster, 'pack'>, upgrades: readonly string[]): boolean =>
  upgrades.some(one => pack.upgrades[one]?.code === PAIMON);

/** The cost of another Upgrade beside Devotion: Paimon: less by 1, but not below 1 (ELD-UPGRADE-032). */
export const besidePaimon = (cost: number): number => (cost > 1 ? cost - 1 : cost);

/**
 * The Recruitment Points that the Upgrades of a list cost (ELD-UPGRADE-001); Devotion: Paimon makes all but its own
 * first copy cheaper (ELD-UPGRADE-032).
 */
const upgradesCost = (
  muster: Muster,
  { upgrades }: PartyList,
  given: readonly Given[],
  takers: readonly string[],
): number => {
  const { pack } = muster;
  const costs = [...new Set(upgrades)].flatMap(upgrade => {
    const copies = upgrades.filter(one => one === upgrade).length;
    return copyCosts(muster, { upgrade, copies, given, takers }).map((cost, at) => ({
      cost,
      first: at === 0 && pack.upgrades[upgrade]?.code === PAIMON,
    }));
  });
  const isCheaper = costs.some(({ first }) => first);
  return costs.reduce((sum, { cost, first }) => sum + (isCheaper && !first ? besidePaimon(cost) : cost), 0);
};

/**
 * The Recruitment Points that a list costs: models and Upgrades (ELD-PARTY-008, ELD-PROFILE-016). `given`: the Upgrades
 * that models have got already, and `takers` the profiles that may still get the others.
 */
export const costOf = (
  muster: Muster,
  list: PartyList,
  given: readonly Given[] = [],
  takers: readonly string[] = list.models.map(({ profile }) => profile),
): number =>
  list.models.reduce(
    (sum, { profile }) => sum + (muster.pack.profiles[profile]?.cost ?? 0),
    upgradesCost(muster, list, given, takers),
  );
