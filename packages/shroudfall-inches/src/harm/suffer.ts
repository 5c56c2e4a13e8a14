import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { preyNamed } from '../battlefield/prey.js';
import { thingNamed } from '../battlefield/things.js';
import { activePlayer, modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { decideDamage, decideSetDamage } from '../rolls/damage.js';
import { makeRolls, newRoll } from '../rolls/roll.js';
import { suffererOf } from '../rolls/sufferer.js';
import { armourAgainst } from '../rolls/target-numbers.js';
import { openForEach } from '../timing/windows.js';
import { markDamage, type Suffered } from '../units/leaving/destroy.js';
import type { ModelId, Origin, Sfi } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { AttackType, ByColour } from '../vocabulary/words.js';

/** Damage with its cause. */
interface Inflicted {
  readonly all: readonly Suffered[];
  readonly harm: 'rolled' | 'set';
  readonly origin: Origin;
}

/** Reactions to damage, then passive abilities (SFI-DAMAGE-007), and then the damage is marked on all models together. */
export function* inflict(turn: Turn<Sfi>, { all, harm, origin }: Inflicted): Rule {
  const hurt = all.filter(({ damage }) => damage > 0);
  const isThere = (model: ModelId): boolean => thingNamed(tableOf(turn), model) !== undefined;
  for (const kinds of ['reactions', 'passives'] as const) {
    // A reaction to the damage of another model may remove a model (SFI-ATTACK-038).
    const moments = hurt.flatMap(({ model }) => (isThere(model) ? [{ of: model, kinds, harm }] : []));
    yield* openForEach(turn, 'damaged', moments, ({ of }) => of !== null && isThere(of));
  }
  yield* markDamage(turn, { all: hurt, harm, by: origin.player, rule: origin.rule });
}

/** The models and the PREY among some things on the table: nothing else suffers damage. */
const vulnerable = (turn: Turn<Sfi>, ids: readonly ModelId[]): readonly ModelId[] => {
  const table = tableOf(turn);
  return ids.filter(id => modelNamed(table.state, id) || preyNamed(table, id));
};

/** Models or PREY suffer set damage, which is marked at once (SFI-DAMAGE-008). */
export function* sufferSetDamage(turn: Turn<Sfi>, models: readonly ModelId[], amount: number, origin: Origin): Rule {
  const all: Suffered[] = [];
  const { rule, name: source } = origin;
  for (const model of vulnerable(turn, models)) {
    const damage = yield* decideSetDamage(turn, { amount, rule, source }, suffererOf(tableOf(turn), model));
    all.push({ model, damage });
  }
  yield* inflict(turn, { all, harm: 'set', origin });
}

/** Damage rolls that are no part of an attack: one against each of the models, made together (SFI-INFUSE-007). */
export interface DirectRoll {
  readonly models: readonly ModelId[];
  readonly dice: ByColour;
  readonly type: AttackType;
  /**
   * The model and the player whose ability inflicts the roll at this moment; null for conditions, terrain and manifestations. Nobody
   * can infuse a roll without a player (SFI-INFUSE-008).
   */
  readonly roller: ModelId | null;
  readonly by: PlayerId | null;
  readonly origin: Origin;
  /** True for damage from within the model, such as by fire: terrain adds nothing to its ARM (SFI-CONDITION-001). */
  readonly fromWithin?: true;
}

/** Makes the damage rolls, and returns the damage that each of the models and the PREY is to suffer. */
export function* rollDamage(turn: Turn<Sfi>, direct: DirectRoll): Rule<readonly Suffered[]> {
  const { dice: printed, type, roller, origin } = direct;
  const rolls = vulnerable(turn, direct.models).map(
    (target): Roll =>
      newRoll({
        what: 'damage',
        type,
        ofAttack: false,
        by: direct.by,
        active: activePlayer(turn.state),
        roller,
        target,
        targetUnit: modelNamed(turn.state, target)?.unit ?? null,
        printed,
      }),
  );
  if (rolls.length === 0) return [];
  yield* makeRolls(turn, { rolls, contributionsTo: contributionsOn(null) });
  const all: Suffered[] = [];
  for (const roll of rolls) {
    const table = tableOf(turn);
    // An ability that acts at a roll may have removed the model.
    if (!thingNamed(table, roll.target)) continue;
    const by = direct.fromWithin
      ? null
      : { attacker: roller, type, ...(roller === null ? { origin: origin.source } : {}) };
    const armour = armourAgainst(table, roll.target, by);
    const sufferer = suffererOf(table, roll.target, by);
    all.push({ model: roll.target, damage: yield* decideDamage(turn, roll, armour, sufferer) });
  }
  return all;
}

/** Models or PREY suffer a damage roll without a hit roll, which is marked at once (SFI-DAMAGE-007). */
export function* sufferDamageRoll(turn: Turn<Sfi>, direct: DirectRoll): Rule {
  yield* inflict(turn, { all: yield* rollDamage(turn, direct), harm: 'rolled', origin: direct.origin });
}
