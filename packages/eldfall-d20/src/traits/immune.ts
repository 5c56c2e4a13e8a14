import { hasTrait, traitsOf } from '../profiles/abilities.js';
import type { RuleId } from '../rulebook/index.js';
import type { Harm, Sources } from '../vocabulary/index.js';
import type { Trait, TraitId } from '../vocabulary/traits.js';
import type { Element, SkillId, StateId } from '../vocabulary/words.js';

/** A trait that protects the model that has it. */
interface Protection {
  readonly by: TraitId;
  readonly rule: RuleId;
  readonly traits?: readonly TraitId[];
  readonly states?: readonly StateId[];
  readonly skills?: readonly SkillId[];
  readonly environments?: readonly string[];
  readonly rules?: readonly RuleId[];
  readonly drain?: true;
  /** The only Element by which it regains HP. */
  readonly healedBy?: Element;
}

const protections: readonly Protection[] = [
  {
    by: 'construct',
    rule: 'ELD-TRAIT-011',
    traits: ['surprise-attack', 'stagger', 'vampirism', 'mindgame', 'burn'],
    skills: ['charm'],
    environments: ['toxic'],
  },
  {
    by: 'construct',
    rule: 'ELD-TRAIT-012',
    states: ['panicked', 'bleeding', 'poisoned', 'weakened', 'confused'],
  },
  { by: 'construct', rule: 'ELD-TRAIT-013', drain: true },
  { by: 'construct', rule: 'ELD-TRAIT-014', healedBy: 'earth' },
  {
    by: 'elemental',
    rule: 'ELD-TRAIT-022',
    traits: ['stagger', 'vampirism', 'mindgame'],
    skills: ['charm'],
    states: ['bleeding', 'poisoned', 'weakened'],
    environments: ['toxic'],
  },
  { by: 'fearless', rule: 'ELD-TRAIT-030', states: ['panicked'] },
  { by: 'vigilance', rule: 'ELD-TRAIT-072', traits: ['surprise-attack'] },
  // A blind Dodge keeps the whole Agility.
  { by: 'acute-senses', rule: 'ELD-TRAIT-003', rules: ['ELD-ACTION-014'] },
];

const covers = (one: Protection, harm: Harm): boolean =>
  ('state' in harm && one.states?.includes(harm.state) === true) ||
  ('trait' in harm && one.traits?.includes(harm.trait) === true) ||
  ('skill' in harm && one.skills?.includes(harm.skill) === true) ||
  ('environment' in harm && one.environments?.includes(harm.environment) === true) ||
  ('rule' in harm && one.rules?.includes(harm.rule) === true) ||
  ('drain' in harm && one.drain === true) ||
  ('healing' in harm && one.healedBy !== undefined && one.healedBy !== harm.healing);

/** Construct, Elemental, Fearless, Vigilance and Acute Senses protect their model (ELD-TRAIT-011 to ELD-TRAIT-014, ELD-TRAIT-022). */
export const protectedByTraits: Sources['immunities'][number] = (table, model, harm) => {
  const found = protections.find(one => covers(one, harm) && hasTrait(table, model, one.by));
  return found && { rule: found.rule, source: found.by };
};

const survives = (one: Trait, { environment }: Extract<Harm, { readonly environment: string }>): boolean =>
  one.id === 'survival' && one.environment.toLowerCase() === environment;

/** Survival: the Environment that it names does not affect the model. */
export const survival: Sources['immunities'][number] = (table, model, harm) =>
  'environment' in harm && traitsOf(table, model).some(one => survives(one, harm))
    ? { rule: 'ELD-TRAIT-058', source: 'survival' }
    : undefined;
