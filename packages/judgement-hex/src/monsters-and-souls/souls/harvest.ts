import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { honour } from '../../abilities/common/honour.js';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { hasCommon, monsterCard, summonedCard } from '../../hero-cards/reading/cards.js';
import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { choose } from '../../match/ask.js';
import { suffers } from '../../match/lasting.js';
import { activePlayer, heroesOf, hostile, isOnBoard, opponentOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Arena, Jhx, Model, ModelId } from '../../vocabulary/index.js';
import { canHold, isEligibleKiller, nearest, nearestEligible } from './eligible.js';
import { bankSoul, bindSoul } from './keeping.js';

export { bankSoul, bindSoul, loseSouls } from './keeping.js';

/** A model that has died, still with the hex where it stood. */
type Victim = Model & { readonly at: number };

/**
 * The model that is credited with a kill: a Hero itself, dead or alive; for a Summoned model its Master (JHX-SUMMON-010,
 * JHX-MONSTER-011). Nobody is where a Monster or nobody did it.
 */
const creditOf = ({ models }: Arena, killer: ModelId | null): Model | undefined => {
  const found = models.find(({ id }) => id === killer);
  if (found?.kind === 'summoned') return models.find(({ id }) => id === found.master);
  return found?.kind === 'hero' ? found : undefined;
};

/** A kill gives its Hero a level (JHX-LEVEL-001), if it is alive (JHX-LEVEL-008); of a unit the Commander (JHX-UNIT-023). */
function* level(turn: Turn<Jhx>, hero: Model, rule: RuleId = 'JHX-LEVEL-001'): Rule {
  yield* gainLevel(turn, commanderOf(tableOf(turn), hero).id, rule);
}

/** A Hero harvests the Soul of a dead one and gains one level for kill and harvest together (JHX-LEVEL-002, JHX-SOUL-026). */
function* harvest(turn: Turn<Jhx>, hero: Model, victim: Victim): Rule {
  bindSoul(turn, commanderOf(tableOf(turn), hero).id, victim.id);
  if (hero.player !== null) honour(turn, victim, hero.player);
  yield* level(turn, hero, 'JHX-SOUL-026');
}

/** A Soulless killer's Soul goes to the nearest friend that can hold it, or into the Effigy (JHX-ABILITY-068). */
function* passOn(turn: Turn<Jhx>, killer: Victim & { readonly player: PlayerId }, victim: Victim): Rule {
  const table = tableOf(turn);
  const able = heroesOf(turn.state, killer.player).filter(
    model => canHold(table, model) && canHold(table, commanderOf(table, model)),
  );
  const options = nearest(table, killer.at, able).map(({ id }) => id);
  if (options.length === 0) return bankSoul(turn, killer.player, 'JHX-ABILITY-068');
  const by = activePlayer(turn.state);
  const about = { soulOf: victim.id };
  const chosen = yield* choose(turn, { by, kind: 'model', rule: 'JHX-ABILITY-068', about, options });
  const receiver = able.find(({ id }) => id === chosen);
  if (receiver) bindSoul(turn, commanderOf(table, receiver).id, victim.id);
}

/**
 * The nearest eligible enemy Hero of the dead one harvests, the player who gains the Soul choosing among several
 * (JHX-SOUL-040, JHX-SOUL-041). The Soul of a Soulless one is Banked (JHX-SOUL-043). Without such a Hero nothing comes of it
 * (JHX-SOUL-044).
 */
function* harvestByNearest(turn: Turn<Jhx>, victim: Victim, by: PlayerId, rule: RuleId): Rule {
  const table = tableOf(turn);
  const near = nearestEligible(table, victim.at, by);
  if (near.length === 0) return;
  const options = near.map(({ id }) => id);
  const about = { soulOf: victim.id };
  const chosen = yield* choose(turn, { by, kind: 'model', rule: 'JHX-SOUL-041', about, options });
  const hero = near.find(({ id }) => id === chosen);
  if (!hero) return;
  if (!hasCommon(table, victim, 'soulless')) return yield* harvest(turn, hero, victim);
  bankSoul(turn, by, 'JHX-SOUL-043');
  yield* level(turn, hero, rule);
}

/** What a Hero's death gives to the enemy Hero whose kill it was; false if it cannot harvest and others may. */
function* harvestByKiller(turn: Turn<Jhx>, killer: Model, victim: Victim): Rule<boolean> {
  const { player } = killer;
  if (!isOnBoard(killer) || player === null) return false;
  const table = tableOf(turn);
  if (hasCommon(table, victim, 'soulless')) {
    bankSoul(turn, player, hasCommon(table, killer, 'soulless') ? 'JHX-ABILITY-070' : 'JHX-ABILITY-067');
    yield* level(turn, killer);
    return true;
  }
  if (hasCommon(table, killer, 'soulless')) {
    yield* passOn(turn, { ...killer, player }, victim);
    yield* level(turn, killer, 'JHX-ABILITY-069');
    return true;
  }
  if (!isEligibleKiller(table, killer)) return false;
  yield* harvest(turn, killer, victim);
  return true;
}

/** Whether an enemy that killed is cursed, so that no Soul is left (JHX-COND-008): a Monster too, and of a Summoned model also its Master. */
const isCursed = (arena: Arena, victim: Victim, killer: ModelId | null): boolean =>
  arena.models.some(
    one =>
      (one.id === killer || one.id === creditOf(arena, killer)?.id) &&
      hostile(one, victim) &&
      suffers(arena, one.id, 'curse'),
  );

/** Who gets the Soul and the level of a Hero. */
function* harvestHero(turn: Turn<Jhx>, victim: Victim & { readonly player: PlayerId }, killer: ModelId | null): Rule {
  const { state } = turn;
  const enemy = opponentOf(state, victim.player);
  const credited = creditOf(state, killer);
  if (isCursed(state, victim, killer)) {
    if (credited) yield* level(turn, credited, 'JHX-COND-009');
    return;
  }
  if (credited?.player === enemy) {
    const done = yield* harvestByKiller(turn, credited, victim);
    if (!done) yield* harvestByNearest(turn, victim, enemy, 'JHX-SOUL-040');
    return;
  }
  // By a Monster, a friend, its own deed or nobody's: only in its owner's turn.
  if (state.activation?.player !== victim.player) return;
  const monster = state.models.some(({ id, kind }) => id === killer && kind === 'monster');
  yield* harvestByNearest(turn, victim, enemy, monster ? 'JHX-MONSTER-053' : 'JHX-SOUL-042');
}

/** Whether the death of a model that is not a Hero gives its killer a level. */
const givesLevel = (turn: Turn<Jhx>, { kind, card }: Model): boolean => {
  const table = tableOf(turn);
  if (kind === 'monster') return monsterCard(table, card).bounty.level;
  return kind !== 'summoned' || summonedCard(table, card).grantsLevel === true;
};

/**
 * Who gets the Soul and the level of a Hero that has just died, or the level of any other model. Called by death after the
 * model was removed and before its own Souls are lost (JHX-DEATH-005).
 *
 * - The enemy Hero that killed it, in combat (JHX-SOUL-024) or by its condition or effect (JHX-SOUL-039): that of a Summoned
 *   killer's Master (JHX-SUMMON-010), that of whoever claimed the character Shrine that attacked (JHX-SOUL-047).
 * - A cursed killer, or the Master of a Summoned one, gains the level alone (JHX-COND-008, JHX-COND-009); one that is dead or otherwise barred leaves both to
 *   the nearest eligible Hero of its side (JHX-SOUL-040).
 * - Soulless killers and victims: JHX-ABILITY-067 to JHX-ABILITY-070.
 * - By a Monster (JHX-MONSTER-053, JHX-MONSTER-054), a friend or nobody: the nearest eligible enemy Hero, if it was its own
 *   player's turn (JHX-SOUL-042, JHX-SOUL-043); else nobody.
 * - Monsters give a level where their bounty has one (JHX-MONSTER-006), Summoned models where their card says so
 *   (JHX-LEVEL-009, JHX-SUMMON-011), the members of a unit always, but no Soul (JHX-UNIT-026). Killing a friend gives nothing
 *   (JHX-LEVEL-010).
 *
 * @param victim as it was when it died, still with its hex
 */
export function* harvestByKill(turn: Turn<Jhx>, victim: Victim, killer: ModelId | null): Rule {
  const { player } = victim;
  if (victim.kind === 'hero' && victim.member === null && player !== null) {
    return yield* harvestHero(turn, { ...victim, player }, killer);
  }
  const credited = creditOf(turn.state, killer);
  if (!credited || credited.player === player || !givesLevel(turn, victim)) return;
  const rules: Readonly<Record<Model['kind'], RuleId>> = {
    hero: 'JHX-UNIT-026',
    monster: 'JHX-MONSTER-006',
    summoned: 'JHX-LEVEL-009',
  };
  yield* level(turn, credited, rules[victim.kind]);
}
