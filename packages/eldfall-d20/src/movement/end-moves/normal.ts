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

/** The greatest length of a movement of a kind outside the Movement step, in 1/100 mm, with the Skill that lengthens it. */
export const mostOfKind = (table: Table, model: Model, kind: Kind): number =>
  mostOf(table, model, { kind, skills: skillsOf(table, model, kind) });

/**
 * The Normal Movements that a model can make besides Idle: Walk, and Climb or Jump with the Skill that makes it one
 * (ELD-SKILL-015, ELD-SKILL-034). A secret model only walks, since the question would reveal its Skill (ELD-DEF-018).
 */
export const normalKinds = (table: Table, model: Model): readonly Kind[] =>
  (['walk', 'climb', 'jump'] as const).filter(kind => {
    if (whyNotByItself(table, model, '', kind)) return false;
    const skills = skillsOf(table, model, kind);
    return kind === 'walk' || (skills.length > 0 && !isSecret(model) && !isForbidden(table, model, { kind, skills }));
  });
