/**
 * Terrain: what there is, how it lies on the ground, what abilities place there, and what it does to who crosses it.
 * @packageDocumentation
 */
export type { Feature } from './feature.js';
export { gateExits } from './gates.js';
export { type Gate, type Ground, groundOf, type Template, withTemplates } from './ground.js';
export { type FeatureKind, type KindFacts, kindFacts, type TerrainKind, terrainKinds } from './kinds.js';
export { templateRefusal } from './template.js';
export { isTreacherous, treacherousStep } from './treacherous.js';
