import { titled } from '@rulewright/core/words';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import type { ConditionId } from '../vocabulary/words.js';
import { conditionName } from './amounts.en.js';

/** The meaning of each common passive ability; `{x}` stands for its number, or for its word. */
const passives: Readonly<Record<CommonPassive['id'], string>> = {
  'accurate-shot': 'may re-roll up to {x} blank dice in each ranged or arcane hit roll',
  'accurate-strike': 'may re-roll up to {x} blank dice in each melee hit roll',
  anchored: 'enemy effects cannot place the models',
  backswing: 'a model that has damaged an enemy in melee may make one more melee attack',
  'claim-ground': 'each model counts as {x} when control is counted',
  'combined-shot':
    'one model may shoot for the unit: +1 to hit and +1 damage for each other model that could shoot at the target',
  'combined-strike':
    'one model may strike for the unit: +1 to hit and +1 damage for each other model that could strike the target',
  duellist: '+2 DEF against melee attacks of enemies',
  elusive: 'an enemy that attacks re-rolls {x} dice of its hit roll, which the player of this unit chooses',
  ethereal: 'a move action may place each model within {x}" instead of moving it',
  flying: 'moves over models and rough ground; terrain neither harms it nor gives it conditions',
  'giant-slayer': '+2 to damage rolls against bases of 50 mm or more',
  gunblade: 'a model may use its melee and its ranged weapons in the same attack action',
  'hard-to-hit': 'the highest die of each hit roll against the unit is dropped',
  immunity: 'never suffers {x}',
  infiltrator: 'interacts with scenario elements without an action and without essence',
  nimble: 'may move through other models',
  parry: 'may leave melee in its move actions',
  pathfinder: 'ignores rough ground',
  pistolero: 'may shoot at models that it is in melee with, without the penalty for a target in melee',
  regeneration: 'may remove 1 damage after a damage roll that has not destroyed it, unless it is Burning',
  relentless: 'may shoot while it is in melee, at any target',
  reposition: 'may place each model within {x}" at the end of its activation',
  rooted: 'enemy effects cannot push the models',
  scout: 'may be deployed up to {x}" beyond its zone',
  'simple-minded': 'cannot interact with scenario elements',
  spellblade: 'a model may use its arcane weapons beside its melee or its ranged weapons in the same attack action',
  stealth: 'models more than 6" away cannot target the unit',
  summoned: 'comes into play by an ability of another unit alone',
  'tough-hide': 'suffers 1 damage less, but at least 1',
  'unbreakable-hide': 'suffers 1 damage less',
};

/** The meaning of each condition. */
const conditions: Readonly<Record<ConditionId, string>> = {
  burning: 'suffers one arcane damage roll at the end of its activation',
  crippled: 'attacks against the unit have +2 to hit',
  'essence-starved': 'pays one token more for each active or reactive essence ability',
  frostbite: 'its MOV is S; friendly effects cannot move it, and nothing places it in its own activation',
  hexed: 'its attackers may re-roll one die of each hit roll and of each damage roll',
  poisoned: 'attacks against the unit have +1 to hit and +1 to damage',
  shattered: 'attacks against the unit have +2 to damage',
  shocked: 'its enemies may make it re-roll one die of each hit roll and of each damage roll',
  stunned: 'its first action must be to shake the condition off',
  void: 'gives no essence at the end of its activation',
};

/** The meaning of each keyword of terrain; `{x}` stands for its number. */
const keywords: Readonly<Record<TerrainKeyword['id'], string>> = {
  blazing: 'models that enter it, act in it or end their activation in it set their unit Burning',
  'dangerous-terrain': 'models that enter it, act in it without moving, or end their activation in it suffer 1 damage',
  electrified: 'models that enter it, act in it or end their activation in it make their unit Shocked',
  toxic: 'models that enter it, act in it or end their activation in it make their unit Poisoned',
  fast: 'a move that starts in it may use the next longer tool',
  'fortified-position': 'the attacker re-rolls up to {x} damage dice, which the defender picks',
  'vulnerable-position': 'the attacker may re-roll up to {x} damage dice',
  'hard-to-see': 'gives Elusive (1)',
  impassable: 'no model moves into it or through it',
  obscuring: 'no line of sight passes all through it',
  rough: 'a move that touches it uses the next shorter tool',
  shrouded: 'gives Stealth to bases of at most 40 mm',
  slow: 'a move that starts in it or enters it uses the tool S',
};

/** The number or the word of a passive ability; empty for one without. */
const xOf = (passive: CommonPassive): string => {
  if ('x' in passive) return `${passive.x}`;
  if ('to' in passive) return conditionName(passive.to);
  return '';
};

/** The meaning of a passive ability, with its own number or word. */
export const passiveMeans = (passive: CommonPassive): string => {
  const means = passives[passive.id].replace('{x}', xOf(passive));
  return 'terrain' in passive && passive.terrain !== undefined ? `${means} (${titled(passive.terrain)})` : means;
};

/** The meaning of a keyword of terrain, with its own number. */
export const keywordMeans = (keyword: TerrainKeyword): string =>
  keywords[keyword.id].replace('{x}', 'x' in keyword ? `${keyword.x}` : '');

/** The meaning of a condition. */
export const conditionMeans = (condition: ConditionId): string => conditions[condition];
