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
    classes: some(random, classes.filter(one => one !== 'creature'), 2),
    stats: { ...trained.stats, ...stats },
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

/** The default content with the spies. */
export const packOfSpies: ContentPack = { ...defaultContent, profiles: { ...defaultContent.profiles, ...spies } };
