import { tally } from '@rulewright/core/tally';
import { cardOf, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { CommonPassive } from '../../vocabulary/effect.js';
import type { Model, SfiTally, Unit } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { PassiveWithXId } from '../../vocabulary/words.js';
import { inForce, lendsPassives } from '../effects/in-force.js';
import type { Contribution } from '../effects/stacking.js';

/** A passive ability that a unit has by its card or by an effect. */
interface Held {
  readonly passive: CommonPassive;
  readonly name: string;
  readonly source: string;
  readonly rule: RuleId;
  readonly stacks: boolean;
}

/** The X of one passive ability of a unit. */
interface Level extends Pick<Held, 'name' | 'rule' | 'stacks'> {
  readonly x: number;
}

/** A unit, or one of its models: what a card lends to the models around it, only the near ones have. */
export type Holder = Unit | Model;

const heldBy = (table: Table, of: Holder): readonly Held[] => {
  const [unit, model] = 'card' in of ? [of] : [unitOf(table.state, of.unit), of];
  const card = cardOf(table, unit);
  const printed = card.passives.map(
    (passive): Held => ({ passive, name: card.name, source: unit.id, rule: 'SFI-CARD-018', stacks: false }),
  );
  const granted = inForce(table, unit, lendsPassives(table) ? model : undefined).flatMap(
    ({ change, name, source, rule }): readonly Held[] =>
      change.op === 'grant' ? [{ passive: change.passive, name, source, rule, stacks: change.stacks === true }] : [],
  );
  return [...printed, ...granted];
};

/** The common passive abilities that a unit or model has, those of its card first; the same one may be there several times. */
export const passivesOf = (table: Table, of: Holder): readonly CommonPassive[] =>
  heldBy(table, of).map(({ passive }) => passive);

/** True if a unit or model has a common passive ability; to have it several times makes no difference (SFI-STACK-002). */
export const hasPassive = (table: Table, of: Holder, id: CommonPassive['id']): boolean =>
  passivesOf(table, of).some(passive => passive.id === id);

/**
 * The X of a common passive ability; 0 for a unit or model that does not have it. Effects that grant the same passive are one effect,
 * whatever their names: the highest X counts. An X that is marked (+X) is added to it, or to 0 (SFI-STACK-008).
 *
 * @param lent temporary levels, e.g. from terrain
 */
export const levelOf = (table: Table, of: Holder, id: PassiveWithXId, lent: readonly Contribution[] = []): SfiTally => {
  const count = tally<RuleId, 'printed' | 'modifiers'>(id, ['printed', 'modifiers']);
  const levels: Level[] = heldBy(table, of).flatMap(({ passive, name, rule, stacks }) =>
    passive.id === id && 'x' in passive ? [{ x: passive.x, name, rule, stacks }] : [],
  );
  levels.push(...lent.map(({ by, name, rule }) => ({ x: by, name, rule, stacks: false })));
  const base = levels.filter(({ stacks }) => !stacks);
  const highest = base.reduce<(typeof base)[number] | undefined>(
    (best, one) => (best && best.x >= one.x ? best : one),
    undefined,
  );
  for (const one of levels) {
    if (one.stacks) count.add('modifiers', one.x, 'SFI-STACK-004', one.name);
    else if (one === highest) count.add('printed', one.x, one.rule, one.name);
    else count.reject('printed', one.x, 'SFI-STACK-002', 'same-passive', one.name);
  }
  return count.tally();
};
