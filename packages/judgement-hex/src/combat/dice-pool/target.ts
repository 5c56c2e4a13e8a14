import { attribute, plus } from '../../hero-cards/attributes/attribute.js';
import { effigyAttribute } from '../../hero-cards/attributes/effigy.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { effigyOwner, modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { JhxTally, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { changesOf } from '../contributions/changes.js';

/** The number that the attack attribute is counted against. */
export interface Defence {
  readonly value: number;
  readonly rule: RuleId;
  readonly source: string;
}

/** The model an attack meets; undefined for an Effigy. */
const targetModel = ({ state }: Pick<Table, 'state'>, { target }: Pick<AttackFacts, 'target'>): Model | undefined =>
  effigyOwner(state, target) === undefined ? modelOf(state, target) : undefined;

/**
 * The number that the attack attribute is counted against: the target's AGI, its Soul Harvest when the attacker is
 * Psionic. null: the pool starts with 3 dice (JHX-ABILITY-047).
 */
export const defenceOf = (table: Table, attack: AttackFacts): Defence | null => {
  const { state } = table;
  const target = targetModel(table, attack);
  if (!target) {
    return { value: effigyAttribute(table, attack.target, 'AGI'), rule: 'JHX-EFFIGY-002', source: attack.target };
  }
  const changes = (which: 'AGI' | 'SH'): readonly Contribution[] =>
    changesOf(table, attack, target, attack.attacker, which);
  if (!hasCommon(table, modelOf(state, attack.attacker), 'psionics')) {
    const agility = attribute(table, target, 'AGI', changes('AGI'));
    return { value: agility?.total ?? 0, rule: 'JHX-ATTACK-016', source: 'AGI' };
  }
  const intellect: readonly Contribution[] = hasCommon(table, target, 'eldritch-intellect')
    ? [plus(table.numbers.attackDice.eldritchIntellect, 'Eldritch Intellect')]
    : [];
  const harvest = attribute(table, target, 'SH', [...intellect, ...changes('SH')]);
  return harvest && { value: harvest.total, rule: 'JHX-ABILITY-046', source: 'SH' };
};

/** The dice that a Psionic attack starts with where there is nothing to count against (JHX-ABILITY-047). */
export const withoutDefence = ({ numbers }: Pick<Table, 'numbers'>): Defence => ({
  ...numbers.attackDice.psionics,
  source: 'Psionics',
});

/** The counted part of an attack attribute, and the changes that are not counted. */
export interface Counted {
  readonly total: number;
  readonly ignored: readonly { readonly by: number; readonly source: string }[];
}

/**
 * The attack attribute as it counts against this target: whole, or, against an Effigy, without anything that raises it
 * (JHX-EFFIGY-013); what lowers it stays (JHX-EFFIGY-014), down to 1 where 1 or more is printed (JHX-ATTACK-036).
 */
export const againstDefence = (table: Table, attack: AttackFacts, value: JhxTally | null): Counted => {
  if (value === null) return { total: 0, ignored: [] };
  if (targetModel(table, attack)) return { total: value.total, ignored: [] };
  let total = 0;
  let least = 0;
  const ignored: { by: number; source: string }[] = [];
  for (const { op, amount, source = '' } of value.lines) {
    if (typeof amount !== 'number') continue;
    if (op === 'base') {
      total = amount;
      least = amount >= table.numbers.attributes.least.value ? table.numbers.attributes.least.value : 0;
    } else if (op === 'add' && amount > 0) ignored.push({ by: amount, source });
    else if (op === 'add') total += amount;
  }
  return { total: Math.max(total, least), ignored };
};
