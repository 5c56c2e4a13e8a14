/**
 * The facts of Eldfall Chronicles as data: the default pack, and how to read one of your own.
 * @packageDocumentation
 */
export type * from '../vocabulary/effect.js';
export type * from '../vocabulary/hostile.js';
export type * from '../vocabulary/pack.js';
export type * from '../vocabulary/quest.js';
export type * from '../vocabulary/traits.js';
export { collectedContent, collectedFragments } from './collected/collected.js';
export { editionDifferences, laterSources } from './collected/differences.js';
export type { Fragment } from './collected/fragment.js';
export { defaultContent } from './default.js';
export { readContent } from './reading/read-content.js';
