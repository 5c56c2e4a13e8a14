import type { Turn } from '@rulewright/core';
import { budgetOf } from '../../../match/evolve.js';
import { moments } from '../../../match/lasting.js';
import { beginLasting } from '../../../special-rules/conditions/lasting.js';
import type { CommonAbility, Until } from '../../../vocabulary/ability.js';
import type { EffectOf, Op } from '../../../vocabulary/applying.js';
import type { Jhx, Lasting, ModelId } from '../../../vocabulary/index.js';
import { affectedModels, ruleOf } from '../applying.js';
import { ending } from '../until.js';

/** The ends of a change that are not later than the end of the current activation. */
const brief: readonly (Until | undefined)[] = ['attack', 'action', 'activation'];

const keyOf = (name: string, { what, attack, against, charge }: EffectOf<'modify'>): string =>
  ['modify', name, what, attack, against, charge && 'charge'].filter(Boolean).join(':');

/**
 * AP for the current activation are granted at once. AP that are taken are missing at the start of the next activation,
 * since AP are fixed when an activation begins (JHX-COND-040).
 * @returns true if no lasting change is needed
 */
const grantsNow = (turn: Turn<Jhx>, model: ModelId, { what, by, until }: EffectOf<'modify'>): boolean => {
  if (what !== 'ap' || by < 0 || budgetOf(turn.state, model) === undefined) return false;
  turn.emit({ type: 'ApGained', model, ap: by }, 'JHX-ACT-009');
  return brief.includes(until);
};

/**
 * A number of a model changes for a time (JHX-TOKEN-012). One ability changes a number at most once (JHX-ORDER-007).
 */
export const modify: Op<'modify'> = (turn, effect, applying) => {
  const { self: source, ability } = applying;
  const { op: _op, until, to, ...change } = effect;
  for (const target of affectedModels(turn, applying, to)) {
    if (grantsNow(turn, target, effect)) continue;
    const key = keyOf(ability.name, effect);
    const data = { kind: 'modify', ...change } as const;
    beginLasting(
      turn,
      { key, source, target, data, ...ending(turn.state, until, { source, target }) },
      ruleOf(applying),
    );
  }
};

/**
 * The stacking name of a common ability: its id and its subject, without its X (JHX-ORDER-007). Armour Piercing adds up over its
 * sources (JHX-ABILITY-001), so that its name is that of the ability which gives it.
 */
const nameOf = (ability: CommonAbility, source: string): string => {
  if (ability.id === 'armour-piercing') return `ability:${ability.id}:${source}`;
  const about =
    'to' in ability ? ability.to : 'against' in ability ? ability.against : 'race' in ability ? ability.race : '';
  return about === '' ? `ability:${ability.id}` : `ability:${ability.id}:${about}`;
};

/**
 * The end of a gained common ability: as the card says, else as the rule of that ability says. Mortal Wounds ends with
 * the end of the target's next activation (JHX-ABILITY-035), Sunder Armour (JHX-ABILITY-084) and Duplicate Self
 * (JHX-ABILITY-012) with its start.
 */
const endOf = (
  turn: Turn<Jhx>,
  { ability, until }: EffectOf<'gain'>,
  source: ModelId,
  target: ModelId,
): Pick<Lasting, 'until' | 'afterNext'> => {
  if (until !== undefined) return ending(turn.state, until, { source, target });
  if (ability.id === 'mortal-wounds') return ending(turn.state, 'target-activation-end', { source, target });
  return { until: moments.startOf(target) };
};

/** A model has a common ability for a time (JHX-TOKEN-012). */
export const gain: Op<'gain'> = (turn, effect, applying) => {
  const { self: source } = applying;
  const { ability } = effect;
  const key = nameOf(ability, applying.ability.name);
  for (const target of affectedModels(turn, applying, effect.to)) {
    const data = { kind: 'ability', ability } as const;
    beginLasting(turn, { key, source, target, data, ...endOf(turn, effect, source, target) }, ruleOf(applying));
  }
};
