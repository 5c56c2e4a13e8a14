import { bookUnits } from '../content/published/book-units.js';
import type { Ability, Cost } from '../vocabulary/ability.js';
import type { FragmentAbility } from '../vocabulary/fragment.js';
import type { Unit } from '../vocabulary/pack.js';
import { plainUnit } from './cards.js';

/** An ability of a printed card. Its cost is not legible, so tests assume an essence cost, and an action cost for some abilities. */
const abilityOf = ({ assumed, when, effects = [], optional, kind, ...named }: FragmentAbility): Ability => {
  const cost: Cost = {
    ...(assumed ? { essence: assumed } : {}),
    ...(named.id === 'hold-the-line' ? { action: 'A/' } : {}),
  };
  switch (kind) {
    case 'faction':
      return { ...named, kind, effects };
    case 'active':
      return { ...named, kind, effects, cost };
    case 'reactive':
      if (!when) throw new RangeError(`${named.name} waits for nothing`);
      return { ...named, kind, effects, when, cost };
    default:
      return { ...named, kind, effects, ...(when ? { when } : {}), ...(optional ? { optional } : {}) };
  }
};

/** The card of a unit that the rulebook shows, as far as its facts are known; all others are those of the plain unit. */
export const bookCard = (id: string, own: Partial<Unit> = {}): Unit => {
  const fragment = bookUnits[id];
  if (!fragment) throw new RangeError(`the rulebook shows no ${id}`);
  const { name, keywords, def, arm, hp, base, passives, abilities = [] } = fragment;
  return {
    ...plainUnit,
    name,
    ...(keywords ? { keywords } : {}),
    ...(def === undefined ? {} : { def }),
    ...(arm === undefined ? {} : { arm }),
    ...(hp === undefined ? {} : { hp }),
    ...(base === undefined ? {} : { base }),
    ...(passives ? { passives } : {}),
    essence: {},
    abilities: abilities.map(abilityOf),
    ...own,
  };
};
