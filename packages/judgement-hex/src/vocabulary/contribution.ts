import type { RuleId } from '../rulebook/index.js';

/** One thing that changes an attribute. */
export interface Contribution {
  readonly by: number;
  readonly rule: RuleId;
  readonly source: string;
  /** Applies after all others (JHX-ORDER-001). */
  readonly last?: boolean;
}
