import { Random } from '@rulewright/core/dice';
import { defaultContent } from '../content/default.js';
import type { ContentPack, Profile } from '../vocabulary/pack.js';
import { classes, plainTraits, skills } from '../vocabulary/words.js';

/** The factions of which every spy is. */
export const factions = ['helian', 'thenion', 'soga', 'sand'] as const;

const some = <T>(random: Random, list: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, () => random.pick(list));

/**
 * The depth of a Deployment Zone reveals a Tactician (ELD-TRAIT-074), a Familiar comes only by a Spell, and a creature
 * is no party member.
 */
const openTraits: readonly string[] = ['tactician', 'familiar'];

/** The Items that a spy may have besides those of its training profile. */
const gear = Object.entries(defaultContent.items)
  .filter(
    ([, { category, quantity }]) =>
      ['weapon', 'shield', 'accessory', 'consumable'].includes(category) && quantity !== null,
  )
  .map(([id]) => id);

const enchantments = Object.entries(defaultContent.spells).flatMap(([id, { type }]) =>
  type === 'enchantment' ? [id] : [],
);

/** The Items of a profile and some more, so that there are equipments to choose from. */
const withGear = (random: Random, { space, items }: Profile['inventory']): Profile['inventory'] => {
  const more = [...new Set(some(random, gear, 3))].filter(item => !items.some(one => one.item === item));
  return { space: space + 3, items: [...items, ...more.map(item => ({ item, quantity: 1 }))] };
};

/** A training profile with other attributes and more classes, skills and traits, as large as every other spy, that may come Shrouded. */
const spy = (random: Random, number: number): Profile => {
  const { base: _, behaviour: __, ...trained } = random.pick(Object.values(defaultContent.profiles));
  const upTo = (least: number, most: number): number => least + random.below(most - least + 1);
  const stats = { STA: upTo(1, 4), SPD: upTo(3, 8), INT: upTo(5, 18), AG: upTo(5, 17), M: upTo(4, 17), HP: upTo(1, 4) };
  return {
    ...trained,
    name: `Spy ${number}`,
    factions: ['neutral', ...factions],
    size: 'medium',
    cost: 8,
    limit: 4,
    // Every spy may do something in secret in its Strategic phase.
    classes: ['warrior', random.pick(['artificer', 'alchemist'] as const), ...some(random, classes.filter(one => one !== 'creature'), 1)],
    spells: [...(trained.spells ?? []), ...some(random, enchantments, 4)],
    stats: { ...trained.stats, ...stats },
    inventory: withGear(random, trained.inventory),
    traits: [
      ...trained.traits.filter(({ id }) => !openTraits.includes(id)),
      ...some(random, plainTraits.filter(id => !openTraits.includes(id)), 3).map(id => ({ id })),
      ...(random.below(2) === 0 ? [{ id: 'inspiring', level: upTo(1, 3) } as const] : []),
    ],
    skills: [
      // A model without Stealth comes Shrouded by an Upgrade of Thenion (ELD-UPGRADE-029).
      ...(number % 4 === 0 ? [] : [{ id: 'stealth', level: 2 } as const]),
      ...some(random, skills.filter(id => id !== 'stealth'), 4).map(id => ({ id, level: upTo(1, 2) })),
    ],
  };
}; // biome-ignore format: one list a line

const random = Random.fromSeed('spies');

/** Profiles that a token may hide, each with other attributes, Items, Spells and abilities of the whole book. */
export const spies: Readonly<Record<string, Profile>> = Object.fromEntries(
  Array.from({ length: 60 }, (_, number) => [`spy-${number}`, spy(random, number)]),
);

/** The name of a Summoner of every faction, which never comes Shrouded: its Spells may cost more Mana than it has. */
export const SUMMONER = 'open-summoner';

const summoner: Profile = {
  ...(defaultContent.profiles['stone-caller'] as Profile),
  name: 'Open Summoner',
  factions: ['neutral', ...factions],
  cost: 8,
};

/** The default content with the spies. */
export const packOfSpies: ContentPack = {
  ...defaultContent,
  profiles: { ...defaultContent.profiles, ...spies, [SUMMONER]: summoner },
};
