/**
 * The facts of Judgement: Eternal Champions as data: the default pack, and how to read one of your own.
 * @packageDocumentation
 */
export type * from './ability.js';
export { defaultContent } from './default.js';
export { battleMaps, readMap, skirmishMaps } from './maps/index.js';
export type * from './pack.js';
export { readContent } from './read-content.js';
export type {
  AttackType,
  Attribute,
  ConditionId,
  HeroClass,
  JudgementFace,
  ModeId,
  PlainAbilityId,
  Race,
  Template,
  WindowId,
} from './words.js';
