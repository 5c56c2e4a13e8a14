import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { arbiterOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasTrait } from '../profiles/abilities.js';
import { directionTo } from '../routes/wishes.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, Hit, ModelId, Resolution, Table } from '../vocabulary/index.js';

/** Turns a model directly to another one; nothing happens if it faces there already. */
export const faceDirectly = (turn: Turn<Eld>, id: ModelId, other: ModelId, rule: RuleId): void => {
  const { at, facing: before } = modelOf(turn.state, id);
  const facing = directionTo(at, modelOf(turn.state, other).at, before);
  if (facing.x !== before.x || facing.y !== before.y) turn.emit({ type: 'ModelTurned', model: id, facing }, rule);
};

/** A Construct or an Undead turns only on a Wound (ELD-HOSTILE-019), any other Hostile on a Hit (ELD-HOSTILE-018). */
const needsWound = (table: Table, id: ModelId): boolean => {
  const model = modelOf(table.state, id);
  return hasTrait(table, model, 'construct') || hasTrait(table, model, 'undead');
};

const isWound = ({ wounds }: Hit): boolean => wounds.some(({ prevented }) => prevented === null);

/** A Hostile that was hit turns directly to the attacker; of several attackers the 1st Player picks one (ELD-HOSTILE-010). */
export function* faceAttacker(turn: Turn<Eld>, id: ModelId, { hits }: Resolution): Rule {
  const late = needsWound(tableOf(turn), id);
  const counted = hits.filter(hit => hit.on === id && hit.negated === null && (!late || isWound(hit)));
  const options = [...new Set(counted.map(({ attack }) => attack.attacker))].filter(one => one !== id);
  if (options.length === 0) return;
  const by = arbiterOf(tableOf(turn));
  const rule = late ? 'ELD-HOSTILE-019' : 'ELD-HOSTILE-018';
  const attacker = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about: { model: id } });
  faceDirectly(turn, id, attacker, rule);
}
