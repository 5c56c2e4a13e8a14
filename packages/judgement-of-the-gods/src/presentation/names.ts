import type { AnyBuilding, CardId, ContentPack, Effect, RoleId, TileKindId } from '../content/pack.js';

/** The names of the things in a content pack. */
export interface Names {
  role(id: RoleId): string;
  tile(id: TileKindId): string;
  building(id: AnyBuilding): string;
  card(id: CardId): string;
}

/**
 * A name made of an id, `Field Blight` of `field-blight`, for things outside the pack, such as a card of an own deck.
 */
const fromId = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[-\s]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

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
  role: id => (Object.hasOwn(pack.roles, id) ? pack.roles[id]?.name : undefined) ?? fromId(id),
  tile: id => pack.tiles.find(kind => kind.id === id)?.name ?? fromId(id),
  building: id => (Object.hasOwn(pack.buildings, id) ? pack.buildings[id].name : fromId(id)),
  card: id => cardIn(pack, id)?.name ?? fromId(id),
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
