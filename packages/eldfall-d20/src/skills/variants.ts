import { artsFor } from '../arts/level.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';

/** The same Attack with Backstab declared (ELD-SKILL-001). */
export const withBackstab: Sources['attackVariants'][number] = (table, model, choice) =>
  skillLevel(table, model, 'backstab') > 0 && !choice.skills?.includes('backstab')
    ? [{ ...choice, skills: [...(choice.skills ?? []), 'backstab'] }]
    : [];

/** The same Attack with each level of each art that the model may add: the level is named at the declaration (ELD-ART-022). */
export const withArts: Sources['attackVariants'][number] = (table, model, choice) =>
  choice.art ? [] : artsFor(table, model.id, choice.kind).map(art => ({ ...choice, art }));
