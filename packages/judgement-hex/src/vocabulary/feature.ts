import type { RuleId } from '../rulebook/index.js';
import type { FeatureKind, KindFacts } from '../rulebook/numbers.js';
import type { Side } from './map.js';

/** One terrain feature, Shrine, gate or Effigy of the ground. */
export interface Feature extends KindFacts {
  /** Unique on the ground: `forest-1`, `shrine-2`, `effigy-lower`; a template has its own. */
  readonly id: string;
  readonly kind: FeatureKind;
  /** The rule that states most facts of its kind. */
  readonly rule: RuleId;
  /** Placed by an ability: never one with its neighbours (JHX-TERRAIN-002). */
  readonly template: boolean;
  /** The side at whose edge an Effigy stands. */
  readonly side?: Side;
}
