import { titled } from '@rulewright/core/words';
import type { AnyBuilding, CardId, ContentPack, Effect, RoleId, TileKindId } from '../content/pack.js';
import type { SeenVillage } from '../vocabulary/index.js';

/** The names of the things in a content pack. */
export interface Names {
  role(id: RoleId): string;
  tile(id: TileKindId): string;
  building(id: AnyBuilding): string;
  card(id: CardId): string;
  /** A role, a kind of tile or a card, as the source of a number. */
  source(id: RoleId | TileKindId | CardId): string;
}

/** A judgement card of any deck of the pack. */
export const cardIn = (
  pack: ContentPack,
  id: CardId,
): { readonly name: string; readonly text?: string; readonly effects: readonly Effect[] } | undefined =>
  Object.values(pack.judgementDecks)
    .flatMap(deck => deck.cards)
    .find(card => card.id === id);

/** The names of a pack. A thing outside the pack gets a name made of its id. */
export const namesOf = (pack: ContentPack): Names => ({
  role: id => (Object.hasOwn(pack.roles, id) ? pack.roles[id]?.name : undefined) ?? titled(id),
  tile: id => pack.tiles.find(kind => kind.id === id)?.name ?? titled(id),
  building: id => (Object.hasOwn(pack.buildings, id) ? pack.buildings[id].name : titled(id)),
  card: id => cardIn(pack, id)?.name ?? titled(id),
  source: id =>
    (Object.hasOwn(pack.roles, id) ? pack.roles[id]?.name : undefined) ??
    pack.tiles.find(kind => kind.id === id)?.name ??
    cardIn(pack, id)?.name ??
    titled(id),
});

/** For each name its shortest unique beginning, to stand on a token: `Farmer` is `F`, beside `Fisher` `Fa`. */
export const initials = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.map(name => {
      const others = names.filter(other => other !== name);
      let length = 1;
      while (length < Math.min(4, name.length) && others.some(other => other.startsWith(name.slice(0, length))))
        length++;
      return [name, name.slice(0, length)];
    }),
  );

/** The judgement cards that have just gone to the bottom of their deck, as far as the deck is known. */
export const sunkCards = (
  positions: readonly number[],
  { decks }: Partial<Pick<SeenVillage, 'decks'>> = {},
): readonly string[] => (positions.length === 0 ? [] : (decks?.judgement.bottom.slice(-positions.length) ?? []));
