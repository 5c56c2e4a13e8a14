import type { PlayerId } from '@rulewright/core';
import { type Say, sayIn } from '@rulewright/core/words';
import type { CardId, ModelId, Ongoing, ThingId } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { markOf } from './marks.js';
import { englishPictures, type PictureText, type PictureWords } from './pictures.en.js';
import { isHidden, type SeenEld, unlessHidden } from './seen.js';

/** The names of things, as far as they are known. */
export interface Names {
  /** A model: the name of its profile and its sign: `Gate Keeper (B)`. */
  model(id: ModelId): string;
  /** A model, a player, a token, a structure, a piece of scenery or a card. */
  thing(id: ModelId | ThingId): string;
  /** A card of any kind: a profile, an Item, a Spell, an Upgrade, a Stratagem, a Scheme, a Quest, a faction, a field. */
  card(id: CardId): string;
  /** True for a model of which the viewer knows a token only. */
  isSecret(id: ModelId): boolean;
  /** The player of a model, `the Hostiles` for a model of nobody; undefined where the model is not known. */
  owner(id: ModelId): PlayerId | undefined;
  /** A lasting effect by its id, also one that has just ended. */
  lasting(id: number): Ongoing | undefined;
  readonly pack: ContentPack;
  /** Says a text of pictures, panels and cards. */
  readonly say: Say<PictureText>;
  /** States, abilities, weapons and effects in the words of pictures. */
  readonly phrases: PictureWords['phrases'];
  /** The state that the names are taken from. */
  readonly state?: SeenEld;
}

/** The name that an id gives: `hostile:imp#2` is an Imp, while `ann:2` says nothing about the model but its player and number. */
const fromId = (id: string, { texts, phrases }: PictureWords): string => {
  const [, player, place] = /^(.*):(\d+)$/.exec(id) ?? [];
  return player === undefined
    ? phrases.named(id.replace(/^.*:/, '').replace(/#.*$/, ''))
    : sayIn(texts)('modelOf', { n: place ?? '', player });
};

/** The name of a card, looked up in all kinds of cards; undefined if no kind has the id. */
const cardNamed = (pack: ContentPack, id: CardId): string | undefined => {
  const kinds: readonly Readonly<Record<CardId, { readonly name: string }>>[] = [
    pack.profiles,
    pack.items,
    pack.spells,
    pack.upgrades,
    pack.stratagems,
    pack.schemes,
    pack.spellcrafts,
    pack.quests,
    pack.factions,
    pack.fields,
  ];
  return kinds.find(kind => Object.hasOwn(kind, id))?.[id]?.name;
};

/**
 * The names of things at a moment. Without a state the names are made of the ids.
 *
 * @param before - the state before an event, for the things that the event has removed
 * @param pictures - the words of pictures, by default in English
 */
export const namesOf = (
  pack: ContentPack,
  state?: SeenEld,
  before?: SeenEld,
  pictures: PictureWords = englishPictures,
): Names => {
  const states = [state, before].filter(one => one !== undefined);
  const found = <T>(pick: (from: SeenEld) => T | undefined): T | undefined => {
    for (const one of states) {
      const thing = pick(one);
      if (thing !== undefined) return thing;
    }
    return undefined;
  };
  const modelIn = (id: ModelId) => found(({ models }) => models.find(one => one.id === id));
  const card = (id: CardId): string => cardNamed(pack, id) ?? pictures.phrases.named(id);
  const model = (id: ModelId): string => {
    const there = modelIn(id);
    const profile = there && unlessHidden(there.profile);
    const name = profile !== undefined ? card(profile) : there ? pictures.texts.secretModel : fromId(id, pictures);
    const mark = states.map(one => markOf(one, id)).find(one => one !== undefined);
    return mark === undefined || mark === name ? name : `${name} (${mark})`;
  };
  return {
    say: sayIn(pictures.texts),
    phrases: pictures.phrases,
    model,
    thing: id => {
      if (modelIn(id)) return model(id);
      if (states.some(({ players }) => players.includes(id))) return id;
      return cardNamed(pack, id) ?? fromId(id, pictures);
    },
    card,
    isSecret: id => {
      const there = modelIn(id);
      return there !== undefined && isHidden(there.profile);
    },
    owner: id => {
      const there = modelIn(id);
      return there && (there.player ?? pictures.texts.theHostiles);
    },
    lasting: id => found(({ effects }) => effects.find(one => one.id === id)),
    pack,
    ...(state ? { state } : {}),
  };
};
