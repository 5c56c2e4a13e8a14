import type { Effect } from '../content/ability.js';
import type { ContentPack } from '../content/pack.js';
import { abilitiesOf, cardsOf, giftsOf } from '../content/walk.js';
import { titled } from './names.js';

/** What an effect does, in two or three words. */
const effectInWords = (effect: Effect): string => {
  switch (effect.op) {
    case 'modify':
      return `${effect.by > 0 ? '+' : '−'}${Math.abs(effect.by)} ${effect.what}`;
    case 'gain':
      return titled(effect.ability.id);
    case 'condition':
      return titled(effect.condition);
    case 'heal':
      return effect.amount === 'all' ? 'heal all' : `heal ${String(effect.amount)}`;
    case 'advance':
    case 'push':
      return `${effect.op} ${effect.hexes}`;
    default:
      return titled(effect.op).toLowerCase();
  }
};

const effectsOfAbility = (pack: ContentPack, id: string): readonly Effect[] => {
  for (const card of cardsOf(pack)) {
    for (const { value } of abilitiesOf(card)) if (value.id === id && 'effects' in value) return value.effects ?? [];
  }
  for (const { value } of giftsOf(pack)) {
    const found = value.abilities?.find(ability => ability.id === id);
    if (found && 'effects' in found) return found.effects ?? [];
  }
  return [];
};

/** One of the things that an ability can do, by its place in the list. */
export const optionInWords = (pack: ContentPack, ability: string, place: number): string => {
  for (const effect of effectsOfAbility(pack, ability)) {
    const option = effect.op === 'choose' ? effect.options[place] : undefined;
    if (option) return option.effects.map(effectInWords).join(', ');
  }
  return `Option ${place + 1}`;
};
