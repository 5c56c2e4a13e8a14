import type { Rule, Turn } from '@rulewright/core';
import { isPreyThatAttacks } from '../battlefield/prey.js';
import { unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { gather, type Triggered } from '../timing/gather.js';
import { isEndless, nameInside } from '../timing/inside-itself.js';
import { type UnitWaits, waitingFor } from '../timing/waiting.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Attack, Moment, Sfi } from '../vocabulary/index.js';
import type { AbilityRerolls, RerollSource, Roll } from '../vocabulary/roll.js';
import type { Table } from '../vocabulary/table.js';
import { pricesNow, ruleOf, usersNow } from './cards/card-abilities.js';
import type { Price } from './costs/price.js';
import { useAbility } from './use.js';

type Reroll = Extract<Effect, { readonly op: 'reroll' }>;

/** The moment right after a roll. */
const momentOf = ({ what, target }: Roll, attack: Attack | null): Moment => {
  const window = what === 'hit' ? 'hit-rolled' : 'damage-rolled';
  const targeted = attack?.targets.find(one => one.target === target);
  return { window, of: target, ...(attack ? { attack } : {}), ...(targeted ? { targeted } : {}) };
};

/** A re-roll that an ability allows or demands, of the roll of its own player or of the enemy's roll. */
interface Allowed {
  readonly one: Triggered;
  readonly ability: UnitWaits;
  readonly reroll: Reroll;
  readonly moment: Moment;
  /** Null for an ability that costs nothing. */
  readonly price: Price | null;
}

const isUsable = (table: Table, { one, ability, moment, price }: Allowed): boolean =>
  usersNow(table, one, ability, moment).length > 0 &&
  pricesNow(table, one.source, ability).some(other => other?.sacrifice === price?.sacrifice);

/** Declares and pays for the ability of a re-roll, and carries out the other effects that it has. */
function* use(turn: Turn<Sfi>, { one, ability, moment, price }: Allowed): Rule {
  const table = tableOf(turn);
  const others = { ...ability, effects: ability.effects.filter(({ op }) => op !== 'reroll') };
  const users = usersNow(table, one, ability, moment);
  const { limit, aim } = ability;
  yield* useAbility(turn, {
    unit: one.source,
    ability: others,
    users,
    price,
    limit,
    aim,
    moment,
    rule: ruleOf(ability),
  });
}

/**
 * A passive ability that is not optional must be used, and so must every re-roll that an ability forces on the enemy
 * (SFI-REROLL-011). A player may decline all others, but never picks fewer dice of an enemy's roll than the ability
 * says.
 */
const sourceOf = (table: Table, allowed: Allowed): RerollSource => {
  const { one, ability, reroll, price } = allowed;
  const picked = ability.kind === 'reactive' && ability.cost.action === 'A/';
  const must = ability.kind !== 'reactive' && !ability.optional;
  return {
    by: unitOf(table.state, one.source).player,
    source: `${one.source} ${ability.id}`,
    rule: ruleOf(ability),
    dice: reroll.dice,
    ...(reroll.blanks ? { blanks: true } : {}),
    ...(ability.kind === 'reactive' ? {} : { name: ability.name }),
    ...(must ? { forced: true } : {}),
    ...(reroll.whose === 'enemy' ? { exactly: true } : {}),
    ...(picked && price?.sacrifice ? { sacrifice: true } : {}),
    isOpen: turn => isUsable(tableOf(turn), allowed),
    use: turn => use(turn, allowed),
  };
};

/**
 * True if a roll is the own one of the ability's player, or the enemy's, as the ability says. Rolls of PREY are enemy
 * rolls for both players; other rolls without a player are neither (SFI-SCENARIO-002).
 */
const isRightRoll = (table: Table, { by, roller }: Roll, one: Triggered, reroll: Reroll): boolean => {
  if (by === null) return reroll.whose === 'enemy' && roller !== null && isPreyThatAttacks(table, roller);
  return (by === unitOf(table.state, one.source).player) === (reroll.whose === 'own');
};

/** The re-rolls of a roll that abilities allow or demand, in the windows `hit-rolled` and `damage-rolled` (SFI-REROLL-001). */
export const rerollsOfAbilities: AbilityRerolls = (turn, roll, attack) => {
  const table = tableOf(turn);
  const moment = momentOf(roll, attack);
  const waiting = waitingFor(table.pack, moment.window)?.units ?? [];
  if (waiting.length === 0 || roll.dice.length === 0) return [];
  return gather(table, moment).flatMap(one => {
    const ability = waiting.find(({ called }) => called === one.called)?.ability;
    const reroll = ability?.effects.find((effect): effect is Reroll => effect.op === 'reroll');
    if (!ability || !reroll || !isRightRoll(table, roll, one, reroll)) return [];
    if (isEndless(turn, nameInside(one.source, ability.id, moment))) return [];
    return pricesNow(table, one.source, ability)
      .map(price => ({ one, ability, reroll, moment, price }))
      .filter(allowed => isUsable(table, allowed))
      .map(allowed => sourceOf(table, allowed));
  });
};
