import { once } from '../match/limits.js';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Sources } from '../vocabulary/index.js';

const ofTurn = /* @__PURE__ */ once('turn', 'berserker', 'ELD-CLASS-007');
/** The use of the turn goes on for all Wounds of its sequence, those by Cleave too (ELD-CLASS-008). */
const ofSequence = /* @__PURE__ */ once('sequence', 'berserker', 'ELD-CLASS-008');

/** Once per turn a Berserker rolls Toughness for each Wound that Damage rolls cause; each success prevents that Wound (ELD-CLASS-007). */
export const berserker: Sources['prevention'][number] = function* (turn, wound) {
  const model = modelNamed(turn.state, wound.hit.on);
  if (!model || !hasClass(tableOf(turn), model, 'berserker')) return;
  if (ofTurn.isUsed(turn.state, model.id)) {
    if (!ofSequence.isUsed(turn.state, model.id)) return;
  } else {
    ofTurn.use(turn, model.id);
    ofSequence.use(turn, model.id);
  }
  const facts = rollFacts({ model: model.id, attribute: 'T', purpose: 'resist', about: 'berserker' });
  const { success } = yield* rollAttribute(turn, facts);
  if (success) wound.prevented = { rule: 'ELD-CLASS-007', source: 'berserker' };
};
