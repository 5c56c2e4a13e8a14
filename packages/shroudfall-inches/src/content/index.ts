/**
 * The facts of Shroudfall as data: the default pack, and how to read one of your own.
 * @packageDocumentation
 */
export type * from '../vocabulary/ability.js';
export type * from '../vocabulary/army.js';
export type * from '../vocabulary/effect.js';
export type * from '../vocabulary/fragment.js';
export type * from '../vocabulary/pack.js';
export type * from '../vocabulary/scenario.js';
export type {
  AttackShape,
  AttackType,
  ByColour,
  Colour,
  ConditionId,
  MovementTool,
  PassiveWithWordId,
  PassiveWithXId,
  PlainPassiveId,
  PlainTerrainKeywordId,
  ScenarioKeyword,
} from '../vocabulary/words.js';
export { colours, conditions } from '../vocabulary/words.js';
export { defaultContent } from './default.js';
export { readContent } from './reading/read-content.js';
