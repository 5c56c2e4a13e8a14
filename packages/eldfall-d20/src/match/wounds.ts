import type { Resolution, Wound } from '../vocabulary/index.js';

/** The Wounds that a model suffers: those that were not prevented (ELD-DAMAGE-004). */
export const woundsOn = ({ hits }: Pick<Resolution, 'hits'>, on: string): readonly Wound[] =>
  hits.filter(hit => hit.on === on).flatMap(({ wounds }) => wounds.filter(({ prevented }) => prevented === null));
