import { moments } from '../match/lasting.js';
import type { CommonAbility } from '../vocabulary/ability.js';
import type { Lasting, LastingData, ModelId } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

type Begun = Omit<Lasting, 'id'>;

/** A model that suffers a condition until the end of its next activation; by default the model is also the owner. */
export const suffering = (target: ModelId, condition: ConditionId, source: ModelId = target): Begun => ({
  key: `condition:${condition}`,
  source,
  target,
  until: moments.endOf(target),
  data: { kind: 'condition', condition },
});

/** A model with N temporary health. */
export const withTemporaryHealth = (target: ModelId, left: number, key = 'test'): Begun => ({
  key: `temporary-health:${key}`,
  source: target,
  target,
  data: { kind: 'temporary-health', left },
});

/** A model that has gained a common ability, by default for good. */
export const gained = (target: ModelId, ability: CommonAbility, until?: string): Begun => ({
  key: `ability:${ability.id}`,
  source: target,
  target,
  ...(until === undefined ? {} : { until }),
  data: { kind: 'ability', ability },
});

type Modify = Extract<LastingData, { readonly kind: 'modify' }>;

/** A model with a number that was changed for good; `more` narrows the change. */
export const changed = (target: ModelId, what: Modify['what'], by: number, more: Partial<Modify> = {}): Begun => ({
  key: `modify:${what}:${by}`,
  source: target,
  target,
  data: { kind: 'modify', what, by, ...more },
});
