import type { PlayerId } from '@rulewright/core';
import type { Disc } from '@rulewright/core/inches';
import type { RuleId } from '../rulebook/index.js';
import type { Moment } from './moment.js';
import type { ModelId, UnitId } from './state.js';

/** The origin of an effect: an ability, a condition, a piece of terrain, a scenario element or a manifestation. */
export interface Origin {
  /** The name by which equal effects do not stack (SFI-STACK-001). */
  readonly name: string;
  readonly rule: RuleId;
  /** The id of the unit, the piece of terrain, the scenario element or the manifestation. */
  readonly source: string;
  /** The player whose unit causes the effect; null for conditions, terrain, scenarios and manifestations (SFI-PRIORITY-013). */
  readonly player: PlayerId | null;
}

/** The effects of an ability while they are carried out. */
export interface Cause extends Origin {
  /** The unit whose ability it is; null for scenarios and manifestations. */
  readonly unit: UnitId | null;
  /** The model of the unit that uses the ability, or the model that the event happened to; null if no one model does. */
  readonly model: ModelId | null;
  /** The models or units that the ability aims at; null for an ability without an aim. */
  readonly aims: readonly (ModelId | UnitId)[] | null;
  /** The base of the scenario element whose effect it is: the effect may destroy PREY, or follow its destruction. */
  readonly place?: Disc;
  /** The moment of a reaction or of a passive ability; null for an ability of the active unit. */
  readonly moment: Moment | null;
}
