import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { preyNamed } from '../battlefield/prey.js';
import { activePlayer, modelOf, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { defenceOf as defenceOfElement } from '../rolls/against.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { decideHit } from '../rolls/hit.js';
import { makeRolls, newRoll } from '../rolls/roll.js';
import { benefitsOf } from '../terrain/benefits.js';
import { hitValueOf } from '../unit-cards/card.js';
import { defenceOf } from '../unit-cards/characteristics/characteristic.js';
import type { ModelId, Sfi, SfiTally, Targeted } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { AttackType } from '../vocabulary/words.js';

/** A hit roll that an ability makes without an attack. */
export interface AbilityRoll {
  /** The model that uses the ability. */
  readonly roller: ModelId;
  readonly target: ModelId;
  readonly type: AttackType;
  readonly by: PlayerId;
}

/** The DEF of a model or PREY against the hit roll of an ability; undefined for anything else. */
const defenceAgainst = (table: Table, { roller: from, target, type }: AbilityRoll): SfiTally | undefined => {
  const model = table.state.models.find(({ id }) => id === target);
  if (model) return defenceOf(table, model, {}, benefitsOf(table, target, { from, type }).DEF);
  const prey = preyNamed(table, target);
  return prey && defenceOfElement({ value: prey.profile.def, modifiers: [] });
};

/**
 * A hit roll of an ability against one target (SFI-ABILITY-ACTIVE-008), with the hit value of the card for the type of the roll.
 * True if the ability hits.
 */
export function* abilityHits(turn: Turn<Sfi>, ability: AbilityRoll): Rule<boolean> {
  const { roller, target, type, by } = ability;
  const { state } = turn;
  const unit = unitOf(state, modelOf(state, roller).unit);
  const roll = newRoll({
    what: 'hit',
    type,
    ofAttack: false,
    by,
    active: activePlayer(state),
    roller,
    target,
    targetUnit: state.models.find(({ id }) => id === target)?.unit ?? null,
    printed: hitValueOf(tableOf(turn), unit, type) ?? {},
  });
  yield* makeRolls(turn, { rolls: [roll], contributionsTo: contributionsOn(null) });
  const defence = defenceAgainst(tableOf(turn), ability);
  if (!defence) return false;
  const targeted: Targeted = { target, hitRoll: null, hit: false, critical: false, damageRoll: null, damage: 0 };
  decideHit(turn, roller, targeted, roll, defence);
  return targeted.hit;
}
