import type { Rule, Turn } from '@rulewright/core';
import { hasState, modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { woundsLeft } from '../states/prevent.js';
import type { Cast, Eld, ModelId, Resolution } from '../vocabulary/index.js';
import { isWounded } from './hits.js';

const cited = { rule: 'ELD-SPELLCRAFT-011', source: 'purged' } as const;

/**
 * The Wound of an ally that a Spell wounds without a Damage roll, where the option lets a Spell that is cast by Assist
 * hit its target (ELD-SPELLCRAFT-011).
 */
export function* woundPurged(turn: Turn<Eld>, { weapon, model: by }: Cast, on: ModelId, to: Resolution): Rule {
  const table = tableOf(turn);
  const model = modelNamed(table.state, on);
  if (table.options.purgedAllies === 'unhurt' || !model || !isWounded(table, model, weapon)) return;
  if ((yield* woundsLeft(turn, on, 1)) === 0) return;
  to.consequences.push(
    hasState(model, 'incapacitated') ? { cited, model: on, dies: true, by } : { cited, model: on, losesHp: 1 },
  );
}
