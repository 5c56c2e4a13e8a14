import { decide, type Rule, type Turn } from '@rulewright/core';
import { rollDamage } from '../attacks/damage.js';
import { once } from '../match/limits.js';
import { hasState, isAlly, isOnField, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { woundsOn } from '../match/wounds.js';
import { immunityTo } from '../profiles/immunity.js';
import { isFinished, isFinishing } from '../states/zero-hp.js';
import type { Eld, Hit, Model, Sources, Wound } from '../vocabulary/index.js';
import { traitOfHit, victimOf } from './of-hit.js';

const BURN = 'burn';

/** The same Hit against no Armor. */
const unarmoured = (hit: Hit): Hit => ({ ...hit, traits: [...hit.traits, { id: 'ignore-armor' }] });

/** The attacking player may do without the rolls, and is asked where they harm a friend, or by option everywhere. */
function* rolls(turn: Turn<Eld>, hit: Hit, model: Model): Rule<boolean> {
  const { player: by } = hit.attack;
  if (by === null) return true;
  // The model that has set off a barrel attacks with its blast.
  const attacker = modelOf(turn.state, hit.attack.cause ?? hit.attack.attacker);
  const isAsked = turn.options.burnRolls === 'alwaysAsked' || isAlly(turn.state, attacker, model);
  if (!isAsked) return true;
  const about = { ability: BURN, model: attacker.id, target: model.id };
  return yield* decide(turn, { by, kind: 'yes', rule: 'ELD-TRAIT-008', options: [true, false], about });
}

/**
 * For each Wound with Burn (X) the attacker may make X more Damage rolls against no Armor, with the Power of the Hit;
 * each success is a Wound (ELD-TRAIT-008).
 */
export const burn: Sources['extraWounds'][number] = function* (turn, { hit }) {
  const trait = traitOfHit(hit, BURN);
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!trait || !model || immunityTo(table, model, { trait: BURN })) return [];
  if (!(yield* rolls(turn, hit, model))) return [];
  const wounds: Wound[] = [];
  for (let left = trait.x; left > 0; left--) {
    if (yield* rollDamage(turn, unarmoured(hit), BURN)) wounds.push({ hit, extra: BURN, prevented: null });
  }
  return wounds;
};

const burned = /* @__PURE__ */ once('sequence', 'burned', 'ELD-TRAIT-009');

/**
 * Notes the models that a Burn Wound would make Dead: those that were Incapacitated before it, by the option
 * `excessWoundsKill` those with more Wounds than HP, and by the option `finishingKills` those that burn by a Finishing
 * Strike at 0 HP (ELD-TRAIT-009, ELD-DAMAGE-002, ELD-SKILL-019).
 */
export const noteBurned: Sources['allWounds'][number] = (turn, resolution) => {
  for (const { on, wounds } of resolution.hits) {
    const burns = wounds.filter(({ extra, prevented }) => extra === BURN && prevented === null);
    const model = victimOf(tableOf(turn), { on });
    if (!model || burns.length === 0 || burned.isUsed(turn.state, on)) continue;
    const isKilled =
      hasState(model, 'incapacitated') ||
      (turn.options.excessWoundsKill && woundsOn(resolution, on).length > (resolution.before.hp[on] ?? 0)) ||
      (isFinished(turn, resolution, on) && burns.some(isFinishing));
    if (isKilled) burned.use(turn, on);
  }
};

/** A model that a Burn Wound has made Dead is removed from the field. */
export const burnedAway: Sources['onFallen'][number] = (turn, model, to) => {
  if (to !== 'dead' || !burned.isUsed(turn.state, model) || !isOnField(modelOf(turn.state, model))) return;
  turn.emit({ type: 'ModelRemoved', model, why: 'burned' }, 'ELD-TRAIT-009');
};
