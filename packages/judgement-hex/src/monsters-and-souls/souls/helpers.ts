import type { Cited } from '@rulewright/core/editions';
import { minus, plus } from '../../hero-cards/attributes/attribute.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { footingOf, groundOf, soulFooting } from '../../hero-cards/reading/ground.js';
import { suffers } from '../../match/lasting.js';
import { isOnBoard, standing } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Model, Soul } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The amount that one model adds to a harvest or takes from it. */
export interface Help {
  readonly by: number;
  readonly rule: RuleId;
  readonly source: string;
  /** The reason why it does not count. */
  readonly rejected?: string;
}

/** True if a model is at most `lengths` from a Soul. */
export const isWithin = (table: Table, lengths: number, model: Model, soul: Soul): boolean =>
  groundOf(table).within(lengths, footingOf(table, model), soulFooting(table, soul.at));

/** The distance within which a model harvests a Soul: next to it, or farther with Soulgazer (JHX-ABILITY-062). */
export const harvestReach = (table: Table, model: Model): Cited<number, RuleId> => {
  const { reach, soulgazerReach } = table.numbers.souls;
  return hasCommon(table, model, 'soulgazer') ? soulgazerReach : reach;
};

/** True if a model is of the player of another. */
const isFriend = (a: Model, b: Model): boolean => a.player === b.player;

/** The distance within which a model helps or hinders the harvest of another. */
const helpReach = ({ table, harvester, model }: Near): Cited<number, RuleId> => {
  const { soulgazerHelpReach, helpReach: help, hinderReach } = table.numbers.souls;
  if (hasCommon(table, model, 'soulgazer')) return soulgazerHelpReach;
  return isFriend(model, harvester) ? help : hinderReach;
};

/** True if a model is near enough to a Soul to harvest it. No sight is needed (JHX-ACTION-026). */
export const reaches = (table: Table, model: Model, soul: Soul): boolean =>
  isOnBoard(model) && isWithin(table, harvestReach(table, model).value, model, soul);

/** True if a model is near enough to a Soul to help or hinder a harvest of it. */
const takesPart = (near: Near, soul: Soul): boolean =>
  isOnBoard(near.model) && isWithin(near.table, helpReach(near).value, near.model, soul);

/** A model near a Soul that another one harvests. */
interface Near {
  readonly table: Table;
  readonly harvester: Model;
  readonly model: Model;
}

const isSoulless = ({ table }: Near, model: Model): boolean => hasCommon(table, model, 'soulless');

/** Takes no part in the harvest of this one, as its rule says. */
interface Exclusion {
  readonly rule: RuleId;
  readonly rejected: string;
  readonly when: (near: Near) => boolean;
}

/** The models that take no part although they are near; of several reasons the first is told. */
const exclusions: readonly Exclusion[] = [
  {
    rule: 'JHX-ACTION-022',
    rejected: 'summoned',
    when: ({ table, harvester, model }) =>
      model.kind === 'summoned' && (isFriend(model, harvester) || !table.numbers.souls.summonedHinder.value),
  },
  { rule: 'JHX-COND-011', rejected: 'cursed', when: ({ table, model }) => suffers(table.state, model.id, 'curse') },
  {
    rule: 'JHX-ABILITY-072',
    rejected: 'not-soulless',
    when: near => isSoulless(near, near.harvester) && !isSoulless(near, near.model),
  },
  {
    rule: 'JHX-ABILITY-066',
    rejected: 'soulless',
    when: near => !isSoulless(near, near.harvester) && isSoulless(near, near.model),
  },
  {
    rule: 'JHX-UNIT-024',
    rejected: 'same-unit',
    when: near => near.model.unit !== null && near.model.unit === near.harvester.unit,
  },
  {
    rule: 'JHX-UNIT-024',
    rejected: 'out-of-cohesion',
    when: near => !inCohesion(near.table, near.model),
  },
];

/**
 * The models that assist a harvest (JHX-ACTION-020) and those that hinder it (JHX-ACTION-021), knocked down or stunned or not
 * (JHX-ACTION-023), with those that are near and do not count. In the order of the state.
 */
export const helpers = (table: Table, harvester: Model, soul: Soul): readonly Help[] => {
  const ofUnit: Record<string, number> = {};
  const { assist, hinder, mostOfUnit } = table.numbers.souls;
  return standing(table.state)
    .filter(model => model.id !== harvester.id && takesPart({ table, harvester, model }, soul))
    .map((model): Help => {
      const help = isFriend(model, harvester) ? plus(assist, model.id) : minus(hinder, model.id);
      const exclusion = exclusions.find(({ when }) => when({ table, harvester, model }));
      if (exclusion) return { ...help, rule: exclusion.rule, rejected: exclusion.rejected };
      if (model.unit === null) return help;
      const count = (ofUnit[model.unit] ?? 0) + 1;
      ofUnit[model.unit] = count;
      return count > mostOfUnit.value ? { ...help, rule: mostOfUnit.rule, rejected: 'two-of-its-unit' } : help;
    });
};
