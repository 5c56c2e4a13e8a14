import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import type { ActiveAbility, FactionAbility, ReactiveAbility, StandingAbility } from '../vocabulary/ability.js';
import type { Effect } from '../vocabulary/effect.js';
import type { ActivationChoice } from '../vocabulary/index.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** An effect that shows in the state and needs nothing: the player of the ability gains a grey token. */
export const gain: Effect = { op: 'essence', gain: { grey: 1 } };

/** An active ability for one yellow essence that gains a grey one. */
export const active = (own: Partial<ActiveAbility> = {}): ActiveAbility => ({
  id: 'focus',
  name: 'Focus',
  kind: 'active',
  cost: { essence: { yellow: 1 } },
  effects: [gain],
  ...own,
});

/** A faction ability that hexes the chosen unit. */
export const faction = (own: Partial<FactionAbility> = {}): FactionAbility => ({
  id: 'order',
  name: 'Order',
  kind: 'faction',
  effects: [{ op: 'condition', condition: 'hexed' }],
  ...own,
});

/** A free reactive ability that gains a grey essence when an activation begins. */
export const reactive = (own: Partial<ReactiveAbility> = {}): ReactiveAbility => ({
  id: 'reply',
  name: 'Reply',
  kind: 'reactive',
  cost: {},
  when: { window: 'activation-start', of: 'any' },
  effects: [gain],
  ...own,
});

/** A passive ability that gains a grey essence when an activation begins. */
export const passive = (own: Partial<StandingAbility> = {}): StandingAbility => ({
  id: 'habit',
  name: 'Habit',
  kind: 'passive',
  when: { window: 'activation-start', of: 'any' },
  effects: [gain],
  ...own,
});

/** The choice of an ability in an activation. */
export const use = (
  ability: string,
  more: Omit<Extract<ActivationChoice, { readonly do: 'ability' }>, 'do' | 'ability'> = {},
): ActivationChoice => ({ do: 'ability', ability, ...more });
