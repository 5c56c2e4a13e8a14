import { attempt } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { party, until } from '../scenario-words.js';

const legal = { model: 'p1:1', at: { x: inches(20), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } };
const match = until('deploy', [9, 1], { party: party('plain'), initiative: 'position', zones: 0, firstPlayer: 'p1' });

/** The code, rule and path with which an answer is refused; undefined for a legal one. */
const refusalOf = (choice: unknown) => {
  const [decision] = match.decisions;
  const { refusal } = attempt(match, { decision: decision?.id ?? '', by: decision?.by ?? '', choice });
  return refusal && [refusal.code, refusal.rule, refusal.path];
};

test('a complete deployment is accepted', () => {
  expect(refusalOf({ ...legal, upgrades: [], options: [], crouched: true })).toBeUndefined();
});

test.each([
  ['no object', 'p1:1', 'not-a-deployment', 'choice'],
  ['a field that no deployment has', { ...legal, height: 1 }, 'unknown-field', 'choice.height'],
  ['a model that is no name', { ...legal, model: 1 }, 'not-a-model', 'choice.model'],
  ['Upgrades that are no list', { ...legal, upgrades: 'pouch' }, 'not-a-list', 'choice.upgrades'],
  ['Upgrades that are no names', { ...legal, upgrades: ['pouch', 1] }, 'not-a-list', 'choice.upgrades'],
  ['options that are no names', { ...legal, options: [null] }, 'not-a-list', 'choice.options'],
  ['crouched without a yes', { ...legal, crouched: false }, 'not-true', 'choice.crouched'],
  ['a state in which no model is deployed', { ...legal, secret: 'prone' }, 'not-a-state', 'choice.secret'],
])('a deployment with %s is refused by its field [ELD-SETUP-010]', (_, choice, code, path) => {
  expect(refusalOf(choice)).toEqual([code, 'ELD-SETUP-010', path]);
});

test.each([
  ['a model of the other player', { ...legal, model: 'p2:1' }, 'not-to-deploy', 'ELD-SETUP-006', 'choice.model'],
  ['a model that nobody has', { ...legal, model: 'p1:9' }, 'not-to-deploy', 'ELD-SETUP-006', 'choice.model'],
  ['a model Hidden', { ...legal, secret: 'hidden' }, 'no-ability', 'ELD-STATE-073', 'choice.secret'],
  [
    'a model without Stealth Shrouded',
    { ...legal, secret: 'shrouded' },
    'no-ability',
    'ELD-SKILL-040',
    'choice.secret',
  ],
])('%s is not deployed [ELD-SETUP-006, ELD-STATE-073, ELD-SKILL-040]', (_, choice, code, rule, path) => {
  expect(refusalOf(choice)).toEqual([code, rule, path]);
});
