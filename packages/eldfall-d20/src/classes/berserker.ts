import { decide, type Rule, type Turn } from '@rulewright/core';
import { once } from '../match/limits.js';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Eld, Model, Sources, Wound } from '../vocabulary/index.js';

const BERSERKER = 'berserker';
const ofTurn = /* @__PURE__ */ once('turn', BERSERKER, 'ELD-CLASS-007');
/** The one use per turn covers all Wounds of its sequence, including those by Cleave. */
const ofSequence = /* @__PURE__ */ once('sequence', BERSERKER, 'ELD-CLASS-008');
/** A Berserker that does not roll against the Wounds of this sequence may still use the ability in a later one. */
const keeps = /* @__PURE__ */ once('sequence', 'berserker-keeps', 'ELD-CLASS-007');

/**
 * True for a Berserker that rolls against the Wounds of this sequence: its player is asked at the first of them, and a
 * Hostile always rolls.
 */
function* rolls(turn: Turn<Eld>, model: Model): Rule<boolean> {
  if (ofSequence.isUsed(turn.state, model.id)) return true;
  if (ofTurn.isUsed(turn.state, model.id) || keeps.isUsed(turn.state, model.id)) return false;
  const about = { ability: BERSERKER, model: model.id };
  const yes =
    model.player === null ||
    (yield* decide(turn, { by: model.player, kind: 'yes', rule: 'ELD-CLASS-007', options: [true, false], about }));
  if (!yes) {
    keeps.use(turn, model.id);
    return false;
  }
  ofTurn.use(turn, model.id);
  ofSequence.use(turn, model.id);
  return true;
}

/**
 * True for a Wound of a Damage roll, and for one that follows from such a Wound; the option lets a Berserker roll
 * against all others too (ELD-CLASS-007).
 */
const isRolledFor = ({ options }: Turn<Eld>, { hit, extra }: Wound): boolean =>
  options.berserkerRolls === 'everyWound' || hit.noDamageRoll !== true || extra === 'burn';

/** Once per turn a Berserker may roll Toughness for each Wound that Damage rolls cause; each success prevents that Wound. */
export const berserker: Sources['prevention'][number] = function* (turn, wound) {
  const model = modelNamed(turn.state, wound.hit.on);
  if (!model || !isRolledFor(turn, wound) || !hasClass(tableOf(turn), model, BERSERKER)) return;
  if (!(yield* rolls(turn, model))) return;
  const facts = rollFacts({ model: model.id, attribute: 'T', purpose: 'resist', about: BERSERKER });
  const { success } = yield* rollAttribute(turn, facts);
  if (success) wound.prevented = { rule: 'ELD-CLASS-007', source: BERSERKER };
};
