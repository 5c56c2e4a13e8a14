import { tally } from '@rulewright/core/tally';
import { isPreyThatAttacks, preyNamed } from '../battlefield/prey.js';
import { attackerNamed, elementCard, thingOf } from '../battlefield/things.js';
import { modelOf, unitOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { benefitsOf } from '../terrain/benefits.js';
import { armourOf, changed, defenceOf, stages } from '../unit-cards/characteristics/characteristic.js';
import type { Situation } from '../unit-cards/effects/against.js';
import { inForceOnPrey } from '../unit-cards/effects/in-force.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { Model, ModelId, SfiTally } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { AttackShape, AttackType } from '../vocabulary/words.js';
import { situationOf, situationOfPrey } from './situation.js';

/** An attack, or a roll of an ability or of an effect, that is compared with a number of its target. */
export interface Compared {
  /** The model or scenario element that rolls; null if none does. */
  readonly attacker: ModelId | null;
  /** The manifestation or scenario element from which a roll of no model comes (SFI-TERRAIN-005). */
  readonly origin?: ModelId;
  readonly type: AttackType;
  /** Absent for a roll that is no part of an attack. */
  readonly shape?: AttackShape;
}

/**
 * The DEF or ARM of PREY: that of its scenario card, with what abilities on enemy models change (SFI-CARD-021). Terrain changes nothing
 * (SFI-TERRAIN-016).
 */
const ofPrey = (table: Table, which: 'DEF' | 'ARM', id: ModelId, by: Compared | null): SfiTally | undefined => {
  const prey = preyNamed(table, id);
  if (!prey) return undefined;
  const { name } = elementCard(table, prey.element);
  const count = tally<RuleId, (typeof stages)[number]>(which, stages);
  count.base('printed', which === 'DEF' ? prey.profile.def : prey.profile.arm, 'SFI-SCENARIO-017', name);
  const now = situationOfPrey(id, by?.attacker ?? null, by?.shape && by.type);
  return changed(table, count, which, inForceOnPrey(table, thingOf(table, id)), now, []);
};

const nowOf = (table: Table, model: Model, { attacker, type, shape }: Compared): Situation =>
  situationOf(table, model, attacker, shape && type);

/** Duellists defend themselves better against enemies in melee attacks (SFI-PASSIVE-010). PREY is everybody's enemy (SFI-SCENARIO-002). */
const duellist = (table: Table, model: Model, { attacker, type, shape }: Compared): readonly Contribution[] => {
  const unit = unitOf(table.state, model.unit);
  if (!shape || type !== 'melee' || !hasPassive(table, model, 'duellist')) return [];
  if (attacker === null) return [];
  const player = attackerNamed(table, attacker)?.player ?? null;
  const isEnemy = player === null ? isPreyThatAttacks(table, attacker) : player !== unit.player;
  if (!isEnemy) return [];
  const { value: by, rule } = table.numbers.passives.duellist;
  return [{ name: 'duellist', source: unit.id, rule, by }];
};

const benefitsAgainst = (table: Table, target: ModelId, { attacker, origin, type, shape }: Compared) =>
  benefitsOf(table, target, { from: attacker, type, ...(origin && { origin }), ...(shape && { shape }) });

/**
 * DEF of a model or of PREY against a hit roll at this moment (SFI-HIT-005, SFI-ATTACK-008): with terrain, passives and
 * abilities.
 */
export const defenceAgainst = (table: Table, target: ModelId, by: Compared): SfiTally => {
  const prey = ofPrey(table, 'DEF', target, by);
  if (prey) return prey;
  const model = modelOf(table.state, target);
  const more = [...benefitsAgainst(table, target, by).DEF, ...duellist(table, model, by)];
  return defenceOf(table, model, nowOf(table, model, by), more);
};

/**
 * ARM of a model or of PREY against a damage roll at this moment (SFI-ATTACK-008).
 *
 * @param by the roll; null for damage from within, against which terrain does not protect (SFI-CONDITION-001)
 */
export const armourAgainst = (table: Table, target: ModelId, by: Compared | null): SfiTally => {
  const prey = ofPrey(table, 'ARM', target, by);
  if (prey) return prey;
  const model = modelOf(table.state, target);
  if (by === null) return armourOf(table, model);
  return armourOf(table, model, nowOf(table, model, by), benefitsAgainst(table, target, by).ARM);
};
