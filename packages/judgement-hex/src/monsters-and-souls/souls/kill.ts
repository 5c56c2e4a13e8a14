import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { monsterCard, summonedCard } from '../../hero-cards/reading/cards.js';
import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { isOnBoard, opponentOf, orderingPlayer } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import { nearestEligible } from './eligible.js';
import { honour, honourUnharvested } from './honour.js';
import { bankSoul, bindSoul } from './keeping.js';
import { creditOf, type Kill, soulOf, type Victim, wasSoulless } from './slain.js';

/**
 * A kill gives its Hero a level, if the Hero is alive (JHX-LEVEL-008). The Commander gains the levels of a unit
 * (JHX-UNIT-023).
 */
function* level(turn: Turn<Jhx>, hero: Model, rule: RuleId = 'JHX-LEVEL-001'): Rule {
  yield* gainLevel(turn, commanderOf(tableOf(turn), hero).id, rule);
}

/** A Hero harvests the Soul of a dead one and gains one level for kill and harvest together (JHX-LEVEL-002). */
function* harvest(turn: Turn<Jhx>, hero: Model, victim: Victim): Rule {
  bindSoul(turn, commanderOf(tableOf(turn), hero).id, victim.id);
  if (hero.player !== null) honour(turn, victim, hero.player);
  yield* level(turn, hero, 'JHX-SOUL-026');
}

/**
 * The Soul for a Soulless killer goes to the nearest eligible friend, or into the Effigy. The active player picks one of several friends;
 * in the Communion Phase the player of the killer does (JHX-ROUND-008).
 */
function* passOn(turn: Turn<Jhx>, killer: Victim & { readonly player: PlayerId }, victim: Victim): Rule {
  const table = tableOf(turn);
  const near = nearestEligible(table, footingOf(table, killer), killer.player);
  const options = near.map(({ id }) => id);
  if (options.length === 0) return bankSoul(turn, killer.player, 'JHX-ABILITY-068');
  const by = orderingPlayer(turn.state, [killer.player]);
  const about = { soulOf: victim.id };
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-ABILITY-068', about, options });
  const receiver = near.find(({ id }) => id === chosen);
  if (!receiver) return;
  bindSoul(turn, commanderOf(table, receiver).id, victim.id);
  if (turn.options.passedOnSoulGivesLevel) yield* level(turn, receiver, 'JHX-ABILITY-069');
}

/** The enemy Hero that is nearest to a dead one and eligible; among several the player who gains the Soul chooses (JHX-SOUL-040). */
function* nearestHarvester(turn: Turn<Jhx>, victim: Victim, by: PlayerId): Rule<Model | undefined> {
  const table = tableOf(turn);
  const near = nearestEligible(table, footingOf(table, victim), by);
  if (near.length === 0) return undefined;
  const options = near.map(({ id }) => id);
  const about = { soulOf: victim.id };
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-SOUL-041', about, options });
  return near.find(({ id }) => id === chosen);
}

/**
 * The nearest eligible enemy Hero harvests; without one nobody gains the Soul (JHX-SOUL-044). The Soul of a Soulless Hero is Banked
 * in any case, and that Hero gains the level alone.
 */
function* harvestByNearest(turn: Turn<Jhx>, victim: Victim, by: PlayerId, isSoulless: boolean, rule: RuleId): Rule {
  const hero = yield* nearestHarvester(turn, victim, by);
  if (isSoulless) {
    bankSoul(turn, by, 'JHX-SOUL-043');
    honourUnharvested(turn, victim, by);
  }
  if (hero) yield* isSoulless ? level(turn, hero, rule) : harvest(turn, hero, victim);
}

/** The Soul and the level of a Hero that has died: see `soulOfTheSlain`. */
function* harvestHero(turn: Turn<Jhx>, victim: Victim & { readonly player: PlayerId }, kill: Kill): Rule {
  const credited = creditOf(turn.state, kill.by);
  const { rule, gives } = soulOf(tableOf(turn), victim, kill);
  if (gives === 'harvested by the nearest') {
    const by = opponentOf(turn.state, victim.player);
    yield* harvestByNearest(turn, victim, by, wasSoulless(victim, kill), rule);
  }
  if (!credited) return;
  if (gives === 'harvested by the killer') yield* harvest(turn, credited, victim);
  if (gives === 'lost, the killer gains a level') yield* level(turn, credited, 'JHX-COND-009');
  const { player } = credited;
  if (player === null || !isOnBoard(credited)) return;
  if (gives === 'Banked') {
    bankSoul(turn, player, rule);
    honourUnharvested(turn, victim, player);
    yield* level(turn, credited);
  }
  if (gives === 'passed on') {
    yield* passOn(turn, { ...credited, player }, victim);
    honourUnharvested(turn, victim, player);
    yield* level(turn, credited, 'JHX-ABILITY-069');
  }
}

/** True if the death of a model that is not a Hero gives its killer a level. */
const givesLevel = (turn: Turn<Jhx>, { kind, card }: Model): boolean => {
  const table = tableOf(turn);
  if (kind === 'monster') return monsterCard(table, card).bounty.level;
  return kind !== 'summoned' || summonedCard(table, card).grantsLevel === true;
};

/**
 * Gives the Soul and the level of a Hero that has just died, or the level for any other model. Called by death after the
 * model was removed and before its own Souls are lost (JHX-DEATH-005).
 *
 * - The enemy Hero that has the kill gains both: it killed in combat (JHX-SOUL-024), or by its condition or effect
 *   (JHX-SOUL-039). A Summoned killer's Master has the kill (JHX-SUMMON-010), and so has the Hero that claimed a character
 *   Shrine which attacked (JHX-SOUL-047).
 * - A cursed killer, or the Master of a cursed Summoned one, gains the level alone (JHX-COND-008, JHX-COND-009), or by the
 *   option `cursedOwner` leaves Soul and level to another where a condition or an effect of it killed. Where the killer is dead or otherwise barred, the nearest eligible Hero of its side gains both (JHX-SOUL-040); so does the nearest
 *   eligible enemy where a friend's effect killed.
 * - Soulless killers and victims: JHX-ABILITY-067 to JHX-ABILITY-070.
 * - After a kill by a Monster (JHX-MONSTER-053, JHX-MONSTER-054) or a death without a killer, the nearest eligible enemy Hero
 *   gains both in the turn of the dead Hero's player (JHX-SOUL-042, JHX-SOUL-043); at other times nobody does.
 * - Monsters give a level where their bounty has one, Summoned models where their card says so (JHX-SUMMON-011). Members
 *   of a unit always give a level, but no Soul. Killing a friend gives nothing (JHX-LEVEL-010).
 *
 * @param victim the model at the moment of its death, still with its hex
 */
export function* harvestByKill(turn: Turn<Jhx>, { victim, ...kill }: Kill & { readonly victim: Victim }): Rule {
  const { player } = victim;
  if (victim.kind === 'hero' && victim.member === null && player !== null) {
    return yield* harvestHero(turn, { ...victim, player }, kill);
  }
  const credited = creditOf(turn.state, kill.by);
  if (!credited || credited.player === player || !givesLevel(turn, victim)) return;
  const rules: Readonly<Record<Model['kind'], RuleId>> = {
    hero: 'JHX-UNIT-026',
    monster: 'JHX-MONSTER-006',
    summoned: 'JHX-LEVEL-009',
  };
  yield* level(turn, credited, rules[victim.kind]);
}
