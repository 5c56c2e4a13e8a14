import { isObject } from '@rulewright/core';
import { id, key, list, maybe, type Read, set, text, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { ScenarioAbility, ScenarioCard, ScenarioElement, Scoring } from '../../vocabulary/scenario.js';
import { scenarioKeywords } from '../../vocabulary/words.js';
import { limit, trigger } from './schema-ability.js';
import { someEffects } from './schema-effect.js';
import { point } from './schema-terrain.js';
import { hits, weapon } from './schema-unit.js';
import { base, byColour } from './schema-words.js';

const value = whole(1, 100);

const atOption: Read<{ option: 'scenario.ccc.minePositions' }> = v.strictObject({
  option: v.literal('scenario.ccc.minePositions', 'unknown-option'),
});
// A union would hide the field that is wrong.
const places: Read<ScenarioElement['at']> = v.lazy(
  (given): Read<ScenarioElement['at']> => (isObject(given) ? atOption : list(point, 1, 20)),
);

/** One of some words, or the option of the match whose value is one of them. */
const wordOr = <const W extends string, const O extends string>(
  words: readonly W[],
  code: string,
  option: O,
): Read<W | { readonly option: O }> => {
  const byOption = v.strictObject({ option: v.literal(option, 'unknown-option') }) as unknown as Read<{ option: O }>;
  return v.lazy((given): Read<W | { readonly option: O }> => (isObject(given) ? byOption : word(words, code)));
};

const element: Read<ScenarioElement> = v.strictObject({
  id,
  name: text,
  base,
  keywords: set(key(scenarioKeywords, 'unknown-keyword')),
  at: places,
  prey: maybe(v.strictObject({ def: value, arm: value, hp: maybe(value) })),
  hits: maybe(hits),
  weapons: maybe(list(weapon, 1, 10)),
  interaction: maybe(v.strictObject({ cost: maybe(byColour), limit: maybe(limit), effects: someEffects })),
});

const scenarioAbility: Read<ScenarioAbility> = v.strictObject({
  id,
  name: text,
  text: maybe(text),
  element: maybe(id),
  when: trigger,
  optional: maybe(yes),
  limit: maybe(limit),
  limitFor: maybe(wordOr(['both', 'eachPlayer'], 'unknown-limit', 'scenario.ccc.mineDraws')),
  whenDeclined: maybe(wordOr(['stays', 'usedUp'], 'unknown-limit', 'scenario.ccc.mineDeclined')),
  effects: someEffects,
});

const scoring: Read<Scoring> = v.strictObject({
  element: id,
  per: word(['control', 'token', 'damage', 'destroyed', 'interaction'], 'unknown-scoring'),
  points: value,
  each: maybe(value),
  several: maybe(wordOr(['each', 'once'], 'unknown-scoring', 'scenario.ccc.mineScoring')),
});

/** A scenario card. */
export const scenarioCard: Read<ScenarioCard> = v.strictObject({
  name: text,
  source: text,
  text: maybe(text),
  vp: value,
  elements: list(element, 1, 20),
  abilities: list(scenarioAbility, 0, 20),
  scoring: list(scoring, 0, 20),
});
