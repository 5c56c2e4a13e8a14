import type { Game, PlayerId } from '@rulewright/core';
import { changeModel, changeParty } from '../match/changes.js';
import { modelNamed, partyOf } from '../match/lookups.js';
import { modelsOf } from '../parties/models.js';
import { isRecruit, mayEnlist } from '../parties/refusal.js';
import { chartOf } from '../schemes/draw.js';
import type { CardId, Eld, EldState, Model, Table } from '../vocabulary/index.js';
import type { ContentPack, Profile } from '../vocabulary/pack.js';
import { isSecret } from './secret.js';

type Below = (n: number) => number;

/**
 * True for a model of another player that the player did not know when the beat began and does not know now: it waits in a
 * secret list, or is a token.
 */
const isUnknown = (now: EldState, model: Model): boolean => {
  const same = modelNamed(now, model.id);
  if (!same?.player || !same.original) return false;
  return isSecret(same) || (same.where === 'waiting' && !partyOf(now, same.player).revealed);
};

/** True for a profile that may come Shrouded by itself (ELD-SKILL-040). */
const isStealthy = ({ skills }: Profile): boolean => skills.some(({ id, level = 1 }) => id === 'stealth' && level > 1);

/**
 * The profiles that an unknown model could have: of the same size, since a token shows it; no more expensive, so that
 * its party can pay for it; of its faction; within their Limits; and for a token, able to come Shrouded
 * (ELD-PARTY-008).
 */
const possible = (pack: ContentPack, state: EldState, model: Model): readonly CardId[] => {
  const own = pack.profiles[model.profile];
  const list = model.player === null ? null : partyOf(state, model.player).list;
  if (!own || !list) return [];
  const copies = (id: CardId): number => list.models.filter(({ profile }) => profile === id).length;
  return Object.entries(pack.profiles)
    .filter(
      ([id, one]) =>
        isRecruit(pack, id) &&
        one.size === own.size &&
        one.base === own.base &&
        one.cost <= own.cost &&
        (own.factions.includes(list.faction)
          ? one.factions.includes(list.faction)
          : mayEnlist(one.factions, list.faction)) &&
        (!isStealthy(own) || isStealthy(one)) &&
        (id === model.profile || copies(id) < one.limit),
    )
    .map(([id]) => id);
};

/** The state with another profile for a model; what others have seen of it stays: its place, its states and the HP that it lost. */
const withProfile = (pack: ContentPack, state: EldState, { id, player, hp }: Model, profile: CardId): EldState => {
  const party = player === null ? undefined : partyOf(state, player);
  if (!party?.list) return state;
  const at = state.models.filter(one => one.player === player && one.original).findIndex(one => one.id === id);
  const list = { ...party.list, models: party.list.models.with(at, { profile }) };
  const fresh = modelsOf({ pack }, party.player, list)[at];
  const before = modelNamed(state, id);
  if (!fresh || !before) return state;
  const lost = (pack.profiles[before.profile]?.stats.HP ?? hp) - hp;
  const changed = changeModel(state, id, () => ({
    profile,
    hp: Math.max(1, fresh.hp - lost),
    inventory: fresh.inventory,
    equipped: fresh.equipped,
  }));
  return changeParty(changed, party.player, () => ({ list }));
};

/** A hand of as many other Scheme cards of the chart; cards that were revealed since stay (ELD-SCHEME-001). */
const otherSchemes = (
  facts: Pick<Table, 'pack' | 'numbers'>,
  state: EldState,
  now: EldState,
  player: PlayerId,
  below: Below,
): readonly CardId[] => {
  const { schemes } = partyOf(state, player);
  const open = partyOf(now, player);
  const left = [...new Set(chartOf({ ...facts, state }, player))].filter(
    card => !open.open.some(({ scheme }) => scheme === card),
  );
  return schemes.map(card =>
    open.schemes.includes(card) ? (left.splice(below(Math.max(1, left.length)), 1)[0] ?? card) : card,
  );
};

/**
 * A state that a player could not tell from the real one: unknown models of the others have other profiles, and their
 * Scheme cards are drawn again (ELD-DEF-018). Leaders keep theirs: their Morale and Intellect are known from Initiative
 * and the Scheme draw (ELD-LEADER-004).
 */
export const imagined =
  (facts: Pick<Table, 'pack' | 'numbers'>): NonNullable<Game<Eld>['resample']> =>
  (state, player, below, now) => {
    const { pack } = facts;
    let other = state;
    for (const model of state.models) {
      const { id, player: owner } = model;
      if (owner === null || owner === player || !isUnknown(now, model)) continue;
      if (partyOf(state, owner).leader === id) continue;
      const profiles = possible(pack, other, model);
      const profile = profiles[below(Math.max(1, profiles.length))];
      if (profile !== undefined && profile !== model.profile) other = withProfile(pack, other, model, profile);
    }
    for (const { player: owner, schemes } of state.parties) {
      if (owner === player || schemes.length === 0) continue;
      const drawn = otherSchemes(facts, state, now, owner, below);
      other = changeParty(other, owner, () => ({ schemes: drawn }));
    }
    return other;
  };
