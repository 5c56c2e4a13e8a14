import { type Ability, defineAbility, type PlayerId, sameJson } from '@rulewright/core';
import { thingNamed } from '../battlefield/things.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { windows } from '../timing/windows.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import { weaponNamed } from '../unit-cards/weapons.js';
import type { AttackChoice, AttackFacts, Moment, Sfi } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { attacksOf } from './action/choices.js';
import { makeAttack } from './attack.js';
import { isEnemyOf } from './sides.js';

/** The name of the attacks that Backswing generates. */
const BACKSWING = 'backswing';

/**
 * True if an ability of a player may generate an attack in the middle of another attack: an attack by Backswing generates no
 * further one of its own side, but the enemy may answer it (SFI-PASSIVE-005).
 */
export const mayGenerateAttack = (player: PlayerId | null, attack: AttackFacts | undefined): boolean =>
  attack?.from !== BACKSWING || attack.player !== player;

/** True if a moment is the first in which an attack has damaged an enemy: one attack gives one more, however many it damages. */
const isFirstDamage = (table: Table, player: PlayerId, { attack, targeted }: Moment): boolean =>
  targeted !== undefined &&
  targeted === attack?.targets.find(({ damage, target }) => damage > 0 && isEnemyOf(table, player, target));

/** The melee attacks that Backswing allows at a moment, with used profiles too. */
const backswings = (table: Table, moment: Moment): readonly AttackChoice[] => {
  const { attack } = moment;
  if (attack?.type !== 'melee' || attack.player === null || attack.unit === null) return [];
  const { attacker, player } = attack;
  if (!mayGenerateAttack(player, attack) || !thingNamed(table, attacker)) return [];
  if (!hasPassive(table, modelOf(table.state, attacker), 'backswing') || !isFirstDamage(table, player, moment))
    return [];
  return attacksOf(table, attacker).filter(({ profile }) => weaponNamed(table, attacker, profile)?.type === 'melee');
};

/**
 * A model with Backswing that has damaged an enemy with a melee attack may at once make one more, before the damage is marked.
 */
export const backswing: Ability<Sfi> = /* @__PURE__ */ defineAbility<Sfi, Moment>({
  id: BACKSWING,
  rule: 'SFI-PASSIVE-004',
  window: windows.damaged,
  offers(turn, moment) {
    const { attack, kinds } = moment;
    const by = attack?.player;
    if (by == null || kinds === 'reactions') return [];
    return backswings(tableOf(turn), moment).map(choice => ({ by, source: attack?.attacker ?? '', with: choice }));
  },
  *use(turn, { attack }, { with: chosen }) {
    if (!attack) return;
    const { attacker } = attack;
    const choice = attacksOf(tableOf(turn), attacker).find(one => sameJson(one, chosen));
    const weapon = choice && weaponNamed(tableOf(turn), attacker, choice.profile);
    if (!choice || !weapon) return;
    const { target } = choice;
    const aimed = target === undefined ? {} : { target };
    yield* makeAttack(turn, { attacker, weapon, ofCard: true, ...aimed, inAction: false, from: BACKSWING });
  },
});
