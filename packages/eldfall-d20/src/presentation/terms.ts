import type { CardFact, Term } from '@rulewright/core';
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

/** All traits without a word in brackets, Skills, Combat Arts and states; an X stands for a number. */
export const termsOf = (phrases: PicturePhrases): readonly Term[] => [
  ...plainTraits.map(id => ({ ...traitFact({ id }, phrases), id })),
  ...levelledTraits.map(id => ({ ...traitFact({ id }, phrases), id })),
  // The cast is safe: a text may stand for a number in words.
  ...numberedTraits.map(id => ({ ...traitFact({ id, x: 'X' as unknown as number }, phrases), id })),
  ...skills.map(id => ({ ...skillFact({ id }, phrases), id })),
  ...arts.map(id => ({ ...artFact({ id, level: 5 }, phrases), id, label: phrases.named(id) })),
  ...states.map(id => ({ id, label: phrases.named(id), ...stateMeaning(id, phrases) })),
];
