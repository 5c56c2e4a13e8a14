import { decide, type Rule, type Turn } from '@rulewright/core';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Cited, Eld, EldState, ModelId, Ongoing } from '../vocabulary/index.js';

/** The rule by which a Familiar takes Wounds upon itself. */
export const FAMILIAR: Cited = { rule: 'ELD-TRAIT-027', source: 'familiar' };

/** The Familiars of a caster: effects on it, no models (ELD-TRAIT-026, ELD-TRAIT-029). */
export const familiarsOf = ({ effects }: Pick<EldState, 'effects'>, caster: ModelId): readonly Ongoing[] =>
  effects.filter(({ target, data }) => target === caster && data.kind === 'familiar');

/**
 * Asks if a caster gives up a Familiar for the Wounds that it would suffer at one moment: its player picks among
 * several (ELD-TRAIT-027).
 */
export function* givesUpFamiliar(turn: Turn<Eld>, model: ModelId, attacker: ModelId | null): Rule<boolean> {
  const familiars = familiarsOf(turn.state, model);
  if (familiars.length === 0) return false;
  const by = deciderOf(tableOf(turn), modelOf(turn.state, model));
  const options = [...familiars.map(({ key }) => key), 'none'];
  const about = { model, attacker };
  const given = yield* decide(turn, { by, kind: 'card', rule: FAMILIAR.rule, options, about });
  const effects = familiars.flatMap(({ id, key }) => (key === given ? [id] : []));
  if (effects.length === 0) return false;
  turn.emit({ type: 'EffectsEnded', effects }, FAMILIAR.rule);
  return true;
}
