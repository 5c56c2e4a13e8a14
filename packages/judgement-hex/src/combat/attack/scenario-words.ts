import { type Ability, defineAbility } from '@rulewright/core';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { windows } from '../../special-rules/timing/windows.js';
import { doing, faces, type Laid } from '../../testing/index.js';
import type { JhxGame } from '../../vocabulary/game.js';
import type { Jhx, JhxEvent } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Table } from '../../vocabulary/table.js';
import type { WindowId } from '../../vocabulary/words.js';
import { carryOut } from '../declare/carry-out.js';
import { attackOf } from '../declare/facts.js';
import { dicePool } from '../dice-pool/pool.js';
import { layAttack, type OneAttack } from '../dice-pool/pool-words.js';

/** A sentence, the rules it shows, the table, the dice, the answers and the events. */
export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** A game in which just one attack is made. */
export interface Staged {
  readonly game: JhxGame;
  readonly setup: Laid['setup'];
  readonly table: Table;
  /** The events of the declaration and of the count of the pool. */
  readonly opening: readonly [declared: JhxEvent, counted: JhxEvent];
}

/** Lays a table on which one attack is made. */
export const attacking = (drawing: string, one: OneAttack = {}): Staged => {
  const { laid, order } = layAttack(drawing, one);
  const { attacker, target, weapon, kind } = order;
  const attack = attackOf(laid.table, order);
  return {
    game: doing(laid, turn => carryOut(turn, order)),
    setup: laid.setup,
    table: laid.table,
    opening: [
      { type: 'AttackDeclared', attacker, target, weapon, attack: attack.type, kind },
      { type: 'PoolCounted', attacker, pool: dicePool(laid.table, attack) },
    ],
  };
};

/** The dice of a staged attack. */
export const rolling = (
  { setup }: Staged,
  text: string,
): Laid['setup'] & { readonly dice: readonly ReturnType<typeof faces>[number][] } => ({ ...setup, dice: faces(text) });

/** An ability in code that acts in a window by itself. */
export const compelled = (
  window: WindowId,
  use: NonNullable<Ability<Jhx, Moment>['use']>,
  id: string = window,
): Ability<Jhx> =>
  defineAbility<Jhx, Moment>({
    id,
    rule: 'JHX-INTERRUPT-001',
    window: windows[window],
    compulsory: true,
    offers: () => [{ by: 'p1', source: 'A' }],
    use,
  });

/** An ability that only says that its window was open. */
export const witness = (window: WindowId): Ability<Jhx> =>
  compelled(window, turn => turn.emit({ type: 'AbilityUsed', model: 'A', ability: window }, 'JHX-INTERRUPT-001'));

/** The event of a witness. */
export const opened = (window: WindowId): JhxEvent => ({ type: 'AbilityUsed', model: 'A', ability: window });
