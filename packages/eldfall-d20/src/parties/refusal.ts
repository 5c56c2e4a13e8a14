import { isObject, type Refusal } from '@rulewright/core';
import { NEUTRAL } from '../profiles/affiliation.js';
import type { RuleId } from '../rulebook/index.js';
import type { ContentPack, PartyList } from '../vocabulary/pack.js';
import { costOf, gameSizeOf, type Muster } from './game-size.js';

type Detail = NonNullable<Refusal['detail']>;

const refusal = (code: string, rule: RuleId, path: string, detail?: Detail): Refusal =>
  detail ? { code, rule, path, detail } : { code, rule, path };

const FIELDS = ['faction', 'models', 'upgrades', 'leader'];

/** Far more entries than any list that can be played. */
const MOST_ENTRIES = 200;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= MOST_ENTRIES;

const isModel = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 1 && typeof value.profile === 'string';

/** Tells why a value, which may be anything, has not the shape of a party list. */
const whyNoList = (value: unknown, path: string): Refusal | undefined => {
  if (!isObject(value)) return { code: 'not-a-party', path };
  const odd = Object.keys(value).find(key => !FIELDS.includes(key));
  if (odd !== undefined) return { code: 'unknown-field', path: `${path}.${odd}` };
  const { faction, models, upgrades, leader } = value;
  if (typeof faction !== 'string') return { code: 'not-a-faction', path: `${path}.faction` };
  if (!isList(models)) return { code: 'not-a-list', path: `${path}.models` };
  const wrong = models.findIndex(one => !isModel(one));
  if (wrong >= 0) return { code: 'not-a-model', path: `${path}.models[${wrong}]` };
  if (!isList(upgrades)) return { code: 'not-a-list', path: `${path}.upgrades` };
  const odder = upgrades.findIndex(one => typeof one !== 'string');
  if (odder >= 0) return { code: 'not-an-upgrade', path: `${path}.upgrades[${odder}]` };
  return Number.isSafeInteger(leader) ? undefined : { code: 'not-a-number', path: `${path}.leader` };
};

/**
 * True for a model that a faction may enlist: with its crest, or with the Neutral one, split banners included
 * (ELD-PARTY-003, ELD-PROFILE-029, ELD-PROFILE-030).
 */
export const mayEnlist = (factions: readonly string[], faction: string): boolean =>
  factions.includes(faction) || factions.includes(NEUTRAL);

/** True for a profile that can be in a party: creatures and Hostiles have no crest, or a behaviour card. */
export const isRecruit = ({ profiles }: ContentPack, id: string): boolean => {
  const profile = Object.hasOwn(profiles, id) ? profiles[id] : undefined;
  return profile !== undefined && profile.behaviour === undefined && profile.factions.length > 0;
};

const countBefore = <T>(all: readonly T[], at: number): number =>
  all.slice(0, at).filter(one => one === all[at]).length;

/** The first model that cannot be in the list: unknown, of another faction, or one copy too many (ELD-PROFILE-017). */
const whyNotModels = ({ pack, options, numbers }: Muster, list: PartyList, path: string): Refusal | undefined => {
  const { models, guildswornLimit } = numbers.party;
  const names = list.models.map(({ profile }) => profile);
  const isGuildsworn = options.format === 'guildsworn';
  for (const [at, name] of names.entries()) {
    const where = `${path}.models[${at}].profile`;
    const profile = isRecruit(pack, name) ? pack.profiles[name] : undefined;
    if (!profile) return refusal('unknown-profile', 'ELD-PARTY-003', where);
    if (!isGuildsworn && !mayEnlist(profile.factions, list.faction)) {
      const rule = list.faction === NEUTRAL ? 'ELD-PARTY-005' : 'ELD-PARTY-003';
      return refusal('other-faction', rule, where, { faction: list.faction });
    }
    const limit = isGuildsworn ? guildswornLimit.value : profile.limit;
    if (countBefore(names, at) >= limit) {
      return refusal('too-many-copies', isGuildsworn ? 'ELD-PARTY-011' : 'ELD-PARTY-007', where, { limit });
    }
  }
  return names.length > models.value
    ? refusal('too-many-models', 'ELD-PARTY-006', `${path}.models`, { most: models.value })
    : undefined;
};

/** A party of a faction holds a model with its crest, a split one too; in Guildsworn any models go together (ELD-PARTY-011). */
const whyNoCrest = ({ pack, options, numbers }: Muster, list: PartyList, path: string): Refusal | undefined => {
  if (list.faction === NEUTRAL || options.format === 'guildsworn') return undefined;
  const own = list.models.filter(({ profile }) => pack.profiles[profile]?.factions.includes(list.faction));
  return own.length >= numbers.party.leastOfFaction.value
    ? undefined
    : refusal('no-model-of-the-faction', 'ELD-PARTY-004', `${path}.models`, { faction: list.faction });
};

/** The copies that may be bought of an Upgrade without a printed Limit, by the option (ELD-UPGRADE-004). */
const unprinted = { unlimited: Number.POSITIVE_INFINITY, one: 1, three: 3 } as const;

/** The copies of an Upgrade that a party may have: its Limit, or by the option where none is printed (ELD-UPGRADE-004). */
export const copiesAllowed = ({ pack, options }: Pick<Muster, 'pack' | 'options'>, id: string): number => {
  const limit = pack.upgrades[id]?.limit;
  return limit === undefined ? unprinted[options.missingUpgradeLimit] : (limit ?? unprinted.unlimited);
};

/** The first Upgrade that cannot be bought: of another faction (ELD-PARTY-014), or one copy too many. */
const whyNotUpgrades = ({ pack, options }: Muster, { faction, upgrades }: PartyList, path: string) => {
  const isFree = options.format === 'guildsworn' && options.guildswornUpgrades === 'any';
  for (const [at, name] of upgrades.entries()) {
    const where = `${path}.upgrades[${at}]`;
    const upgrade = Object.hasOwn(pack.upgrades, name) ? pack.upgrades[name] : undefined;
    if (!upgrade) return refusal('unknown-upgrade', 'ELD-UPGRADE-002', where);
    if (!isFree && upgrade.faction !== NEUTRAL && upgrade.faction !== faction) {
      const rule = faction === NEUTRAL ? 'ELD-PARTY-005' : 'ELD-UPGRADE-002';
      return refusal('other-faction', rule, where, { faction });
    }
    const limit = copiesAllowed({ pack, options }, name);
    if (countBefore(upgrades, at) >= limit) return refusal('too-many-copies', 'ELD-UPGRADE-004', where, { limit });
  }
  return undefined;
};

/** Tells why a value, which may be anything, is no party list that can be played; undefined if it can. */
export const partyRefusal = (muster: Muster, value: unknown, path: string): Refusal | undefined => {
  const wrong = whyNoList(value, path);
  if (wrong) return wrong;
  // The cast is safe: every field was read.
  const list = value as PartyList;
  if (!Object.hasOwn(muster.pack.factions, list.faction)) {
    return refusal('unknown-faction', 'ELD-PARTY-002', `${path}.faction`);
  }
  const found =
    whyNotModels(muster, list, path) ?? whyNoCrest(muster, list, path) ?? whyNotUpgrades(muster, list, path);
  if (found) return found;
  if (list.leader < 0 || list.leader >= list.models.length) {
    return refusal('no-leader', 'ELD-LEADER-001', `${path}.leader`);
  }
  const [cost, most] = [costOf(muster, list), gameSizeOf(muster)];
  return cost > most ? refusal('too-expensive', 'ELD-PARTY-008', path, { cost, most }) : undefined;
};

/** True for a party list that can be played. */
export const isLegalParty = (muster: Muster, list: PartyList): boolean => partyRefusal(muster, list, '') === undefined;
