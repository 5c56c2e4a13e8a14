import { sameJson } from '@rulewright/core';
import type { PartyList } from '../vocabulary/pack.js';
import type { Muster } from './game-size.js';
import { isLegalParty } from './refusal.js';

/** The dearest party of one model for each faction: if there is none, no party can be played in this match. */
const lonely = (muster: Muster): readonly PartyList[] => {
  const { pack } = muster;
  const dearest = Object.entries(pack.profiles).sort(([, a], [, b]) => b.cost - a.cost);
  return Object.keys(pack.factions).flatMap(faction => {
    const lists = dearest.map(([profile]): PartyList => ({ faction, models: [{ profile }], upgrades: [], leader: 0 }));
    return lists.filter(list => isLegalParty(muster, list)).slice(0, 1);
  });
};

/** The parties to suggest: the pack's playable ones, the most expensive first, then for each faction a party of one model; none twice. */
export const suggestedParties = (muster: Muster): readonly PartyList[] => {
  const ready = Object.values(muster.pack.parties).filter(list => isLegalParty(muster, list));
  const all = [...ready, ...lonely(muster)];
  return all.filter((list, at) => all.findIndex(other => sameJson(other, list)) === at);
};

/** The number of cards that are tried, one after another, for a random party. */
const TRIES = 40;

/** A party of random cards that can be played: a suggested one or the first model of it, with more models and Upgrades where they fit. */
export const randomParty = (muster: Muster, below: (n: number) => number): PartyList | undefined => {
  const { pack } = muster;
  const some = suggestedParties(muster);
  const begun = some[some.length > 1 ? below(some.length) : 0];
  if (!begun) return undefined;
  const first = { ...begun, models: begun.models.slice(0, 1), upgrades: [], leader: 0 };
  let party: PartyList = below(2) === 0 && isLegalParty(muster, first) ? first : begun;
  const [profiles, upgrades] = [Object.keys(pack.profiles), Object.keys(pack.upgrades)];
  for (let i = 0; i < TRIES; i++) {
    const [profile, upgrade] = [profiles[below(profiles.length)], upgrades[below(Math.max(1, upgrades.length))]];
    const larger: PartyList =
      i < TRIES / 2 || upgrade === undefined
        ? { ...party, models: [...party.models, ...(profile === undefined ? [] : [{ profile }])] }
        : { ...party, upgrades: [...party.upgrades, upgrade] };
    if (isLegalParty(muster, larger)) party = larger;
  }
  return party;
};
