/**
 * The facts of Judgement: Eternal Champions as data: the default pack, and how to read one of your own.
 * @packageDocumentation
 */
export type * from '../vocabulary/ability.js';
export type * from '../vocabulary/pack.js';
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
} from '../vocabulary/words.js';
export { defaultContent } from './default.js';
export { battleMaps, readMap, skirmishMaps } from './maps/index.js';
export { readContent } from './reading/read-content.js';
