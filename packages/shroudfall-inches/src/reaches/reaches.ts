import type { Rule, Turn } from '@rulewright/core';
import type { ModelId, Sfi, Shifted } from '../vocabulary/index.js';

/** Effects of terrain, manifestations and scenario elements on a model that has changed its place (SFI-MANIFEST-006, SFI-TKEY-001). */
export function* arrive(_turn: Turn<Sfi>, _shifted: Shifted): Rule {
  throw new RangeError('reaches are not there yet');
}

/** Effects on a model that has completed its part of an action, e.g. in the reach of a manifestation (SFI-MANIFEST-008). */
export function* completeAction(_turn: Turn<Sfi>, _model: ModelId): Rule {
  throw new RangeError('reaches are not there yet');
}

/** Effects on the models of a unit that begins an action, e.g. in terrain (SFI-TKEY-003). */
export function* beginInTerrain(_turn: Turn<Sfi>, _unit: string, _action: string): Rule {
  throw new RangeError('reaches are not there yet');
}
