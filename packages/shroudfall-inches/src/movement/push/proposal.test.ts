import { Random } from '@rulewright/core/dice';
import { inches, mm, type Point } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import type { PushAsked } from '../../vocabulary/index.js';
import { type Asked, asking, facts, plain } from '../scenario-words.js';
import { pushProposal } from './proposal.js';

/** A stands 7 inches to the right of the vault. */
const seven = inches(7);

const pushing = (more: Partial<PushAsked> = {}, at?: Point): Asked => {
  const table = plain();
  const models = table.state.models.map(model => (at && model.id === 'A/1' ? { ...model, at } : model));
  const asked = { model: 'A/1', distance: 2, direction: 'away', from: 'vault', optional: false, ...more } as const;
  return asking({ ...table, state: { ...table.state, models } }, 'push', pushProposal(facts(table)), asked);
};

test('suggested directions of a push away: straight on, then ever more aside, and none nearer to the origin [SFI-PUSH-007]', () => {
  const { suggest } = pushing();
  const all = suggest(16);
  expect(all.slice(0, 3)).toEqual([
    { x: seven, y: 0 },
    { x: 22 * (seven / 4), y: 9 * (seven / 4) },
    { x: 22 * (seven / 4), y: -9 * (seven / 4) },
  ]);
  expect(all).toHaveLength(9);
  expect(suggest(4)).toEqual(all.slice(0, 4));
});

test('suggested directions of a push towards: those in which no path ends farther away [SFI-PUSH-008]', () => {
  const all = pushing({ direction: 'towards' }).suggest(16) as readonly Point[];
  // A way of 2 inches at 7 inches ends farther away beyond 81.8 degrees.
  expect(all[0]).toEqual({ x: -seven, y: 0 });
  expect(all).toHaveLength(7);
  expect(all.every(({ x }) => x < 0)).toBe(true);
  const [oblique] = pushing({ direction: 'towards' }, { x: inches(6), y: inches(14) }).suggest(1);
  expect(oblique).toEqual({ x: inches(-3), y: inches(-4) });
});

test('suggested directions of a plain push: all around, the one to the right first [SFI-PUSH-009]', () => {
  const table = plain();
  const asked: PushAsked = { model: 'A/1', distance: 2, direction: 'any', optional: false };
  const { suggest } = asking(table, 'push', pushProposal(facts(table)), asked);
  const all = suggest(20);
  expect(all.slice(0, 2)).toEqual([
    { x: 1, y: 0 },
    { x: 22, y: 9 },
  ]);
  expect(all).toHaveLength(16);
  expect(all.at(-1)).toEqual({ x: -24, y: 0 });
});

test('a push that need not be made is suggested last, where there is room for it [SFI-PUSH-002]', () => {
  const { suggest, check, nearest } = pushing({ optional: true });
  expect(suggest(10).at(-1)).toBe('none');
  expect(suggest(9)).not.toContain('none');
  expect(check('none')).toBeUndefined();
  expect(nearest('none')).toBe('none');
  expect(nearest('b/1')).toEqual({ x: inches(20), y: 0 });
  expect(pushing().suggest(16)).not.toContain('none');
  expect(pushing().nearest('none')).toBeUndefined();
});

test('the direction nearest to a wish: straight to it, or turned as little as the rules ask [SFI-PUSH-010]', () => {
  expect(pushing({ direction: 'any' }).nearest('b/1')).toEqual({ x: inches(20), y: 0 });
  // Towards the origin of a push away: the first direction aside that comes no nearer.
  expect(pushing().nearest('vault')).toEqual({ x: 0, y: -24 * (seven / 4) });
  // A wish right on the model names no direction.
  expect(pushing().nearest('A/1')).toEqual({ x: 24, y: 0 });
});

test('the region of a push shows the ends of the legal directions that lead anywhere [SFI-PUSH-004]', () => {
  const ends = pushing().region() as readonly (Point & { radius: number })[];
  expect(ends).toHaveLength(9);
  expect(ends[0]).toEqual({ shape: 'disc', x: inches(12), y: inches(10), radius: mm(15) });
  // At the left edge a model cannot be pushed to the left.
  expect(pushing({ direction: 'any' }, { x: mm(15), y: inches(20) }).region()).toHaveLength(9);
});

test('samples of a push are legal and lie to both sides of straight ahead [SFI-PUSH-010]', () => {
  const { sample, check } = pushing();
  const random = Random.fromSeed('pushes');
  const found = Array.from({ length: 20 }, () => sample(random) as Point);
  for (const direction of found) expect(check(direction)).toBeUndefined();
  expect(found.some(({ y }) => y > 0) && found.some(({ y }) => y < 0)).toBe(true);
  expect(found.every(({ x, y }) => x >= 0 && x <= 1000 && Math.abs(y) <= 1000)).toBe(true);
});
