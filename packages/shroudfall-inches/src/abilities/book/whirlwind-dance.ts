import { type Ability, defineAbility, sameJson, type Turn } from '@rulewright/core';
import { attacksOf } from '../../attack/action/choices.js';
import { makeAttack } from '../../attack/attack.js';
import { thingNamed } from '../../battlefield/things.js';
import { beginEffect } from '../../match/lasting.js';
import { unitOfModel } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../timing/windows.js';
import { weaponNamed } from '../../unit-cards/weapons.js';
import type { Attack, AttackChoice, CodeEffect, Moment, Sfi, SfiState, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The name by which cards have the effect in code. */
const NAME = 'whirlwind-dance';

/** Whirlwind Dance begins: it counts for the next attack action of this activation, also for one that an ability generates (SFI-UNIT-002). */
export const whirlwindDance: CodeEffect = (turn, { cause: { name: key, source, unit, player, rule } }) => {
  if (unit === null || turn.state.activation === null) return;
  const data = { op: 'code', name: NAME } as const;
  beginEffect(turn, { key, source, target: unit, player, data, lasts: 'own-attack-action' }, rule);
};

/** The name of the ability that gives more attacks in the attack action that a unit is taking; undefined without any. */
const dancing = ({ activation, effects }: SfiState, unit: UnitId): string | undefined => {
  const next = activation?.actions.find(one => one.unit === unit && one.action === 'attack');
  if (!next || next !== activation?.actions.at(-1)) return undefined;
  return effects.find(({ target, data }) => target === unit && data.op === 'code' && data.name === NAME)?.key;
};

/** True if an attack belongs to the action and has damaged an enemy in melee; the enemy may have left the table by it. */
const hasDamaged = (table: Table, { type, inAction, from, player, targets }: Attack, name: string): boolean =>
  type === 'melee' &&
  player !== null &&
  (inAction || from === name) &&
  targets.some(
    ({ target, damage, over }) => damage > 0 && !over && unitOfModel(table.state, target)?.player !== player,
  );

/** The melee attacks at models that no melee attack of the action has targeted. */
const moreAttacks = (table: Table, { of, attack }: Moment): readonly AttackChoice[] => {
  if (!attack || attack.unit === null || of === null || !thingNamed(table, of)) return [];
  const name = dancing(table.state, attack.unit);
  if (name === undefined || !hasDamaged(table, attack, name)) return [];
  const targeted = table.state.activation?.actions.at(-1)?.targeted ?? [];
  return attacksOf(table, of).filter(
    ({ profile, target }) =>
      weaponNamed(table, of, profile)?.type === 'melee' && target !== undefined && !targeted.includes(target),
  );
};

/** A model that has damaged an enemy may attack an enemy that was not targeted, and so on in a chain. */
export const whirlwindAttacks: Ability<Sfi> = /* @__PURE__ */ defineAbility<Sfi, Moment>({
  id: NAME,
  rule: 'SFI-UNIT-002',
  window: windows.attacked,
  offers(turn, moment) {
    const by = moment.attack?.player;
    if (by == null) return [];
    return moreAttacks(tableOf(turn), moment).map(choice => ({ by, source: moment.of ?? '', with: choice }));
  },
  *use(turn: Turn<Sfi>, moment, { source, with: chosen }) {
    const table = tableOf(turn);
    const from = dancing(table.state, moment.attack?.unit ?? '');
    const choice = moreAttacks(table, moment).find(one => sameJson(one, chosen));
    const weapon = choice && weaponNamed(table, source, choice.profile);
    if (!choice || !weapon || choice.target === undefined || from === undefined) return;
    yield* makeAttack(turn, { attacker: source, weapon, ofCard: true, target: choice.target, inAction: false, from });
  },
});
