import { isObject, type Term } from '@rulewright/core';
import type { Behaviour, HostileAction, HostileMovement } from '../vocabulary/hostile.js';
import type { ContentPack, Profile, Weapon } from '../vocabulary/pack.js';
import type { Names } from './names.js';

const isWeapon = (part: object): part is Weapon => 'strike' in part && 'reach' in part && 'kinds' in part;

const isInventory = (part: object): part is Profile['inventory'] => 'space' in part && 'items' in part;

const isBehaviour = (part: object): part is Behaviour<HostileMovement | HostileAction> =>
  'when' in part && 'does' in part;

/** The meanings of Spells by their weapons: a card tells a trait that stands in its meaning only there. */
const meaningsIn = ({ spells }: ContentPack, terms: readonly Term[]): ReadonlyMap<unknown, string> =>
  new Map(terms.map(({ id, text = '' }) => [spells[id]?.weapon, text]));

/** The parts of printed cards in words: weapons, Inventories and the lines of behaviours; undefined for other parts. */
export const printedParts = (
  pack: ContentPack,
  names: Names,
  terms: readonly Term[],
): ((part: unknown) => string | undefined) => {
  const { phrases, say, card } = names;
  const meanings = meaningsIn(pack, terms);
  return part => {
    if (!isObject(part)) return undefined;
    if (isWeapon(part)) {
      const meaning = meanings.get(part) ?? '';
      return phrases.weapon({ ...part, traits: part.traits.filter(one => !meaning.includes(phrases.trait(one))) });
    }
    if (isBehaviour(part)) return phrases.behaviour(part, card);
    if (!isInventory(part)) return undefined;
    const items = part.items.map(({ item, quantity }) => (quantity > 1 ? `${card(item)} ×${quantity}` : card(item)));
    return items.length === 0
      ? say('noItems', { n: part.space })
      : say('spaces', { items: phrases.list(items), n: part.space });
  };
};
