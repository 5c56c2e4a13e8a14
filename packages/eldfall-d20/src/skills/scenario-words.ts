import { createMatch, type Match } from '@rulewright/core';
import { type Play, scripted } from '@rulewright/core/testing';
import type { Laid } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import type { Skill } from '../vocabulary/traits.js';
import type { SkillId } from '../vocabulary/words.js';

/** A part of a profile: its skills, each with level I or the level that is given. */
export const skilled = (...ids: readonly (SkillId | Skill)[]): Pick<Profile, 'skills'> => ({
  skills: ids.map(one => (typeof one === 'string' ? { id: one } : one)),
});

/** A part of a profile: Items of the plain pack, the first of each category equipped. */
export const armed = (...items: readonly string[]): Pick<Profile, 'inventory'> => ({
  inventory: { space: 9, items: items.map(item => ({ item, quantity: 1 })) },
});

/** The questions that are open on a table once these dice are thrown; later dice may be left over. */
export const openAfter = ({ game, setup }: Laid, dice: readonly number[]): Match<Eld>['decisions'] =>
  createMatch(game, { ...setup, dice: scripted(...dice) }).decisions;

/** A match of Eldfall that a scenario plays. */
export type EldPlay = Play<Eld>;
