import { skillLevel } from '../../profiles/abilities.js';
import { isSecret } from '../../secrets/secret.js';
import type { EndMoveAsked, Model, Table } from '../../vocabulary/index.js';
import type { SkillId } from '../../vocabulary/words.js';
import { isForbidden } from '../judge.js';
import { mostOf } from '../speed.js';
import { whyNotByItself } from './judge.js';

type Kind = NonNullable<EndMoveAsked['kind']>;

/** The Skills that make a Special Movement a Normal one with the whole SPD (ELD-SKILL-015, ELD-SKILL-034). */
const skillFor = { climb: 'climbing', jump: 'leap' } as const;

const skillsOf = (table: Table, model: Model, kind: Kind): readonly SkillId[] =>
  kind === 'walk' || skillLevel(table, model, skillFor[kind]) === 0 ? [] : [skillFor[kind]];

/** A movement outside the Movement step: its kind, or Flicker for a Walk with that Skill (ELD-SKILL-021). */
export type OutsideKind = Kind | 'flicker';

/** The facts of a movement outside the Movement step: its greatest length, with the Skill that lengthens it, its kind and its Skills. */
export const movementAsked = (
  table: Table,
  model: Model,
  picked: OutsideKind,
): Pick<EndMoveAsked, 'most' | 'skills'> & { readonly kind: Kind } =>
  picked === 'flicker'
    ? { most: mostOf(table, model, { kind: 'walk', skills: [] }), kind: 'walk', skills: ['flicker'] }
    : { most: mostOf(table, model, { kind: picked, skills: skillsOf(table, model, picked) }), kind: picked };

/** A Walk with Flicker, if the model has the Skill; a question about a secret model would reveal the Skill (ELD-DEF-018). */
export const flickering = (table: Table, model: Model): readonly 'flicker'[] =>
  skillLevel(table, model, 'flicker') > 0 && !isSecret(model) && !whyNotByItself(table, model, '') ? ['flicker'] : [];

/**
 * The Normal Movements that a model can make besides Idle: Walk, also with Flicker, and Climb or Jump with the Skill that makes
 * it one (ELD-SKILL-015, ELD-SKILL-034). A secret model only walks, since the question would reveal its Skill (ELD-DEF-018).
 */
export const normalKinds = (table: Table, model: Model): readonly OutsideKind[] => {
  const kinds = (['walk', 'climb', 'jump'] as const).filter(kind => {
    if (whyNotByItself(table, model, '', kind)) return false;
    const skills = skillsOf(table, model, kind);
    return kind === 'walk' || (skills.length > 0 && !isSecret(model) && !isForbidden(table, model, { kind, skills }));
  });
  return [...kinds, ...flickering(table, model)];
};
