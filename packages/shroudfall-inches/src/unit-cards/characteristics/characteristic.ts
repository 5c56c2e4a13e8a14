import { type TallyBuilder, tally } from '@rulewright/core/tally';
import { cardOf, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Model, SfiTally } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { countsIn, type Situation } from '../effects/against.js';
import { contributionOf, type InForce, inForce, isChanged } from '../effects/in-force.js';
import { afterStacking, type Contribution } from '../effects/stacking.js';

/** The stages of a characteristic, in their order. */
export const stages: readonly ['printed', 'set', 'modifiers', 'floor'] = ['printed', 'set', 'modifiers', 'floor'];

/** The rules of the printed values. */
const rules = { DEF: 'SFI-CARD-004', ARM: 'SFI-CARD-006', RNG: 'SFI-CARD-015' } as const satisfies Record<
  string,
  RuleId
>;

/**
 * A changed characteristic: the printed value, then set-to effects, then additions and subtractions, then the floor
 * (SFI-CARD-021, SFI-CARD-005, SFI-CARD-007, SFI-CARD-015).
 *
 * @param more contributions of the moment, e.g. of terrain
 */
const characteristic = (
  table: Table,
  model: Model,
  which: 'DEF' | 'ARM' | 'RNG',
  printed: number,
  now: Situation,
  more: readonly Contribution[],
): SfiTally => {
  const unit = unitOf(table.state, model.unit);
  const count = tally<RuleId, (typeof stages)[number]>(which, stages);
  count.base('printed', printed, rules[which], cardOf(table, unit).name);
  return changed(table, count, which, inForce(table, unit, model), now, more);
};

/**
 * The count of a characteristic, begun with its printed value, with the changes in force and contributions of the moment. The
 * highest of several set values counts, as the controlling player decides (SFI-STACK-003, SFI-STACK-007).
 */
export const changed = (
  table: Table,
  count: TallyBuilder<RuleId, (typeof stages)[number]>,
  which: 'DEF' | 'ARM' | 'RNG',
  all: readonly InForce[],
  now: Situation,
  more: readonly Contribution[],
): SfiTally => {
  const contributions: Contribution[] = [];
  const sets: { readonly value: number; readonly name: string }[] = [];
  for (const one of all) {
    const { change, name, attackOn } = one;
    if (change.op !== 'set' && change.op !== 'modify') continue;
    if (change.what !== which || !countsIn(table, change, now, attackOn)) continue;
    if (change.op === 'set') sets.push({ value: change.value, name });
    else contributions.push(contributionOf(one, change));
  }
  // The last one replaces those before it.
  for (const { value, name } of sets.sort((a, b) => a.value - b.value)) count.base('set', value, 'SFI-CARD-021', name);
  for (const { name, by, rule, rejected } of afterStacking([...contributions, ...more], 'more', table.options)) {
    if (rejected) count.reject('modifiers', by, rejected.rule, rejected.why, name);
    else count.add('modifiers', by, rule, name);
  }
  const { value, rule } = table.numbers.floors[which];
  return count.atLeast('floor', value, rule).tally();
};

/** DEF of a model: the number that a hit roll must reach (SFI-CARD-004). */
export const defenceOf = (
  table: Table,
  model: Model,
  now: Situation = {},
  more: readonly Contribution[] = [],
): SfiTally => characteristic(table, model, 'DEF', cardOf(table, unitOf(table.state, model.unit)).def, now, more);

/** ARM of a model: the number by which a damage roll is divided (SFI-CARD-006). */
export const armourOf = (
  table: Table,
  model: Model,
  now: Situation = {},
  more: readonly Contribution[] = [],
): SfiTally => characteristic(table, model, 'ARM', cardOf(table, unitOf(table.state, model.unit)).arm, now, more);

/** RNG in inches of a weapon profile of a model (SFI-CARD-014, SFI-CARD-015). */
export const rangeOf = (
  table: Table,
  model: Model,
  { range, type }: Pick<Weapon, 'range' | 'type'>,
  more: readonly Contribution[] = [],
): SfiTally => characteristic(table, model, 'RNG', range, { attack: type }, more);

/** The value of `rangeOf`, without its reasons. */
export const rangeValue = (table: Table, model: Model, weapon: Pick<Weapon, 'range' | 'type'>): number =>
  isChanged(table, 'RNG')
    ? rangeOf(table, model, weapon).total
    : Math.max(weapon.range, table.numbers.floors.RNG.value);
