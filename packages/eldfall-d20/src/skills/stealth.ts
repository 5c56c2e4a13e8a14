import { hasState, isAlly, isStanding, modelOf } from '../match/lookups.js';
import { seesActivated } from '../movement/moments.js';
import { skillLevel } from '../profiles/abilities.js';
import { immunityTo } from '../profiles/immunity.js';
import { seesOpenly } from '../secrets/open-sight.js';
import { isSecret } from '../secrets/secret.js';
import type { Model, Sources, Table } from '../vocabulary/index.js';

/**
 * A model may not react to an activated model with Stealth that it does not see, not even within its Awareness. Every
 * token counts as one with Stealth, since the refusal would reveal the Skill (ELD-DEF-018).
 */
export const stealth: Sources['bans'][number] = (table, model, declaring) => {
  if (declaring.what !== 'reaction') return undefined;
  const activated = modelOf(table.state, declaring.to);
  if (isAlly(table.state, activated, model)) return undefined;
  if (!isSecret(activated) && skillLevel(table, activated, 'stealth') === 0) return undefined;
  return seesActivated(table, model.id)
    ? undefined
    : { code: 'stealth', rule: 'ELD-SKILL-039', detail: { model: activated.id } };
};

/**
 * True for a model that may become Shrouded again in its Strategic phase: no enemy sees it (ELD-SKILL-041), as far as
 * its player may know, and nothing keeps it from that state, as a Treasure does (ELD-QUEST-029).
 */
export const mayShroud = (table: Table, model: Model): boolean =>
  skillLevel(table, model, 'stealth') > 1 &&
  isStanding(model) &&
  !hasState(model, 'shrouded') &&
  immunityTo(table, model, { state: 'shrouded' }) === undefined &&
  !table.state.models.some(
    other => isStanding(other) && !isAlly(table.state, other, model) && seesOpenly(table, other, model.id),
  );
