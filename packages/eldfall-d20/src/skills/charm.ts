import type { Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { isAlly, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { pushAway } from '../movement/pushed/push.js';
import { directionTo } from '../movement/wishes.js';
import { skillLevel } from '../profiles/abilities.js';
import { currentOf } from '../profiles/current.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Eld, ModelId, Sources } from '../vocabulary/index.js';

/** A charmed model walks its whole SPD towards the charmer, up to the first thing in its way (ELD-SKILL-010, ELD-MOVE-030). */
const walkTowards = (turn: Turn<Eld>, id: ModelId, charmer: ModelId): void => {
  const model = modelOf(turn.state, id);
  if (immunityTo(tableOf(turn), model, { rule: 'ELD-SKILL-010' }) || model.onWall) return;
  const direction = directionTo(model.at, modelOf(turn.state, charmer).at, model.facing);
  pushAway(turn, id, direction, inches(currentOf(tableOf(turn), model, 'SPD')), 'charm');
};

/**
 * An enemy that reacts to a model with Charm rolls Intellect first: on a failure its Reaction is Nothing (ELD-SKILL-009), and with Charm II it walks
 * towards the charmer (ELD-SKILL-010). Its Action Point is spent (ELD-SKILL-011).
 */
export const charm: Sources['beginnings'][number] = (turn, id, role) => {
  const { sequence } = turn.state;
  if (role !== 'reactive' || !sequence) return undefined;
  const table = tableOf(turn);
  const [model, charmer] = [modelOf(turn.state, id), modelOf(turn.state, sequence.model)];
  const level = skillLevel(table, charmer, 'charm');
  if (level === 0 || isAlly(turn.state, model, charmer) || immunityTo(table, model, { skill: 'charm' }))
    return undefined;
  return (function* () {
    const facts = rollFacts({ model: id, attribute: 'INT', purpose: 'resist', about: 'charm' });
    if ((yield* rollAttribute(turn, facts)).success) return undefined;
    turn.emit({ type: 'AbilityUsed', model: charmer.id, ability: 'charm', target: id }, 'ELD-SKILL-009');
    if (level > 1) walkTowards(turn, id, charmer.id);
    return 'ended';
  })();
};
