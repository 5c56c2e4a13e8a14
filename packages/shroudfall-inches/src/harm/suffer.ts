import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { preyNamed } from '../battlefield/prey.js';
import { activePlayer } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { armourOf as armourOfElement } from '../rolls/against.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { decideDamage, decideSetDamage } from '../rolls/damage.js';
import { makeRolls, newRoll } from '../rolls/roll.js';
import { markDamage, type Suffered } from '../round/leaving/destroy.js';
import { benefitsOf } from '../terrain/benefits.js';
import { openAt } from '../timing/windows.js';
import { armourOf } from '../unit-cards/characteristics/characteristic.js';
import type { Model, ModelId, Origin, Sfi, SfiTally } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { Table } from '../vocabulary/table.js';
import type { AttackType, ByColour } from '../vocabulary/words.js';
import { suffererOf } from './sufferer.js';

/** Damage with the way in which it came about. */
interface Inflicted {
  readonly all: readonly Suffered[];
  readonly harm: 'rolled' | 'set';
  readonly origin: Origin;
}

/** Reactions to damage, then passive abilities (SFI-DAMAGE-007), and then the damage is marked on all models together. */
function* inflict(turn: Turn<Sfi>, { all, harm, origin }: Inflicted): Rule {
  const hurt = all.filter(({ damage }) => damage > 0);
  for (const kinds of ['reactions', 'passives'] as const) {
    for (const { model } of hurt) yield* openAt(turn, 'damaged', { of: model, kinds, harm });
  }
  yield* markDamage(turn, { all: hurt, harm, by: origin.player, rule: origin.rule });
}

/** The model with an id, if it is on the table. */
const modelNamed = ({ state }: Pick<Table, 'state'>, id: ModelId): Model | undefined =>
  state.models.find(one => one.id === id);

/** The models and the PREY among some things on the table: nothing else suffers damage. */
const vulnerable = (turn: Turn<Sfi>, ids: readonly ModelId[]): readonly ModelId[] => {
  const table = tableOf(turn);
  return ids.filter(id => modelNamed(table, id) || preyNamed(table, id));
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
  /** True for damage that comes from within the model, as fire does: terrain adds nothing to its ARM (SFI-CONDITION-001). */
  readonly fromWithin?: true;
}

/** The ARM of a model or PREY against a damage roll of no attack. */
const armourAgainst = (table: Table, id: ModelId, { roller: from, type, fromWithin }: DirectRoll): SfiTally => {
  const model = modelNamed(table, id);
  if (model) return armourOf(table, model, {}, fromWithin ? [] : benefitsOf(table, id, { from, type }).ARM);
  const prey = preyNamed(table, id);
  if (!prey) throw new RangeError(`nothing named ${id} that can suffer damage`);
  return armourOfElement({ value: prey.profile.arm, modifiers: [] });
};

/** Models or PREY suffer a damage roll without a hit roll, which is marked at once (SFI-DAMAGE-007). */
export function* sufferDamageRoll(turn: Turn<Sfi>, direct: DirectRoll): Rule {
  const { dice: printed, type, roller, by, origin } = direct;
  const rolls = vulnerable(turn, direct.models).map(
    (target): Roll =>
      newRoll({
        what: 'damage',
        type,
        ofAttack: false,
        by,
        active: activePlayer(turn.state),
        roller,
        target,
        targetUnit: modelNamed(turn, target)?.unit ?? null,
        printed,
      }),
  );
  if (rolls.length === 0) return;
  yield* makeRolls(turn, { rolls, contributionsTo: contributionsOn(null) });
  const all: Suffered[] = [];
  for (const roll of rolls) {
    const table = tableOf(turn);
    const armour = armourAgainst(table, roll.target, direct);
    all.push({ model: roll.target, damage: yield* decideDamage(turn, roll, armour, suffererOf(table, roll.target)) });
  }
  yield* inflict(turn, { all, harm: 'rolled', origin });
}
