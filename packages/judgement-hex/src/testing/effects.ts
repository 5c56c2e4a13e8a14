import { moments } from '../arena/lasting.js';
import type { ConditionId } from '../content/words.js';
import type { Lasting, ModelId } from '../vocabulary/index.js';

/** A model that suffers a condition, of itself unless said, until the end of its next activation. */
export const suffering = (target: ModelId, condition: ConditionId, source: ModelId = target): Omit<Lasting, 'id'> => ({
  key: `condition:${condition}`,
  source,
  target,
  until: moments.endOf(target),
  data: { kind: 'condition', condition },
});

/** A model with so much temporary health. */
export const withTemporaryHealth = (target: ModelId, left: number, key = 'test'): Omit<Lasting, 'id'> => ({
  key: `temporary-health:${key}`,
  source: target,
  target,
  data: { kind: 'temporary-health', left },
});
