import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { monsterCard, summonedCard } from '../../hero-cards/reading/cards.js';
import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { choose } from '../../match/ask.js';
import { activePlayer, heroesOf, isOnBoard, opponentOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import { canHold, nearest, nearestEligible } from './eligible.js';
import { honour } from './honour.js';
import { bankSoul, bindSoul } from './keeping.js';
import { creditOf, soulOf, type Victim } from './slain.js';

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

/** The Soul and the level of a Hero that has died: see `soulOfTheSlain`. */
function* harvestHero(turn: Turn<Jhx>, victim: Victim & { readonly player: PlayerId }, killer: ModelId | null): Rule {
  const credited = creditOf(turn.state, killer);
  const { rule, gives } = soulOf(tableOf(turn), victim, killer);
  if (gives === 'harvested by the nearest') {
    yield* harvestByNearest(turn, victim, opponentOf(turn.state, victim.player), rule);
  }
  if (!credited) return;
  if (gives === 'harvested by the killer') yield* harvest(turn, credited, victim);
  if (gives === 'lost, the killer gains a level') yield* level(turn, credited, 'JHX-COND-009');
  const { player } = credited;
  if (player === null || !isOnBoard(credited)) return;
  if (gives === 'Banked') {
    bankSoul(turn, player, rule);
    yield* level(turn, credited);
  }
  if (gives === 'passed on') {
    yield* passOn(turn, { ...credited, player }, victim);
    yield* level(turn, credited, 'JHX-ABILITY-069');
  }
}

/** Whether the death of a model that is not a Hero gives its killer a level. */
const givesLevel = (turn: Turn<Jhx>, { kind, card }: Model): boolean => {
  const table = tableOf(turn);
  if (kind === 'monster') return monsterCard(table, card).bounty.level;
  return kind !== 'summoned' || summonedCard(table, card).grantsLevel === true;
};

/**
 * The Soul and the level of a Hero that has just died, or the level of any other model. Called by death after the model was
 * removed and before its own Souls are lost (JHX-DEATH-005).
 *
 * - The kill of a Summoned model is its Master's (JHX-SUMMON-010), that of a character Shrine is that of whoever claimed it
 *   (JHX-SOUL-047).
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
