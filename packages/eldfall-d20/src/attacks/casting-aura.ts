import { completelyWithin, inches } from '@rulewright/core/inches';
import type { Cylinder } from '@rulewright/core/inches/height';
import { awarenessOf, bodyOfAwareness, isAware } from '../battlefield/awareness.js';
import { areaOf } from '../battlefield/templates.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { knowsLengths } from '../movement/measuring.js';
import { skillLevel } from '../profiles/abilities.js';
import { halvedBy } from '../profiles/modified.js';
import type { Aim, AttackFacts, Sources, Table, Weapon } from '../vocabulary/index.js';

/** True for a Spell that reaches as far as the Casting Aura of its caster. */
export const hasAura = ({ reach }: Pick<Weapon, 'reach'>): boolean => reach.distance === 'casting-aura';

/**
 * In the Active role a Spell with a Casting Aura may target a model in it without sight. In Realism mode the area is measured after the
 * declaration, and a Spell at a target outside fails (ELD-MEASURE-013).
 */
const unseen: Sources['unseen'][number] = (table, caster, other, by) => {
  if (by?.role !== 'active' || !hasAura(by.weapon)) return undefined;
  const target = modelNamed(table.state, other);
  if (!target || (knowsLengths(table, caster) && !isAware(table, caster, target))) return undefined;
  return { rule: 'ELD-SPELL-018', source: 'casting-aura' };
};

/** Such a cast without sight is made with half the attribute (ELD-SPELL-018), but not with Clairvoyance (ELD-SKILL-013). */
const halved: Sources['rolls'][number] = (table, { purpose, unseen: blind, weapon, model }) => {
  if (!blind || !weapon || !hasAura(weapon) || (purpose !== 'attack' && purpose !== 'cast')) return [];
  if (skillLevel(table, modelOf(table.state, model), 'clairvoyance') > 0) return [];
  return [halvedBy(table.numbers.magic.auraWithoutSightDivisor, 'casting-aura')];
};

/** The height between a level and the nearest point of a body; 0 if the level lies between the body's bottom and top. */
const heightTo = ({ foot, height }: Cylinder, level: number): number =>
  Math.max(0, foot - level, level - foot - height);

/**
 * A template of a Spell with a Casting Aura that is laid on flat ground lies wholly inside the Casting Aura, measured
 * through space (ELD-SPELL-019, ELD-MEASURE-003).
 */
export const isInAura = (table: Table, { weapon, attacker }: AttackFacts, aim: Aim): boolean => {
  if (!hasAura(weapon) || !('spot' in aim) || !aim.template) return true;
  const { shape, level } = areaOf(table, aim.template);
  if (!('at' in shape)) return true;
  const caster = modelOf(table.state, attacker);
  const body = bodyOfAwareness(table, caster);
  const most = inches(awarenessOf(table, caster)) + table.options.distanceEpsilon;
  const up = heightTo(body, level);
  return up <= most && completelyWithin(shape, body, Math.floor(Math.sqrt(most * most - up * up)));
};

/** The rules of the Casting Aura, by what they change. */
export const castingAura: Partial<Sources> = { unseen: [unseen], rolls: [halved] };
