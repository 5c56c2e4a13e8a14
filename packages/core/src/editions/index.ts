/**
 * Other editions of a rulebook: a short list of changes.
 *
 * @packageDocumentation
 */
export type { AnyEdition, Cited, Edition, Numbers, Procedures } from './edition.js';
export { type EditionIdentity, identityOf } from './identity.js';
export { type Change, revise } from './revise.js';
export { type Revision, reviseEdition } from './revise-edition.js';
export { type NumberChanges, reviseNumbers } from './revise-numbers.js';
