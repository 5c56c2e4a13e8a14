import { profileOf } from '../match/lookups.js';
import { THING } from '../match/thing-model.js';
import type { Model, Table } from '../vocabulary/index.js';
import { sizes } from '../vocabulary/words.js';

/**
 * The number of Sizes by which a model is larger than another one, negative for a smaller model (ELD-PROFILE-013). No
 * model is larger than a thing, which has no Size.
 */
export const sizesLarger = (table: Table, model: Model, than: Model): number =>
  than.profile === THING ? 0 : sizes.indexOf(profileOf(table, model).size) - sizes.indexOf(profileOf(table, than).size);
