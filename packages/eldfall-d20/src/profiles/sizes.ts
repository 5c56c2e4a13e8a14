import { profileOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';
import { sizes } from '../vocabulary/words.js';

/** The number of Sizes by which a model is larger than another one, negative for a smaller model (ELD-PROFILE-013). */
export const sizesLarger = (table: Table, model: Model, than: Model): number =>
  sizes.indexOf(profileOf(table, model).size) - sizes.indexOf(profileOf(table, than).size);
