import { tally } from '@rulewright/core/tally';
import { modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { AttackFacts, Cast, EldTally, Table } from '../vocabulary/index.js';
import { strikesOfCast } from './changes.js';
import { formulaValue } from './formula.js';

const stages = ['base', 'set', 'amounts', 'least', 'most'] as const;

/** The Strike of an attack before any change. */
const fixed = (value: number): EldTally =>
  tally<RuleId, 'base'>('Strike', ['base']).base('base', value, 'ELD-STRIKE-004').tally();

/**
 * The Strike of an attack, which is its number of dice: the printed value, e.g. from the current STA (ELD-STRIKE-002); a 1 that the
 * Reactive role or a state sets (ELD-STRIKE-003); then amounts, and never below 1 (ELD-STRIKE-004, ELD-STRIKE-005).
 * Thrown Items have at most one strike for each copy.
 */
export const strikeOf = (table: Table, attack: AttackFacts): EldTally => {
  const { weapon, role } = attack;
  const { strikes } = table.numbers;
  const printed = formulaValue(table, modelOf(table.state, attack.attacker), weapon.strike);
  if (weapon.fixedStrike) return fixed(printed);
  const builder = tally<RuleId, (typeof stages)[number]>('Strike', stages);
  builder.base('base', printed, 'ELD-STRIKE-001', weapon.name);
  if (role === 'reactive') builder.base('set', strikes.reactive.value, strikes.reactive.rule, 'reactive');
  const changes = table.sources.strikes.flatMap(source => source(table, attack));
  const fixedBy = changes.find(one => 'fix' in one);
  if (fixedBy && 'fix' in fixedBy) return fixed(fixedBy.fix);
  // The lowest value counts if several rules set the Strike.
  const sets = changes.flatMap(one => ('set' in one ? [one] : [])).toSorted((a, b) => b.set - a.set);
  for (const { set, rule, source } of sets) builder.base('set', set, rule, source);
  const isFinal = sets.length > 0 && table.options.strikeSetIsFinal;
  for (const one of changes) {
    if (!('add' in one)) continue;
    if (isFinal) builder.reject('amounts', one.add, one.rule, 'strike-is-set', one.source);
    else builder.add('amounts', one.add, one.rule, one.source);
  }
  builder.atLeast('least', strikes.least.value, strikes.least.rule);
  if ('thrown' in attack.declared.means) builder.atMost('most', printed, 'ELD-TRAIT-065', weapon.name);
  return builder.tally();
};

/**
 * The Strike of an Assist, which is the number of its targets, 1 in the Reactive role (ELD-ACTION-008), and more with Items for the Spell
 * (ELD-ITEM-010). States and classes change the Strike of Attacks only (ELD-STATE-014).
 */
export const assistStrike = (
  table: Table,
  { model, role, weapon }: Pick<Cast, 'model' | 'role' | 'weapon'>,
): number => {
  const { reactive, least } = table.numbers.strikes;
  const isReaction = role === 'reactive' && !weapon.fixedStrike;
  const base = isReaction ? reactive.value : formulaValue(table, modelOf(table.state, model), weapon.strike);
  return Math.max(least.value, base + strikesOfCast(table, { model, role, weapon }));
};
