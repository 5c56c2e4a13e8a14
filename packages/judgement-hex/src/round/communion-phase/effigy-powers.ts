import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { eachMoved } from '../../abilities/effects/applying.js';
import { rollAtLeast } from '../../abilities/effects/ops/branching.js';
import { learnLevels } from '../../hero-cards/levels/levels.js';
import { championsOf } from '../../hero-cards/reading/champions.js';
import { isOfType } from '../../hero-cards/reading/common.js';
import { moments, suffers } from '../../match/lasting.js';
import { isOnBoard, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { thenStrikes } from '../../monsters-and-souls/monsters/strikes.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import { asPower } from '../../special-rules/timing/own-action.js';
import type { Ability, Effect } from '../../vocabulary/ability.js';
import type { EffectOf } from '../../vocabulary/applying.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { EffigyPower, GodId } from '../../vocabulary/pack.js';

/** The Champions on the board that a power can be for (JHX-GOD-008), without those of a type that it excludes. */
const affected = (turn: Turn<Jhx>, player: PlayerId, { target }: EffigyPower): readonly ModelId[] =>
  championsOf(tableOf(turn), player)
    .filter(isOnBoard)
    .filter(({ id }) => target?.suffering === undefined || suffers(turn.state, id, target.suffering))
    .filter(model => !target?.not?.some(type => type !== 'self' && isOfType(tableOf(turn), model, type)))
    .map(({ id }) => id);

function* call(turn: Turn<Jhx>, by: PlayerId, god: GodId, power: EffigyPower): Rule {
  turn.emit({ type: 'EffigyPowerCalled', player: by }, ['JHX-GOD-005', 'JHX-GOD-014']);
  const champions = affected(turn, by, power);
  if (champions.length === 0) return;
  const one = power.target !== undefined && power.target.every !== true;
  const about = { effigyPower: god };
  const chosen = one
    ? [yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-GOD-008', about, options: champions })]
    : champions;
  const ability = { id: `effigy-power:${god}`, name: power.name };
  yield* affectAll(turn, chosen, power.effects, ability);
}

/**
 * Effects on Champions. Dice are rolled once for all (JHX-GEN-009), so that effects with dice come one by one. Fate for a pool is
 * gained or lost once, whatever the number of Champions (JHX-GOD-005).
 */
function* affectAll(
  turn: Turn<Jhx>,
  champions: readonly ModelId[],
  effects: readonly Effect[],
  ability: Pick<Ability, 'id' | 'name'>,
): Rule {
  const [self] = champions;
  if (self === undefined) return;
  for (const part of partsOf(effects)) {
    const [effect] = part;
    if (effect && rolls(effect)) {
      yield* applyEffects(turn, [{ ...effect, to: 'target' }], { self, targets: champions, ability, power: true });
    } else if (effect?.op === 'fate') {
      yield* applyEffects(turn, [effect], { self, targets: champions, ability, power: true });
    } else if (effect?.op === 'roll' && turn.options.diceForSeveral === 'once') {
      if (yield* rollAtLeast(turn, effect.needs, { self, ability, power: true })) {
        yield* affectAll(turn, champions, effect.effects, ability);
      }
    } else yield* forEach(turn, champions, part, ability);
  }
}

/** An effect with dice for an amount of something that models gain or lose. */
type Rolling = EffectOf<'heal' | 'damage' | 'temporaryHealth'>;

const rolls = (effect: Effect): effect is Rolling => 'amount' in effect && typeof effect.amount === 'object';

const hasDice = (effect: Effect): boolean => rolls(effect) || effect.op === 'roll';

/** The effects of a power in parts that are carried out one after another: for each Champion, or once. */
const partsOf = (effects: readonly Effect[]): readonly (readonly Effect[])[] => {
  const dice = effects.some(hasDice);
  const parts: Effect[][] = [];
  let together: Effect[] | undefined;
  for (const effect of effects) {
    const apart = dice || effect.op === 'fate';
    if (together && !apart) together.push(effect);
    else parts.push([effect]);
    together = apart ? undefined : (together ?? parts.at(-1));
  }
  return parts;
};

const moves = (effect: Effect): boolean => {
  if (effect.op === 'choose') return effect.options.some(({ effects }) => effects.some(moves));
  if (effect.op === 'roll') return effect.effects.some(moves);
  return ['advance', 'push', 'place', 'throw'].includes(effect.op);
};

/** Effects on one Champion after another. Where Champions move, their player picks the next one (JHX-ROUND-008). */
function* forEach(
  turn: Turn<Jhx>,
  champions: readonly ModelId[],
  effects: readonly Effect[],
  ability: Pick<Ability, 'id' | 'name'>,
): Rule {
  const affect = (self: ModelId): Rule => applyEffects(turn, effects, { self, target: self, ability, power: true });
  if (effects.some(moves)) yield* eachMoved(turn, champions, { ability }, affect);
  else for (const champion of champions) yield* affect(champion);
}

/**
 * In turn order each player whose Effigy Power is left calls it or declines (JHX-GOD-007), after Heroes have returned
 * (JHX-GOD-006). The power affects every Champion on the board (JHX-GOD-008), or one of them where it names a target; the
 * Avatar gains its extra at once (JHX-GOD-014). Monsters strike the models that a power brings into their reach (JHX-MONSTER-046).
 * Each power is an action of its own: what lasts for an action ends with it, and levels gained in it are learned (JHX-LEVEL-006).
 */
export function* callEffigyPowers(turn: Turn<Jhx>): Rule {
  for (const by of turn.state.order) {
    const { god, powerCalled } = warbandOf(turn.state, by);
    const power = god === null ? undefined : tableOf(turn).pack.gods[god]?.effigyPower;
    if (god === null || !power || powerCalled) continue;
    const about = { effigyPower: god };
    const options = [true, false];
    if (yield* decide(turn, { by, kind: 'confirm', rule: 'JHX-GOD-005', about, options })) {
      yield* thenStrikes(turn, asPower(turn, by, call(turn, by, god, power)));
      endMoment(turn, moments.action, 'JHX-TOKEN-011');
      yield* learnLevels(turn);
    }
  }
}
