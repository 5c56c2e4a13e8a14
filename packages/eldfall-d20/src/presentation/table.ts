import type { View } from '@rulewright/core';
import type { Eld, EldGame, EldState, Model, Party, SeenModel, SeenParty, Table } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { isHidden, unlessHidden } from './seen.js';

/** The facts that pictures need, or a game with its rules. */
export type Shown =
  | EldGame
  | (Pick<EldGame, 'pack' | 'sources'> & { readonly edition: Pick<EldGame['edition'], 'numbers'> });

/** True for a model that the viewer knows as a token only. */
const isToken = (model: SeenModel): model is Extract<SeenModel, { readonly size: unknown }> => isHidden(model.profile);

/** The profile of the stand-in for a token: it has the size of the token. */
const asLarge = (
  { profiles }: ContentPack,
  { size, base }: { readonly size: string; readonly base: number | null },
): string => {
  const alike = Object.entries(profiles).filter(([, one]) => one.size === size);
  const [id] = alike.find(([, one]) => (one.base ?? null) === base) ?? alike[0] ?? Object.entries(profiles)[0] ?? [''];
  return id;
};

/** The stand-in for a token, a model at its place and of its size; empty if the place is not known. Other models stand for themselves. */
const standIn = (pack: ContentPack, model: SeenModel): readonly Model[] => {
  if (!isToken(model)) return [model];
  const { id, player, where, states, onWall, original } = model;
  const [at, facing] = [unlessHidden(model.at), unlessHidden(model.facing)];
  if (!at || !facing) return [];
  const profile = asLarge(pack, model);
  const { HP: hp = 1, STA: points = 0 } = pack.profiles[profile]?.stats ?? {};
  return [
    {
      id,
      player,
      profile,
      where,
      at,
      facing,
      onWall,
      hp,
      points,
      states,
      inventory: [],
      equipped: [],
      upgrades: [],
      mana: 0,
      counters: {},
      original,
      summoned: null,
      home: null,
    },
  ];
};

const partyOf = (party: SeenParty): Party => {
  const { list: shown, leader, upgrades, schemes, original } = party;
  const list = unlessHidden(shown);
  const isWhole = list?.models.every(({ profile }) => profile !== null) === true;
  return {
    ...party,
    // The cast is safe: every model of the list has its profile.
    list: list && isWhole ? (list as Party['list']) : null,
    leader: unlessHidden(leader) ?? null,
    upgrades: unlessHidden(upgrades) ?? [],
    schemes: 'count' in schemes ? [] : schemes,
    original: unlessHidden(original) ?? 0,
  };
};

/**
 * The table as far as a viewer knows it, for pictures and for proposals: in place of a secret model stands one without
 * abilities or Items that has the size of its token.
 */
export const tableSeen = ({ pack, edition, sources }: Shown, { state, options }: View<Eld>): Table => {
  const models = state.models.flatMap(one => standIn(pack, one));
  const { sequence: shown } = state;
  const sequence = shown && !isHidden(shown.movement) && !isHidden(shown.from) ? shown : null;
  const there = (id: string): boolean => models.some(one => one.id === id);
  const seen: EldState = {
    ...state,
    models,
    parties: state.parties.map(partyOf),
    // The cast is safe: a sequence without a hidden movement has nothing hidden.
    sequence: sequence && there(sequence.model) ? (sequence as EldState['sequence']) : null,
  };
  return { pack, numbers: edition.numbers, sources, options, state: seen };
};
