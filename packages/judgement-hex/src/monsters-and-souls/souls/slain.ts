import { hasCommon } from '../../hero-cards/reading/common.js';
import { suffers } from '../../match/lasting.js';
import { hostile, isOnBoard } from '../../match/models.js';
import { type General, type Held, ruleFor } from '../../special-rules/exceptions/exceptions.js';
import type { Death } from '../../vocabulary/death.js';
import type { DamageCause, JhxState, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { isEligibleKiller } from './eligible.js';

/** A model that has died, still with the hex where it stood. */
export type Victim = Model & { readonly at: number };

/**
 * The model that gets the kill: a killing Hero itself, dead or alive, or the Master of a killing Summoned model
 * (JHX-SUMMON-010, JHX-MONSTER-011). Undefined if a Monster killed, or no model.
 */
export const creditOf = ({ models }: JhxState, killer: ModelId | null): Model | undefined => {
  const found = models.find(({ id }) => id === killer);
  if (found?.kind === 'summoned') return models.find(({ id }) => id === found.master);
  return found?.kind === 'hero' ? found : undefined;
};

/** The kill: the model that has it, the cause of the damage, and the table before the death. */
export type Kill = Pick<Death, 'by' | 'cause' | 'before'>;

/**
 * True if a dead model was Soulless, also by an effect on it or an ability around it: its Soul is harvested before its tokens go
 * (JHX-DEATH-006).
 */
export const wasSoulless = (victim: Victim, { before }: Pick<Kill, 'before'>): boolean =>
  hasCommon(before, victim, 'soulless');

/** The facts that decide about the Soul of a slain Hero. */
export interface Slaying {
  /** The kill is that of an enemy Hero. */
  readonly byEnemy: boolean;
  /** The kill is that of a Hero of the dead one's own player, by a condition or an effect. */
  readonly byFriend: boolean;
  /** True if the killing Hero is on the board. */
  readonly stands: boolean;
  /** True if the killing Hero is eligible to harvest its kill: see `isEligibleKiller`. */
  readonly eligible: boolean;
  readonly killerSoulless: boolean;
  readonly victimSoulless: boolean;
  /** The enemy that killed, or the Master of a Summoned one, is cursed. */
  readonly cursed: boolean;
  /** The cursed enemy leaves the Soul to others: it killed by a condition or an effect, under the option `cursedOwner`. */
  readonly leaves: boolean;
  readonly byMonster: boolean;
  /** The Hero died in a turn of its own player. */
  readonly ownTurn: boolean;
}

/** The fate of the Soul of a slain Hero, and of the level for its kill. */
export type SoulOfTheSlain =
  | 'harvested by the killer'
  | 'harvested by the nearest'
  | 'Banked'
  | 'passed on'
  | 'lost, the killer gains a level'
  | 'lost';

/** The owner of the condition or the effect that killed cannot harvest: dead, barred, or a friend of the dead Hero. */
const byIneligible = (of: Slaying): boolean => (of.byEnemy ? !(of.stands && of.eligible) : of.byFriend && !of.ownTurn);
const leavesSoul = (of: Slaying): boolean => of.cursed && of.leaves;
const bySoulless = (of: Slaying): boolean => of.byEnemy && of.stands && of.killerSoulless && !leavesSoul(of);
const ofSoulless = (of: Slaying): boolean => of.byEnemy && of.stands && of.victimSoulless && !leavesSoul(of);

/** The Soul of a slain Hero goes to the enemy Hero that killed it, in combat or by its condition or effect (JHX-SOUL-039). */
export const soulOfTheSlain: General<Slaying, SoulOfTheSlain> = {
  rule: 'JHX-SOUL-024',
  gives: 'harvested by the killer',
  exceptions: [
    // A killer that is dead, barred or no enemy leaves it to others.
    { rule: 'JHX-SOUL-040', when: byIneligible, gives: 'harvested by the nearest' },
    // Soulless killers and victims.
    { rule: 'JHX-ABILITY-067', when: ofSoulless, gives: 'Banked', displaces: ['JHX-SOUL-040'] },
    { rule: 'JHX-ABILITY-068', when: bySoulless, gives: 'passed on', displaces: ['JHX-SOUL-040'] },
    {
      rule: 'JHX-ABILITY-070',
      when: of => bySoulless(of) && ofSoulless(of),
      gives: 'Banked',
      displaces: ['JHX-SOUL-040', 'JHX-ABILITY-067', 'JHX-ABILITY-068'],
    },
    // Killed by a Monster, a friend, itself or nobody.
    { rule: 'JHX-SOUL-042', when: of => !of.byEnemy && of.ownTurn, gives: 'harvested by the nearest' },
    {
      rule: 'JHX-MONSTER-053',
      when: of => !of.byEnemy && of.ownTurn && of.byMonster,
      gives: 'harvested by the nearest',
      displaces: ['JHX-SOUL-042'],
    },
    // In another turn the death gives no Soul if a Monster killed, or an effect without a Hero.
    { rule: 'JHX-MONSTER-054', when: of => !of.byEnemy && !of.byFriend && !of.ownTurn, gives: 'lost' },
    // A cursed killer: no Banked Soul for a Soulless Hero either (JHX-COND-012).
    {
      rule: 'JHX-COND-008',
      when: of => of.cursed && !of.leaves,
      gives: 'lost, the killer gains a level',
      displaces: [
        'JHX-SOUL-040',
        'JHX-ABILITY-067',
        'JHX-ABILITY-068',
        'JHX-ABILITY-070',
        'JHX-SOUL-042',
        'JHX-MONSTER-053',
        'JHX-MONSTER-054',
      ],
    },
  ],
};

/** The causes of damage with which a model kills itself, and not by a condition or an effect of its own (JHX-SOUL-039). */
const inCombat: readonly DamageCause[] = ['attack', 'manoeuvre', 'shared'];

/** True if the killing enemy is cursed: a Monster too; for a Summoned model its Master counts as well (JHX-COND-008). */
const isCursed = (state: JhxState, victim: Victim, killer: ModelId | null): boolean =>
  state.models.some(
    one =>
      (one.id === killer || one.id === creditOf(state, killer)?.id) &&
      hostile(one, victim) &&
      suffers(state, one.id, 'curse'),
  );

/** The fate of the Soul of a Hero that has just died, with the rule. */
export const soulOf = (table: Table, victim: Victim, kill: Kill): Held<SoulOfTheSlain> => {
  const { state, options } = table;
  const { by: killer, cause } = kill;
  const credited = creditOf(state, killer);
  const enemy = credited !== undefined && hostile(credited, victim) ? credited : undefined;
  return ruleFor(soulOfTheSlain, {
    byEnemy: enemy !== undefined,
    byFriend: credited !== undefined && enemy === undefined,
    stands: enemy !== undefined && isOnBoard(enemy),
    eligible: enemy !== undefined && isEligibleKiller(table, enemy),
    killerSoulless: enemy !== undefined && hasCommon(table, enemy, 'soulless'),
    victimSoulless: wasSoulless(victim, kill),
    cursed: isCursed(state, victim, killer),
    leaves:
      options.cursedOwner === 'nearest' && enemy !== undefined && cause !== undefined && !inCombat.includes(cause),
    byMonster: state.models.some(({ id, kind }) => id === killer && kind === 'monster'),
    ownTurn: state.activation?.player === victim.player,
  });
};
