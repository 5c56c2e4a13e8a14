import { attempt, type Decision, nearest, region } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import type { Eld } from '../../vocabulary/index.js';
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

/** The nearest legal deployment to a wish. */
const nearestTo = (wish: unknown, asked = match) => {
  const [decision] = asked.decisions;
  return decision && nearest(asked, decision as Decision<Eld> & { kind: 'deploy' }, wish);
};
const point = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

test('the nearest deployment to a wish stands at the wish where that is legal, with what else the wish says [ELD-SETUP-010, ELD-SETUP-012]', () => {
  expect(nearestTo(point(20, 4))).toMatchObject({ model: 'p1:1', at: { ...point(20, 4), z: 0 } });
  expect(nearestTo({ at: point(20, 4), crouched: true })).toMatchObject({ at: point(20, 4), crouched: true });
  expect(nearestTo(point(20, 12))?.at).toEqual({ x: inches(20), y: inches(8) - 1600, z: 0 });
  expect(nearestTo('nothing')).toBeUndefined();
});

test('a wish for a model names that model, and only what it may do', () => {
  const asked = until('deploy', [9, 1], {
    party: party('plain', 'spy'),
    initiative: 'position',
    zones: 0,
    firstPlayer: 'p1',
  });
  const shrouded = { at: point(20, 4), secret: 'shrouded' };
  expect(nearestTo({ ...shrouded, model: 'p1:2' }, asked)).toMatchObject({ model: 'p1:2', secret: 'shrouded' });
  expect(nearestTo({ ...shrouded, model: 'p1:1' }, asked)).toBeUndefined();
});

test('a wish on a roof means the roof, and one beside a building the ground [ELD-SETUP-011]', () => {
  const asked = until('deploy', [9, 1], {
    party: party('plain'),
    initiative: 'position',
    zones: 0,
    firstPlayer: 'p1',
    card: 'hill',
  });
  expect(nearestTo(point(6, 4), asked)?.at).toEqual({ ...point(6, 4), z: inches(2) });
  expect(nearestTo(point(20, 4), asked)?.at).toEqual({ ...point(20, 4), z: 0 });
});

test('the region of a deployment is the zone, kept clear of its edges by the base, and of models [ELD-SETUP-010, ELD-SETUP-015]', () => {
  const [decision] = match.decisions;
  const shapes = decision ? region(match, decision) : [];
  const xs = shapes.flatMap(shape => ('points' in shape ? shape.points.map(({ x }) => x) : []));
  expect([shapes.length, Math.min(...xs), Math.max(...xs)]).toEqual([1, 1600, inches(36) - 1600]);
});
