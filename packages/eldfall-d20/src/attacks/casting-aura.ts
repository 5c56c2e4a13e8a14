import { completelyWithin, disc, inches, mm } from '@rulewright/core/inches';
import { awarenessOf, isAware } from '../battlefield/awareness.js';
import { hitboxAt } from '../battlefield/hitbox.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { halvedBy } from '../profiles/modified.js';
import type { Aim, AttackFacts, Sources, Table, Weapon } from '../vocabulary/index.js';

const hasAura = ({ reach }: Pick<Weapon, 'reach'>): boolean => reach.distance === 'casting-aura';

/** In the Active role a Spell with a Casting Aura may target a model in it without sight (ELD-SPELL-018). */
const unseen: Sources['unseen'][number] = (table, caster, other, by) => {
  if (by?.role !== 'active' || !hasAura(by.weapon)) return undefined;
  const target = modelNamed(table.state, other);
  return target && isAware(table, caster, target) ? { rule: 'ELD-SPELL-018', source: 'casting-aura' } : undefined;
};

/** Such a cast without sight is made with half the attribute (ELD-SPELL-018), but not with Clairvoyance (ELD-SKILL-013). */
const halved: Sources['rolls'][number] = (table, { purpose, unseen: blind, weapon, model }) => {
  if (!blind || !weapon || !hasAura(weapon) || (purpose !== 'attack' && purpose !== 'cast')) return [];
  if (skillLevel(table, modelOf(table.state, model), 'clairvoyance') > 0) return [];
  return [halvedBy(table.numbers.magic.auraWithoutSightDivisor, 'casting-aura')];
};

/** A template of a Spell with a Casting Aura that is laid on flat ground lies wholly inside the Casting Aura (ELD-SPELL-019). */
export const isInAura = (table: Table, { weapon, from, attacker }: AttackFacts, aim: Aim): boolean => {
  if (!hasAura(weapon) || !('spot' in aim) || !aim.template) return true;
  const { circularLarge, circularSmall } = table.numbers.templates;
  const { template, at } = aim.template;
  const radius = mm(template === 'circular-large' ? circularLarge.value : circularSmall.value) / 2;
  const body = hitboxAt(table, from);
  const most = inches(awarenessOf(table, modelOf(table.state, attacker))) + table.options.distanceEpsilon;
  return completelyWithin(disc({ x: at.x, y: at.y }, radius), disc(body.at, body.radius), most);
};

/** The rules of the Casting Aura, by what they change. */
export const castingAura: Partial<Sources> = { unseen: [unseen], rolls: [halved] };
