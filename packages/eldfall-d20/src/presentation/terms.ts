import type { CardFact, Term } from '@rulewright/core';
import type { Item, Spell, Stratagem, Upgrade } from '../vocabulary/pack.js';
import type { Art, Skill, Trait } from '../vocabulary/traits.js';
import {
  arts,
  levelledTraits,
  numberedTraits,
  plainTraits,
  type StateId,
  skills,
  states,
} from '../vocabulary/words.js';
import { itemRule, spellRule, stratagemRule, upgradeRule } from './card-rules.js';
import type { Names } from './names.js';
import type { PicturePhrases } from './pictures.en.js';
import { artRules, skillRules, stateRules, traitRules } from './term-rules.js';

/** A trait by its name, its meaning and its rule. */
export const traitFact = (trait: Trait, phrases: PicturePhrases): CardFact => ({
  label: phrases.trait(trait),
  text: phrases.traitMeans(trait),
  rule: traitRules[trait.id],
});

/** A Skill by its name, its meaning and its rule. */
export const skillFact = (skill: Skill, phrases: PicturePhrases): CardFact => ({
  label: phrases.ability(skill),
  text: phrases.skillMeans(skill),
  rule: skillRules[skill.id],
});

/** A Combat Art by its name, the meaning of its levels and its rule. */
export const artFact = (art: Art, phrases: PicturePhrases): CardFact => ({
  label: phrases.ability(art),
  text: phrases.artMeans(art),
  rule: artRules[art.id],
});

/** The meaning of a state, and its rule. */
export const stateMeaning = (state: StateId, phrases: PicturePhrases): Pick<CardFact, 'text' | 'rule'> => ({
  text: phrases.stateMeans(state),
  rule: stateRules[state],
});

type Told = Pick<Names, 'pack' | 'phrases' | 'say'>;

const named = (cards: Readonly<Record<string, { readonly name: string }>>, ids: readonly string[], { phrases }: Told) =>
  phrases.list(ids.map(id => cards[id]?.name ?? phrases.named(id)));

/** A card by its name, its meaning and its rule. Its own words come first, and then those of its traits, things and changes. */
const cardFact = (
  id: string,
  { name }: { readonly name: string },
  rule: CardFact['rule'],
  told: readonly string[],
  { phrases }: Told,
) => {
  const text = phrases.cardMeans(id) ?? told.filter(one => one !== '').join(', ');
  return { id, label: name, ...(text === '' ? {} : { text }), ...(rule === undefined ? {} : { rule }) };
};

/** An Upgrade by its name, its meaning and its rule. */
export const upgradeFact = (id: string, upgrade: Upgrade, names: Told): Term => {
  const { items = [], primary, changes, stratagems = [] } = upgrade;
  const given = (text: 'replacesPrimary' | 'gives', cards: Parameters<typeof named>[0], ids: readonly string[]) =>
    ids.length === 0 ? '' : names.say(text, { names: named(cards, ids, names) });
  const things = given(primary ? 'replacesPrimary' : 'gives', names.pack.items, items);
  const orders = given('gives', names.pack.stratagems, stratagems);
  return cardFact(id, upgrade, upgradeRule(id), [things, orders, names.phrases.changes(changes)], names);
};

/** A Spell by its name, its meaning and its rule. */
export const spellFact = (id: string, spell: Spell, names: Told): Term => {
  const { summons, weapon, changes = [] } = spell;
  const summoned =
    summons === undefined ? '' : names.say('summons', { names: named(names.pack.profiles, [summons], names) });
  const traits = names.phrases.list(weapon.traits.map(names.phrases.trait));
  return cardFact(id, spell, spellRule(id, spell), [summoned, traits, names.phrases.changes(changes)], names);
};

/** An Item by its name, its meaning and its rule. The text of a weapon includes its traits. */
export const itemFact = (id: string, item: Item, names: Told): Term => {
  const traits = item.weapon ? '' : names.phrases.list(item.traits.map(names.phrases.trait));
  return cardFact(id, item, itemRule(item), [traits, names.phrases.changes(item.changes)], names);
};

const stratagemFact = (id: string, stratagem: Stratagem, names: Told): Term => {
  const { changes, like = [], one } = stratagem;
  const { phrases, say } = names;
  const models = phrases.list(like.map(what => phrases.named(Object.values(what).join(' '))));
  const only = models === '' ? '' : say('onlyFor', { names: models });
  return cardFact(
    id,
    stratagem,
    stratagemRule(stratagem),
    [phrases.changes(changes), only, one ? say('forOne') : ''],
    names,
  );
};

/** The Upgrades, Spells, Items and Stratagems of a pack that have a meaning in words. */
const cardsOf = (names: Told): readonly Term[] => {
  const { pack } = names;
  const each = <T>(table: Readonly<Record<string, T>>, fact: (id: string, card: T, names: Told) => Term) =>
    Object.entries(table).map(([id, card]) => fact(id, card, names));
  return [
    ...each(pack.upgrades, upgradeFact),
    ...each(pack.spells, spellFact),
    ...each(pack.items, itemFact),
    ...each(pack.stratagems, stratagemFact),
  ].filter(({ text }) => text !== undefined);
};

/** All traits without a word in brackets, Skills, Combat Arts, states, and cards with a meaning; an X stands for a number. */
export const termsOf = (names: Told): readonly Term[] => [...wordsOf(names.phrases), ...cardsOf(names)];

const wordsOf = (phrases: PicturePhrases): readonly Term[] => [
  ...plainTraits.map(id => ({ ...traitFact({ id }, phrases), id })),
  ...levelledTraits.map(id => ({ ...traitFact({ id }, phrases), id })),
  // The cast is safe: a text may stand for a number in words.
  ...numberedTraits.map(id => ({ ...traitFact({ id, x: 'X' as unknown as number }, phrases), id })),
  ...skills.map(id => ({ ...skillFact({ id }, phrases), id })),
  ...arts.map(id => ({ ...artFact({ id, level: 5 }, phrases), id, label: phrases.named(id) })),
  ...states.map(id => ({ id, label: phrases.named(id), ...stateMeaning(id, phrases) })),
];
