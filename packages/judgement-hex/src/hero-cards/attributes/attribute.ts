import type { Cited } from '@rulewright/core/editions';
import { tally } from '@rulewright/core/tally';
import { suffers } from '../../match/lasting.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { JhxTally, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Attribute } from '../../vocabulary/words.js';
import { bonusesOf, cardOf } from '../reading/cards.js';
import { changesOn, isNarrowed } from '../reading/changes.js';
import { remembered } from '../reading/remembered.js';

/** The contribution that adds a number of the edition. */
export const plus = ({ value, rule }: Cited<number, RuleId>, source: string): Contribution => ({
  by: value,
  rule,
  source,
});

/** The contribution that takes a number of the edition away. */
export const minus = ({ value, rule }: Cited<number, RuleId>, source: string): Contribution => ({
  by: -value,
  rule,
  source,
});

const attackAttributes: readonly Attribute[] = ['MEL', 'MAG', 'RNG'];

/** The changes of a model's attribute now: by bonuses, innate abilities of its card, effects on it, and conditions. */
const contributions = (table: Table, model: Model, attribute: Attribute): readonly Contribution[] => {
  const all: Contribution[] = [];
  for (const { bonus, source, rule } of bonusesOf(table, model)) {
    const by = bonus.attributes?.[attribute] ?? 0;
    if (by !== 0) all.push({ by, rule, source });
  }
  for (const { data, source, rule } of changesOn(table, model)) {
    if (data.what !== attribute || isNarrowed(data)) continue;
    all.push(data.last ? { by: data.by, rule, source, last: true } : { by: data.by, rule, source });
  }
  return [...all, ...conditionsOn(table, model, attribute)];
};

/** The changes of an attribute by conditions. */
const conditionsOn = (table: Table, { id }: Model, attribute: Attribute): readonly Contribution[] => {
  const all: Contribution[] = [];
  const { poisonAttack, poisonAGI, poisonSH, knockDownAGI } = table.numbers.conditions;
  if (suffers(table.state, id, 'poison')) {
    if (attackAttributes.includes(attribute)) all.push(minus(poisonAttack, 'poison'));
    if (attribute === 'AGI') all.push(minus(poisonAGI, 'poison'));
    if (attribute === 'SH') all.push(minus(poisonSH, 'poison'));
  }
  if (attribute === 'AGI' && suffers(table.state, id, 'knock-down')) {
    all.push(minus(knockDownAGI, 'knock-down'));
  }
  return all;
};

/**
 * The stages in order: AGI 5, 1 more by Boots, 1 less by poison and 3 less by knock down is 2 (JHX-ORDER-001,
 * JHX-ORDER-002).
 */
const stages = ['printed', 'positive', 'negative', 'last negative', 'freeze', 'last positive', 'bounds'] as const;

/** An attribute that is printed as 0 has no other floor. */
const noFloor: Cited<number, RuleId> = { value: 0, rule: 'JHX-ATTR-003' };

/**
 * An attribute of a model now, with its reasons, computed afresh from the printed value (JHX-ORDER-010):
 * - first the printed value, then all positive changes, then all negative ones (JHX-ORDER-001), bounded after each of
 *   the two stages (JHX-ATTR-006);
 * - then the changes that come after all others, among them freeze (JHX-COND-018). Their owner takes the order that
 *   leaves the highest value (JHX-ORDER-003): first those that lower it, then freeze, then those that raise it.
 *
 * The value is null for a dash, which nothing raises (JHX-ATTR-004). Changes that count only against certain models,
 * and those of the attack itself, are not in the value.
 *
 * @param more contributions of the moment, e.g. of Soul Harvest rolls
 * @param rolled what a die in place of MOV shows for this move
 */
export const attribute = (
  table: Table,
  model: Model,
  which: Attribute,
  more: readonly Contribution[] = [],
  rolled?: number,
): JhxTally | null => {
  const card = cardOf(table, model);
  const printed = card.attributes[which];
  // A die in place of MOV is rolled when the model moves; questions before that use its highest face.
  const base = typeof printed === 'string' ? (rolled ?? Number(printed.slice(1))) : printed;
  if (base === null) return null;
  const all = [...contributions(table, model, which), ...more];
  const { least, most, leastRES, mostRES } = table.numbers.attributes;
  const { freezeAGI, freezeMOV } = table.numbers.conditions;
  const floor = which === 'RES' ? leastRES : base >= least.value ? least : noFloor;
  const ceiling = which === 'RES' ? mostRES : most;
  const highest = which === 'RES' ? (card.mostRES ?? ceiling.value) : ceiling.value;
  const count = tally<RuleId, (typeof stages)[number]>(which, stages);
  count.base('printed', base, 'JHX-ATTR-002', card.name);
  const clamp = table.options.clampIntermediate ? (['positive', 'negative', 'bounds'] as const) : (['bounds'] as const);
  for (const { by, rule, source, last } of all) {
    const sign = by > 0 ? 'positive' : 'negative';
    count.add(last ? `last ${sign}` : sign, by, rule, source);
  }
  for (const stage of clamp) {
    if (stage !== 'bounds' && !all.some(({ by, last }) => !last && by > 0 === (stage === 'positive'))) continue;
    count.atMost(stage, highest, ceiling.rule).atLeast(stage, floor.value, floor.rule);
  }
  if (suffers(table.state, model.id, 'freeze')) {
    if (which === 'AGI') count.atMost('freeze', freezeAGI.value, freezeAGI.rule, 'freeze');
    if (which === 'MOV') count.atMost('freeze', freezeMOV.value, freezeMOV.rule, 'freeze');
  }
  return count.tally();
};

/** True if the card has a dash for an attribute, which nothing raises (JHX-ATTR-004). */
export const hasDash = (table: Table, model: Model, which: Attribute): boolean =>
  cardOf(table, model).attributes[which] === null;

/** The value of an attribute now; null for a dash. */
export const attributeValue = (
  table: Table,
  model: Model,
  which: Attribute,
  more: readonly Contribution[] = [],
): number | null => {
  if (more.length > 0) return attribute(table, model, which, more)?.total ?? null;
  const { attributes } = remembered(table, model);
  const known = attributes.get(which);
  if (known !== undefined) return known;
  const value = attribute(table, model, which)?.total ?? null;
  attributes.set(which, value);
  return value;
};
