import type { Turn } from '@rulewright/core';
import { budgetOf } from '../../../match/evolve.js';
import { moments } from '../../../match/lasting.js';
import { beginLasting } from '../../../special-rules/conditions/lasting.js';
import type { CommonAbility, Until } from '../../../vocabulary/ability.js';
import type { EffectOf, Op } from '../../../vocabulary/applying.js';
import type { Jhx, Lasting, ModelId } from '../../../vocabulary/index.js';
import { ruleOf, whom } from '../applying.js';
import { ending } from '../until.js';

/** What ends with the activation that is going on, or before. */
const brief: readonly (Until | undefined)[] = ['attack', 'action', 'activation'];

const keyOf = (name: string, { what, attack, against, charge }: EffectOf<'modify'>): string =>
  ['modify', name, what, attack, against, charge && 'charge'].filter(Boolean).join(':');

/**
 * AP for an activation that is going on come at once; those that are taken are missing at the start of the next, since AP
 * are fixed when an activation begins (JHX-COND-040). Returns whether that was all.
 */
const grantsNow = (turn: Turn<Jhx>, model: ModelId, { what, by, until }: EffectOf<'modify'>): boolean => {
  if (what !== 'ap' || by < 0 || budgetOf(turn.state, model) === undefined) return false;
  turn.emit({ type: 'ApGained', model, ap: by }, 'JHX-ACT-009');
  return brief.includes(until);
};

/** A number of a model changes for a time (JHX-TOKEN-012); by one ability once (JHX-ORDER-007). */
export const modify: Op<'modify'> = (turn, effect, applying) => {
  const { self: source, ability } = applying;
  const { op: _op, until, to, ...change } = effect;
  for (const target of whom(turn, applying, to)) {
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

/** The name by which a common ability replaces its like: with what it is about, but not with how much (JHX-ORDER-007). */
const nameOf = (ability: CommonAbility): string => {
  const about =
    'to' in ability ? ability.to : 'against' in ability ? ability.against : 'race' in ability ? ability.race : '';
  return about === '' ? `ability:${ability.id}` : `ability:${ability.id}:${about}`;
};

/**
 * When a common ability ends: as the card says, else as its own rule does. Mortal Wounds with the end of the target's next
 * activation (JHX-ABILITY-035), Sunder Armour (JHX-ABILITY-084) and Duplicate Self (JHX-ABILITY-012) with its start.
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
  for (const target of whom(turn, applying, effect.to)) {
    const data = { kind: 'ability', ability } as const;
    beginLasting(
      turn,
      { key: nameOf(ability), source, target, data, ...endOf(turn, effect, source, target) },
      ruleOf(applying),
    );
  }
};
