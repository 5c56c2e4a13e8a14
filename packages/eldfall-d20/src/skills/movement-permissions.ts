import { hasState } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import type { RuleId } from '../rulebook/index.js';
import { isTrampler } from '../traits/trample.js';
import type { MovementPermission, Sources } from '../vocabulary/index.js';
import type { MovementKind, SkillId } from '../vocabulary/words.js';

/** The skills that change a movement with which they are declared (ELD-PROFILE-022). */
const permissions: readonly {
  readonly skill: SkillId;
  /** Absent: any kind. */
  readonly kind?: MovementKind;
  readonly rule: RuleId;
  readonly gives: Pick<MovementPermission, 'normal' | 'melee' | 'whole' | 'through'>;
}[] = [
  { skill: 'climbing', kind: 'climb', rule: 'ELD-SKILL-015', gives: { normal: true, whole: true } },
  { skill: 'dash', kind: 'run', rule: 'ELD-SKILL-016', gives: { melee: true } },
  { skill: 'leap', kind: 'jump', rule: 'ELD-SKILL-034', gives: { normal: true, whole: true } },
  { skill: 'flicker', rule: 'ELD-SKILL-021', gives: { through: 'all' } },
];

/**
 * After a Run with Dash a Melee Attack is still open (ELD-SKILL-016). Climbing and Leap make Climb and Jump a Normal
 * Movement with the whole SPD (ELD-SKILL-015, ELD-SKILL-034); a movement with Flicker passes through everything in a
 * straight line (ELD-SKILL-021).
 */
export const permissionsOfSkills: Sources['movementPermissions'][number] = (table, model, { kind, skills }) =>
  permissions
    .filter(one => skills.includes(one.skill) && (one.kind ?? kind) === kind && skillLevel(table, model, one.skill) > 0)
    .map(({ skill, rule, gives }) => ({ rule, source: skill, ...gives }));

/** A model with Trample passes through smaller ones with Run. */
export const tramplersPassSmaller: Sources['movementPermissions'][number] = (table, model, { kind }) =>
  kind === 'run' && isTrampler(table, model) ? [{ rule: 'ELD-TRAIT-067', source: 'trample', through: 'smaller' }] : [];

/** A model with Climbing may act on a vertical surface without falling, and one with Flight takes no Fall Damage. */
export const safeMovers: Sources['immunities'][number] = (table, model, harm) => {
  if (!('rule' in harm)) return undefined;
  if (harm.rule === 'ELD-MOVE-008' && skillLevel(table, model, 'climbing') > 0) {
    return { rule: 'ELD-SKILL-015', source: 'climbing' };
  }
  if (harm.rule === 'ELD-FALL-003' && skillLevel(table, model, 'flight') > 0) {
    return { rule: 'ELD-SKILL-024', source: 'flight' };
  }
  return undefined;
};

/**
 * Only a model that declares Flight enters or cancels Flying in its Movement step, and a Crouched one where the option lets it take off.
 */
export const flyingNeedsFlight: Sources['bans'][number] = (table, model, declaring) => {
  if (declaring.what !== 'movement' || declaring.movement.stance?.state !== 'flying') return undefined;
  if (declaring.movement.stance.to && hasState(model, 'crouched') && !table.options.crouchedTakeOff) {
    return { code: 'crouched', rule: 'ELD-SKILL-024', path: 'choice.stance' };
  }
  const may = declaring.movement.skills.includes('flight') && skillLevel(table, model, 'flight') > 0;
  return may ? undefined : { code: 'no-flight', rule: 'ELD-SKILL-024', path: 'choice.stance' };
};
